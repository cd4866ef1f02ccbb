// Taking new rows into an active set that is there.

extension Core {
  /// Places the rows in `work.newRows`: by level, equalities first.
  mutating func placeNewRows() {
    let count = work.newRows.count
    prepareToSolve()
    for place in 0..<count { linkRow(work.newRows[place]) }
    if count == 1 { return place(work.newRows[0]) }
    var slab = Slab(bytes: RowBuckets.bytes(rows: count, ranks: levels.count))
    defer { slab.free() }
    let buckets = RowBuckets(rows: count, ranks: levels.count, in: &slab)
    buckets.sort(work.newRows, of: rows, levels)
    for place in 0..<count { self.place(buckets.rows[place]) }
  }

  /// Makes a new row active in the slot of a stay, if it is not satisfied as it is and one of its
  /// variables is on a stay that nothing in the row follows from; else leaves it inactive.
  ///
  /// A stay costs nothing in either direction, so no slope but the row's own changes. Shares that the
  /// call hands on reach the row as one of what the noted rows are composed of.
  private mutating func place(_ row: Int32) {
    let record = rows[row]
    guard record.relation == .equal || freshSide(record).gradient(record.relation) != 0,
      let variable = latestStay(in: record), exchangeStay(variable, with: row)
    else {
      pending.freshRows.append(row)
      return
    }
    markOwnCost(row, rows[row])
  }

  /// The variable of a row that comes last in the order among those on a stay.
  private func latestStay(in row: RowRecord) -> Int32? {
    var latest: Int32?
    for place in Int(row.start)..<Int(row.start + row.count) {
      let term = terms[place]
      let variable = variables[term.variable]
      guard variable.owner == noRow, variable.block == noBlock,
        term.coefficient.magnitude >= Tolerance.pivotThreshold
      else { continue }
      if let present = latest, variables[present].position > variable.position { continue }
      latest = term.variable
    }
    return latest
  }
}
