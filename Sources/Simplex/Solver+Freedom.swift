// What is open, and in how many independent ways.

/// An independent way in which variables can move within the optimum.
public struct Freedom: Sendable {
  /// The variable that stands for it.
  public let variable: Variable
  /// The values that the variable takes in the optima.
  public let range: ClosedRange<Double>
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
  /// - Throws: ``SolverError/unknownVariable(_:)`` or ``SolverError/pivotLimit(_:)``.
  ///
  /// Complexity: what the variable depends on.
  public mutating func isSettled(_ variable: Variable) throws(SolverError) -> Bool {
    guard state.pointee.isKnown(variable) else { throw .unknownVariable(variable) }
    let state = mutableState
    guard state.pointee.updateDepth == 0, !state.pointee.isPristine else {
      return try isDetermined(variable)
    }
    state.pointee.begin()
    defer { state.pointee.rollBack() }
    return try state.pointee.isSettled(variable.index)
  }

  /// The variables that other constants would move, and where to; only ``takeChanges(into:)`` starts over.
  ///
  /// - Parameter constants: Constraints with the numbers to be tried on their right.
  /// - Returns: The variables in order of creation, with their values then.
  /// - Throws: As ``setConstant(_:of:)``.
  ///
  /// Complexity: what the changes reach.
  public mutating func changes(
    setting constants: [(row: ConstraintID, constant: Double)]
  ) throws(SolverError) -> [(variable: Variable, value: Double)] {
    for (row, constant) in constants {
      guard state.pointee.isKnown(row) else { throw .unknownConstraint(row) }
      guard constant.magnitude <= Tolerance.largestNumber else { throw .invalidNumber(constant) }
    }
    let state = mutableState
    guard state.pointee.updateDepth == 0 else { return [] }
    var changed: [Variable] = []
    state.pointee.takeChanges(into: &changed)
    state.pointee.begin()
    defer { state.pointee.rollBack() }
    for (row, constant) in constants { state.pointee.setConstant(constant, of: row.index) }
    try state.pointee.solveForNow()
    state.pointee.takeChanges(into: &changed)
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
  public func freedoms(among variables: [Variable]) throws(SolverError) -> [Freedom] {
    for variable in variables where !state.pointee.isKnown(variable) {
      throw .unknownVariable(variable)
    }
    var face = optimalFace()
    let canMove = face.mutableState.pointee.variablesThatMove()
    var places = [Int](repeating: Int.max, count: canMove.count)
    var candidates: [Variable] = []
    for variable in variables
    where canMove.indices.contains(variable.position) && canMove[variable.position] {
      places[variable.position] = candidates.count
      candidates.append(variable)
    }
    // Where the variables found before are fixed, what depends on them alone is settled.
    var slice = face
    var changes: [Variable] = []
    face.takeChanges(into: &changes)
    var found: [Freedom] = []
    for variable in candidates where try !slice.isSettled(variable) {
      let freedom = Freedom(variable: variable, range: try face.rangeInPlace(variable))
      guard freedom.range.lowerBound < freedom.range.upperBound else { continue }
      found.append(freedom)
      let inner = try slice.rangeInPlace(variable)
      _ = try? slice.add(
        variable == Self.target(from: slice.state.pointee.values[variable.index], in: inner))
      face.takeChanges(into: &changes)
      try face.follow(&found[found.count - 1], from: self, places)
    }
    return found
  }

  /// Finds what moves with a freedom.
  ///
  /// - Parameters:
  ///   - freedom: A freedom of which the variable and the range are known.
  ///   - origin: The solver with the present values.
  ///   - places: By variable, its place among those that count; `Int.max` if it is none of them.
  private mutating func follow(
    _ freedom: inout Freedom, from origin: Solver, _ places: [Int]
  ) throws(SolverError) {
    let variable = freedom.variable
    let value = origin.state.pointee.values[variable.index]
    let target = Self.target(from: value, in: freedom.range)
    let distance = (target - value).magnitude
    let state = mutableState
    state.pointee.begin()
    defer { state.pointee.rollBack() }
    do throws(SolverError) {
      try state.pointee.addRow(variable == target)
    } catch {
      if case .pivotLimit = error { throw error }
      return
    }
    var moved: [Variable] = []
    state.pointee.takeChanges(into: &moved)
    moved = moved.filter { places[$0.position] != Int.max }
    moved.sort { places[$0.position] < places[$1.position] }
    for other in moved {
      let change = self[other] - origin.state.pointee.values[other.index]
      guard change.magnitude > 1e-7 * distance else { continue }
      freedom.moves.append((other, change / distance))
    }
    for (other, _) in freedom.moves where try state.pointee.isSettled(other.index) {
      freedom.proportional.append(other)
    }
  }

  /// A value within a range, off its ends, that is not the present one, 1 away if there is room.
  private static func target(from value: Double, in range: ClosedRange<Double>) -> Double {
    let up = range.upperBound - value
    if up > 1e-7 { return value + min(1, up / 2) }
    return value - min(1, (value - range.lowerBound) / 2)
  }
}

extension SolverState {
  /// Whether neither direction moves a variable; the point may have moved otherwise.
  fileprivate mutating func isSettled(_ variable: Int32) throws(SolverError) -> Bool {
    if isPinned(variable) { return true }
    for direction in [1.0, -1.0] where try moves(variable, direction) { return false }
    return true
  }
}
