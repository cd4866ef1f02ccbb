import Buffers

/// Prevents cycling through degenerate steps.
///
/// During a run of degenerate steps, rows at distance zero get a pretended distance on their stored
/// side: Wolfe's outward perturbation (1963), without changing any value. Each degenerate step then
/// lowers the total cost of the perturbations, so no active set recurs. If a run is longer than
/// `patience` nevertheless, Bland's rule (1977) applies. It is finite because the active set with
/// its sides is a basis of the equivalent linear program.
package struct Degeneracy {
  /// Maximum length of a run of degenerate steps before Bland's rule applies.
  static let patience = 1_000

  /// The number of times that a required row may be violated again without a positive step between.
  static let returns = 3

  /// Maximum number of pivots with the fine tolerance in a call, for each row and variable.
  static let fineTolerancePivots = 2

  /// The perturbations of rows at distance zero, valid in the epoch of the run.
  private var distances = Buffer<Double>()
  private var epochs = Buffer<UInt32>()
  private var epoch: UInt32 = 1
  /// The number of consecutive degenerate steps.
  private(set) var steps = 0
  /// The number of required rows satisfied since the last positive step.
  private var stalledTargets = 0
  /// One of these rows, and how often it was violated again.
  private var watchedRow = noRow
  private var watchedReturns = 0

  /// True if Bland's rule applies.
  @inline(__always) var usesBland: Bool { steps > Self.patience }

  mutating func carveRows(_ count: Int, from arena: inout Arena) {
    distances = arena.carve(count, of: Double.self)
    epochs = arena.carve(count, repeating: 0)
  }

  /// Begins another run.
  mutating func beginRun() {
    epoch &+= 1
    steps = 0
  }

  /// Records that values have moved.
  mutating func recordMovement() {
    beginRun()
    resetCycleDetection()
  }

  /// Records a movement within the tolerance: perhaps rounding, which must not repeat for ever.
  mutating func recordTinyMovement() {
    epoch &+= 1
    steps += 1
  }

  /// Records a step of length zero.
  mutating func recordDegenerateStep() { steps += 1 }

  /// The perturbation of a row.
  @inline(__always)
  func perturbation(_ row: Int32, serial: UInt32) -> Double {
    epochs[row] == epoch ? distances[row] : Self.pretendedDistance(serial)
  }

  func setPerturbation(_ distance: Double, of row: Int32) {
    distances[row] = distance
    epochs[row] = epoch
  }

  /// Restarts the detection of returning rows.
  @inline(__always)
  mutating func resetCycleDetection() {
    stalledTargets = 0
    resetReturns(watching: noRow)
  }

  /// Watches a row whose returns are counted from 0 on.
  private mutating func resetReturns(watching row: Int32) {
    (watchedRow, watchedReturns) = (row, 0)
  }

  /// Forgives the returns of the watched row, which holds within the accuracy of the arithmetic.
  mutating func resetReturns() { watchedReturns = 0 }

  /// Counts a return of a violated required row, and checks whether it has returned several times
  /// without a positive step between.
  ///
  /// A satisfied row is a wall, so only rounding violates it again. If coefficients multiply, two
  /// rows can violate each other for ever. One row at a time is watched, as in Brent's cycle
  /// detection (1980): the one at each power of two.
  ///
  /// - Returns: Whether the row has returned too often.
  mutating func isCyclingAfterReturn(of target: Int32) -> Bool {
    stalledTargets &+= 1
    if target == watchedRow { watchedReturns &+= 1 }
    if watchedReturns == Self.returns { return true }
    if stalledTargets & (stalledTargets &- 1) == 0 { resetReturns(watching: target) }
    return false
  }

  /// Returns a pretended distance in [1, 2) that depends only on the row's serial number.
  @inline(__always)
  package static func pretendedDistance(_ serial: UInt32) -> Double {
    var bits = UInt64(serial) &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 12) * 0x1p-52
  }
}

extension SolverState {
  /// Updates the perturbations after a degenerate step of perturbed length `length`.
  mutating func updatePerturbations(
    _ length: Double, _ direction: Direction, leaving: BasisEntry
  ) {
    for row in direction.rows {
      let alpha = direction.alpha(row)
      let record = problem.rows[row]
      guard alpha != 0, record.basicVariable == noVariable, record.side != .at, isOnKink(row)
      else { continue }
      let approach = (record.side == .below) == (alpha > 0) ? alpha.magnitude : -alpha.magnitude
      let perturbation = pricing.degeneracy.perturbation(row, serial: record.serial)
      pricing.degeneracy.setPerturbation((perturbation - approach * length).magnitude, of: row)
    }
    if !leaving.isHold { pricing.degeneracy.setPerturbation(length, of: leaving.row) }
  }

  /// Checks the budget of pivots, and relaxes a fine tolerance after more pivots than usual.
  ///
  /// Blocks and the log may be compacted, so no index into either may be in use between two pivots.
  ///
  /// - Throws: `SolveFailure.pivotLimit` if the budget is used up.
  @inline(__always)
  mutating func preparePivot() throws(SolveFailure) {
    guard call.pivots < pivotBudget else { throw .pivotLimit }
    compactCall()
    if problem.hasWideFactors,
      call.pivots > Degeneracy.fineTolerancePivots * (problem.variableCount + problem.liveRows)
    {
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
    guard problem.hasWideFactors, !call.usesRelaxedTolerance else { return false }
    call.usesRelaxedTolerance = true
    pricing.degeneracy.resetCycleDetection()
    return true
  }
}
