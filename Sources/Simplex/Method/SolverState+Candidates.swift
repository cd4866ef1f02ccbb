import Buffers

/// An improving direction of a basis entry at the current level.
struct Candidate: BitwiseCopyable {
  let entry: BasisEntry
  /// +1 to raise the row's activity, -1 to lower it.
  let direction: Double
  let slope: Double
  /// The order of preference, highest first, regardless of slopes.
  let precedence: Int
  /// The slope without the digits that rounding affects, so that slopes equal up to rounding tie.
  private let roundedSlope: Double
  /// Breaks ties: rows by serial number, then holds by variable.
  let order: UInt64

  init(
    entry: BasisEntry, direction: Double, slope: Double, precedence: Int, order: UInt64
  ) {
    self.entry = entry
    self.direction = direction
    self.slope = slope
    self.precedence = precedence
    let digits = slope.bitPattern &+ (1 << (Tolerance.tieBits - 1))
    roundedSlope = Double(bitPattern: (digits >> Tolerance.tieBits) << Tolerance.tieBits)
    self.order = order
  }

  /// Returns whether this candidate is preferred to another: the steeper one, then the earlier one.
  @inline(__always)
  func precedes(_ other: Candidate) -> Bool {
    if precedence != other.precedence { return precedence > other.precedence }
    return roundedSlope == other.roundedSlope
      ? order < other.order : roundedSlope < other.roundedSlope
  }
}

extension SolverState {
  /// Makes the candidate of a basis entry's direction.
  func candidate(
    _ entry: BasisEntry, direction: Double, slope: Double, precedence: Int = 0
  ) -> Candidate {
    Candidate(
      entry: entry, direction: direction, slope: slope, precedence: precedence,
      order: tieBreaker(of: entry))
  }

  /// The number that breaks ties: rows by serial number, then holds by variable.
  @inline(__always)
  package func tieBreaker(of entry: BasisEntry) -> UInt64 {
    entry.isHold ? 1 << 32 + UInt64(entry.variable) : UInt64(problem.rows[entry.row].serial)
  }

  /// Replaces the candidate of a basis entry in the queue; nil removes it.
  @inline(__always)
  mutating func replaceCandidate(of entry: BasisEntry, by candidate: Candidate?) {
    if let candidate {
      pricing.improving.insert(candidate)
    } else {
      pricing.improving.remove(entry)
    }
  }

  /// Removes the steepest candidate from the queue, or by Bland's rule the earliest one.
  ///
  /// Sets `isStuck` if it skips an entry that is excluded for the rest of the call.
  mutating func popBest(_ excluded: ExcludedEntries, _ isStuck: inout Bool) -> Candidate? {
    if pricing.degeneracy.usesBland { return popEarliest(excluded, &isStuck) }
    while let candidate = pricing.improving.popFirst() {
      if isAdmissible(candidate, excluded, &isStuck) { return candidate }
    }
    return nil
  }

  private mutating func popEarliest(
    _ excluded: ExcludedEntries, _ isStuck: inout Bool
  ) -> Candidate? {
    var best: Candidate?
    for candidate in pricing.improving {
      if let best, best.order < candidate.order { continue }
      if isAdmissible(candidate, excluded, &isStuck) { best = candidate }
    }
    if let best { pricing.improving.remove(best.entry) }
    return best
  }

  private func isAdmissible(
    _ candidate: Candidate, _ excluded: ExcludedEntries, _ isStuck: inout Bool
  ) -> Bool {
    let entry = candidate.entry
    guard problem.isActive(entry) else { return false }
    guard let reason = excluded.reason(for: entry) else { return true }
    if reason == .dependent { isStuck = true }
    return false
  }
}

extension Pricing {
  /// Returns whether a candidate is preferred to another.
  ///
  /// The steeper one is, or by Bland's rule the earlier one.
  func isBetter(_ candidate: Candidate, than present: Candidate) -> Bool {
    degeneracy.usesBland
      ? candidate.order < present.order : candidate.precedes(present)
  }
}
