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
    if !pending.entries.isEmpty { return "a changed basis entry is not marked for pricing" }
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
      if Swift.max(Int(levels.rank(change.level)), 1) == rank { seedChange(rows[change.row]) }
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
    defer { clearPrices() }
    for index in 0..<variableCount where variables[index].isAlive {
      let variable = Int32(truncatingIfNeeded: index)
      let entry = basisEntry(of: variable)
      if let isReached, isReached[index] || isMarked(entry) { continue }
      if let fault = slopeFault(entry, rank) { return fault }
    }
    return nil
  }

  private func slopeFault(_ entry: BasisEntry, _ rank: Int) -> String? {
    let price = scratch.solution[variable(of: entry)]
    let slopes = slopes(of: entry, rank: rank, price: price.value)
    let blocked = blockedLevels(entry)
    let size = price.size
    let name = entry.isHold ? "the hold of v\(entry.variable)" : "row \(entry.row)"
    for (slope, mark) in [(slopes.up, blocked.up), (slopes.down, blocked.down)] {
      let blockedRank = mark == noLevel ? Int.max : Int(levels.rank(mark))
      if blockedRank < rank { continue }
      if slope < -1e-6 * size { return "\(name) improves rank \(rank) by \(slope)" }
      if blockedRank == rank && slope <= 1e-12 * size {
        return "\(name) is marked at \(rank) for nothing"
      }
      if blockedRank > rank && slope > 1e-6 * size { return "\(name) is not marked at \(rank)" }
    }
    return nil
  }
}
