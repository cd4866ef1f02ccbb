// Moving from one bound of a variable, or of the left side of a short row, to another one, as the
// dual simplex does when it passes the breakpoints of boxed variables (bound flipping).
//
// No other slope changes. If both bounds are at the same place, nothing moves either: they swap
// while pricing. Otherwise many may move in one step. A compressed stack shrinks view after view:
// each flips from the bound of its content to the bound 0. Such flips are collected in the order in
// which steps would make them. One solve computes their joint movement, and one evaluation applies
// it.

import Buffers

/// The flip of a left side from its active bound to another one, where its direction ends.
struct BoundFlip: BitwiseCopyable {
  let candidate: Candidate
  /// The bound where the flip ends.
  let row: Int32
  /// The left side of that bound as a multiple of the active one's.
  let factor: Double
  /// The change of the activity of the active bound.
  let distance: Double
  /// The slope after the flip.
  let slope: Double
}

extension SolverState {
  /// Swaps two bounds of one variable if the second blocks the direction of the first at once.
  ///
  /// The bounds may differ by a tolerance, which coefficients can multiply to any movement. So that
  /// no cycle without pivots arises, a call makes a limited number of swaps and then steps instead.
  ///
  /// - Parameters:
  ///   - candidate: The direction of the first bound.
  ///   - rank: The rank being priced.
  ///   - slopeTolerance: The magnitude up to which the slope counts as zero.
  /// - Returns: Whether the second bound is active, and marked for pricing.
  mutating func swapBounds(_ candidate: Candidate, rank: Int, slopeTolerance: Double) -> Bool {
    let objective = Objective.level(rank: rank)
    guard Shortcut.boundSwap.isOn, Int(call.boundSwaps) < boundSwapLimit,
      let flip = nextBound(of: candidate, objective, length: 1, minimumSlope: -slopeTolerance),
      isOnKink(flip.row)
    else { return false }
    // The set of variables that marked entries reach stays the same.
    let entering = BasisEntry(row: flip.row)
    if !pricing.marked.contains(entering) { pricing.marked.insert(entering) }
    guard apply(flip, objective) else { return false }
    call.boundSwaps &+= 1
    return true
  }

  /// Maximum number of bound swaps in a call, far above the number in any layout.
  @inline(__always)
  private var boundSwapLimit: Int { 1_000 + 20 * problem.rowCount }

  /// Makes the flips that come next in one step, beginning with that of a candidate.
  ///
  /// - Parameters:
  ///   - first: The candidate that was popped.
  ///   - objective: The objective of the step.
  ///   - excluded: The entries to skip.
  ///   - attempts: The backoff of the visit or walk; updated.
  /// - Returns: Whether at least two flips were made; otherwise the other candidates are in the
  ///   queue again.
  mutating func flipBounds(
    from first: Candidate, toward objective: Objective, _ excluded: ExcludedEntries,
    _ attempts: inout Backoff
  ) -> Bool {
    guard Shortcut.boundFlips.isOn, !first.entry.isHold, pricing.degeneracy.steps == 0 else {
      return false
    }
    guard attempts.countAttempt() else { return false }
    if case .extreme = objective { return false }
    collectFlips(from: first, objective, excluded)
    var count = pricing.boundFlips.count
    guard count > 1 else {
      pricing.requeueFlips(from: 1)
      return false
    }
    while count > 1, !canFlip(count, objective) { count /= 2 }
    pricing.requeueFlips(from: Swift.max(count, 1))
    guard count > 1 else {
      attempts.recordFailure()
      return false
    }
    if count == pricing.boundFlips.count { attempts.recordSuccess() }
    call.pivots += 1
    statistics.pivots &+= 1
    for index in 0..<count { _ = apply(pricing.boundFlips[index], objective) }
    pricing.violations.invalidate()
    pricing.degeneracy.recordMovement()
    return true
  }

  /// Collects the flips that come next, until the violation to reduce is used up.
  private mutating func collectFlips(
    from first: Candidate, _ objective: Objective, _ excluded: ExcludedEntries
  ) {
    pricing.boundFlips.removeAll()
    var left = Double.infinity
    if case .feasibility(let target) = objective { left = residual(problem.rows[target]).magnitude }
    var isStuck = false
    var candidate = first
    while let move = flip(of: candidate, objective) {
      left -= move.distance * candidate.slope.magnitude
      guard left > 0 else { break }
      pricing.boundFlips.append(move)
      guard let next = popBest(excluded, &isStuck) else { return }
      candidate = next
    }
    if !pricing.boundFlips.isEmpty { pricing.improving.insert(candidate) }
  }

  /// Finds the flip to the next bound of the same left side, if the direction ends there.
  private mutating func flip(of candidate: Candidate, _ objective: Objective) -> BoundFlip? {
    guard let flip = nextBound(of: candidate, objective, length: Tuning.lengthLimit),
      flip.slope >= 0
    else { return nil }
    let value = basis.values[problem.variable(of: candidate.entry)]
    guard flip.distance > Tolerance.activity * Swift.max(1, value.magnitude) else { return nil }
    if case .feasibility = objective, flip.slope.isFinite { return nil }
    return flip
  }

  /// Finds the nearest bound of the same left side ahead of a direction.
  ///
  /// - Parameters:
  ///   - candidate: The direction.
  ///   - objective: The objective of the step.
  ///   - length: The number of terms up to which a left side is considered.
  ///   - minimumSlope: The slope after the kink from which a bound is considered.
  /// - Returns: The flip to the bound; nil if there is none.
  private mutating func nextBound(
    of candidate: Candidate, _ objective: Objective, length: Int,
    minimumSlope: Double = -.infinity
  ) -> BoundFlip? {
    guard !candidate.entry.isHold else { return nil }
    let (leaving, terms) = (problem.rows[candidate.entry.row], problem.terms)
    guard leaving.count <= length,
      problem.variables[leaving.basicVariable].block == noBlock
    else { return nil }
    return nearestRow(ahead: candidate, objective, minimumSlope: minimumSlope) { _, row in
      terms.leftSideRatio(of: row, to: leaving)
    }
  }

  /// Finds the nearest row at which a direction ends or becomes less steep if its variable alone
  /// moves; of equals, the one added last.
  ///
  /// - Parameters:
  ///   - candidate: The direction of an active row that contains its variable.
  ///   - objective: The objective of the step.
  ///   - minimumSlope: The slope after the kink from which a row is considered.
  ///   - factor: Returns the movement of a row in the column of the variable, as a multiple of the
  ///     active row's; nil to skip the row.
  /// - Returns: The flip to the row; nil if there is none.
  mutating func nearestRow(
    ahead candidate: Candidate, _ objective: Objective, minimumSlope: Double = -.infinity,
    factor: (Term, RowRecord) -> Double?
  ) -> BoundFlip? {
    var best: BoundFlip?
    for term in problem.column(of: problem.variable(of: candidate.entry)) {
      statistics.cells &+= 1
      let record = problem.rows[term.row]
      guard record.basicVariable == noVariable, record.isAlive, let factor = factor(term, record)
      else { continue }
      let alpha = candidate.direction * factor
      guard isAhead(record.side, alpha) else { continue }
      let cost = slopeIncrease(term.row, record, alpha.magnitude, objective)
      guard cost > 0, candidate.slope + cost >= minimumSlope else { continue }
      statistics.cells &+= Int(record.count)
      let distance = residual(record).magnitude / alpha.magnitude
      if let best, best.distance <= distance { continue }
      best = BoundFlip(
        candidate: candidate, row: term.row, factor: factor, distance: distance,
        slope: candidate.slope + cost)
    }
    return best
  }

  /// Returns whether nothing blocks the first flips, made together.
  private mutating func canFlip(_ count: Int, _ objective: Objective) -> Bool {
    for index in 0..<count {
      let move = pricing.boundFlips[index]
      seedDirection(move.candidate.entry, move.candidate.direction * move.distance)
    }
    let direction = ftran()
    defer { clear(direction) }
    collectBreakpoints(of: direction, objective)
    for breakpoint in pricing.breakpoints where breakpoint.step < 1 - 1e-12 {
      if case .feasibility = objective, breakpoint.cost.isFinite { continue }
      return false
    }
    return true
  }

  /// Exchanges the two bounds of a flip; the price of the first passes to the second.
  ///
  /// - Returns: Whether the exchange was made; otherwise nothing changed.
  private mutating func apply(_ flip: BoundFlip, _ objective: Objective) -> Bool {
    let (leaving, direction) = (flip.candidate.entry, flip.candidate.direction)
    let record = problem.rows[flip.row]
    guard exchange(problem.variable(of: leaving), with: flip.row) else { return false }
    statistics.boundSwaps &+= 1
    let (wallRank, costRank) = ranks(of: objective)
    recordCostSign(flip.row, record, from: record.side.costSign(for: record.relation), to: 0)
    setLeavingSide(leaving, direction: direction, rank: costRank)
    pricing.prices.transfer(from: leaving, to: BasisEntry(row: flip.row), factor: flip.factor)
    blockEntering(
      flip.row, alpha: direction * flip.factor, wasOnKink: record.side == .at, rank: wallRank)
    return true
  }
}

extension Pricing {
  /// Returns the candidates of the flips from an index on to the queue.
  fileprivate mutating func requeueFlips(from index: Int) {
    for rest in index..<Swift.max(index, boundFlips.count) {
      improving.insert(boundFlips[rest].candidate)
    }
  }
}

extension Buffer<Term> {
  /// Returns the ratio of the left sides of two rows; nil if they are not proportional.
  fileprivate func leftSideRatio(of row: RowRecord, to other: RowRecord) -> Double? {
    guard row.count == other.count else { return nil }
    let (own, others) = (self[row.start].coefficient, self[other.start].coefficient)
    for offset in 0..<row.count {
      let (term, present) = (self[row.start + offset], self[other.start + offset])
      guard term.variable == present.variable,
        term.coefficient * others == present.coefficient * own
      else { return nil }
    }
    return own / others
  }
}
