// How the point moves as the numbers on the right of some rows grow evenly, while the active set stays.
//
// Slopes depend on the active set and on the sides of the inactive rows, not on values. So an optimal active set
// stays optimal for as long as no inactive row reaches its kink from the side that it is on.

/// How fast the constant of a row grows, scaled as the row is.
struct RightSideRate: BitwiseCopyable {
  let row: Int32
  let rate: Double
}

/// Where an inactive row reaches its kink.
struct ParametricBreakpoint {
  /// How far away it is; 0 if it is there, or past it by less than the tolerance.
  var step: Double
  /// How far to go on until the row counts as having passed.
  var passing: Double
}

extension SolverState {
  /// Solves for how the variables and the inactive rows move if constants grow by their rates.
  ///
  /// `scratch.solution` and `scratch.alpha` hold it as after `ftran`; the constant of an inactive row counts as a
  /// movement of its activity the other way.
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

  /// The first kink in the direction that `ftran` left in scratch; nil if there is none.
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

  /// How far back the active set is optimal, against the direction that `ftran` left in scratch.
  ///
  /// - Parameter length: How far back is asked for.
  /// - Returns: The length, or less if a row would be past its kink by more than the tolerance there.
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

  /// Whether a row holds with equality at the point and on the way that `ftran` left in scratch.
  func isBinding(_ row: Int32) -> Bool {
    let record = rows[row]
    guard record.isAlive else { return false }
    if record.basicVariable != noVariable { return true }
    guard residual(record).magnitude <= 4 * tolerance(of: record) else { return false }
    return scratch.rowMark[row] != scratch.epoch || !isTrueMovement(scratch.alpha[row], record)
  }

  /// How far an inactive row is from its kink, negative if past it.
  private func distance(of record: RowRecord) -> Double {
    residual(record) * (record.side == .below ? -1 : 1)
  }

  private func isTrueMovement(_ alpha: Double, _ record: RowRecord) -> Bool {
    alpha.magnitude > Tolerance.plainRatio || isSignificant(alpha, record)
  }
}
