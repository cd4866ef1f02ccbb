// What is open, asked in place: the solver is as it was afterwards.

/// What moves with a variable that the constraints leave open.
public struct Freedom: Sendable {
  /// How other variables move if the variable moves by 1 in the direction asked for; they can do so from
  /// the present point.
  public internal(set) var moves: [(variable: Variable, distance: Double)] = []
  /// Those whose changes are proportional to the variable's own over all optima.
  public internal(set) var proportional: [Variable] = []

  /// Nothing moves.
  public init() {}
}

extension Solver {
  /// Whether a variable has the same value in every optimum, as ``isDetermined(_:)``, without a copy.
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

  /// What moves with an open variable.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - target: A value strictly between the ends of its range, other than its present one.
  ///   - candidates: Variables that may move with it.
  /// - Returns: Those of the candidates that move, in their order.
  /// - Throws: ``SolverError/unsatisfiable(_:)`` if the target is out of range, else as ``isSettled(_:)``.
  ///
  /// Complexity: O(candidates), and what those that move depend on.
  public mutating func freedom(
    of variable: Variable, toward target: Double, among candidates: [Variable]
  ) throws(SolverError) -> Freedom {
    guard state.pointee.isKnown(variable) else { throw .unknownVariable(variable) }
    let state = mutableState
    guard state.pointee.updateDepth == 0, !state.pointee.isPristine else { return Freedom() }
    let before = candidates.map { state.pointee.values[$0.index] }
    let distance = (target - state.pointee.values[variable.index]).magnitude
    state.pointee.begin()
    defer { state.pointee.rollBack() }
    try state.pointee.addRow(
      LinearConstraint(LinearExpression(variable), .equal, LinearExpression(constant: target)))
    var result = Freedom()
    for (candidate, old) in zip(candidates, before) {
      let change = state.pointee.values[candidate.index] - old
      guard change.magnitude > 1e-7 * distance else { continue }
      result.moves.append((candidate, change / distance))
    }
    for (candidate, _) in result.moves where try state.pointee.isSettled(candidate.index) {
      result.proportional.append(candidate)
    }
    return result
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
