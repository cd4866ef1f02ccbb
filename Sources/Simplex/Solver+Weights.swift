// Weights of constraints among those of the same priority.

extension Solver {
  /// Changes the weight of a constraint: the factor of its violation among constraints of the same
  /// priority.
  ///
  /// The solver minimizes the sum of `weight * violation` of each priority. Weights never outweigh
  /// a priority: use priorities for what must come first, and weights for compromises. Among
  /// required constraints they have no effect.
  ///
  /// ```swift
  /// var solver = Solver()
  /// let x = solver.makeVariable("x")
  /// let near = try solver.add(x == 0, priority: .low)
  /// try solver.add(x == 90, priority: .low)
  /// try solver.setWeight(2, of: near)
  /// assert(solver[x] == 0)
  /// try solver.setWeight(0.5, of: near)
  /// assert(solver[x] == 90)
  /// ```
  ///
  /// A constraint is made with weight 1. To add one with another weight and solve once, do both in
  /// an ``update(_:)``.
  ///
  /// - Parameters:
  ///   - weight: The new weight, from 1e-9 to 1e9, which is rounded to 24 binary digits. If weights
  ///     of one priority differ by more than 1e9, rounding may hide the small ones.
  ///   - id: The handle that adding the constraint returned.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/invalidWeight(_:)`` or
  ///   ``SolverError/pivotLimit(_:)``. The solver is unchanged.
  ///
  /// Complexity: O(1) for a satisfied inactive constraint, otherwise what the change reaches.
  public mutating func setWeight(
    _ weight: Double, of id: ConstraintID
  ) throws(SolverError.Thrown) {
    guard self.state.pointee.problem.isLive(id) else { throw SolverError.unknownConstraint(id) }
    guard Tolerance.weights.contains(weight) else { throw SolverError.invalidWeight(weight) }
    let state = mutableState
    state.pointee.begin()
    state.pointee.setWeight(weight, of: id.index)
    try commitOrThrow()
  }

  /// The weight of a constraint among those of its priority.
  ///
  /// - Parameter id: The handle that adding the constraint returned.
  /// - Returns: The weight, 1 if it was never set.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  ///
  /// Complexity: O(1).
  public func weight(of id: ConstraintID) throws(SolverError.Thrown) -> Double {
    guard state.pointee.problem.isLive(id) else { throw SolverError.unknownConstraint(id) }
    return state.pointee.writtenRow(id.index).weight
  }
}
