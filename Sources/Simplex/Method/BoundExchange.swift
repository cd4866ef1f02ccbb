// Exchanging bounds of one variable.

extension SolverState {
  /// Where the direction of a row of one variable is stopped at once by another such row of the same
  /// variable, the two change places: one basis entry differs, and nothing moves.
  ///
  /// No other slope changes, so this is done while pricing. Returns the basis entry that is there now.
  mutating func exchangeBounds(_ candidate: Candidate, rank: Int) -> BasisEntry? {
    guard !candidate.entry.isHold else { return nil }
    let leaving = rows[candidate.entry.row]
    let variable = leaving.basicVariable
    guard leaving.count == 1, variables[variable].block == noBlock else { return nil }
    let movement = candidate.direction / terms[leaving.start].coefficient
    guard let (row, slope) = findBound(variable, movement, candidate.slope, rank) else {
      return nil
    }
    let rises = movement * terms[rows[row].start].coefficient > 0
    let wasAt = rows[row].side == .at
    undoLog.record(.row, candidate.entry.row, leaving)
    rows[candidate.entry.row].basicVariable = noVariable
    assign(row, to: variable)
    pending.insert(position: variables[variable].position)
    statistics.exchanges &+= 1
    leave(candidate.entry, direction: candidate.direction, rank: rank)
    let gradient = rows[candidate.entry.row].side.gradient(leaving.relation)
    if gradient != 0 { scratch.hasAllViolations = false }
    // The entering row may be among the questions still to be looked at.
    if self.rank(ofRow: leaving) == rank { scratch.price[variable] += gradient * weight(leaving) }
    scratch.price[variable] *= terms[leaving.start].coefficient / terms[rows[row].start].coefficient
    markBound(row, rises: rises, wasAt: wasAt, slope: slope, rank: rank)
    return BasisEntry(row: row)
  }

  /// The row of one variable at whose kink the slope stops being negative, and the slope after it.
  private mutating func findBound(
    _ variable: Int32, _ movement: Double, _ slope: Double, _ rank: Int
  ) -> (row: Int32, slope: Double)? {
    var best: (row: Int32, slope: Double)?
    var index = variables[variable].head
    while index != noTerm {
      let term = terms[index]
      index = links[index].next
      statistics.cells &+= 1
      let record = rows[term.row]
      guard record.count == 1, record.basicVariable == noVariable, record.isAlive,
        residual(record).magnitude <= tolerance(of: record)
      else { continue }
      let after = slope + boundCost(record, term.coefficient * movement, rank)
      guard after >= -scratch.leastSlope else { continue }
      if let present = best, rows[present.row].serial < record.serial { continue }
      best = (term.row, after)
    }
    return best
  }

  private func boundCost(_ record: RowRecord, _ alpha: Double, _ rank: Int) -> Double {
    let isAhead =
      record.side == .at || (record.side == .below && alpha > 0)
      || (record.side == .above && alpha < 0)
    let own = self.rank(ofRow: record)
    guard isAhead, own <= rank else { return 0 }
    if own < rank { return .infinity }
    let kink = alpha.magnitude * weight(record)
    return record.relation == .equal && record.side != .at ? 2 * kink : kink
  }

  private mutating func markBound(
    _ row: Int32, rises: Bool, wasAt: Bool, slope: Double, rank: Int
  ) {
    let record = rows[row]
    let here = levels.level(rank: rank)
    let isWall = self.rank(ofRow: record) < rank
    let onward = isWall ? record.level : slope > scratch.leastSlope ? here : noLevel
    let back = isWall && wasAt ? record.level : here
    setBlocked(BasisEntry(row: row), up: rises ? onward : back, down: rises ? back : onward)
  }
}
