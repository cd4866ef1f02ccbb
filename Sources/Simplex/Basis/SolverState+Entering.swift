// Adding new rows to an existing active set.

extension SolverState {
  /// Places the rows in `scratch.newRows`: by level, equalities first.
  mutating func enterNewRows() {
    let count = scratch.newRows.count
    prepareToSolve()
    for index in 0..<count {
      linkRow(scratch.newRows[index])
      sumOfConstants += rows[scratch.newRows[index]].constant.magnitude
    }
    enterInOrder(count)
    if pending.hasPositions { evaluatePending() }
    for index in 0..<count { repivotIfUnstable(of: scratch.newRows[index]) }
  }

  private mutating func enterInOrder(_ count: Int) {
    if count == 1 { return enterNewRow(scratch.newRows[0]) }
    var arena = Arena(bytes: RowBuckets.bytes(rows: count, ranks: levels.count))
    defer { arena.free() }
    let buckets = RowBuckets(rows: count, ranks: levels.count, in: &arena)
    buckets.sort(scratch.newRows, of: rows, levels)
    for index in 0..<count { self.enterNewRow(buckets.rows[index]) }
  }

  /// Makes a new row active in place of a hold, if it is not satisfied as it is and one of its
  /// variables is held and nothing in the row follows from, or if it is a required equality and something that it
  /// is composed of is held; else leaves it inactive.
  ///
  /// A hold costs nothing in either direction, so no slope but the row's own changes. Shares that the
  /// call hands on reach the row as one of what the noted rows are composed of.
  private mutating func enterNewRow(_ row: Int32) {
    let record = rows[row]
    let isWanted =
      record.relation == .equal || freshSide(record).gradient(record.relation) != 0
    guard isWanted, enterThroughHold(row, record) || enterThroughComposition(row, record) else {
      pending.freshRows.append(row)
      return
    }
    blockOwnCost(row)
  }

  private mutating func enterThroughHold(_ row: Int32, _ record: RowRecord) -> Bool {
    guard let variable = latestHeldVariable(in: record) else { return false }
    return exchangeHold(variable, with: row)
  }

  /// Makes a required equality active in place of the hold that has the largest share in it, if there is one.
  ///
  /// Left inactive, such rows would be made to hold one after the other: a walk for each half of a view that
  /// is as wide as the other half. One row alone is left to its walk, which moves less of what it joins.
  private mutating func enterThroughComposition(_ row: Int32, _ record: RowRecord) -> Bool {
    guard scratch.newRows.count > 1, record.relation == .equal,
      record.level == PriorityLevels.required,
      let variable = heldVariable(withLargestShareIn: record)
    else { return false }
    return exchange(variable, with: row)
  }

  /// The held variable that moves most for a change of a row by 1, nil if none does.
  private mutating func heldVariable(withLargestShareIn row: RowRecord) -> Int32? {
    seedPrice(row, 1)
    btran()
    defer { clearPrices() }
    var best: Int32?
    var largest = Tolerance.pivotThreshold
    for variable in scratch.priced where variables[variable].basicRow == noRow {
      let share = scratch.solution[variable].value.magnitude
      if share > largest { (best, largest) = (variable, share) }
    }
    return best
  }

  /// If a new row gives its variable a value a thousand times the sum of all constants, factors have multiplied
  /// up on the way: lets the row determine the held variable instead that has the largest share in it.
  private mutating func repivotIfUnstable(of row: Int32) {
    let variable = rows[row].basicVariable
    guard variable != noVariable,
      values[variable].magnitude > CrashWorkspace.unstableGrowth * Swift.max(1, sumOfConstants)
    else { return }
    let old = variables[variable].heldValue
    let held = replaceByHold(row)
    if held == variable { variables[held].heldValue = old }
    pending.enqueue(position: variables[held].position)
    seedPrice(rows[row], 1)
    btran()
    var (best, largest) = (held, 0.0)
    for other in scratch.priced where variables[other].basicRow == noRow {
      let share = scratch.solution[other].value.magnitude
      if share > largest { (best, largest) = (other, share) }
    }
    clearPrices()
    guard exchange(best, with: row) else { return pending.freshRows.append(row) }
    blockOwnCost(row)
    evaluatePending()
  }

  /// The last variable in the order among the held variables of a row.
  private mutating func latestHeldVariable(in row: RowRecord) -> Int32? {
    var latest: Int32?
    for term in terms(of: row) {
      let variable = variables[term.variable]
      guard variable.basicRow == noRow, variable.block == noBlock,
        term.coefficient.magnitude >= Tolerance.pivotThreshold
      else { continue }
      if let present = latest, variables[present].position > variable.position { continue }
      latest = term.variable
    }
    return latest
  }
}
