// What must be true of slopes and marks: at every level between calls, and within a call at the levels
// that the lists of `optimize` do not lead to.

extension SolverState {
  /// No direction improves a level without costing a more important one, and the marks say so.
  mutating func optimumFault() -> String? {
    if statistics.unfinishedLevels > 0 { return nil }
    for rank in 1..<Swift.max(levels.count, 1) {
      if let fault = slopeFault(rank: rank) { return fault }
    }
    return nil
  }

  /// The first part of the invariant of `optimize` that does not hold, in words; nil if all do.
  ///
  /// Complexity: O(levels · size of the solver).
  mutating func reoptimizationFault() -> String? {
    let counted = statistics
    defer { statistics = counted }
    if !pending.touchedRows.isEmpty || !pending.freshRows.isEmpty { return "a side is out of date" }
    if !pending.violatedRequired.isEmpty { return "a violated required row waits for a soft level" }
    if !pending.changedEntries.isEmpty { return "a changed basis entry is not marked for pricing" }
    if statistics.unfinishedLevels > 0 { return nil }
    var isReached = [Bool](repeating: false, count: variableCount)
    let first = scratch.ranks.first.map { Int($0) } ?? levels.count
    for rank in 1..<Swift.max(levels.count, 1) {
      markReached(from: rank, in: &isReached)
      if let fault = slopeFault(rank: rank, excusing: first <= rank ? isReached : nil) {
        return fault + "; the next rank to visit is \(first)"
      }
    }
    return nil
  }

  /// Marks the variables whose rows the changed rows of a rank are composed of.
  private mutating func markReached(from rank: Int, in isReached: inout [Bool]) {
    for change in pending.changedRows {
      if Swift.max(Int(levels.rank(change.level)), 1) == rank { seedChange(change) }
    }
    btran()
    for variable in scratch.priced where scratch.solution[variable].value != 0 {
      isReached[Int(variable)] = true
    }
    clearPrices()
  }

  /// The first wrong slope or mark at a rank, but for entries marked for pricing and those of the
  /// variables given, if any are.
  private mutating func slopeFault(rank: Int, excusing isReached: [Bool]? = nil) -> String? {
    for row in 0..<rowCount where rows[row].isAlive {
      let record = rows[row]
      guard self.rank(ofRow: record) == rank, record.basicVariable == noVariable else { continue }
      let gradient = record.side.gradient(record.relation)
      if gradient != 0 { seedPrice(record, gradient * weight(record)) }
    }
    btran()
    var fault: String?
    var doubtful: [Candidate] = []
    for index in 0..<variableCount where variables[index].isAlive && fault == nil {
      let variable = Int32(truncatingIfNeeded: index)
      let entry = basisEntry(of: variable)
      if let isReached, isReached[index] || isMarked(entry) { continue }
      fault = slopeFault(entry, rank, &doubtful)
    }
    clearPrices()
    return fault ?? markFault(doubtful, rank)
  }

  /// The first wrong slope of an entry at a rank; those that may be rounding of its price are added to `doubtful`.
  private func slopeFault(
    _ entry: BasisEntry, _ rank: Int, _ doubtful: inout [Candidate]
  ) -> String? {
    let price = scratch.solution[variable(of: entry)]
    let slopes = slopes(of: entry, rank: rank, price: price.value)
    let blocked = blockingLevels(entry)
    for (direction, slope, mark) in [
      (1.0, slopes.up, blocked.up), (-1.0, slopes.down, blocked.down),
    ] {
      let blockedRank = mark == noLevel ? Int.max : Int(levels.rank(mark))
      if blockedRank < rank { continue }
      let isMarked = blockedRank == rank
      if isMarked ? slope <= 1e-12 * price.absoluteSum : slope.magnitude > 1e-6 * price.absoluteSum
      {
        let candidate = candidate(entry, direction: direction, slope: slope)
        guard isMarked || slope.magnitude <= Tolerance.doubt * Swift.max(price.absoluteSum, 1)
        else {
          return fault(candidate, slope, rank)
        }
        doubtful.append(candidate)
      }
    }
    return nil
  }

  /// The first of those slopes and marks that the movement of the rows of the rank does not justify either.
  ///
  /// A true slope can be less than the price tells apart from rounding: a step at a level below may have brought
  /// large terms into it that cancel, where none were when the mark was made.
  private mutating func markFault(_ doubtful: [Candidate], _ rank: Int) -> String? {
    for candidate in doubtful {
      ftran(candidate.entry, amount: candidate.direction)
      let slope = slopeFromMovement(candidate, rank: rank)
      clearDirection()
      let blocked = blockingLevels(candidate.entry)
      let mark = candidate.direction > 0 ? blocked.up : blocked.down
      let isMarked = mark == levels.level(rank: rank)
      if isMarked, slope.value <= Tolerance.rounding * slope.absoluteSum {
        return "\(name(candidate.entry)) is marked at \(rank) for nothing"
      }
      if !isMarked, slope.value.magnitude > 1e-6 * slope.absoluteSum {
        return fault(candidate, slope.value, rank)
      }
    }
    return nil
  }

  private func fault(_ candidate: Candidate, _ slope: Double, _ rank: Int) -> String {
    slope < 0
      ? "\(name(candidate.entry)) improves rank \(rank) by \(slope)"
      : "\(name(candidate.entry)) is not marked at \(rank)"
  }

  private func name(_ entry: BasisEntry) -> String {
    entry.isHold ? "the hold of v\(entry.variable)" : "row \(entry.row)"
  }
}
