// Finding the required rows that cannot all hold.

import Buffers

extension SolverState {
  /// The conflict of a violated row: the row and the active rows of its composition.
  ///
  /// - Returns: The conflict; nil if rounding prevents the rows from adding up to a contradiction.
  mutating func conflict(of target: Int32) -> Conflict? {
    let composition = composition(of: problem.rows[target])
    defer { clear(composition) }
    // With wide factors, a row with a small multiplier may be necessary for the contradiction.
    var cutoff = Tolerance.multiplier * Swift.max(1, composition.largest)
    while true {
      let members = members(of: composition, with: target, above: cutoff)
      if verifyContradiction(members, to: writtenRow(target).violation) {
        return Conflict(members: sources(of: members), names: problem.names)
      }
      guard cutoff > 0 else { return nil }
      cutoff = cutoff > Tolerance.drop ? cutoff * 1e-3 : 0
    }
  }

  /// The violated row and the rows whose multipliers exceed a cutoff, in order of adding.
  ///
  /// The cutoff applies to multipliers of scaled rows.
  private func members(
    of composition: Multipliers, with target: Int32, above cutoff: Double
  ) -> [(row: Int32, multiplier: Double)] {
    let sign: Double = problem.rows[target].side == .above ? -1 : 1
    var members: [(row: Int32, multiplier: Double)] = [(target, sign)]
    for variable in composition.variables {
      let (basicRow, share) = (problem.variables[variable].basicRow, composition[variable].value)
      guard basicRow != noRow, share != 0, share.magnitude > cutoff else { continue }
      let exponent = Int(problem.rows[basicRow].exponent) - Int(problem.rows[target].exponent)
      members.append((basicRow, (-sign * share).scaled(by: exponent)))
    }
    let rows = problem.rows
    members.sortByNumber { UInt64(rows[$0.row].serial) }
    return members
  }

  /// Checks that the multiples of the rows cancel all variables and contradict each other.
  ///
  /// - Returns: Whether the contradiction is at least half of the violation.
  private func verifyContradiction(
    _ members: [(row: Int32, multiplier: Double)], to violation: Double
  ) -> Bool {
    var parts: [(variable: Int32, part: Double)] = []
    var constant = 0.0
    for (row, multiplier) in members {
      let record = problem.rows[row]
      if record.relation == .lessThanOrEqual && multiplier > 0 { return false }
      if record.relation == .greaterThanOrEqual && multiplier < 0 { return false }
      let factor = multiplier.scaled(by: -Int(record.exponent))
      for term in problem.terms(of: record) {
        parts.append((term.variable, factor * term.coefficient))
      }
      constant += factor * record.constant
    }
    guard constant > 0.5 * violation else { return false }
    parts.sortByNumber { UInt64($0.variable) }
    var sum = GuardedSum()
    for (index, part) in parts.enumerated() {
      sum.add(part.part)
      guard index + 1 == parts.count || parts[index + 1].variable != part.variable else { continue }
      if sum.value.magnitude > Tolerance.multiplier * sum.absoluteSum { return false }
      sum = GuardedSum()
    }
    return true
  }

  /// Converts rows to members: first the existing constraints, then those of the current call.
  ///
  /// Rows come in order of adding, so one pass counts the edits before each.
  private mutating func sources(of members: [(row: Int32, multiplier: Double)]) -> [Conflict.Member]
  {
    let first = undo.checkpoint?.nextSerial ?? .max
    let edits = editsInCall(from: first)
    var earlierEdits = 0
    var existing: [Conflict.Member] = []
    var rejected: [Conflict.Member] = []
    for (row, multiplier) in members {
      let constraint = constraint(ofRow: row)
      let serial = problem.rows[row].serial
      guard serial >= first else {
        existing.append(
          Conflict.Member(
            source: .existing(problem.id(ofRow: row)), constraint: constraint,
            multiplier: multiplier))
        continue
      }
      while earlierEdits < edits.count, edits[earlierEdits] < serial { earlierEdits += 1 }
      rejected.append(
        Conflict.Member(
          source: .rejected(Int(serial - first) - earlierEdits), constraint: constraint,
          multiplier: multiplier))
    }
    return existing + rejected
  }

  /// The serial numbers of edits that the call has added, even if it removed them again.
  private mutating func editsInCall(from first: UInt32) -> [UInt32] {
    var serials: [UInt32] = []
    func inspect(at row: RowRecord) {
      if row.isEdit, row.serial >= first { serials.append(row.serial) }
    }
    for index in 0..<call.newRows.count { inspect(at: problem.rows[call.newRows[index]]) }
    for row in pending.removedRows { inspect(at: problem.rows[row]) }
    serials.sortByNumber { UInt64($0) }
    return serials
  }
}
