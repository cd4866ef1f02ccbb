// Swapping two bounds of one variable.

extension SolverState {
  /// Swaps two bounds of one variable if the second blocks the direction of the first at once.
  ///
  /// Nothing moves and no other slope changes, so this needs no step and is done while pricing. The
  /// bounds may differ by a tolerance, which coefficients can multiply to any movement. So that no
  /// cycle without pivots arises, a call makes a limited number of swaps and then steps instead.
  ///
  /// - Parameters:
  ///   - candidate: The direction of the first bound.
  ///   - rank: The rank being priced.
  ///   - slopeTolerance: The magnitude up to which the slope counts as zero.
  /// - Returns: The new basis entry; nil if a step is needed.
  mutating func swapBounds(
    _ candidate: Candidate, rank: Int, slopeTolerance: Double
  ) -> BasisEntry? {
    guard Shortcut.boundSwap.isOn, !candidate.entry.isHold,
      Int(call.boundSwaps) < boundSwapLimit
    else { return nil }
    let leaving = problem.rows[candidate.entry.row]
    let variable = leaving.basicVariable
    guard leaving.count == 1, problem.variables[variable].block == noBlock else { return nil }
    let movement = candidate.direction / problem.terms[leaving.start].coefficient
    guard
      let (row, slope) = blockingBound(variable, movement, candidate.slope, slopeTolerance, rank)
    else { return nil }
    let rises = movement * problem.terms[problem.rows[row].start].coefficient > 0
    let wasAt = problem.rows[row].side == .at
    let costSign = problem.rows[row].side.costSign(for: problem.rows[row].relation)
    guard exchange(variable, with: row) else { return nil }
    statistics.boundSwaps &+= 1
    call.boundSwaps &+= 1
    recordCostSign(row, problem.rows[row], from: costSign, to: 0)
    leave(candidate.entry, direction: candidate.direction, rank: rank)
    if problem.rows[candidate.entry.row].side.costSign(for: leaving.relation) != 0 {
      pricing.violations.invalidate()
    }
    transferPrice(of: candidate.entry, toBound: row)
    blockSwapped(row, rises: rises, wasAt: wasAt, costs: slope > slopeTolerance, rank: rank)
    return BasisEntry(row: row)
  }

  /// Maximum number of bound swaps in a call, far above the number in any layout.
  @inline(__always)
  private var boundSwapLimit: Int { 1_000 + 20 * problem.rowCount }

  /// Transfers the price of a bound to the bound that has replaced it.
  mutating func transferPrice(of leaving: BasisEntry, toBound row: Int32) {
    let factor =
      problem.terms[problem.rows[row].start].coefficient
      / problem.terms[problem.rows[leaving.row].start].coefficient
    pricing.prices.transfer(from: leaving, to: BasisEntry(row: row), factor: factor)
  }

  /// Finds the bound of a variable at whose kink the slope stops being negative.
  ///
  /// - Returns: The bound's row, and the slope after the kink; nil if there is none.
  private mutating func blockingBound(
    _ variable: Int32, _ movement: Double, _ slope: Double, _ slopeTolerance: Double,
    _ rank: Int
  ) -> (row: Int32, slope: Double)? {
    var best: (row: Int32, slope: Double)?
    for term in problem.column(of: variable) {
      statistics.cells &+= 1
      let record = problem.rows[term.row]
      guard record.count == 1, record.basicVariable == noVariable, record.isAlive,
        isOnKink(term.row)
      else { continue }
      let alpha = term.coefficient * movement
      let cost =
        isAhead(record.side, alpha)
        ? slopeIncrease(term.row, record, alpha.magnitude, .level(rank: rank)) : 0
      let after = slope + cost
      guard after >= -slopeTolerance else { continue }
      if let present = best, problem.rows[present.row].serial < record.serial { continue }
      best = (term.row, after)
    }
    return best
  }

  private mutating func blockSwapped(
    _ row: Int32, rises: Bool, wasAt: Bool, costs: Bool, rank: Int
  ) {
    let record = problem.rows[row]
    let here = problem.levels.level(rank: rank)
    let isWall = problem.rank(ofRow: record) < rank
    let onward = isWall ? record.level : costs ? here : noLevel
    let back = isWall && wasAt ? record.level : here
    problem.setBlockingLevels(
      BasisEntry(row: row),
      BlockingLevels(up: rises ? onward : back, down: rises ? back : onward), log: &undo.log)
  }
}
