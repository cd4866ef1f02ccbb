// Explaining why required rows cannot hold together.

extension SolverState {
  /// The violated row and the active rows that it is composed of, with their factors.
  mutating func composition(of target: Int32) -> Conflict {
    let row = rows[target]
    seedPrice(row, 1)
    btran()
    defer { clearPrices() }
    let sign: Double = row.side == .above ? -1 : 1
    var largest = 1.0
    for variable in scratch.priced {
      largest = Swift.max(largest, scratch.solution[variable].value.magnitude)
    }
    // Where factors are wide, a small multiplier may carry what the rest lacks to contradict itself.
    var cutoff = Tolerance.multiplier * largest
    while cutoff > 0, !contradicts(row, withoutBelow: cutoff) {
      cutoff = cutoff > Tolerance.drop ? cutoff * 1e-3 : 0
    }
    var members: [(row: Int32, multiplier: Double)] = [(target, sign)]
    for variable in scratch.priced {
      let (basicRow, share) = (variables[variable].basicRow, scratch.solution[variable].value)
      guard basicRow != noRow, share != 0, share.magnitude > cutoff else { continue }
      let exponent = Int(rows[basicRow].exponent) - Int(row.exponent)
      members.append((basicRow, scaled(-sign * share, by: exponent)))
    }
    members.sort { rows[$0.row].serial < rows[$1.row].serial }
    return Conflict(members: sources(of: members))
  }

  /// Whether a violated row and the active rows in it, but for shares up to a cutoff, add up to at least
  /// half of the violation.
  private func contradicts(_ row: RowRecord, withoutBelow cutoff: Double) -> Bool {
    var sum = -row.constant
    for variable in scratch.priced {
      let (basicRow, share) = (variables[variable].basicRow, scratch.solution[variable].value)
      if basicRow != noRow, share.magnitude > cutoff { sum += share * rows[basicRow].constant }
    }
    return (row.side == .above ? sum : -sum) > 0.5 * residual(row).magnitude
  }

  private func sources(of members: [(row: Int32, multiplier: Double)]) -> [Conflict.Member] {
    var existing: [Conflict.Member] = []
    var rejected: [Conflict.Member] = []
    for (row, multiplier) in members {
      let constraint = constraint(ofRow: row)
      if let position = positionInCall(ofRow: row) {
        rejected.append(
          Conflict.Member(
            source: .rejected(position), constraint: constraint, multiplier: multiplier))
      } else {
        existing.append(
          Conflict.Member(
            source: .existing(id(ofRow: row)), constraint: constraint, multiplier: multiplier))
      }
    }
    return existing + rejected
  }

  /// The position of a row among the constraints that the call added, not counting suggestions.
  private func positionInCall(ofRow row: Int32) -> Int? {
    guard let first = checkpoint?.nextSerial, rows[row].serial >= first else { return nil }
    return Int(rows[row].serial - first) - editsInCall(from: first, before: rows[row].serial)
  }

  /// How many suggestions the call has added, those that it removed again included.
  private func editsInCall(from first: UInt32, before serial: UInt32) -> Int {
    var count = 0
    func look(at row: RowRecord) {
      if row.isEdit, row.serial >= first, row.serial < serial { count += 1 }
    }
    for row in scratch.newRows { look(at: rows[row]) }
    for row in pending.removedRows { look(at: rows[row]) }
    return count
  }
}
