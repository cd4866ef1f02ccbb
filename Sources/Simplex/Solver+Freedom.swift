// What is open, and in how many independent ways.

/// An independent way in which variables can move within the optimum.
public struct Freedom: Sendable {
  /// The variable that stands for it.
  public let variable: Variable
  /// The values that the variable takes in the optima.
  public internal(set) var range: ClosedRange<Double>
  /// How variables can move from the present point, the variable itself by 1 or -1.
  public internal(set) var moves: [(variable: Variable, distance: Double)] = []
  /// Those whose changes are proportional to the variable's own over all optima, itself included.
  public internal(set) var proportional: [Variable] = []
}

extension Solver {
  /// Whether a variable has the same value in every optimum, as ``isDetermined(_:)``, without a copy.
  ///
  /// The solver is as it was, to the bit.
  ///
  /// - Parameter variable: A variable of this solver.
  /// - Returns: False if an equally good solution gives it another value.
  /// - Throws: ``SolverError/unknownVariable(_:)`` or ``SolverError/pivotLimit(_:)``.
  ///
  /// Complexity: what the variable depends on.
  public mutating func isSettled(_ variable: Variable) throws(SolverError.Thrown) -> Bool {
    guard state.pointee.isKnown(variable) else { throw SolverError.unknownVariable(variable) }
    let state = mutableState
    guard state.pointee.updateDepth == 0, !state.pointee.isPristine else {
      return try isDetermined(variable)
    }
    state.pointee.begin()
    defer { state.pointee.rollBack() }
    return try state.pointee.otherValue(of: variable.index) == nil
  }

  /// The variables that other constants would move, and where to; only ``drainChanges(into:)`` starts over.
  ///
  /// - Parameter constants: Constraints with the numbers to be tried on their right.
  /// - Returns: The variables in order of creation, with their values then.
  /// - Throws: As ``setConstant(_:of:)``.
  ///
  /// Complexity: what the changes reach.
  public mutating func changes(
    setting constants: [(row: ConstraintID, constant: Double)]
  ) throws(SolverError.Thrown) -> [(variable: Variable, value: Double)] {
    for (row, constant) in constants {
      guard state.pointee.isKnown(row) else { throw SolverError.unknownConstraint(row) }
      guard constant.magnitude <= Tolerance.largestNumber else {
        throw SolverError.invalidNumber(constant)
      }
    }
    let state = mutableState
    guard state.pointee.updateDepth == 0 else { return [] }
    var changed: [Variable] = []
    state.pointee.drainChanges(into: &changed)
    state.pointee.begin()
    defer { state.pointee.rollBack() }
    for (row, constant) in constants { state.pointee.setConstant(constant, of: row.index) }
    try state.pointee.solveTentatively()
    state.pointee.drainChanges(into: &changed)
    return changed.map { ($0, self[$0]) }
  }

  /// The degrees of freedom of some variables: as many as can be given values independently.
  ///
  /// Each stands for the first variable that those before it leave open.
  ///
  /// - Parameter variables: The variables, those that are to stand for a freedom first.
  /// - Returns: The freedoms, in the order of their variables; moves and proportional variables are among
  ///   those given, in their order.
  /// - Throws: ``SolverError/unknownVariable(_:)`` or ``SolverError/pivotLimit(_:)``.
  ///
  /// Complexity: O(size of the solver), and for each variable that is open what it depends on.
  public func freedoms(among variables: [Variable]) throws(SolverError.Thrown) -> [Freedom] {
    try freedoms(among: variables, ranges: nil, on: optimalFace())
  }

  /// The same on an optimal face of this solver, for variables whose ranges may be known: each of these is a third of
  /// the work.
  package func freedoms(
    among variables: [Variable], ranges: [ClosedRange<Double>]?, on face: consuming Solver
  ) throws(SolverError.Thrown) -> [Freedom] {
    for variable in variables where !state.pointee.isKnown(variable) {
      throw SolverError.unknownVariable(variable)
    }
    if state.pointee.isPristine {
      // What questions work in is made by the first solve; within an update that has yet to come.
      var solved = workingCopy()
      let known = variables.filter { solved.state.pointee.isKnown($0) }
      guard let first = known.first else { return [] }
      try solved.remove(solved.add(first == 0))
      return try solved.freedoms(among: known)
    }
    // Before the face is made ready: of two that share their memory, the one that changes is copied, without its scratch.
    var walker = ranges == nil ? copy face : nil
    face.mutableState.pointee.beginQuery()
    let canMove = face.mutableState.pointee.movableVariables()
    var places = [Int](repeating: Int.max, count: canMove.count)
    var candidates: [(variable: Variable, range: ClosedRange<Double>?)] = []
    for (index, variable) in variables.enumerated()
    where canMove.indices.contains(variable.position) && canMove[variable.position] {
      places[variable.position] = candidates.count
      candidates.append((variable, ranges?[index]))
    }
    var slice = FaceSlice(variables: canMove.count)
    var changes: [Variable] = []
    face.drainChanges(into: &changes)
    var found: [Freedom] = []
    for (variable, range) in candidates {
      let entries = face.mutableState.pointee.movableEntries(under: [variable.index])
      var target: Double?
      if slice.isApart(entries, on: &face) {
        target = try face.target(for: variable, isOpen: true)
        guard target != nil else { continue }
      } else {
        guard try slice.fix(variable, behind: found, on: face) else { continue }
      }
      for entry in entries { slice.isUsed[Int(entry)] = true }
      var freedom = Freedom(variable: variable, range: range ?? self[variable]...self[variable])
      face.drainChanges(into: &changes)
      try face.findMoves(&freedom, to: target, from: self, places)
      found.append(freedom)
    }
    guard let ranges = try walker?.rangesOfOpen(found.map { $0.variable }, from: self) else {
      return found
    }
    for (index, range) in ranges.enumerated() { found[index].range = range }
    return found
  }

  /// Finds what moves with a freedom.
  ///
  /// - Parameters:
  ///   - freedom: A freedom of which the variable is known.
  ///   - known: What ``target(for:isOpen:)`` gives for it, if that is known.
  ///   - origin: The solver with the present values.
  ///   - places: By variable, its place among those that count; `Int.max` if it is none of them.
  /// - Throws: ``SolverError/pivotLimit(_:)``.
  private mutating func findMoves(
    _ freedom: inout Freedom, to known: Double?, from origin: Solver, _ places: [Int]
  ) throws(SolverError.Thrown) {
    let variable = freedom.variable
    // It can move where more is held, so it can here.
    var target = known
    if target == nil { target = try self.target(for: variable, isOpen: true) }
    guard let target else { return }
    let distance = (target - self[variable]).magnitude
    let state = mutableState
    state.pointee.begin()
    defer { state.pointee.rollBack() }
    do {
      try state.pointee.addRow(variable == target)
    } catch {
      if case SolverError.pivotLimit = error { throw error }
      return
    }
    var moved: [Variable] = []
    state.pointee.drainChanges(into: &moved)
    moved = moved.filter { places[$0.position] != Int.max }
    moved.sortByNumber { UInt64(places[$0.position]) }
    for other in moved {
      let change = self[other] - origin[other]
      guard change.magnitude > 1e-7 * distance else { continue }
      freedom.moves.append((other, change / distance))
    }
    let canMove = state.pointee.canMove(freedom.moves.map { $0.variable.index })
    var asked = 0
    for (place, (other, _)) in freedom.moves.enumerated() {
      if canMove[place] {
        asked += 1
        guard asked <= Self.maximumSingleChecks else { continue }
        if try state.pointee.otherValue(of: other.index) != nil { continue }
      }
      freedom.proportional.append(other)
    }
  }

  /// Of the variables that seem to move apart from a freedom, so many are asked whether they do.
  private static var maximumSingleChecks: Int { 32 }

  /// A value that an open variable can take, off the ends of its range and at most 1 away, other than its
  /// present one; nil for one that is settled.
  fileprivate mutating func target(
    for variable: Variable, isOpen: Bool = false
  ) throws(SolverError.Thrown) -> Double? {
    let state = mutableState
    state.pointee.begin()
    defer { state.pointee.rollBack() }
    let value = state.pointee.values[variable.index]
    guard let other = try state.pointee.otherValue(of: variable.index, isOpen: isOpen) else {
      return nil
    }
    return value + Swift.max(-1, Swift.min(1, (other - value) / 2))
  }
}

/// An optimal face on which the variables that stand for freedoms are fixed one after the other: what depends on them
/// alone is settled there.
///
/// Most freedoms have nothing to do with each other, as a place left open in each card of a list. Those that are apart
/// are asked of the face itself, and there is no slice before one may not be.
private struct FaceSlice {
  /// By variable, whether a freedom that was found moves its basis entry.
  var isUsed: [Bool]
  private var solver: Solver?
  /// How many of those found are fixed in it.
  private var count = 0

  init(variables count: Int) { isUsed = [Bool](repeating: false, count: count) }

  /// Whether nothing that was found has to do with what moves by some entries of an optimal face: none of these moves
  /// anything found, and no row at distance zero ties one to others.
  ///
  /// Rows farther away settle nothing: each that was found is fixed off the ends of its range.
  func isApart(_ entries: [Int32], on face: inout Solver) -> Bool {
    for entry in entries where isUsed[Int(entry)] { return false }
    let state = face.mutableState
    return state.pointee.bindingWalls(from: entries, state.pointee.scratch.nextEpoch()).isEmpty
  }

  /// Fixes a variable that may not be apart, unless those found before settle it; returns whether it was open.
  mutating func fix(
    _ variable: Variable, behind found: [Freedom], on face: Solver
  ) throws(SolverError.Thrown) -> Bool {
    var slice = solver.take() ?? face
    while count < found.count {
      _ = try slice.fix(found[count].variable)
      count += 1
    }
    let isOpen = try slice.fix(variable)
    if isOpen { count += 1 }
    solver = slice
    return isOpen
  }
}

extension Solver {
  /// Fixes a variable off the ends of its range; returns whether it was open.
  fileprivate mutating func fix(_ variable: Variable) throws(SolverError.Thrown) -> Bool {
    guard let target = try target(for: variable) else { return false }
    _ = try? add(variable == target)
    return true
  }
}

extension SolverState {
  /// A value that a variable can take besides its own, infinite if it can go on forever; nil if it is settled.
  ///
  /// The point may have moved there, or otherwise.
  fileprivate mutating func otherValue(
    of variable: Int32, isOpen: Bool = false
  ) throws(SolverError.Thrown) -> Double? {
    if !isOpen, isDetermined(variable) { return nil }
    for direction in [1.0, -1.0] {
      let start = values[variable]
      guard try moves(variable, direction) else { continue }
      let least = Tolerance.activity * Swift.max(1, start.magnitude)
      let isStill = (values[variable] - start).magnitude <= least
      return isStill ? direction * .infinity : values[variable]
    }
    return nil
  }
}
