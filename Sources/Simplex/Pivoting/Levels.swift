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
    let tolerance = tolerance(of: row)
    switch row.relation {
    case .equal: return residual.magnitude <= tolerance ? .at : residual > 0 ? .above : .below
    case .lessThanOrEqual: return residual > tolerance ? .above : .below
    case .greaterThanOrEqual: return residual < -tolerance ? .below : .above
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
    work.isStuck = false
    work.improving.removeAll()
    work.questions.removeAll()
    for place in 0..<work.slots.count { work.questions.append(work.slots[place]) }
    var isFirst = true
    var hasAskedBarred = false
    while true {
      questionChanges(rank: rank)
      noted = pending.changedRows.count
      if !work.questions.isEmpty {
        buildClosure(rank: rank, isWhole: isFirst)
        price(rank: rank)
      }
      isFirst = false
      guard let candidate = takeBest() else {
        guard work.isStuck else { return }
        guard !hasAskedBarred else { throw .pivotLimit }
        hasAskedBarred = true
        askBarred()
        continue
      }
      hasAskedBarred = false
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

  /// What was passed over before may be of no use any more.
  private mutating func askBarred() {
    work.isStuck = false
    for place in 0..<work.barred.count { question(work.barred[place]) }
  }

  /// Another active set may accept what this one could not take in.
  private mutating func askRejected() {
    for place in 0..<work.rejected.count { question(work.rejected[place]) }
    work.rejected.removeAll()
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
