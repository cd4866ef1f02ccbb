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

/// Why `reoptimize` could not bring the active set to an optimum.
enum SolveFailure: Error {
  /// A required row that cannot hold beside the other required rows.
  case conflict(Int32)
  /// A variable would have this value.
  case overflow(Double)
  case pivotLimit
}

extension SolverState {
  @inline(__always)
  func rank(ofRow row: RowRecord) -> Int { Int(levels.rank(row.level)) }

  /// Brings values, sides and active set to the optimum after the changes noted in `pending`.
  mutating func reoptimize() throws(SolveFailure) {
    if pending.isEmpty { return }
    prepareToSolve()
    evaluatePending()
    assignFreshSides()
    if pending.isEmpty { return }
    linkColumns()
    scratch.degeneracyEpoch &+= 1
    scratch.zeroSteps = 0
    try optimize()
  }

  /// Refuses values that the tolerances do not suit, infinite ones among them.
  mutating func checkValues() throws(SolveFailure) {
    for variable in 0..<variableCount where !(values[variable].magnitude <= Tolerance.largestValue)
    {
      throw .overflow(values[variable])
    }
  }

  private mutating func optimize() throws(SolveFailure) {
    scratch.markEpoch = scratch.nextEpoch()
    scratch.markedEntries.removeAll()
    scratch.entriesToPrice.removeAll()
    scratch.hasAllViolations = false
    var noted = 0
    defer {
      clearViolations()
      scratch.ranks.removeAll()
    }
    var previous: Int32 = 0
    while true {
      try satisfyRequired()
      noteRanks(from: &noted)
      guard let rank = scratch.ranks.popFirst() else { break }
      // The marks of the levels below are found again on the way down.
      if rank < previous { scratch.hasAllViolations = false }
      previous = rank
      try optimize(rank: Int(rank), &noted)
    }
    pending.changedRows.removeAll()
  }

  /// Puts the ranks of newly changed rows and basis entries among those to visit.
  private mutating func noteRanks(from noted: inout Int) {
    while noted < pending.changedRows.count {
      insertRank(of: pending.changedRows[noted].level)
      noted += 1
    }
    while !pending.entries.isEmpty {
      let change = pending.entries.removeLast()
      markForPricing(change.entry)
      insertRank(of: change.level)
    }
  }

  /// A level to visit; for the required one, where nothing is traded, the first below it.
  @inline(__always)
  mutating func insertRank(of level: Int32) {
    let rank = Swift.max(levels.rank(level), 1)
    if rank < levels.count { scratch.ranks.insert(rank) }
  }

  private mutating func optimize(rank: Int, _ noted: inout Int) throws(SolveFailure) {
    scratch.rejected.removeAll()
    scratch.isStuck = false
    scratch.improving.removeAll()
    scratch.entriesToPrice.removeAll()
    for index in 0..<scratch.markedEntries.count {
      scratch.entriesToPrice.append(scratch.markedEntries[index])
    }
    var isFirst = true
    var hasRepricedBarred = false
    while true {
      markChangesForPricing(rank: rank)
      noted = pending.changedRows.count
      if !scratch.entriesToPrice.isEmpty {
        collectReachableViolations(rank: rank, isWhole: isFirst)
        price(rank: rank)
      }
      isFirst = false
      guard let candidate = takeBest() else {
        guard scratch.isStuck else { return }
        guard !hasRepricedBarred else { throw .pivotLimit }
        hasRepricedBarred = true
        repriceBarred()
        continue
      }
      hasRepricedBarred = false
      guard pivotsInCall < pivotBudget else { throw .pivotLimit }
      if pivot(candidate, rank: rank) {
        repriceRejected()
      } else {
        scratch.rejected.append(candidate.entry)
      }
      evaluatePending()
      assignFreshSides()
      try satisfyRequired()
      noteRanks(from: &noted)
      // Slopes are followed at a level only while all above it are optimal.
      if let first = scratch.ranks.first, first < rank {
        insertRank(of: levels.level(rank: rank))
        return
      }
    }
  }

  /// What was passed over before may be of no use any more.
  private mutating func repriceBarred() {
    scratch.isStuck = false
    for index in 0..<scratch.barred.count { markForPricing(scratch.barred[index]) }
  }

  /// Another active set may accept what this one could not take in.
  private mutating func repriceRejected() {
    for index in 0..<scratch.rejected.count { markForPricing(scratch.rejected[index]) }
    scratch.rejected.removeAll()
  }

  /// Whether the basis entry still is what it was when it was put on a list.
  @inline(__always)
  func isActive(_ entry: BasisEntry) -> Bool {
    entry.isHold
      ? variables[entry.variable].basicRow == noRow && variables[entry.variable].isAlive
      : rows[entry.row].isAlive && rows[entry.row].basicVariable != noVariable
  }

  @inline(__always)
  func variable(of entry: BasisEntry) -> Int32 {
    entry.isHold ? entry.variable : rows[entry.row].basicVariable
  }

  @inline(__always)
  func blockedLevels(_ entry: BasisEntry) -> (up: Int32, down: Int32) {
    entry.isHold
      ? (variables[entry.variable].blockedUp, variables[entry.variable].blockedDown)
      : (rows[entry.row].blockedUp, rows[entry.row].blockedDown)
  }

  mutating func setBlocked(_ entry: BasisEntry, up: Int32, down: Int32) {
    let old = blockedLevels(entry)
    if old.up == up && old.down == down { return }
    if entry.isHold {
      undoLog.record(.variable, entry.variable, variables[entry.variable])
      variables[entry.variable].blockedUp = up
      variables[entry.variable].blockedDown = down
    } else {
      undoLog.record(.row, entry.row, rows[entry.row])
      rows[entry.row].blockedUp = up
      rows[entry.row].blockedDown = down
    }
  }

  /// Whether no level above the rank blocks a direction.
  @inline(__always)
  func isOpen(_ level: Int32, rank: Int) -> Bool { level == noLevel || levels.rank(level) >= rank }

  @inline(__always)
  func isOpen(_ entry: BasisEntry, rank: Int) -> Bool {
    let blocked = blockedLevels(entry)
    return isOpen(blocked.up, rank: rank) || isOpen(blocked.down, rank: rank)
  }

}
