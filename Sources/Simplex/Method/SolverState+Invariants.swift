// Checks of slopes and blocking levels: between calls at every level, and within a call at the
// levels that the lists of `optimize` do not lead to.

import Buffers

extension SolverState {
  /// Describes a direction that improves a level at no cost above, or a wrong blocking level.
  ///
  /// - Returns: The description, or nil if all slopes and blocking levels are right.
  mutating func optimumFault() -> String? {
    if statistics.unfinishedLevels > 0 { return nil }
    for rank in 1..<Swift.max(problem.levels.count, 1) {
      if let fault = slopeFault(rank: rank) { return fault }
    }
    return nil
  }

  /// Describes the first violated part of the invariant of `optimize`; nil if it holds.
  ///
  /// Complexity: O(levels · size of the solver).
  mutating func reoptimizationFault() -> String? {
    let counted = statistics
    defer { statistics = counted }
    if !pending.touchedRows.isEmpty || !pending.freshRows.isEmpty { return "a side is out of date" }
    if !pending.violatedRequired.isEmpty {
      return "a required row is violated while a soft level is pending"
    }
    if !pending.changedEntries.isEmpty { return "a changed basis entry is not marked for pricing" }
    if statistics.unfinishedLevels > 0 { return nil }
    var isReached = [Bool](repeating: false, count: problem.variableCount)
    let first = pricing.ranks.first.map { Int($0) } ?? problem.levels.count
    for rank in 1..<Swift.max(problem.levels.count, 1) {
      markReached(from: rank, in: &isReached)
      if let fault = slopeFault(rank: rank, excusing: first <= rank ? isReached : nil) {
        return fault + "; the next rank to visit is \(first)"
      }
    }
    return nil
  }

  /// Marks the variables of the entries in the composition of a rank's changed rows.
  private mutating func markReached(from rank: Int, in isReached: inout [Bool]) {
    for change in pending.changedRows {
      if Swift.max(Int(problem.levels.rank(change.level)), 1) == rank { seedChange(change) }
    }
    let composition = btran()
    for variable in composition.variables where composition[variable].value != 0 {
      isReached[Int(variable)] = true
    }
    clear(composition)
  }

  /// Describes the first wrong slope or blocking level at a rank.
  ///
  /// Entries that are marked for pricing are exempt, and so are those of the variables in
  /// `isReached`.
  private mutating func slopeFault(rank: Int, excusing isReached: [Bool]? = nil) -> String? {
    for row in 0..<problem.rowCount where problem.rows[row].isAlive {
      let record = problem.rows[row]
      guard problem.rank(ofRow: record) == rank, record.basicVariable == noVariable else {
        continue
      }
      let costSign = record.side.costSign(for: record.relation)
      if costSign != 0 { seedRow(record, costSign * problem.scaledWeight(record)) }
    }
    let prices = btran()
    var fault: String?
    var doubtful: [Candidate] = []
    for index in 0..<problem.variableCount where problem.variables[index].isAlive && fault == nil {
      let variable = Int32(truncatingIfNeeded: index)
      let entry = problem.basisEntry(of: variable)
      if let isReached, isReached[index] || pricing.marked.contains(entry) { continue }
      fault = slopeFault(entry, prices[variable], rank, &doubtful)
    }
    clear(prices)
    return fault ?? doubtfulSlopeFault(doubtful, rank)
  }

  /// Describes the first wrong slope of an entry at a rank.
  ///
  /// Slopes that may be rounding of its price are appended to `doubtful` instead.
  private func slopeFault(
    _ entry: BasisEntry, _ price: GuardedSum, _ rank: Int, _ doubtful: inout [Candidate]
  ) -> String? {
    let slopes = slopes(of: entry, rank: rank, price: price.value)
    let blocking = problem.blockingLevels(entry)
    for (direction, slope, mark) in [
      (1.0, slopes.up, blocking.up), (-1.0, slopes.down, blocking.down),
    ] {
      let blockedRank = mark == noLevel ? Int.max : Int(problem.levels.rank(mark))
      if blockedRank < rank { continue }
      let isMarked = blockedRank == rank
      if isMarked ? slope <= 1e-12 * price.absoluteSum : slope.magnitude > 1e-6 * price.absoluteSum
      {
        let candidate = candidate(entry, direction: direction, slope: slope)
        guard isMarked || slope.magnitude <= Tolerance.doubt * Swift.max(price.absoluteSum, 1)
        else {
          return faultText(candidate, slope, rank)
        }
        doubtful.append(candidate)
      }
    }
    return nil
  }

  /// Describes the first doubtful slope that the movement of the rank's rows does not justify
  /// either.
  ///
  /// A true slope can be below the rounding of its price: a step at a less important level may have
  /// added large canceling terms to the price since the direction was blocked.
  private mutating func doubtfulSlopeFault(_ doubtful: [Candidate], _ rank: Int) -> String? {
    for candidate in doubtful {
      let direction = ftran(candidate.entry, amount: candidate.direction)
      let slope = slope(of: candidate, moving: direction, rank: rank)
      clear(direction)
      let blocking = problem.blockingLevels(candidate.entry)
      let mark = candidate.direction > 0 ? blocking.up : blocking.down
      let isMarked = mark == problem.levels.level(rank: rank)
      if isMarked, slope.value <= Tolerance.rounding * slope.absoluteSum {
        return "\(name(candidate.entry)) is marked at \(rank) needlessly"
      }
      if !isMarked, slope.value.magnitude > 1e-6 * slope.absoluteSum {
        return faultText(candidate, slope.value, rank)
      }
    }
    return nil
  }

  private func faultText(_ candidate: Candidate, _ slope: Double, _ rank: Int) -> String {
    slope < 0
      ? "\(name(candidate.entry)) improves rank \(rank) by \(slope)"
      : "\(name(candidate.entry)) is not marked at \(rank)"
  }

  private func name(_ entry: BasisEntry) -> String {
    entry.isHold ? "the hold of v\(entry.variable)" : "row \(entry.row)"
  }
}
