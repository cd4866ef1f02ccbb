// Flipping many variables from one bound to another in one step, as the dual simplex does when it
// passes the breakpoints of boxed variables (bound flipping).
//
// A compressed stack shrinks view after view: each flips from the bound of its content to the bound
// 0, and no price changes. Such flips are collected in the order in which steps would make them.
// One solve computes their joint movement, and one evaluation applies it.

/// The flip of a variable, or of the left side of a short row, from one bound to another.
///
/// The loosened row and the one where the flip ends have proportional left sides.
struct BoundFlip: BitwiseCopyable {
  let candidate: Candidate
  /// The bound where the flip ends.
  let row: Int32
  /// The change of the activity of the loosened row.
  let distance: Double
}

extension SolverState {
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
    guard attempts.shouldAttempt() else { return false }
    switch objective {
    case .extreme, .targetRow: return false
    case .level, .feasibility: break
    }
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
    for index in 0..<count { apply(pricing.boundFlips[index], objective) }
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
    guard !candidate.entry.isHold else { return nil }
    let leaving = problem.rows[candidate.entry.row]
    let variable = leaving.basicVariable
    guard leaving.count <= Tuning.lengthLimit, problem.variables[variable].block == noBlock
    else {
      return nil
    }
    var (best, nearest, cost) = (noRow, Double.infinity, 0.0)
    for term in problem.column(of: variable) {
      statistics.cells &+= 1
      let record = problem.rows[term.row]
      guard record.basicVariable == noVariable, record.isAlive,
        let factor = proportion(of: record, to: leaving)
      else { continue }
      let alpha = candidate.direction * factor
      guard isAhead(record.side, alpha) else { continue }
      let rowCost = slopeIncrease(term.row, record, alpha.magnitude, objective)
      let distance = residual(record).magnitude / alpha.magnitude
      guard rowCost > 0, distance < nearest else { continue }
      (best, nearest, cost) = (term.row, distance, rowCost)
    }
    guard best != noRow, cost + candidate.slope >= 0,
      nearest > Tolerance.activity * Swift.max(1, basis.values[variable].magnitude)
    else { return nil }
    if case .feasibility = objective, cost.isFinite { return nil }
    return BoundFlip(candidate: candidate, row: best, distance: nearest)
  }

  /// Returns the ratio of the left sides of two rows; nil if they are not proportional.
  private mutating func proportion(of row: RowRecord, to other: RowRecord) -> Double? {
    guard row.count == other.count else { return nil }
    let (own, others) = (
      problem.terms[row.start].coefficient, problem.terms[other.start].coefficient
    )
    for offset in 0..<row.count {
      let (term, present) = (problem.terms[row.start + offset], problem.terms[other.start + offset])
      guard term.variable == present.variable,
        term.coefficient * others == present.coefficient * own
      else { return nil }
    }
    statistics.cells &+= Int(row.count)
    return own / others
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

  /// Exchanges the two bounds of a flip.
  private mutating func apply(_ move: BoundFlip, _ objective: Objective) {
    let (entry, direction) = (move.candidate.entry, move.candidate.direction)
    let variable = problem.rows[entry.row].basicVariable
    let record = problem.rows[move.row]
    guard exchange(variable, with: move.row) else { return }
    statistics.boundSwaps &+= 1
    var (wallRank, costRank) = (Int.max, 1)
    if case .level(let rank) = objective {
      (wallRank, costRank) = (rank, rank)
    } else {
      scheduleRank(of: PriorityLevels.required)
    }
    recordCostSign(move.row, record, from: record.side.costSign(for: record.relation), to: 0)
    let leaving = problem.terms[problem.rows[entry.row].start].coefficient
    let alpha = direction * problem.terms[record.start].coefficient / leaving
    leave(entry, direction: direction, rank: costRank)
    transferPrice(of: entry, toBound: move.row)
    enter(move.row, alpha: alpha, wasAt: record.side == .at, rank: wallRank)
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
