// Movement of the optimum while the constants of some rows grow evenly and the active set stays the
// same.
//
// Slopes depend on the active set and on the sides of the inactive rows, not on values. An optimal
// active set therefore stays optimal until an inactive row reaches its kink from its side.

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
  /// The result is in `scratch.solution` and `scratch.alpha`, as after `ftran`. The growth of an
  /// inactive row's constant counts as the opposite movement of its activity.
  mutating func ftran(_ rates: [RightSideRate], direction: Double) {
    var last: (entry: BasisEntry, amount: Double)?
    for change in rates {
      let variable = rows[change.row].basicVariable
      guard variable != noVariable else { continue }
      if let last {
        let other = rows[last.entry.row].basicVariable
        scratch.solution[other].add(last.amount)
        scratch.pendingPositions.insert(variables[other].position)
      }
      last = (BasisEntry(row: change.row), direction * change.rate)
    }
    if let last { ftran(last.entry, amount: last.amount) }
    let epoch = last == nil ? scratch.nextEpoch() : scratch.epoch
    for change in rates where rows[change.row].basicVariable == noVariable {
      if scratch.rowMark[change.row] != epoch {
        scratch.rowMark[change.row] = epoch
        scratch.alpha[change.row] = 0
        scratch.moved.appendWithinCapacity(change.row)
      }
      scratch.alpha[change.row] -= direction * change.rate
    }
  }

  /// Finds the first kink along the movement that `ftran` left in scratch; nil if there is none.
  mutating func nextParametricBreakpoint() -> ParametricBreakpoint? {
    var first: ParametricBreakpoint?
    statistics.cells &+= scratch.moved.count
    for row in scratch.moved {
      let record = rows[row]
      let alpha = scratch.alpha[row]
      guard record.isAlive, record.basicVariable == noVariable, isAhead(record.side, alpha),
        isTrueMovement(alpha, record)
      else { continue }
      statistics.cells &+= Int(record.count)
      let distance = record.side == .at ? 0 : distance(of: record)
      let step = Swift.max(0, distance) / alpha.magnitude
      if let first, first.step <= step { continue }
      first = ParametricBreakpoint(
        step: step, passing: 16 * tolerance(of: record) / alpha.magnitude)
    }
    return first
  }

  /// Finds how far back along the movement in scratch the active set is optimal.
  ///
  /// - Parameter length: The length to check.
  /// - Returns: The length, or less if a row would be past its kink by more than the tolerance
  ///   there.
  mutating func reachBack(_ length: Double) -> Double {
    var reach = length
    for row in scratch.moved {
      let record = rows[row]
      let alpha = scratch.alpha[row]
      guard record.isAlive, record.basicVariable == noVariable, isAhead(record.side, -alpha),
        isTrueMovement(alpha, record)
      else { continue }
      let distance = record.side == .at ? 0 : distance(of: record)
      let excess = alpha.magnitude * length - distance
      guard excess > 4 * tolerance(of: record) else { continue }
      reach = Swift.min(reach, Swift.max(0, distance) / alpha.magnitude)
    }
    return reach
  }

  /// Returns whether a row holds with equality here and along the movement in scratch.
  func isBinding(_ row: Int32) -> Bool {
    let record = rows[row]
    guard record.isAlive else { return false }
    if record.basicVariable != noVariable { return true }
    guard residual(record).magnitude <= 4 * tolerance(of: record) else { return false }
    return scratch.rowMark[row] != scratch.epoch || !isTrueMovement(scratch.alpha[row], record)
  }

  /// Returns the distance of an inactive row from its kink, negative if past it.
  private func distance(of record: RowRecord) -> Double {
    residual(record) * (record.side == .below ? -1 : 1)
  }

  private func isTrueMovement(_ alpha: Double, _ record: RowRecord) -> Bool {
    alpha.magnitude > Tolerance.plainRatio || isSignificant(alpha, record)
  }
}
