// Movement of the optimum while the constants of some rows grow evenly and the active set stays the
// same.
//
// Slopes depend on the active set and on the sides of the inactive rows, not on values. An optimal
// active set therefore stays optimal until an inactive row reaches its kink from its side.

import Buffers
import Simplex

/// The rate of growth of a row's constant, scaled as the row is.
struct RightSideRate: BitwiseCopyable {
  let row: Int32
  let rate: Double
}

/// The point where an inactive row reaches its kink.
struct ParametricBreakpoint {
  /// The distance along the path; 0 if the row is there, or past it by less than the tolerance.
  var step: Double
  /// The distance to continue until the row counts as having passed.
  var passing: Double
}

extension SolverState {
  /// Solves for the movement of variables and inactive rows if constants grow by their rates.
  ///
  /// The growth of an inactive row's constant counts as the opposite movement of its activity.
  ///
  /// - Returns: The movement; the caller clears it.
  mutating func ftran(_ rates: [RightSideRate], direction: Double) -> Direction {
    for change in rates where problem.rows[change.row].basicVariable != noVariable {
      seedDirection(BasisEntry(row: change.row), direction * change.rate)
    }
    let epoch = ftran().epoch
    for change in rates where problem.rows[change.row].basicVariable == noVariable {
      if scratch.rowMark[change.row] != epoch {
        scratch.rowMark[change.row] = epoch
        scratch.solve.alphas[change.row] = 0
        scratch.solve.movedRows.appendWithinCapacity(change.row)
      }
      scratch.solve.alphas[change.row] -= direction * change.rate
    }
    return scratch.solve.direction(epoch)
  }

  /// Finds the next kink in the direction of the parameter; nil if there is none.
  mutating func nextBreakpoint(
    _ rates: [RightSideRate], direction: Double
  ) -> ParametricBreakpoint? {
    let movement = ftran(rates, direction: direction)
    defer { clear(movement) }
    var first: ParametricBreakpoint?
    statistics.cells &+= movement.rows.count
    for row in movement.rows {
      guard let distance = distance(toKinkOf: row, along: movement, 1) else { continue }
      let (record, alpha) = (problem.rows[row], movement.alpha(row).magnitude)
      statistics.cells &+= Int(record.count)
      let step = Swift.max(0, distance) / alpha
      if let first, first.step <= step { continue }
      first = ParametricBreakpoint(step: step, passing: 16 * tolerance(of: record) / alpha)
    }
    return first
  }

  /// Finds how far back along a movement the active set is optimal.
  ///
  /// - Parameters:
  ///   - length: The length to check.
  ///   - direction: The movement.
  /// - Returns: The length, or less if a row would be past its kink by more than the tolerance
  ///   there.
  mutating func reachBack(_ length: Double, along direction: Direction) -> Double {
    var reach = length
    for row in direction.rows {
      guard let distance = distance(toKinkOf: row, along: direction, -1) else { continue }
      let alpha = direction.alpha(row).magnitude
      guard alpha * length - distance > 4 * tolerance(of: problem.rows[row]) else { continue }
      reach = Swift.min(reach, Swift.max(0, distance) / alpha)
    }
    return reach
  }

  /// Returns the distance of an inactive row from its kink, negative if past it.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - direction: A movement.
  ///   - sign: 1 along the movement, -1 back.
  /// - Returns: The distance; nil if the row is active or does not move toward its kink.
  private func distance(
    toKinkOf row: Int32, along direction: Direction, _ sign: Double
  ) -> Double? {
    let (record, alpha) = (problem.rows[row], direction.alpha(row))
    guard record.isAlive, record.basicVariable == noVariable, isAhead(record.side, sign * alpha),
      isTrueMovement(alpha, record, direction)
    else { return nil }
    return record.side == .at ? 0 : residual(record) * (record.side == .below ? -1 : 1)
  }

  /// Returns whether a row holds with equality here and along a movement.
  func isBinding(_ row: Int32, along direction: Direction) -> Bool {
    let record = problem.rows[row]
    guard record.isAlive else { return false }
    if record.basicVariable != noVariable { return true }
    guard residual(record).magnitude <= 4 * tolerance(of: record) else { return false }
    return scratch.rowMark[row] != direction.epoch
      || !isTrueMovement(direction.alpha(row), record, direction)
  }

  private func isTrueMovement(
    _ alpha: Double, _ record: RowRecord, _ direction: Direction
  ) -> Bool {
    alpha.magnitude > Tolerance.plainRatio || isSignificant(alpha, record, direction)
  }
}
