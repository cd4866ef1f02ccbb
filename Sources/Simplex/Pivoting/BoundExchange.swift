// Exchanging bounds of one variable.

extension Core {
  /// Where the direction of a row of one variable is stopped at once by another such row of the same
  /// variable, the two change places: one slot differs, and nothing moves.
  ///
  /// No other slope changes, so this is done while pricing. Returns the slot that is there now.
  mutating func exchangeBounds(_ candidate: Candidate, rank: Int) -> Slot? {
    guard !candidate.slot.isStay else { return nil }
    let leaving = rows[candidate.slot.row]
    let variable = leaving.owner
    guard leaving.count == 1, variables[variable].block == noBlock else { return nil }
    let movement = candidate.direction / terms[leaving.start].coefficient
    guard let (row, slope) = findBound(variable, movement, candidate.slope, rank) else {
      return nil
    }
    let rises = movement * terms[rows[row].start].coefficient > 0
    let wasAt = rows[row].side == .at
    journal.record(.row, candidate.slot.row, leaving)
    rows[candidate.slot.row].owner = noVariable
    assign(row, to: variable)
    pending.insert(position: variables[variable].position)
    statistics.exchanges &+= 1
    leave(candidate.slot, direction: candidate.direction, rank: rank)
    let gradient = rows[candidate.slot.row].side.gradient(leaving.relation)
    if gradient != 0 { work.isClosureWhole = false }
    // The entering row may be among the questions still to be looked at.
    if self.rank(ofRow: leaving) == rank { work.price[variable] += gradient * weight(leaving) }
    work.price[variable] *= terms[leaving.start].coefficient / terms[rows[row].start].coefficient
    markBound(row, rises: rises, wasAt: wasAt, slope: slope, rank: rank)
    return Slot(row: row)
  }

  /// The row of one variable at whose kink the slope stops being negative, and the slope after it.
  private mutating func findBound(
    _ variable: Int32, _ movement: Double, _ slope: Double, _ rank: Int
  ) -> (row: Int32, slope: Double)? {
    var best: (row: Int32, slope: Double)?
    var place = variables[variable].head
    while place != noTerm {
      let term = terms[place]
      place = links[place].next
      statistics.cells &+= 1
      let record = rows[term.row]
      guard record.count == 1, record.owner == noVariable, record.isAlive,
        residual(record).magnitude <= tolerance(of: record)
      else { continue }
      let after = slope + boundCost(record, term.coefficient * movement, rank)
      guard after >= -work.leastSlope else { continue }
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
    let onward = isWall ? record.level : slope > work.leastSlope ? here : noLevel
    let back = isWall && wasAt ? record.level : here
    setBlocked(Slot(row: row), up: rises ? onward : back, down: rises ? back : onward)
  }
}
