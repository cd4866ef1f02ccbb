/// Prevents cycling through zero steps.
///
/// As long as steps are zero, rows at distance zero are given a pseudo-distance on their stored side:
/// Wolfe's outward perturbation (1963), without changing any value. Each zero step then lowers the
/// total cost of the pseudo-distances, so no active set recurs. If a run of zero steps is longer than
/// `patience` nevertheless, Bland's rule (1977) takes over, which is finite because the active set
/// with its sides is a basis of the equivalent linear program.
enum Degeneracy {
  /// The longest run of zero steps before Bland's rule.
  static let patience = 1_000

  /// How often a required row may be violated again although nothing has moved in between.
  static let returns = 3

  /// How many pivots for each row and variable a call may make with a fine tolerance.
  static let fineTolerancePivots = 2

  /// A distance in [1, 2) that depends only on the row's serial number.
  @inline(__always)
  static func distance(_ serial: UInt32) -> Double {
    var bits = UInt64(serial) &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 12) * 0x1p-52
  }
}

extension SolverState {
  @inline(__always)
  func perturbation(_ row: Int32) -> Double {
    scratch.pseudoEpoch[row] == scratch.degeneracyEpoch
      ? scratch.pseudoDistance[row] : Degeneracy.distance(rows[row].serial)
  }

  mutating func setPseudoDistance(_ distance: Double, of row: Int32) {
    scratch.pseudoDistance[row] = distance
    scratch.pseudoEpoch[row] = scratch.degeneracyEpoch
  }

  /// Updates the pseudo-distances after a zero step of pseudo-length `length`.
  mutating func updatePerturbations(_ length: Double, leaving: BasisEntry) {
    for row in scratch.moved {
      let alpha = scratch.alpha[row]
      let record = rows[row]
      guard alpha != 0, record.basicVariable == noVariable, record.side != .at, isOnKink(row)
      else { continue }
      let approach = (record.side == .below) == (alpha > 0) ? alpha.magnitude : -alpha.magnitude
      setPseudoDistance((perturbation(row) - approach * length).magnitude, of: row)
    }
    if !leaving.isHold { setPseudoDistance(length, of: leaving.row) }
  }

  /// Whether a violated required row has come back several times without a positive step in between.
  ///
  /// A row once satisfied is a wall, so only rounding violates it again: where factors multiply up, two rows
  /// can do so to one another for ever. One row at a time is watched, as in Brent's cycle detection
  /// (1980): the one at each power of two.
  mutating func isCycling(_ target: Int32) -> Bool {
    scratch.stalledTargets &+= 1
    if target == scratch.watchedRow { scratch.watchedReturns &+= 1 }
    if scratch.watchedReturns == Degeneracy.returns { return true }
    if scratch.stalledTargets & (scratch.stalledTargets &- 1) == 0 {
      (scratch.watchedRow, scratch.watchedReturns) = (target, 0)
    }
    return false
  }

  /// Throws if the budget of pivots is used up, and gives up a fine tolerance after more pivots than an optimum takes.
  ///
  /// Between two pivots nothing that is at hand names a block or a place in the log.
  @inline(__always)
  mutating func countPivot() throws(SolveFailure) {
    guard pivotsInCall < pivotBudget else { throw .pivotLimit }
    compactCall()
    if hasWideFactors, pivotsInCall > Degeneracy.fineTolerancePivots * (variableCount + liveRows) {
      _ = relaxTolerance()
    }
  }

  /// Goes on with the tolerance of ordinary rows for the rest of the call; false if that is in force already.
  ///
  /// Where factors multiply, the rounding of one row can be more than the fine tolerance of another, and each
  /// step sets right what the one before has upset. Such a tolerance must give way, as in the method EXPAND of
  /// Gill, Murray, Saunders and Wright (1989), where it grows from step to step.
  mutating func relaxTolerance() -> Bool {
    guard hasWideFactors, !scratch.usesRelaxedTolerance else { return false }
    scratch.usesRelaxedTolerance = true
    resetCycleDetection()
    return true
  }

  /// Starts watching for returning rows again, since something has moved.
  @inline(__always)
  mutating func resetCycleDetection() {
    scratch.stalledTargets = 0
    (scratch.watchedRow, scratch.watchedReturns) = (noRow, 0)
  }
}
