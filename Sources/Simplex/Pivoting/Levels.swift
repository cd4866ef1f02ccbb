// One level after the other.
//
// At level L the violated rows of L are what is minimised; the inactive rows of more important
// levels are walls; less important rows only follow. When L is optimal, every direction of an
// active row that would cost something at L is marked as blocked by it, and the levels below move
// only in directions that no level blocks. So each slope is one number, however many levels.
//
// What is looked at is local. A row whose cost changes can only change the slopes of the active
// rows that it is composed of; those slopes depend only on the violated rows that those active rows
// reach. The former are found by a solve for the changed rows, the latter by walking forward.

/// Why `settle` could not bring the active set to an optimum.
enum SettleFault: Error {
  /// A required row that cannot hold beside the other required rows.
  case conflict(Int32)
  /// A variable would have this value.
  case overflow(Double)
  case pivotLimit
}

extension Core {
  @inline(__always)
  func rank(ofRow row: RowRecord) -> Int { Int(levels.rank(row.level)) }

  /// Brings values, sides and active set to the optimum after the changes noted in `pending`.
  mutating func settle() throws(SettleFault) {
    if pending.isEmpty { return }
    prepareToSolve()
    evaluatePending()
    assignFreshSides()
    if pending.isEmpty { return }
    linkColumns()
    work.degeneracyEpoch &+= 1
    work.zeroSteps = 0
    try optimise()
  }

  /// Refuses values that the tolerances do not suit, infinite ones among them.
  mutating func checkValues() throws(SettleFault) {
    for variable in 0..<variableCount where !(values[variable].magnitude <= Tolerance.largestValue)
    {
      throw .overflow(values[variable])
    }
  }

  /// Gives inactive rows without a side the one that their activity shows.
  mutating func assignFreshSides() {
    while !pending.freshRows.isEmpty {
      let row = pending.freshRows.removeLast()
      let record = rows[row]
      guard record.isAlive, record.owner == noVariable else { continue }
      rows[row].side = .at
      setSide(freshSide(record), of: row)
    }
  }

  @inline(__always)
  func freshSide(_ row: RowRecord) -> Side {
    let residual = residual(row)
    switch row.relation {
    case .equal:
      return residual.magnitude <= Tolerance.activity ? .at : residual > 0 ? .above : .below
    case .lessThanOrEqual: return residual > Tolerance.activity ? .above : .below
    case .greaterThanOrEqual: return residual < -Tolerance.activity ? .below : .above
    }
  }

  /// Moves an inactive row to a side, and notes it if its cost changes.
  mutating func setSide(_ side: Side, of row: Int32) {
    let record = rows[row]
    journal.record(.row, row, record)
    rows[row].side = side
    let gradient = side.gradient(record.relation)
    if gradient != record.side.gradient(record.relation) { noteCostChange(row, gradient) }
  }

  /// Notes that an inactive row costs something now, or no longer.
  @inline(__always)
  mutating func noteCostChange(_ row: Int32, _ gradient: Double) {
    if rows[row].level != PriorityLevels.required {
      pending.changedRows.append(RowChange(row: row, level: rows[row].level))
      work.isClosureWhole = false
    } else if gradient != 0 {
      pending.violatedRequired.append(row)
    }
  }

  private mutating func optimise() throws(SettleFault) {
    work.slotEpoch = work.nextEpoch()
    work.slots.removeAll()
    work.questions.removeAll()
    work.isClosureWhole = false
    var noted = 0
    defer {
      clearClosure()
      work.ranks.removeAll()
    }
    var previous: Int32 = 0
    while true {
      try satisfyRequired()
      noteRanks(from: &noted)
      guard let rank = work.ranks.popFirst() else { break }
      // The marks of the levels below are found again on the way down.
      if rank < previous { work.isClosureWhole = false }
      previous = rank
      try optimise(rank: Int(rank), &noted)
    }
    pending.changedRows.removeAll()
  }

  /// Puts the ranks of newly changed rows and slots among those to visit.
  private mutating func noteRanks(from noted: inout Int) {
    while noted < pending.changedRows.count {
      insertRank(of: pending.changedRows[noted].level)
      noted += 1
    }
    while !pending.slots.isEmpty {
      let change = pending.slots.removeLast()
      question(change.slot)
      insertRank(of: change.level)
    }
  }

  /// A level to visit; for the required one, where nothing is traded, the first below it.
  @inline(__always)
  mutating func insertRank(of level: Int32) {
    let rank = Swift.max(levels.rank(level), 1)
    if rank < levels.count { work.ranks.insert(rank) }
  }

  private mutating func optimise(rank: Int, _ noted: inout Int) throws(SettleFault) {
    work.rejected.removeAll()
    work.improving.removeAll()
    work.questions.removeAll()
    for place in 0..<work.slots.count { work.questions.append(work.slots[place]) }
    var isFirst = true
    while true {
      questionChanges(rank: rank)
      noted = pending.changedRows.count
      if !work.questions.isEmpty {
        buildClosure(rank: rank, isWhole: isFirst)
        price(rank: rank)
      }
      isFirst = false
      guard let candidate = takeBest() else { return }
      guard pivotsInCall < pivotBudget else { throw .pivotLimit }
      if pivot(candidate, rank: rank) {
        askRejected()
      } else {
        work.rejected.append(candidate.slot)
      }
      evaluatePending()
      assignFreshSides()
      try satisfyRequired()
      noteRanks(from: &noted)
      // Slopes are followed at a level only while all above it are optimal.
      if let first = work.ranks.first, first < rank {
        insertRank(of: levels.level(rank: rank))
        return
      }
    }
  }

  /// Another active set may accept what this one could not take in.
  private mutating func askRejected() {
    for place in 0..<work.rejected.count { question(work.rejected[place]) }
    work.rejected.removeAll()
  }

  /// Questions the active rows whose slopes at this rank the changed rows may have changed.
  private mutating func questionChanges(rank: Int) {
    guard !pending.changedRows.isEmpty else { return }
    var kept = 0
    for place in 0..<pending.changedRows.count {
      let change = pending.changedRows[place]
      if Swift.max(Int(levels.rank(change.level)), 1) == rank {
        seedChange(rows[change.row])
      } else {
        pending.changedRows[kept] = change
        kept += 1
      }
    }
    pending.changedRows.truncate(to: kept)
    questionComposition(rank: rank)
  }

  /// Seeds a changed row with a weight of its own, so that no two of them cancel.
  ///
  /// An active row is composed of itself; what its variables are composed of is asked then.
  private mutating func seedChange(_ row: RowRecord) {
    let weight = Degeneracy.distance(row.serial)
    guard row.owner != noVariable else { return seedPrice(row, weight) }
    for place in Int(row.start)..<Int(row.start + row.count) {
      let variable = terms[place].variable
      work.price[variable] += weight * Degeneracy.distance(UInt32(truncatingIfNeeded: place))
      work.positions.insert(variables[variable].position)
    }
  }

  /// Questions the active rows that a row depends on, as far as they can still move at this rank.
  mutating func questionAncestors(of row: RowRecord, rank: Int) {
    let epoch = work.nextEpoch()
    work.queue.removeAll()
    enqueueVariables(of: row, epoch)
    var next = 0
    while next < work.queue.count {
      let variable = work.queue[next]
      next += 1
      let owner = variables[variable].owner
      let slot = owner == noRow ? Slot(stayOf: variable) : Slot(row: owner)
      if isOpen(slot, rank: rank) { question(slot) }
      if owner != noRow { enqueueVariables(of: rows[owner], epoch) }
    }
  }

  @inline(__always)
  private mutating func enqueueVariables(of row: RowRecord, _ epoch: UInt32) {
    statistics.cells &+= Int(row.count)
    for place in Int(row.start)..<Int(row.start + row.count) {
      let variable = terms[place].variable
      if work.variableMark[variable] != epoch {
        work.variableMark[variable] = epoch
        work.queue.append(variable)
      }
    }
  }

  /// Questions the active rows that the vector seeded is composed of.
  ///
  /// Shares are computed and not only traced: where a row has taken a removed one's place, what both
  /// are composed of cancels, and what remains is what differs.
  private mutating func questionComposition(rank: Int) {
    btran()
    for place in 0..<work.priced.count {
      let variable = work.priced[place]
      guard work.price[variable] != 0 else { continue }
      let owner = variables[variable].owner
      let slot = owner == noRow ? Slot(stayOf: variable) : Slot(row: owner)
      if isOpen(slot, rank: rank) { question(slot) }
    }
    clearPrices()
  }

  /// Puts a slot among those whose slopes are in question, at this rank and those below it.
  mutating func question(_ slot: Slot) {
    if mark(of: slot) != work.slotEpoch {
      setMark(of: slot, work.slotEpoch)
      work.slots.append(slot)
      work.isClosureWhole = false
    }
    work.questions.append(slot)
  }

  @inline(__always)
  private func mark(of slot: Slot) -> UInt32 {
    slot.isStay ? work.staySlotMark[slot.variable] : work.slotMark[slot.row]
  }

  @inline(__always)
  func setMark(of slot: Slot, _ mark: UInt32) {
    if slot.isStay {
      work.staySlotMark[slot.variable] = mark
    } else {
      work.slotMark[slot.row] = mark
    }
  }

  /// Whether the slot still is what it was when it was put on a list.
  @inline(__always)
  func isActive(_ slot: Slot) -> Bool {
    slot.isStay
      ? variables[slot.variable].owner == noRow && variables[slot.variable].isAlive
      : rows[slot.row].isAlive && rows[slot.row].owner != noVariable
  }

  @inline(__always)
  func variable(of slot: Slot) -> Int32 { slot.isStay ? slot.variable : rows[slot.row].owner }

  @inline(__always)
  func blockedLevels(_ slot: Slot) -> (up: Int32, down: Int32) {
    slot.isStay
      ? (variables[slot.variable].blockedUp, variables[slot.variable].blockedDown)
      : (rows[slot.row].blockedUp, rows[slot.row].blockedDown)
  }

  mutating func setBlocked(_ slot: Slot, up: Int32, down: Int32) {
    let old = blockedLevels(slot)
    if old.up == up && old.down == down { return }
    if slot.isStay {
      journal.record(.variable, slot.variable, variables[slot.variable])
      variables[slot.variable].blockedUp = up
      variables[slot.variable].blockedDown = down
    } else {
      journal.record(.row, slot.row, rows[slot.row])
      rows[slot.row].blockedUp = up
      rows[slot.row].blockedDown = down
    }
  }

  /// Whether no level above the rank blocks a direction.
  @inline(__always)
  func isOpen(_ level: Int32, rank: Int) -> Bool { level == noLevel || levels.rank(level) >= rank }

  @inline(__always)
  func isOpen(_ slot: Slot, rank: Int) -> Bool {
    let blocked = blockedLevels(slot)
    return isOpen(blocked.up, rank: rank) || isOpen(blocked.down, rank: rank)
  }

  /// Whether an inactive row is violated by more than the tolerance.
  func isViolated(_ row: Int32) -> Bool {
    let record = rows[row]
    guard record.isAlive, record.owner == noVariable else { return false }
    return freshSide(record).gradient(record.relation) != 0
  }
}
