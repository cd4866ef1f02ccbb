/// Prevents cycling through degenerate steps.
///
/// During a run of degenerate steps, rows at distance zero get a pretended distance on their stored
/// side: Wolfe's outward perturbation (1963), without changing any value. Each degenerate step then
/// lowers the total cost of the perturbations, so no active set recurs. If a run is longer than
/// `patience` nevertheless, Bland's rule (1977) applies. It is finite because the active set with
/// its sides is a basis of the equivalent linear program.
enum Degeneracy {
  /// Maximum length of a run of degenerate steps before Bland's rule applies.
  static let patience = 1_000

  /// The number of times that a required row may be violated again without a positive step between.
  static let returns = 3

  /// Maximum number of pivots with the fine tolerance in a call, for each row and variable.
  static let fineTolerancePivots = 2

  /// Returns a distance in [1, 2) that depends only on the row's serial number.
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
    scratch.perturbationEpoch[row] == scratch.degeneracyEpoch
      ? scratch.perturbationDistance[row] : Degeneracy.distance(rows[row].serial)
  }

  mutating func setPseudoDistance(_ distance: Double, of row: Int32) {
    scratch.perturbationDistance[row] = distance
    scratch.perturbationEpoch[row] = scratch.degeneracyEpoch
  }

  /// Updates the perturbations after a degenerate step of perturbed length `length`.
  mutating func updatePerturbations(
    _ length: Double, _ direction: Direction, leaving: BasisEntry
  ) {
    for row in direction.rows {
      let alpha = direction.alpha(row)
      let record = rows[row]
      guard alpha != 0, record.basicVariable == noVariable, record.side != .at, isOnKink(row)
      else { continue }
      let approach = (record.side == .below) == (alpha > 0) ? alpha.magnitude : -alpha.magnitude
      setPseudoDistance((perturbation(row) - approach * length).magnitude, of: row)
    }
    if !leaving.isHold { setPseudoDistance(length, of: leaving.row) }
  }

  /// Checks whether a violated required row has returned several times without a positive step
  /// between.
  ///
  /// A satisfied row is a wall, so only rounding violates it again. If coefficients multiply, two
  /// rows can violate each other for ever. One row at a time is watched, as in Brent's cycle
  /// detection (1980): the one at each power of two.
  ///
  /// - Returns: Whether the row has returned too often.
  mutating func isCycling(_ target: Int32) -> Bool {
    scratch.stalledTargets &+= 1
    if target == scratch.watchedRow { scratch.watchedReturns &+= 1 }
    if scratch.watchedReturns == Degeneracy.returns { return true }
    if scratch.stalledTargets & (scratch.stalledTargets &- 1) == 0 {
      (scratch.watchedRow, scratch.watchedReturns) = (target, 0)
    }
    return false
  }

  /// Checks the budget of pivots, and relaxes a fine tolerance after more pivots than usual.
  ///
  /// Blocks and the log may be compacted, so no index into either may be in use between two pivots.
  ///
  /// - Throws: `SolveFailure.pivotLimit` if the budget is used up.
  @inline(__always)
  mutating func countPivot() throws(SolveFailure) {
    guard pivotsInCall < pivotBudget else { throw .pivotLimit }
    compactCall()
    if hasWideFactors, pivotsInCall > Degeneracy.fineTolerancePivots * (variableCount + liveRows) {
      _ = relaxTolerance()
    }
  }

  /// Relaxes the tolerance for the rest of the call.
  ///
  /// If coefficients multiply, the rounding of one row can exceed the fine tolerance of another,
  /// and each step undoes the one before. A larger tolerance prevents that, as in the method EXPAND
  /// of Gill, Murray, Saunders and Wright (1989), where it grows from step to step.
  ///
  /// - Returns: Whether the tolerance was fine before.
  mutating func relaxTolerance() -> Bool {
    guard hasWideFactors, !scratch.usesRelaxedTolerance else { return false }
    scratch.usesRelaxedTolerance = true
    resetCycleDetection()
    return true
  }

  /// Restarts the detection of returning rows after a positive step.
  @inline(__always)
  mutating func resetCycleDetection() {
    scratch.stalledTargets = 0
    (scratch.watchedRow, scratch.watchedReturns) = (noRow, 0)
  }
}
