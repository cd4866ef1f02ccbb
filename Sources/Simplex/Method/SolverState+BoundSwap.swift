// Exchanging bounds of one variable.

extension SolverState {
  /// Exchanges two bounds of one variable if the second stops the direction of the first at once.
  ///
  /// Nothing moves and no other slope changes, so this is done while pricing. Returns the new basis
  /// entry, or nil if a step is needed.
  ///
  /// The two may differ by a tolerance, which a chain of factors can make a movement of any size. So that no circle is
  /// closed which pivots do not count, there are only so many exchanges in a call; steps go on from there.
  mutating func swapBounds(
    _ candidate: Candidate, rank: Int, slopeTolerance: Double
  ) -> BasisEntry? {
    guard !candidate.entry.isHold, Int(boundSwapsInCall) < boundSwapLimit else { return nil }
    let leaving = rows[candidate.entry.row]
    let variable = leaving.basicVariable
    guard leaving.count == 1, variables[variable].block == noBlock else { return nil }
    let movement = candidate.direction / terms[leaving.start].coefficient
    guard
      let (row, slope) = blockingBound(variable, movement, candidate.slope, slopeTolerance, rank)
    else { return nil }
    let rises = movement * terms[rows[row].start].coefficient > 0
    let wasAt = rows[row].side == .at
    let costSign = rows[row].side.gradient(rows[row].relation)
    guard exchange(variable, with: row) else { return nil }
    statistics.boundSwaps &+= 1
    boundSwapsInCall &+= 1
    recordCostSign(row, rows[row], from: costSign, to: 0)
    leave(candidate.entry, direction: candidate.direction, rank: rank)
    if rows[candidate.entry.row].side.gradient(leaving.relation) != 0 {
      scratch.violationsAreComplete = false
    }
    transferPrice(of: candidate.entry, toBound: row)
    blockSwapped(row, rises: rises, wasAt: wasAt, costs: slope > slopeTolerance, rank: rank)
    return BasisEntry(row: row)
  }

  /// Far more than any layout makes: the most that was found is one for every twenty rows.
  @inline(__always)
  private var boundSwapLimit: Int { 1_000 + 20 * rowCount }

  /// Gives a bound that has taken the place of another bound of the same variable its price, with what the
  /// two have changed in the gradient: no other price changes.
  mutating func transferPrice(of leaving: BasisEntry, toBound row: Int32) {
    var price = price(of: leaving)
    let factor = terms[rows[row].start].coefficient / terms[rows[leaving.row].start].coefficient
    var own = 0.0
    while hasPriceChanges, let change = scratch.priceChanges.last,
      change.entry.row == leaving.row || change.entry.row == row
    {
      if change.entry.row == row { own += change.amount } else { price.add(change.amount) }
      _ = scratch.priceChanges.removeLast()
    }
    price.divide(by: factor)
    if own != 0 { price.add(own) }
    setPrice(of: BasisEntry(row: row), price)
  }

  /// The row of one variable at whose kink the slope stops being negative, and the slope after it.
  private mutating func blockingBound(
    _ variable: Int32, _ movement: Double, _ slope: Double, _ slopeTolerance: Double,
    _ rank: Int
  ) -> (row: Int32, slope: Double)? {
    var best: (row: Int32, slope: Double)?
    for term in column(of: variable) {
      statistics.cells &+= 1
      let record = rows[term.row]
      guard record.count == 1, record.basicVariable == noVariable, record.isAlive,
        isOnKink(term.row)
      else { continue }
      let alpha = term.coefficient * movement
      let cost =
        isAhead(record.side, alpha)
        ? slopeIncrease(term.row, record, alpha.magnitude, .level(rank: rank)) : 0
      let after = slope + cost
      guard after >= -slopeTolerance else { continue }
      if let present = best, rows[present.row].serial < record.serial { continue }
      best = (term.row, after)
    }
    return best
  }

  private mutating func blockSwapped(
    _ row: Int32, rises: Bool, wasAt: Bool, costs: Bool, rank: Int
  ) {
    let record = rows[row]
    let here = levels.level(rank: rank)
    let isWall = self.rank(ofRow: record) < rank
    let onward = isWall ? record.level : costs ? here : noLevel
    let back = isWall && wasAt ? record.level : here
    setBlockingLevels(
      BasisEntry(row: row),
      BlockingLevels(up: rises ? onward : back, down: rises ? back : onward))
  }
}
