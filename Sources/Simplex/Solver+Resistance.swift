// What keeps an expression from being larger or smaller: its slopes in both directions.

/// What happens if an expression is pushed in one direction by a small enough amount.
///
/// The constraints prove it. Where nothing at all may move, their sum is the expression (its negative, if it
/// is pushed down): a required `<=` has a multiplier of at least 0, a `>=` of at most 0. Otherwise the sum is
/// ``cost`` times that, and each level has a weight: a violated constraint has the weight of its level, negative
/// if it is below its constant, and one that just holds at most that much.
public struct Resistance: Sendable {
  /// The highest priority whose sum of violations grows; required if that is impossible; nil if nothing
  /// grows.
  public internal(set) var priority: Priority?
  /// How much the sum grows, per unit; 1 if that is impossible.
  public internal(set) var cost = 0.0
  /// The constraints that prove it.
  public internal(set) var constraints: [ConstraintShare] = []
  /// The weights of the levels from ``priority`` upwards, less important ones first.
  public internal(set) var weights: [(priority: Priority, weight: Double)] = []
  /// The violated constraints whose violation changes.
  public internal(set) var affected: [ConstraintID] = []
}

extension Solver {
  /// What keeps an expression from being larger, or smaller, than it is.
  ///
  /// The solver is as it was, to the bit.
  ///
  /// - Parameters:
  ///   - expression: What is pushed.
  ///   - rises: Whether it is to be larger.
  /// - Returns: The highest level that loses by it, and the proof.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/invalidNumber(_:)`` or
  ///   ``SolverError/pivotLimit(_:)``.
  ///
  /// Complexity: what the push reaches. Within an update a copy as well.
  public mutating func resistance(
    to expression: LinearExpression, rises: Bool
  ) throws(SolverError.Thrown) -> Resistance {
    let value = try self.value(of: expression)
    let state = mutableState
    guard state.pointee.updateDepth == 0 else {
      var copy = self
      copy.mutableState.pointee.rollBack()
      return try copy.resistance(to: expression, rises: rises)
    }
    guard !state.pointee.isPristine else { return Resistance() }
    // Well above the tolerance and well below the distances between the numbers of a problem.
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
  /// Pushes an expression; nil if a smaller step must be tried.
  fileprivate mutating func push(
    _ expression: LinearExpression, from value: Double, by step: Double
  ) throws(SolverError.Thrown) -> Resistance? {
    begin()
    defer { rollBack() }
    let number = LinearExpression(constant: value + step)
    do {
      try addRow(
        LinearConstraint(expression, step > 0 ? .greaterThanOrEqual : .lessThanOrEqual, number))
    } catch {
      guard case SolverError.unsatisfiable(let conflict) = error else { throw error }
      return impossible(conflict, step)
    }
    let row = scratch.newRows[scratch.newRows.count - 1]
    guard rows[row].basicVariable != noVariable else { return Resistance() }
    return resistance(ofRow: row, rises: step > 0)
  }

  /// The proof that required constraints forbid the push, unless a smaller one is possible.
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

  /// What loosening an active row further in its direction costs.
  private mutating func resistance(ofRow row: Int32, rises: Bool) -> Resistance {
    var result = Resistance()
    let direction: Double = rises ? 1 : -1
    var sums: [(rank: Int, slope: Double, size: Double)] = []
    ftran(BasisEntry(row: row), amount: direction)
    for moved in scratch.moved {
      let record = rows[moved]
      let gradient = record.side.gradient(record.relation)
      guard gradient != 0, record.isAlive, record.level != PriorityLevels.required else { continue }
      let slope = gradient * scratch.alpha[moved] * weight(record)
      guard slope.magnitude > Tolerance.ratio else { continue }
      result.affected.append(id(ofRow: moved))
      let rank = self.rank(ofRow: record)
      if let known = sums.firstIndex(where: { $0.rank == rank }) {
        sums[known].slope += slope
        sums[known].size += slope.magnitude
      } else {
        sums.append((rank, slope, slope.magnitude))
      }
    }
    clearDirection()
    sums.sortByNumber { UInt64($0.rank) }
    guard let found = sums.first(where: { $0.slope > 1e-9 * $0.size }) else { return result }
    result.priority = Priority(levels.priority(levels.level(rank: found.rank)))
    result.cost = found.slope.scaled(by: Int(rows[row].exponent))
    var certificate = PushCertificate(pushed: row, rank: found.rank)
    certificate.collect(&self)
    certificate.computeWeights(&self)
    result.constraints = certificate.shares(self)
    for (rank, weight) in certificate.weights {
      result.weights.append((Priority(levels.priority(levels.level(rank: rank))), weight))
    }
    return result
  }
}

extension Solver {
  /// The violated constraints whose violation changes if an active one is loosened.
  ///
  /// - Parameter id: A constraint that decides a value.
  /// - Returns: Constraints below required in no particular order; none if the constraint decides nothing.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  ///
  /// Complexity: what the constraint decides.
  public mutating func violated(by id: ConstraintID) throws(SolverError.Thrown) -> [ConstraintID] {
    guard state.pointee.isKnown(id) else { throw SolverError.unknownConstraint(id) }
    let state = mutableState
    guard state.pointee.rows[id.index].basicVariable != noVariable else { return [] }
    state.pointee.beginQuery()
    state.pointee.ftran(BasisEntry(row: id.index), amount: 1)
    defer { state.pointee.clearDirection() }
    var found: [ConstraintID] = []
    for row in state.pointee.scratch.moved {
      let record = state.pointee.rows[row]
      guard record.isAlive, record.level != PriorityLevels.required,
        record.side.gradient(record.relation) != 0,
        state.pointee.scratch.alpha[row].magnitude > Tolerance.ratio
      else { continue }
      found.append(state.pointee.id(ofRow: row))
    }
    return found
  }
}
