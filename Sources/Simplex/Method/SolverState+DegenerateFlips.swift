// Passing the kinks of many rows in one degenerate step.
//
// If columns have more room than their texts require, and the texts of a column are equally wide,
// each column makes a degenerate step for each level of hugging: a text with a tight bound at once
// offsets every gain of the level. Such a step exchanges two rows, but its only result is a changed
// side of a row at its kink: both sides cost the same there. After several such steps, all
// improving directions are therefore combined. The rows that they reach at distance zero change
// their sides and are priced again.
//
// The new sides are a guess: if directions cross, too many rows change, and others then improve the
// level. So the flips are repeated a few times, and steps continue from there.

import Buffers

extension SolverState {
  /// Flips the rows of a level that block improving directions at distance zero.
  ///
  /// - Parameters:
  ///   - first: The candidate that was popped; it returns to the queue if a row was flipped.
  ///   - rank: The rank of the level.
  ///   - passes: The number of rounds in the visit; updated.
  /// - Returns: Whether a row was flipped.
  mutating func flipDegenerateRows(with first: Candidate, rank: Int, _ passes: inout Int) -> Bool {
    let degenerateSteps = pricing.degeneracy.steps
    guard Shortcut.degenerateFlips.isOn, passes < Tuning.stepsBeforeGuess,
      pricing.improving.count >= 2 * Tuning.stepsBeforeGuess,
      Swift.min(degenerateSteps, pricing.degeneracy.cancelingSteps) >= Tuning.stepsBeforeGuess,
      !pricing.degeneracy.usesBland
    else { return false }
    pricing.improving.insert(first)
    for candidate in pricing.improving where problem.isActive(candidate.entry) {
      seedDirection(candidate.entry, candidate.direction)
    }
    let direction = ftran()
    statistics.cells &+= direction.rows.count
    var hasPassed = false
    for row in direction.rows where blocksAtZero(row, direction.alpha(row), rank: rank) {
      flipSide(of: row, direction)
      hasPassed = true
    }
    clear(direction)
    guard hasPassed else {
      passes = Tuning.stepsBeforeGuess
      pricing.improving.remove(first.entry)
      return false
    }
    passes += 1
    call.pivots += 1
    statistics.pivots &+= 1
    statistics.degeneratePivots &+= 1
    pricing.degeneracy.recordDegenerateStep()
    pricing.violations.invalidate()
    return true
  }

  /// Returns whether a movement violates an inequality of a rank that lies at its kink.
  @inline(__always)
  private func blocksAtZero(_ row: Int32, _ alpha: Double, rank: Int) -> Bool {
    let record = problem.rows[row]
    return problem.rank(ofRow: record) == rank && record.relation != .equal
      && record.side.costSign(for: record.relation) == 0 && alpha.magnitude > Tolerance.plainRatio
      && isAhead(record.side, alpha) && isOnKink(row)
  }
}
