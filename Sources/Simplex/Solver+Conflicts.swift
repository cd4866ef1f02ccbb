// Why required rows cannot hold together.

extension SolverState {
  /// The violated row and the active rows that it is composed of, with their factors.
  mutating func composition(of target: Int32) -> Conflict {
    let row = rows[target]
    seedPrice(row, 1)
    btran()
    defer { clearPrices() }
    let sign: Double = row.side == .above ? -1 : 1
    var largest = 1.0
    for index in 0..<scratch.priced.count {
      largest = Swift.max(largest, scratch.price[scratch.priced[index]].magnitude)
    }
    var members: [(row: Int32, multiplier: Double)] = [(target, sign)]
    for index in 0..<scratch.priced.count {
      let variable = scratch.priced[index]
      let (basicRow, share) = (variables[variable].basicRow, scratch.price[variable])
      guard basicRow != noRow, share.magnitude > Tolerance.multiplier * largest else { continue }
      let exponent = Int(rows[basicRow].exponent) - Int(row.exponent)
      members.append((basicRow, scaled(-sign * share, by: exponent)))
    }
    members.sort { rows[$0.row].serial < rows[$1.row].serial }
    return Conflict(members: sources(of: members))
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

  /// Which of the constraints that the call added a row is; suggestions do not count.
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
    for index in 0..<scratch.newRows.count { look(at: rows[scratch.newRows[index]]) }
    for index in 0..<pending.removedRows.count { look(at: rows[pending.removedRows[index]]) }
    return count
  }
}
