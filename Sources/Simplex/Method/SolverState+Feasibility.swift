// Walks: runs of steps with an objective of their own, to reduce one row's violation, or within the
// optimum to an extreme of one variable. The two differ in objective and walls only.

import Buffers

extension SolverState {
  /// The end of a walk.
  package enum Outcome {
    /// Nothing moves further.
    case stopped
    /// Only excluded entries would move further.
    case stuck
    /// Nothing blocks the movement.
    case unbounded
  }

  /// Steps along improving directions until none is left or the objective is reached.
  ///
  /// - Parameters:
  ///   - objective: The objective, which is reached when its row holds or its variable has moved by
  ///     more than `distance`.
  ///   - excluded: The entries to skip; updated.
  ///   - distance: The distance of an extreme to stop at.
  /// - Returns: The reason why the walk ended.
  /// - Throws: `SolveFailure.pivotLimit` if the budget is used up.
  mutating func walk(
    toward objective: Objective, excluding excluded: inout ExcludedEntries,
    past distance: Double = .infinity
  ) throws(SolveFailure) -> Outcome {
    var start = 0.0
    if case .extreme(let variable, _) = objective { start = basis.values[variable] }
    pricing.degeneracy.beginRun()
    excluded.readmitRefused()
    var isStuck = false
    var walk = WalkState()
    while let candidate = popBest(toward: objective, excluded, &isStuck, &walk) {
      try preparePivot()
      if flipBounds(from: candidate, toward: objective, excluded, &walk.flipBackoff) {
        walk.hasUpdatedPrices = true
        evaluatePending()
        assignFreshSides()
        if isReached(objective, from: start, past: distance) { return .stopped }
        continue
      }
      let price = pricing.prices[candidate.entry].value
      let hadChanges = pending.hasSlopeChanges
      let result = step(candidate, toward: objective)
      switch result {
      case .unbounded, .refused:
        if case .unbounded = result, case .extreme = objective { return .unbounded }
        excluded.refuse(candidate.entry)
        walk.hasRefused = true
      case .completed, .completedWithRepair:
        let passesPrices = hadChanges || pricing.movesViolation
        evaluatePending()
        assignFreshSides()
        let isOver = isReached(objective, from: start, past: distance)
        if !isOver || passesPrices {
          updateWalkPrices(candidate.entry, price, toward: objective, &walk, marks: passesPrices)
        }
        if case .completedWithRepair = result {
          excluded.recordRepair(of: candidate.entry)
          walk.isCurrent = false
        }
        excluded.readmitRefused()
        if isOver { return .stopped }
      }
    }
    return isStuck ? .stuck : .stopped
  }

  /// Returns whether the row of an objective holds, or its variable has moved past a distance.
  private mutating func isReached(
    _ objective: Objective, from start: Double, past distance: Double
  ) -> Bool {
    switch objective {
    case .level: false
    case .feasibility(let row): !isViolated(row)
    case .extreme(let variable, _): (basis.values[variable] - start).magnitude > distance
    }
  }

  /// State of a walk; its candidates are in `pricing.improving`.
  struct WalkState {
    /// True if prices and candidates are those of the current active set.
    var isCurrent = false
    /// True if steps have updated the prices since they were computed.
    var hasUpdatedPrices = false
    /// True if candidates were refused that may be possible after the next step.
    var hasRefused = false
    /// The magnitude of the largest price.
    var largest = 0.0
    var flipBackoff = Backoff()
  }

  /// Pops the next candidate, or returns nil if none is left.
  ///
  /// Updated prices are computed again before the walk ends, so that rounding does not end it.
  private mutating func popBest(
    toward objective: Objective, _ excluded: ExcludedEntries, _ isStuck: inout Bool,
    _ walk: inout WalkState
  ) -> Candidate? {
    if pricing.degeneracy.usesBland {
      walk.isCurrent = false
      return steepestCandidate(toward: objective, excluded, &isStuck)
    }
    while true {
      if !walk.isCurrent { priceComposition(toward: objective, &walk) }
      if let candidate = popBest(excluded, &isStuck) { return candidate }
      guard walk.hasUpdatedPrices else { return nil }
      walk.isCurrent = false
    }
  }

  /// Prices all entries in the composition of an objective, and queues the free improving
  /// directions.
  private mutating func priceComposition(toward objective: Objective, _ walk: inout WalkState) {
    pricing.improving.removeAll()
    resetPrices()
    (walk.isCurrent, walk.hasUpdatedPrices) = (true, false)
    let prices = multipliers(toward: objective)
    walk.largest = prices.largest
    statistics.cells &+= 2 * prices.variables.count
    for variable in prices.variables {
      let entry = problem.basisEntry(of: variable)
      pricing.prices[entry] = prices[variable]
      if let candidate = improvingCandidate(of: entry, prices[variable], objective, walk.largest) {
        pricing.improving.insert(candidate)
      }
    }
    clear(prices)
  }

  /// Updates prices and candidates after a step that loosened an entry with the price `price`.
  ///
  /// With `marks`, also marks the composition of the entry for pricing at the levels, because the
  /// entry may have had prices there.
  private mutating func updateWalkPrices(
    _ leaving: BasisEntry, _ price: Double, toward objective: Objective, _ walk: inout WalkState,
    marks: Bool
  ) {
    if walk.hasRefused { (walk.isCurrent, walk.hasRefused) = (false, false) }
    walk.hasUpdatedPrices = true
    let composition = composition(ofLeaving: leaving)
    statistics.cells &+= 2 * composition.variables.count
    for variable in composition.variables {
      let share = composition[variable]
      guard share.value != 0 else { continue }
      let entry = problem.basisEntry(of: variable)
      var sum = pricing.prices[entry]
      sum.add(share, times: price)
      pricing.prices[entry] = sum
      replaceCandidate(of: entry, by: improvingCandidate(of: entry, sum, objective, walk.largest))
      if marks, case .feasibility = objective, problem.isUnblocked(entry, rank: 1) {
        pricing.markForPricing(entry)
      }
    }
    clear(composition)
  }

  /// Makes the candidate of an entry if loosening it improves the objective and is allowed.
  ///
  /// To reduce a violation, the least important row leaves first: it is the least likely to
  /// reenter, so less important levels need fewer steps.
  private mutating func improvingCandidate(
    of entry: BasisEntry, _ price: GuardedSum, _ objective: Objective, _ largest: Double
  ) -> Candidate? {
    let size = price.value.magnitude
    guard size > Tolerance.slope * price.absoluteSum else { return nil }
    let direction: Double = price.value < 0 ? 1 : -1
    guard canLoosen(entry, direction, objective) else { return nil }
    var precedence = 0
    if case .feasibility = objective {
      // Ranks are far below this summand, so the smallest contributions come last.
      let isSmall = size < Tolerance.steepness * largest
      precedence = leavingRank(of: entry) + (isSmall ? 0 : 1 << 30)
    }
    return candidate(entry, direction: direction, slope: -size, precedence: precedence)
  }

  /// Finds the free direction that improves the objective most, by Bland's rule if it is in force.
  private mutating func steepestCandidate(
    toward objective: Objective, _ excluded: ExcludedEntries, _ isStuck: inout Bool
  ) -> Candidate? {
    let prices = multipliers(toward: objective)
    defer { clear(prices) }
    let largest = prices.largest
    var best: Candidate?
    statistics.cells &+= 2 * prices.variables.count
    for variable in prices.variables {
      let entry = problem.basisEntry(of: variable)
      guard let candidate = improvingCandidate(of: entry, prices[variable], objective, largest)
      else { continue }
      if let reason = excluded.reason(for: entry) {
        if reason == .dependent { isStuck = true }
        continue
      }
      if let best, !pricing.isBetter(candidate, than: best) { continue }
      best = candidate
    }
    return best
  }

  /// Returns the rank by which an entry may leave; the least important one leaves first.
  ///
  /// A hold costs nothing, nor does a required row here: it is an inequality that stays satisfied.
  private func leavingRank(of entry: BasisEntry) -> Int {
    let rank = problem.rank(of: entry)
    return rank == 0 ? problem.levels.count : rank
  }

  /// Satisfies the violated required rows one by one, with the satisfied ones as walls.
  ///
  /// A row that no walk can satisfy conflicts with the active required rows in its composition.
  /// These are independent, so this is the only dependency among them and the row. Without any one
  /// of them the rest can hold: the conflict is irreducible, and no deletion test is needed.
  ///
  /// - Parameter excluded: The entries to skip; updated.
  /// - Throws: `SolveFailure.conflict` with a row that cannot hold, `.illConditioned` if rounding
  ///   prevents an answer, or `.pivotLimit`.
  mutating func satisfyRequired(_ excluded: inout ExcludedEntries) throws(SolveFailure) {
    exchangeViolatedBounds()
    var next = 0
    while next < pending.violatedRequired.count {
      let target = pending.violatedRequired[next]
      next += 1
      let record = problem.rows[target]
      // Since it was recorded, the row may have become active or soft, or been removed.
      guard record.isAlive, record.side != .active, record.level == PriorityLevels.required else {
        continue
      }
      statistics.cells &+= Int(record.count)
      if isViolated(target) {
        if pricing.degeneracy.isCyclingAfterReturn(of: target) {
          guard relaxTolerance() else { throw .illConditioned }
          next -= 1
          continue
        }
        let outcome = try walk(toward: .feasibility(of: target), excluding: &excluded)
        if isViolated(target) {
          guard isWithinCoarseTolerance(target) || isWithinRounding(target) else {
            throw outcome == .stuck ? .illConditioned : .conflict(target)
          }
          // It holds within the accuracy of the arithmetic.
          setSide(.at, of: target)
          pricing.degeneracy.resetReturns()
          continue
        }
      }
      // From here on it is a wall, even if it stays inactive.
      if problem.rows[target].side != .active {
        setSide(freshSide(problem.rows[target]), of: target)
      }
    }
    pending.violatedRequired.removeAll()
  }

  /// Computes the prices of an objective: the composition of its gradient.
  private mutating func multipliers(toward objective: Objective) -> Multipliers {
    switch objective {
    case .level: break
    case .feasibility(let row):
      seedRow(problem.rows[row], problem.rows[row].side.costSign(for: problem.rows[row].relation))
    case .extreme(let variable, let direction): seed(variable, -direction)
    }
    return btran()
  }

  /// Returns whether the objective allows loosening a basis entry in a direction.
  private mutating func canLoosen(
    _ entry: BasisEntry, _ direction: Double, _ objective: Objective
  ) -> Bool {
    switch objective {
    case .level, .extreme:
      let blocking = problem.blockingLevels(entry)
      return (direction > 0 ? blocking.up : blocking.down) == noLevel
    case .feasibility:
      return problem.rank(of: entry) != 0 || problem.rows[entry.row].relation.allows(direction)
    }
  }

  /// Returns whether no free direction moves a variable, so that its value is equal in all optima.
  package mutating func isDetermined(_ variable: Int32) -> Bool {
    var isStuck = false
    for direction in [1.0, -1.0] {
      let objective = Objective.extreme(of: variable, direction: direction)
      if steepestCandidate(toward: objective, ExcludedEntries(), &isStuck) != nil { return false }
    }
    return true
  }
}
