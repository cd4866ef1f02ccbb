// One level after the other.
//
// At level L the violations of the rows of L are minimized; inactive rows of more important levels
// are walls; less important rows have no influence. When L is optimal, every direction of an active
// row that would cost something at L is marked as blocked by L, and the levels below move only in
// directions that no level blocks. So each slope is one number, however many levels there are.
//
// The work is local. A row whose cost changes can only change the slopes of the active rows that it
// is composed of; those slopes depend only on the violated rows that those active rows reach. A
// btran of the changed rows finds the former, a walk forward along the columns the latter.

/// Why `reoptimize` did not reach an optimum.
enum SolveFailure: Error {
  /// This required row cannot hold together with the other required rows.
  case conflict(Int32)
  /// A variable would take this value, which is out of range.
  case overflow(Double)
  /// The budget is used up.
  case pivotLimit
  /// Rounding decides which rows are independent, and every way on leads back to the same rows.
  case illConditioned
}

extension SolverState {
  @inline(__always)
  func rank(ofRow row: RowRecord) -> Int { Int(levels.rank(row.level)) }

  /// Restores the optimum, with its values and sides, after the changes noted in `pending`.
  mutating func reoptimize() throws(SolveFailure) {
    if pending.isEmpty { return }
    prepareToSolve()
    evaluatePending()
    assignFreshSides()
    if pending.isEmpty { return }
    linkColumns()
    scratch.degeneracyEpoch &+= 1
    scratch.zeroSteps = 0
    resetCycleDetection()
    try optimize()
  }

  /// Throws if a value is infinite or too large for the tolerances.
  mutating func checkValues() throws(SolveFailure) {
    for variable in 0..<variableCount where !(values[variable].magnitude <= Tolerance.largestValue)
    {
      throw .overflow(values[variable])
    }
  }

  // The invariant of reoptimization, true each time the loop below chooses a level:
  //
  // 1. Every required row holds, and sides are those of the values: of the lists in `pending` only
  //    `changedRows` is not empty. Positions may be pending where bounds were exchanged while pricing,
  //    which moves a value by no more than the tolerance; they are evaluated in the end.
  // 2. A basis entry is *wrong* at a level if one of its directions that no more important level blocks
  //    improves the level, costs there without being marked as blocked, or is marked as blocked there
  //    and costs nothing. Every wrong entry will be found: if it is wrong at rank r, `ranks` contains
  //    a rank of at most r, and either `markedEntries` contains the entry, or `changedRows` contains
  //    a row composed of it whose level has a rank of at most r.
  //
  // So when `ranks` is empty, nothing is wrong at any level: "nothing left" means "optimal". Nothing was
  // wrong before the call, and whatever can make an entry wrong maintains the invariant:
  //
  // - A row whose cost changes is added to `changedRows`; only the entries it is composed of change
  //   slope. Visiting its rank marks them (`markChangesForPricing`).
  // - A step changes the slopes of what the leaving row is composed of from then on, and of the two rows it
  //   exchanges: these entries are marked, before a walk and when the visit ends at the latest. Rows that it
  //   passes change cost, as above.
  // - A step toward a required row that moves no violated row of any level, and no row that waits in a list
  //   of `pending`, marks the entering row alone. The row that leaves then has no price to pass on at any
  //   level; and no row in `changedRows` is composed of it, so none stops being composed of an entry that
  //   is wrong. A changed row that was removed or is active is not seen to move, so a step marks all
  //   whenever anything waits.
  // - Rows that are made to hold one by one (`satisfyIndividually`) take steps as a level does, and mark likewise.
  // - Visiting a rank prices all of `markedEntries` there. An entry that stays wrong at a less important
  //   rank, because it reaches a violated row of it, is such a row itself, or carries a mark of it, puts
  //   that rank into `ranks` (`addViolation`, `collectReachableViolations`, `mark`).
  // - A visit that finds nothing to improve ends with prices that are up to date, or looks again.
  // - A visit that changes costs at a more important rank ends at once, and puts its own rank back.
  private mutating func optimize() throws(SolveFailure) {
    scratch.markEpoch = scratch.nextEpoch()
    scratch.markedEntries.removeAll()
    scratch.entriesToPrice.removeAll()
    scratch.priceChanges.removeAll()
    scratch.lastSequentialRank = 0
    scratch.exchangeLimit = Int.max
    scratch.pivotsBeforeExchange = Exchange.pivotsBefore
    computeRemovalWeights()
    var noted = 0
    var excluded = ExcludedEntries()
    defer {
      excluded.free()
      clearViolations()
      scratch.ranks.removeAll()
      // The next call may know rows for which there is no room among these prices.
      scratch.pricedRank = Scratch.noRank
    }
    var previous: Int32 = 0
    while true {
      try satisfyRequired(&excluded)
      scheduleRanks(from: &noted)
      #if InternalChecks
      if let fault = reoptimizationFault() { preconditionFailure(fault) }
      #endif
      guard let rank = scratch.ranks.popFirst() else {
        guard pending.hasPositions else { break }
        evaluatePending()
        assignFreshSides()
        continue
      }
      // The marks of the levels below are found again on the way down.
      if rank < previous { scratch.violationsAreComplete = false }
      previous = rank
      try minimize(rank: Int(rank), &noted, &excluded)
      enqueueLeaving(rank: Int(rank))
    }
    pending.changedRows.removeAll()
  }

  /// Schedules the ranks of newly changed rows and basis entries.
  private mutating func scheduleRanks(from noted: inout Int) {
    while noted < pending.changedRows.count {
      scheduleRank(of: pending.changedRows[noted].level)
      noted += 1
    }
    while !pending.changedEntries.isEmpty {
      let change = pending.changedEntries.removeLast()
      markForPricing(change.entry)
      scheduleRank(of: change.level)
    }
  }

  /// Schedules a level; for the required one, where nothing is traded, the first below it.
  @inline(__always)
  mutating func scheduleRank(of level: Int32) {
    let rank = Swift.max(levels.rank(level), 1)
    if rank < levels.count { scratch.ranks.insert(rank) }
  }

  /// Minimizes the violations of a level, unless something changes what a more important one costs.
  private mutating func minimize(
    rank: Int, _ noted: inout Int, _ excluded: inout ExcludedEntries
  ) throws(SolveFailure) {
    excluded.readmitRefused()
    var isFirst = true
    var isStuck = false
    var hasRepriced = false
    var visit = LevelVisit()
    while true {
      if isFirst || visit.needsPrices {
        guard try updatePrices(rank: rank, isFirst, &noted, &excluded, &visit)
        else { return }
        isFirst = false
      }
      guard let candidate = popBest(excluded, &isStuck) else {
        guard visit.hasFreshPrices else {
          visit.invalidatePrices()
          continue
        }
        // Another visit prices all marked entries anew, and finds the levels below that they reach.
        if visit.hasStepped { scheduleRank(of: levels.level(rank: rank)) }
        guard isStuck else { return }
        // What was passed over before may no longer be improving.
        guard !hasRepriced else {
          statistics.unfinishedLevels &+= 1
          isUnfinished = true
          return
        }
        (isStuck, hasRepriced) = (false, true)
        repriceExcluded(excluded.repaired)
        visit.invalidatePrices()
        continue
      }
      hasRepriced = false
      try countPivot()
      let pivots = statistics.pivots
      isFirst = tryCandidate(candidate, rank: rank, &excluded, &visit)
      visit.recordTry(isStep: statistics.pivots > pivots)
      evaluatePending()
      assignFreshSides()
      // What a walk does is to be told from what has changed before, and so is what prices from nothing find.
      if isFirst || !pending.violatedRequired.isEmpty {
        applyPriceChanges(rank: rank, marksSingle: visit.repricesEachStep)
        enqueueLeaving(rank: rank)
        visit.invalidatePrices()
      }
      let epoch = scratch.priceEpoch
      try satisfyRequired(&excluded)
      // A walk has prices of its own.
      if scratch.priceEpoch != epoch { isFirst = true }
      scheduleRanks(from: &noted)
      // A level is optimized only while all levels above it are optimal.
      if let first = scratch.ranks.first, first < rank {
        scheduleRank(of: levels.level(rank: rank))
        return
      }
    }
  }

  /// Prices what is marked where a visit begins, later what has changed, and finds what improves the level.
  ///
  /// Returns false if rows of the level were made to hold one by one instead.
  private mutating func updatePrices(
    rank: Int, _ isFirst: Bool, _ noted: inout Int, _ excluded: inout ExcludedEntries,
    _ visit: inout LevelVisit
  ) throws(SolveFailure) -> Bool {
    if isFirst { beginVisit(rank: rank) } else { applyVisitChanges(rank: rank, visit) }
    noted = pending.changedRows.count
    if !scratch.entriesToPrice.isEmpty {
      collectReachableViolations(rank: rank, isWhole: isFirst)
      if isFirst, try satisfyIndividually(rank: rank, &excluded) {
        scheduleRank(of: levels.level(rank: rank))
        scheduleRanks(from: &noted)
        return false
      }
      price(rank: rank)
    }
    updateCandidates(rank: rank)
    visit.recordPricing(isByBland: scratch.zeroSteps > Degeneracy.patience)
    return true
  }

  /// Follows a direction at a level, with others of its kind if they go together.
  ///
  /// Returns whether prices are lost.
  private mutating func tryCandidate(
    _ candidate: Candidate, rank: Int, _ excluded: inout ExcludedEntries,
    _ visit: inout LevelVisit
  ) -> Bool {
    let objective = Objective.level(rank: rank)
    let isPriced = !hasPriceChanges
    if isPriced, tryCombined(candidate, rank: rank, excluded, &visit) {
      visit.invalidatePrices()
      return scratch.pricedRank == Scratch.noRank
    }
    let price = price(of: candidate.entry).value
    let result = step(candidate, toward: objective)
    switch result {
    case .refused, .unbounded:
      // It may be other than old prices say.
      if isPriced {
        excluded.refuse(candidate.entry)
      } else {
        scratch.repricedEntries.append(candidate.entry)
      }
      return false
    case .completed, .completedWithRepair:
      transferPrice(of: candidate.entry, price)
      repriceExcluded(excluded.refused)
      excluded.readmitRefused()
      // With a row that was found dependent more than the step has changed.
      guard case .completedWithRepair = result else { return false }
      excluded.recordRepair(of: candidate.entry)
      return true
    }
  }

  /// Follows a direction with others of its kind, if they go together.
  private mutating func tryCombined(
    _ candidate: Candidate, rank: Int, _ excluded: ExcludedEntries, _ visit: inout LevelVisit
  ) -> Bool {
    flipDegenerateRows(with: candidate, rank: rank, &visit.degenerateFlipRounds)
      || flipBounds(from: candidate, toward: .level(rank: rank), excluded, &visit.flipBackoff)
      || pivotSimultaneously(with: candidate, rank: rank, excluded)
  }

  /// Starts a visit to a level: all marked entries are to be priced that no more important level has blocked,
  /// and those that changed rows are composed of.
  ///
  /// What is blocked here stays so at the levels below.
  private mutating func beginVisit(rank: Int) {
    resetPrices(rank: rank)
    scratch.improving.removeAll()
    scratch.repricedEntries.removeAll()
    scratch.entriesToPrice.removeAll()
    for index in 0..<scratch.markedEntries.count {
      let entry = scratch.markedEntries[index]
      if isActive(entry), isUnblocked(entry, rank: rank) { scratch.entriesToPrice.append(entry) }
    }
    markChangesForPricing(rank: rank)
  }

  /// Brings prices up to date with what the steps of a visit have changed.
  private mutating func applyVisitChanges(rank: Int, _ visit: LevelVisit) {
    applyPriceChanges(rank: rank, marksSingle: visit.repricesEachStep)
    let levels = levels
    pending.changedRows.removeAll { Swift.max(levels.rank($0.level), 1) == rank }
  }

  private mutating func repriceExcluded(_ entries: List<BasisEntry>) {
    for index in 0..<entries.count { markForPricing(entries[index]) }
  }

  /// Whether the basis entry still is what it was when it was put on a list.
  @inline(__always)
  func isActive(_ entry: BasisEntry) -> Bool {
    entry.isHold
      ? variables[entry.variable].basicRow == noRow && variables[entry.variable].isAlive
      : rows[entry.row].isAlive && rows[entry.row].basicVariable != noVariable
  }

  /// The active row that a variable is solved from, or its hold.
  @inline(__always)
  func basisEntry(of variable: Int32) -> BasisEntry {
    let row = variables[variable].basicRow
    return row == noRow ? BasisEntry(holdOf: variable) : BasisEntry(row: row)
  }

  @inline(__always)
  func variable(of entry: BasisEntry) -> Int32 {
    entry.isHold ? entry.variable : rows[entry.row].basicVariable
  }

  @inline(__always)
  func blockingLevels(_ entry: BasisEntry) -> BlockingLevels {
    variables[variable(of: entry)].blocked
  }

  /// Sets the levels of a basis entry; a row that a factorization has taken out since has none.
  mutating func setBlockingLevels(_ entry: BasisEntry, _ levels: BlockingLevels) {
    let variable = variable(of: entry)
    guard variable != noVariable else { return }
    let old = variables[variable].blocked
    if old == levels { return }
    undoLog.record(.blocked, variable, old)
    variables[variable].blocked = levels
  }

  /// Whether no level above the rank blocks a direction.
  @inline(__always)
  func isUnblocked(_ level: Int32, rank: Int) -> Bool {
    level == noLevel || levels.rank(level) >= rank
  }

  @inline(__always)
  func isUnblocked(_ entry: BasisEntry, rank: Int) -> Bool {
    let blocked = blockingLevels(entry)
    return isUnblocked(blocked.up, rank: rank) || isUnblocked(blocked.down, rank: rank)
  }

}
