// Slopes, the reduced costs: the change of a level's cost per unit of loosening an active row.

import Buffers

extension SolverState {
  /// Collects, by rank, the violated rows of this rank and below that the entries to price reach.
  ///
  /// With `isWhole`, these are all marked entries, and their rows are reused at less important
  /// ranks until the active set changes.
  mutating func collectReachableViolations(rank: Int, isWhole: Bool) {
    if pricing.violations.isComplete { return }
    let epoch = pricing.nextEpoch()
    let rowEpoch = scratch.nextEpoch()
    pricing.violations.begin(epoch: epoch)
    scratch.queue.removeAll()
    for entry in pricing.marked.unpriced where problem.isActive(entry) {
      if !entry.isHold { scheduleRank(ofRow: problem.rows[entry.row], below: rank) }
      enqueueWithBlock(problem.variable(of: entry), epoch)
    }
    var next = 0
    while let variable = scratch.queue.element(&next) {
      collectViolations(inColumnOf: variable, from: rank, epoch, rows: rowEpoch)
    }
    pricing.violations.finish(isComplete: isWhole)
  }

  @inline(__always)
  private mutating func collectViolations(
    inColumnOf variable: Int32, from rank: Int, _ epoch: UInt32, rows rowEpoch: UInt32
  ) {
    for term in problem.column(of: variable) {
      let row = term.row
      statistics.cells &+= 1
      let record = problem.rows[row]
      if record.basicVariable != noVariable {
        enqueueWithBlock(record.basicVariable, epoch)
      } else if scratch.rowMark[row] != rowEpoch {
        scratch.rowMark[row] = rowEpoch
        if record.side.costSign(for: record.relation) != 0 { addViolation(row, record, from: rank) }
      }
    }
  }

  /// Marks a variable and the others of its block, and enqueues them.
  @inline(__always)
  package mutating func enqueueWithBlock(_ variable: Int32, _ epoch: UInt32) {
    guard pricing.reachMark[variable] != epoch else { return }
    let block = problem.variables[variable].block
    if block == noBlock {
      pricing.reachMark[variable] = epoch
      scratch.queue.appendWithinCapacity(variable)
      return
    }
    for member in basis.blocks.members(of: basis.blocks[block]) {
      pricing.reachMark[member] = epoch
      scratch.queue.appendWithinCapacity(member)
    }
  }

  private mutating func scheduleRank(ofRow row: RowRecord, below rank: Int) {
    if problem.rank(ofRow: row) > rank { pricing.ranks.insert(problem.levels.rank(row.level)) }
  }

  private mutating func addViolation(_ row: Int32, _ record: RowRecord, from rank: Int) {
    let own = problem.rank(ofRow: record)
    guard own >= rank else { return }
    pricing.violations.append(row, rank: own)
    scheduleRank(ofRow: record, below: rank)
  }

  /// Prices `marked.unpriced` at a rank.
  mutating func price(rank: Int) {
    let reach = pricing.violations.reachEpoch
    for row in pricing.violations[rank] {
      let record = problem.rows[row]
      let costSign = record.side.costSign(for: record.relation)
      if costSign != 0, record.basicVariable == noVariable {
        seedRow(record, costSign * problem.scaledWeight(record), within: reach)
      }
    }
    let prices = btran(within: reach)
    for variable in prices.variables {
      pricing.prices[problem.basisEntry(of: variable)] = prices[variable]
    }
    for entry in pricing.marked.unpriced where problem.isActive(entry) {
      if !pricing.prices.contains(entry) { pricing.prices[entry] = GuardedSum() }
      pricing.marked.repriced.append(entry)
    }
    pricing.marked.unpriced.removeAll()
    clear(prices)
  }

  /// Updates the blocking levels and candidates of the entries in `marked.repriced` at a rank.
  mutating func updateCandidates(rank: Int) {
    var next = 0
    while let entry = pricing.marked.repriced.element(&next) {
      let improves = problem.isActive(entry) && problem.isUnblocked(entry, rank: rank)
      let candidate = improves ? classifyDirections(of: entry, rank: rank) : nil
      replaceCandidate(of: entry, by: candidate)
    }
    pricing.marked.repriced.removeAll()
  }

  /// Sets the blocking levels of a basis entry at a rank.
  ///
  /// - Returns: An improving direction; nil if there is none or a bound swap replaced the entry.
  private mutating func classifyDirections(of entry: BasisEntry, rank: Int) -> Candidate? {
    statistics.cells &+= 1
    var blocking = problem.blockingLevels(entry)
    var price = pricing.prices[entry]
    var slopes = slopes(of: entry, rank: rank, price: price.value)
    var tolerance = slopeTolerance(price)
    if Self.isDoubtfulBlocking(slopes, price, tolerance) {
      let moved = priceFromMovement(entry, rank: rank)
      if !moved.agrees(with: price.value) {
        price = moved.isSignificant(givenSlope: price.value) ? moved : GuardedSum()
        pricing.prices[entry] = price
        slopes = self.slopes(of: entry, rank: rank, price: price.value)
        tolerance = Tolerance.movementSlope * price.absoluteSum
      }
    }
    var improving: Candidate?
    if problem.isUnblocked(blocking.up, rank: rank) {
      blocking.up = updateBlockingLevel(blocking.up, slope: slopes.up, tolerance, rank)
      if slopes.up < -tolerance {
        improving = candidate(entry, direction: 1, slope: slopes.up)
      }
    }
    if problem.isUnblocked(blocking.down, rank: rank) {
      blocking.down = updateBlockingLevel(blocking.down, slope: slopes.down, tolerance, rank)
      if slopes.down < -tolerance {
        improving = candidate(entry, direction: -1, slope: slopes.down)
      }
    }
    problem.setBlockingLevels(entry, blocking, log: &undo.log)
    guard let improving else { return nil }
    return swapBounds(improving, rank: rank, slopeTolerance: tolerance) ? nil : improving
  }

  /// Returns whether a blocking slope is so small that it may be due to rounding alone.
  ///
  /// Magnitudes do not cover the rounding of factors and of earlier prices. Less important levels
  /// could never use a direction that was blocked by mistake.
  @inline(never)
  static func isDoubtfulBlocking(
    _ slopes: (up: Double, down: Double), _ price: GuardedSum, _ tolerance: Double
  ) -> Bool {
    let maximum = Tolerance.markDoubt * Swift.max(price.absoluteSum, 1)
    return slopes.up > tolerance && slopes.up <= maximum
      || slopes.down > tolerance && slopes.down <= maximum
  }

  /// Computes the price of a basis entry from the movement of the rank's rows.
  @inline(never)
  private mutating func priceFromMovement(_ entry: BasisEntry, rank: Int) -> GuardedSum {
    let direction = ftran(entry, amount: 1)
    let own = slopes(of: entry, rank: rank, price: 0).up
    var price = slope(of: candidate(entry, direction: 1, slope: 0), moving: direction, rank: rank)
    clear(direction)
    price.add(-own)
    return price
  }

  /// Returns the magnitude up to which a slope with this price counts as zero.
  ///
  /// Only the price carries rounding errors; without one, a row's own cost is exact, even if it is
  /// small.
  @inline(__always)
  func slopeTolerance(_ price: GuardedSum) -> Double {
    price.value == 0 ? 0 : Tolerance.slope * price.absoluteSum
  }

  /// Finds the level that blocks a direction, given its slope, and schedules a less important one.
  @inline(__always)
  private func updateBlockingLevel(
    _ present: Int32, slope: Double, _ tolerance: Double, _ rank: Int
  ) -> Int32 {
    let level = blockingLevel(replacing: present, slope: slope, tolerance, rank)
    if level != noLevel, problem.levels.rank(level) > rank {
      pricing.ranks.insert(problem.levels.rank(level))
    }
    return level
  }

  /// Finds the level that blocks a direction, given its slope; a less important one stays.
  @inline(__always)
  func blockingLevel(
    replacing present: Int32, slope: Double, _ tolerance: Double, _ rank: Int
  ) -> Int32 {
    if slope > tolerance { return problem.levels.level(rank: rank) }
    guard present != noLevel, problem.levels.rank(present) > rank, slope >= -tolerance else {
      return noLevel
    }
    return present
  }

  /// Computes the slopes at a rank of raising and of lowering the activity of a basis entry.
  @inline(__always)
  package func slopes(of entry: BasisEntry, rank: Int, price: Double) -> (up: Double, down: Double)
  {
    guard problem.rank(of: entry) == rank else { return (price, -price) }
    let row = problem.rows[entry.row]
    let own = problem.scaledWeight(row)
    return (
      row.relation == .greaterThanOrEqual ? price : price + own,
      row.relation == .lessThanOrEqual ? -price : own - price
    )
  }
}

// Selecting the entries to price: a changed cost of a row can only change the slopes of the active
// rows in its composition.

extension SolverState {
  /// Marks the basis entries whose slopes at this rank the changed rows may affect.
  mutating func markChangesForPricing(rank: Int) {
    guard !pending.changedRows.isEmpty else { return }
    var remaining = 0
    for change in pending.changedRows {
      if Swift.max(Int(problem.levels.rank(change.level)), 1) == rank {
        seedChange(change)
      } else {
        pending.changedRows[remaining] = change
        remaining += 1
      }
    }
    pending.changedRows.truncate(to: remaining)
    markCompositionForPricing(rank: rank)
  }

  /// Seeds a changed row with a weight of its own, so that no two changed rows cancel.
  ///
  /// The composition of an active row is the row alone, so its variables are seeded instead.
  /// The weights of removed rows are their dual values.
  mutating func seedChange(_ change: RowChange) {
    let row = problem.rows[change.row]
    let weight =
      change.weight != 0 ? change.weight : Degeneracy.pretendedDistance(row.serial)
    guard row.basicVariable != noVariable else { return seedRow(row, weight) }
    for index in Int(row.start)..<Int(row.start + row.count) {
      seed(
        problem.terms[index].variable,
        weight * Degeneracy.pretendedDistance(UInt32(truncatingIfNeeded: index)))
    }
  }

  /// Marks the basis entries in the composition of the seeded vector.
  ///
  /// The composition is computed, not only traced: if one row has replaced another, the parts they
  /// have in common cancel, and only the difference is priced.
  mutating func markCompositionForPricing(rank: Int) {
    let composition = btran()
    for variable in composition.variables where composition[variable].value != 0 {
      let entry = problem.basisEntry(of: variable)
      if problem.isUnblocked(entry, rank: rank) { pricing.markForPricing(entry) }
    }
    clear(composition)
  }

}

extension Pricing {
  /// Marks an entry for pricing at this rank and at those below it.
  mutating func markForPricing(_ entry: BasisEntry) {
    if !marked.contains(entry) {
      marked.insert(entry)
      violations.invalidate()
    }
    // A walk has prices of its own; the next visit to a level begins with all marked entries.
    guard prices.rank != Prices.noRank else { return }
    if prices.contains(entry) {
      marked.repriced.append(entry)
    } else {
      marked.unpriced.append(entry)
    }
  }
}
