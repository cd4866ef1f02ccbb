// Why required rows cannot hold together.
//
// One violated row is kept, the others are dropped, and its violation is made as small as the
// satisfied required rows allow. If it stays violated, its composition in active rows is a conflict:
// they are independent, so it is the only dependency among these rows, and without any one of them
// the rest can hold. No deletion test is needed.

extension Core {
  /// An irreducible conflict among the required rows, for an active set that is optimal at the
  /// required level. Changes the active set; the caller undoes the call.
  mutating func findConflict() -> Conflict? {
    linkColumns()
    for target in violatedRequiredRows() {
      do throws(SettleFault) {
        _ = try walk(.reduce(target)) { !$0.isViolated(target) }
      } catch {
        return nil
      }
      if isViolated(target) { return composition(of: target) }
      // It can hold beside the satisfied rows, so it is one of the walls from here on.
      if rows[target].side != .active { setSide(freshSide(rows[target]), of: target) }
    }
    return nil
  }

  /// The violated required rows, in order of adding; those that hold get the side that says so.
  private mutating func violatedRequiredRows() -> [Int32] {
    var result: [Int32] = []
    for place in 0..<rowCount {
      let row = Int32(truncatingIfNeeded: place)
      let record = rows[row]
      guard record.level == PriorityLevels.required, record.isAlive, record.side != .active
      else { continue }
      if isViolated(row) { result.append(row) } else { setSide(freshSide(record), of: row) }
    }
    result.sort { rows[$0].serial < rows[$1].serial }
    return result
  }

  /// The violated row and the active rows that it is composed of, with their factors.
  private mutating func composition(of target: Int32) -> Conflict {
    let row = rows[target]
    seedPrice(row, 1)
    btran()
    defer { clearPrices() }
    let sign: Double = row.side == .above ? -1 : 1
    var largest = 1.0
    for place in 0..<work.priced.count {
      largest = Swift.max(largest, work.price[work.priced[place]].magnitude)
    }
    var members: [(row: Int32, multiplier: Double)] = [(target, sign)]
    for place in 0..<work.priced.count {
      let variable = work.priced[place]
      let (owner, share) = (variables[variable].owner, work.price[variable])
      guard owner != noRow, share.magnitude > Tolerance.multiplier * largest else { continue }
      let exponent = Int(rows[owner].exponent) - Int(row.exponent)
      members.append((owner, scaled(-sign * share, by: exponent)))
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
    var position = Int(rows[row].serial - first)
    for place in 0..<work.newRows.count {
      let other = rows[work.newRows[place]]
      if other.isEdit, other.serial < rows[row].serial { position -= 1 }
    }
    return position
  }
}
