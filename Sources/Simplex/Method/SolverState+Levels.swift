// Optimizing one level after the other.
//
// At level L the violations of the rows of L are minimized. Inactive rows of more important levels
// are walls, less important rows have no influence. When L is optimal, L blocks every direction of
// an active row that would cost something at L, and less important levels move only in directions
// that no level blocks. So each slope is one number, regardless of the number of levels.
//
// The work is local. A change of a row's cost can only change the slopes of the active rows in its
// composition. Those slopes depend only on the violated rows that these active rows reach. A btran
// of the changed rows finds the former, a forward search along the columns the latter.

import Buffers

/// The reason why `reoptimize` did not reach an optimum.
enum SolveFailure: Error {
  /// This required row cannot hold together with the other required rows.
  case conflict(Int32)
  /// A variable would get this value, which is out of range.
  case overflow(Double)
  /// The budget of pivots is used up.
  case pivotLimit
  /// Rounding decides which rows are independent, and all steps lead back to the same active set.
  case illConditioned
}

extension SolverState {
  /// Restores the optimum, with its values and sides, after the changes recorded in `pending`.
  ///
  /// - Throws: `SolveFailure` if there is no optimum, or if it was not reached.
  mutating func reoptimize() throws(SolveFailure) {
    if pending.isEmpty { return }
    prepareToSolve()
    evaluatePending()
    assignFreshSides()
    if pending.isEmpty { return }
    problem.linkColumns()
    pricing.degeneracy.recordMovement()
    try optimize()
  }

  /// Checks the range of all values.
  ///
  /// - Throws: `SolveFailure.overflow` if a value is infinite or too large for the tolerances.
  mutating func checkValues() throws(SolveFailure) {
    for variable in 0..<problem.variableCount
    where !(basis.values[variable].magnitude <= Tolerance.maximumValue) {
      throw .overflow(basis.values[variable])
    }
  }

  // Invariant: the following is true each time the loop below chooses a level.
  //
  // 1. Every required row holds, and sides are those of the values: of the lists in `pending` only
  //    `changedRows` is not empty. Positions may be pending after bound swaps during pricing.
  //    Evaluating them at the end moves a value by no more than the tolerance.
  // 2. A basis entry is *wrong* at a level if one of its directions that no more important level
  //    blocks improves the level, costs there without being blocked, or is blocked there and costs
  //    nothing. Every wrong entry will be found: if it is wrong at rank r, `ranks` contains a rank
  //    of at most r. In addition either `marked` contains the entry, or the entry is in the
  //    composition of a row in `changedRows` whose level has a rank of at most r.
  //
  // So when `ranks` is empty, nothing is wrong at any level: "nothing left" means "optimal".
  // Nothing was wrong before the call, and everything that can make an entry wrong maintains the
  // invariant:
  //
  // - A row whose cost changes is added to `changedRows`; only entries in its composition change
  //   slope. Visiting its rank marks them (`markChangesForPricing`).
  // - A step changes the slopes of the two rows it exchanges, and of the entries in the new
  //   composition of the leaving row. These entries are marked before a walk, and when the visit
  //   ends at the latest. Rows that it passes change cost, as above.
  // - A step toward a required row marks only the entering row if it moves no violated row of any
  //   level, and no row that waits in a list of `pending`. The leaving row then has no price at any
  //   level. No row in `changedRows` has it in its composition, so none loses a wrong entry from
  //   its composition. A changed row that was removed or is active does not appear to move, so a
  //   step marks everything while anything is pending.
  // - Visiting a rank prices all of `marked` there. An entry stays wrong at a less important
  //   rank if it reaches a violated row of that rank, is such a row itself, or is blocked by it. It
  //   then schedules that rank (`addViolation`, `collectReachableViolations`,
  //   `updateBlockingLevel`).
  // - A visit that finds nothing to improve ends with fresh prices, or is repeated.
  // - A visit that changes costs at a more important rank ends at once, and schedules its own rank.
  private mutating func optimize() throws(SolveFailure) {
    pricing.marked.reset(epoch: pricing.nextEpoch())
    pricing.prices.discardChanges()
    pricing.simultaneous.begin()
    var scheduledCount = 0
    var excluded = ExcludedEntries()
    defer {
      excluded.free()
      pricing.violations.removeAll()
      pricing.ranks.removeAll()
      // The next call may add rows for which these prices have no memory.
      pricing.prices.rank = Prices.noRank
    }
    var previous: Int32 = 0
    while true {
      try satisfyRequired(&excluded)
      scheduleRanks(from: &scheduledCount)
      #if InternalChecks
      if let fault = reoptimizationFault() { preconditionFailure(fault) }
      #endif
      guard let rank = pricing.ranks.popFirst() else {
        guard pending.hasPositions else { break }
        evaluatePending()
        assignFreshSides()
        continue
      }
      // The blocking levels of less important ranks are computed again on the way down.
      if rank < previous { pricing.violations.invalidate() }
      previous = rank
      try minimize(rank: Int(rank), &scheduledCount, &excluded)
      markLeavingCompositions(rank: Int(rank))
    }
    pending.changedRows.removeAll()
  }

  /// Schedules the ranks of newly changed rows and basis entries.
  private mutating func scheduleRanks(from scheduledCount: inout Int) {
    while scheduledCount < pending.changedRows.count {
      scheduleRank(of: pending.changedRows[scheduledCount].level)
      scheduledCount += 1
    }
    while !pending.changedEntries.isEmpty {
      let change = pending.changedEntries.removeLast()
      pricing.markForPricing(change.entry)
      scheduleRank(of: change.level)
    }
  }

  /// Schedules a level; for the required one, which is never priced, the first soft one.
  @inline(__always)
  mutating func scheduleRank(of level: Int32) {
    let rank = Swift.max(problem.levels.rank(level), 1)
    if rank < problem.levels.count { pricing.ranks.insert(rank) }
  }

  /// Minimizes the violations of a level, until a cost at a more important one changes.
  private mutating func minimize(
    rank: Int, _ scheduledCount: inout Int, _ excluded: inout ExcludedEntries
  ) throws(SolveFailure) {
    excluded.readmitRefused()
    var isFirst = true
    var isStuck = false
    var hasRepriced = false
    var visit = LevelVisit()
    while true {
      if isFirst || visit.needsPrices {
        refreshPrices(rank: rank, isFirst, &scheduledCount, &visit)
        isFirst = false
      }
      guard let candidate = popBest(excluded, &isStuck) else {
        guard visit.hasFreshPrices else {
          visit.invalidatePrices()
          continue
        }
        // Another visit prices all marked entries anew, and finds the levels below that they reach.
        if visit.hasStepped { scheduleRank(of: problem.levels.level(rank: rank)) }
        guard isStuck else { return }
        // Skipped entries may no longer be improving.
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
      try preparePivot()
      let pivots = statistics.pivots
      isFirst = tryCandidate(candidate, rank: rank, &excluded, &visit)
      visit.recordTry(isStep: statistics.pivots > pivots)
      evaluatePending()
      assignFreshSides()
      // Process price changes before a walk, and before prices are computed anew.
      if isFirst || !pending.violatedRequired.isEmpty {
        applyPriceChanges(rank: rank, marksSingle: visit.repricesEachStep)
        markLeavingCompositions(rank: rank)
        visit.invalidatePrices()
      }
      let epoch = pricing.prices.epoch
      try satisfyRequired(&excluded)
      // A walk has prices of its own.
      if pricing.prices.epoch != epoch { isFirst = true }
      scheduleRanks(from: &scheduledCount)
      // Invariant: a level is optimized only while all levels above it are optimal.
      if let first = pricing.ranks.first, first < rank {
        scheduleRank(of: problem.levels.level(rank: rank))
        return
      }
    }
  }

  /// Prices all marked entries when a visit begins and only changed ones afterwards.
  ///
  /// Then queues the improving directions.
  private mutating func refreshPrices(
    rank: Int, _ isFirst: Bool, _ scheduledCount: inout Int, _ visit: inout LevelVisit
  ) {
    if isFirst { beginVisit(rank: rank) } else { applyVisitChanges(rank: rank, visit) }
    scheduledCount = pending.changedRows.count
    if !pricing.marked.unpriced.isEmpty {
      collectReachableViolations(rank: rank, isWhole: isFirst)
      price(rank: rank)
    }
    updateCandidates(rank: rank)
    visit.recordPricing(usesBland: pricing.degeneracy.usesBland)
  }

  /// Tries a candidate at a level, together with others of its kind if possible.
  ///
  /// - Returns: Whether the prices are lost.
  private mutating func tryCandidate(
    _ candidate: Candidate, rank: Int, _ excluded: inout ExcludedEntries,
    _ visit: inout LevelVisit
  ) -> Bool {
    let objective = Objective.level(rank: rank)
    let isPriced = !pricing.prices.hasChanges
    if isPriced, tryCombined(candidate, rank: rank, excluded, &visit) {
      visit.invalidatePrices()
      return pricing.prices.rank == Prices.noRank
    }
    let price = pricing.prices[candidate.entry].value
    let result = step(candidate, toward: objective)
    switch result {
    case .refused, .unbounded:
      // Its slope may contradict its stale price.
      if isPriced {
        excluded.refuse(candidate.entry)
      } else {
        pricing.marked.repriced.append(candidate.entry)
      }
      return false
    case .completed, .completedWithRepair:
      pricing.prices.recordLeaving(candidate.entry, price: price)
      repriceExcluded(excluded.refused)
      excluded.readmitRefused()
      // The repair of a dependent row changes more than the step.
      guard case .completedWithRepair = result else { return false }
      excluded.recordRepair(of: candidate.entry)
      return true
    }
  }

  /// Makes flips or pivots of a candidate and others of its kind together.
  ///
  /// - Returns: Whether any was made.
  private mutating func tryCombined(
    _ candidate: Candidate, rank: Int, _ excluded: ExcludedEntries, _ visit: inout LevelVisit
  ) -> Bool {
    flipBounds(from: candidate, toward: .level(rank: rank), excluded, &visit.flipBackoff)
      || pivotSimultaneously(with: candidate, rank: rank, excluded)
  }

  /// Begins a visit: collects the entries to price.
  ///
  /// These are the marked entries, and those in the compositions of changed rows, unless more
  /// important levels block both directions. Blocked directions stay blocked at less important
  /// levels.
  private mutating func beginVisit(rank: Int) {
    resetPrices(rank: rank)
    pricing.improving.removeAll()
    pricing.marked.repriced.removeAll()
    pricing.marked.unpriced.removeAll()
    for entry in pricing.marked.all {
      if problem.isActive(entry), problem.isUnblocked(entry, rank: rank) {
        pricing.marked.unpriced.append(entry)
      }
    }
    markChangesForPricing(rank: rank)
  }

  /// Updates prices with the changes that the steps of a visit have made.
  private mutating func applyVisitChanges(rank: Int, _ visit: LevelVisit) {
    applyPriceChanges(rank: rank, marksSingle: visit.repricesEachStep)
    let levels = problem.levels
    pending.changedRows.removeAll { Swift.max(levels.rank($0.level), 1) == rank }
  }

  private mutating func repriceExcluded(_ entries: List<BasisEntry>) {
    for index in 0..<entries.count { pricing.markForPricing(entries[index]) }
  }

}
