import Simplex

/// A small solver with something of everything, on which calls are refused.
struct Scene {
  var solver = Solver()
  let left: Variable
  let width: Variable
  let unused: Variable
  /// A variable that was removed; another one may have taken its place.
  let stale: Variable
  /// A variable of another solver, made in the same place.
  let foreign: Variable
  let required: ConstraintID
  let soft: ConstraintID
  let widthLimits: [ConstraintID]
  /// A constraint that was removed; another one may have taken its place.
  let staleID: ConstraintID
  /// A constraint of another solver, made in the same place.
  let foreignID: ConstraintID

  init() throws {
    var other = Solver()
    foreign = other.makeVariable("foreign")
    foreignID = try other.add(foreign == 1)
    left = solver.makeVariable("left")
    stale = solver.makeVariable("stale")
    try solver.remove(stale)
    width = solver.makeVariable("width")
    unused = solver.makeVariable("unused")
    staleID = try solver.add(left == 3)
    try solver.remove(staleID)
    required = try solver.add(left + width <= 300)
    soft = try solver.add(left == 40, priority: .low)
    widthLimits = try solver.add(contentsOf: [width >= 10, (width == 900).priority(.high)])
    try solver.addEdit(left, priority: .medium)
    try solver.suggest(25, for: left)
  }

  /// Everything that can be read from a solver, to compare before and after.
  static func state(of solver: Solver) -> String {
    let values = solver.variables.map { solver[$0].bitPattern }
    let edits = solver.variables.map { solver.hasEdit($0) }
    let live = solver.constraints.map { solver.contains($0) }
    return "\(solver.dump())\n\(values)\n\(edits)\n\(live)\n\(solver.stateDigest)"
  }
}
