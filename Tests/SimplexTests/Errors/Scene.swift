import Simplex

/// A small solver with constraints and edits of every kind, on which calls are refused.
struct Scene {
  var solver = Solver()
  let left: Variable
  let width: Variable
  let unused: Variable
  /// A removed variable; another one may have reused its index.
  let stale: Variable
  /// A variable of another solver with an index that exists here too.
  let foreign: Variable
  let required: ConstraintID
  let soft: ConstraintID
  let widthLimits: [ConstraintID]
  /// A removed constraint; another one may have reused its index.
  let staleID: ConstraintID
  /// A constraint of another solver with an index that exists here too.
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

  /// Everything readable of a solver, for comparison before and after a call.
  static func state(of solver: Solver) -> String {
    let values = solver.variables.map { solver[$0].bitPattern }
    let edits = solver.variables.map { solver.hasEdit($0) }
    let live = solver.constraints.map { solver.contains($0) }
    return "\(solver.dump())\n\(values)\n\(edits)\n\(live)\n\(solver.stateDigest)"
  }
}
