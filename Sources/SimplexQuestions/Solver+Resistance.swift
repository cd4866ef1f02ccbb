// The resistance of an expression to being larger or smaller: its slopes in both directions.

import Buffers
package import Simplex

/// The cost of pushing an expression in one direction by a sufficiently small amount.
///
/// The constraints prove it. If the push is impossible, their sum is the expression, or its
/// negative if the push is downward: a required `<=` has a multiplier of at least 0, a `>=` one of
/// at most 0. Otherwise the sum is ``cost`` times that, and each level has a weight. The multiplier
/// of a violated constraint is the weight of its level, negated if the activity is below the
/// constant. That of an active constraint is at most the weight in magnitude.
package struct Resistance: Sendable {
  /// The highest priority whose violation grows; nil if none does.
  ///
  /// Required if the push is impossible.
  package internal(set) var priority: Priority?
  /// The growth of the level's violation per unit of the push; 1 if the push is impossible.
  package internal(set) var cost = 0.0
  /// The constraints that prove it.
  package internal(set) var constraints: [ConstraintShare] = []
  /// The weights of the levels from ``priority`` upward, less important ones first.
  package internal(set) var weights: [(priority: Priority, weight: Double)] = []
  /// The violated constraints whose violation changes.
  package internal(set) var affected: [ConstraintID] = []
}

extension Solver {
  /// The cost of making an expression larger or smaller.
  ///
  /// The solver is unchanged, to the bit.
  ///
  /// - Parameters:
  ///   - expression: The expression to push.
  ///   - rises: Whether to make it larger; otherwise smaller.
  /// - Returns: The highest level that loses by the push, and the proof.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/invalidNumber(_:)`` or
  ///   ``SolverError/pivotLimit(_:)``. The solver is unchanged.
  ///
  /// Complexity: what the push reaches. Within an update also a copy.
  package mutating func resistance(
    to expression: LinearExpression, rises: Bool
  ) throws(SolverError.Thrown) -> Resistance {
    let value = try self.value(of: expression)
    let state = mutableState
    guard state.pointee.undo.updateDepth == 0 else {
      var copy = workingCopy()
      return try copy.resistance(to: expression, rises: rises)
    }
    guard !state.pointee.problem.isPristine else { return Resistance() }
    // Well above the tolerance, and well below the distances between the numbers of a problem.
    var step = 1e-5 * Swift.max(1, value.magnitude * 1e-3)
    for _ in 0..<3 {
      if let result = try state.pointee.push(expression, from: value, by: rises ? step : -step) {
        return result
      }
      step /= 10
    }
    return Resistance()
  }
}

extension SolverState {
  /// The violated rows below required that a movement reaches.
  fileprivate func violatedRows(movedBy movement: Direction) -> [Int32] {
    movement.rows.filter {
      let row = problem.rows[$0]
      return row.isAlive && row.level != PriorityLevels.required
        && row.side.costSign(for: row.relation) != 0
    }
  }

  /// Pushes an expression; nil if a smaller step must be tried.
  fileprivate mutating func push(
    _ expression: LinearExpression, from value: Double, by step: Double
  ) throws(SolverError.Thrown) -> Resistance? {
    begin()
    defer { rollBack() }
    let number = LinearExpression(constant: value + step)
    let row: Int32
    do {
      row = try addRow(
        LinearConstraint(expression, step > 0 ? .greaterThanOrEqual : .lessThanOrEqual, number))
    } catch {
      guard case SolverError.unsatisfiable(let conflict) = error else { throw error }
      return impossible(conflict, step)
    }
    let isActive = problem.rows[row].basicVariable != noVariable
    return isActive ? resistance(ofRow: row, rises: step > 0) : Resistance()
  }

  /// The proof that required constraints forbid the push; nil if a smaller push is possible.
  private func impossible(_ conflict: Conflict, _ step: Double) -> Resistance? {
    var own = 0.0
    var gap = 0.0
    for member in conflict.members {
      gap += member.multiplier * member.constraint.constant
      if member.source == .rejected(0) { own = member.multiplier.magnitude }
    }
    guard own > 0, gap - own * step.magnitude > -0.01 * own * step.magnitude else { return nil }
    var result = Resistance(priority: .required, cost: 1)
    for member in conflict.members {
      guard case .existing(let id) = member.source else { continue }
      result.constraints.append(ConstraintShare(id: id, multiplier: -member.multiplier / own))
    }
    return result
  }

  /// The cost of loosening an active row further in a direction.
  private mutating func resistance(ofRow row: Int32, rises: Bool) -> Resistance {
    var result = Resistance()
    let direction: Double = rises ? 1 : -1
    var sums: [(rank: Int, slope: Double, size: Double)] = []
    let movement = ftran(BasisEntry(row: row), amount: direction)
    for moved in violatedRows(movedBy: movement) {
      let record = problem.rows[moved]
      let slope =
        record.side.costSign(for: record.relation) * movement.alpha(moved)
        * problem.scaledWeight(record)
      guard slope.magnitude > Tolerance.ratio else { continue }
      result.affected.append(problem.id(ofRow: moved))
      let rank = problem.rank(ofRow: record)
      let known = sums.firstIndex { $0.rank == rank } ?? sums.count
      if known == sums.count { sums.append((rank, 0, 0)) }
      sums[known].slope += slope
      sums[known].size += slope.magnitude
    }
    clear(movement)
    sums.sortByNumber { UInt64($0.rank) }
    guard let found = sums.first(where: { $0.slope > 1e-9 * $0.size }) else { return result }
    func priority(ofRank rank: Int) -> Priority {
      Priority(problem.levels.priority(problem.levels.level(rank: rank)))
    }
    result.priority = priority(ofRank: found.rank)
    result.cost = found.slope.scaled(by: Int(problem.rows[row].exponent))
    let certificate = PushCertificate(pushed: row, rank: found.rank, &self)
    result.constraints = certificate.shares(self)
    result.weights = certificate.weights.map { (priority(ofRank: $0.rank), $0.weight) }
    return result
  }
}

extension Solver {
  /// The violated constraints whose violation changes if an active one is loosened.
  ///
  /// - Parameter id: An active constraint.
  /// - Returns: Constraints below required, in no particular order; none if the constraint is
  ///   inactive.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  ///
  /// Complexity: what the constraint determines.
  package mutating func violated(by id: ConstraintID) throws(SolverError.Thrown) -> [ConstraintID] {
    guard state.pointee.problem.isLive(id) else { throw SolverError.unknownConstraint(id) }
    let state = mutableState
    guard state.pointee.problem.rows[id.index].basicVariable != noVariable else { return [] }
    state.pointee.beginQuery()
    let movement = state.pointee.ftran(BasisEntry(row: id.index), amount: 1)
    defer { state.pointee.clear(movement) }
    return state.pointee.violatedRows(movedBy: movement)
      .filter { movement.alpha($0).magnitude > Tolerance.ratio }
      .map { state.pointee.problem.id(ofRow: $0) }
  }
}
