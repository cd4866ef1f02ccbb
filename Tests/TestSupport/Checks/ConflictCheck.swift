package import Simplex

/// Checks a conflict against the documentation of ``Simplex/Conflict``.
package struct ConflictCheck {
  private let members: [Conflict.Member]
  private let constraints: [TestConstraint]
  private let variableCount: Int

  /// Lists the faults of a conflict.
  ///
  /// - Parameters:
  ///   - conflict: The conflict that a call threw.
  ///   - loaded: The solver before the call.
  ///   - slots: The constraints of the solver by slot, with the numbers that the call would have
  ///     assigned.
  ///   - rejected: The constraints that the call adds.
  /// - Returns: One sentence per fault; none if the conflict is as documented.
  /// - Throws: ``ArithmeticOverflow`` if the reference exceeds 128 bits.
  package static func faults(
    in conflict: Conflict, of loaded: LoadedSolver, slots: [TestConstraint?],
    rejected: [TestConstraint] = []
  ) throws(ArithmeticOverflow) -> [String] {
    let constraints = conflict.members.map { loaded.plain($0.constraint) }
    let check = ConflictCheck(
      members: conflict.members, constraints: constraints,
      variableCount: loaded.variables.count)
    return check.sourceFaults(loaded, slots: slots, rejected: rejected) + check.proofFaults()
      + (try check.irreducibilityFaults())
  }

  /// Checks that each member is the constraint of its source, and that existing ones come first.
  private func sourceFaults(
    _ loaded: LoadedSolver, slots: [TestConstraint?], rejected: [TestConstraint]
  ) -> [String] {
    var faults: [String] = []
    var order: [Int] = []
    for (member, constraint) in zip(members, constraints) {
      let named: TestConstraint?
      switch member.source {
      case .existing(let id):
        let slot = loaded.ids.firstIndex(of: id)
        named = slot.flatMap { slots[$0] }
        order.append(slot ?? -1)
      case .rejected(let position):
        named = rejected.indices.contains(position) ? rejected[position] : nil
        order.append(slots.count + position)
      }
      if named.map(Self.collected) != Self.collected(constraint) {
        faults.append("\(member.source) is not \(constraint)")
      }
      if constraint.priority != 1000 { faults.append("\(constraint) is not required") }
    }
    if zip(order, order.dropFirst()).contains(where: { $0 >= $1 }) {
      faults.append("members are not in order of adding: \(order)")
    }
    return faults
  }

  /// Checks that the multiples add up to `0 >= positive number`.
  private func proofFaults() -> [String] {
    var faults: [String] = []
    var sums = [Double](repeating: 0, count: variableCount)
    var sizes = [Double](repeating: 0, count: variableCount)
    var constant = 0.0
    var constantSize = 0.0
    for (member, constraint) in zip(members, constraints) {
      let factor = member.multiplier
      if factor == 0 || !factor.isFinite { faults.append("a multiplier is \(factor)") }
      if constraint.relation == .lessThanOrEqual && factor > 0
        || constraint.relation == .greaterThanOrEqual && factor < 0
      {
        faults.append("\(factor) turns \(constraint) around")
      }
      for term in constraint.terms {
        sums[term.variable] += factor * term.coefficient
        sizes[term.variable] += abs(factor * term.coefficient)
      }
      constant += factor * constraint.constant
      constantSize += abs(factor * constraint.constant)
    }
    for (number, sum) in sums.enumerated() where abs(sum) > 1e-9 * max(1, sizes[number]) {
      faults.append("x\(number) does not cancel: \(sum)")
    }
    if constant <= 1e-9 * max(1, constantSize) {
      faults.append("the sum is 0 >= \(constant), no contradiction")
    }
    return faults
  }

  private func irreducibilityFaults() throws(ArithmeticOverflow) -> [String] {
    let isIrreducible = try ReferenceSolver.isIrreducibleConflict(
      constraints, variableCount: variableCount)
    return isIrreducible ? [] : ["not an irreducible conflict: \(constraints)"]
  }

  /// The constraint with one term per variable, in order of the variables.
  private static func collected(_ constraint: TestConstraint) -> TestConstraint {
    var result = constraint
    result.terms = []
    for number in Set(constraint.terms.map(\.variable)).sorted() {
      let sum = constraint.terms.lazy.filter { $0.variable == number }
        .reduce(0) { $0 + $1.coefficient }
      if sum != 0 { result.terms.append(.init(number, sum)) }
    }
    return result
  }
}
