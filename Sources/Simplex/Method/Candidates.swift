/// A direction of an active row that would improve the level at hand.
struct Candidate: HeapElement {
  let entry: BasisEntry
  /// +1 to raise the row's activity, -1 to lower it.
  let direction: Double
  let slope: Double
  /// The slope without the digits that rounding decides, so that such slopes tie.
  private let steepness: Double
  /// What ties go by: rows by their serial numbers, then holds by their variables.
  let order: UInt64
  /// What the basis entry carries for as long as the candidate's slope is the present one.
  let stamp: UInt32

  init(entry: BasisEntry, direction: Double, slope: Double, order: UInt64, stamp: UInt32) {
    self.entry = entry
    self.direction = direction
    self.slope = slope
    let digits = slope.bitPattern &+ (1 << (Tolerance.tieBits - 1))
    steepness = Double(bitPattern: (digits >> Tolerance.tieBits) << Tolerance.tieBits)
    self.order = order
    self.stamp = stamp
  }

  /// Whether this direction is to be followed before another: the steeper, then the earlier.
  @inline(__always)
  func comes(before other: Candidate) -> Bool {
    steepness == other.steepness ? order < other.order : steepness < other.steepness
  }
}

extension SolverState {
  /// A direction of a basis entry with its slope, as of now.
  func candidate(_ entry: BasisEntry, direction: Double, slope: Double) -> Candidate {
    Candidate(
      entry: entry, direction: direction, slope: slope,
      order: entry.isHold ? 1 << 32 + UInt64(entry.variable) : UInt64(rows[entry.row].serial),
      stamp: stamp(of: entry))
  }

  @inline(__always)
  func stamp(of entry: BasisEntry) -> UInt32 {
    entry.isHold ? scratch.holdStamp[entry.variable] : scratch.rowStamp[entry.row]
  }

  /// Makes the candidates that the basis entry has among the improving ones out of date.
  @inline(__always)
  func forgetCandidates(of entry: BasisEntry) {
    if entry.isHold {
      scratch.holdStamp[entry.variable] &+= 1
    } else {
      scratch.rowStamp[entry.row] &+= 1
    }
  }

  /// Takes the steepest improving direction out of the queue, or by Bland's rule the earliest.
  mutating func takeBest() -> Candidate? {
    if scratch.zeroSteps > Degeneracy.patience { return takeEarliest() }
    while let candidate = scratch.improving.popFirst() {
      if isCurrent(candidate) { return candidate }
    }
    return nil
  }

  private mutating func takeEarliest() -> Candidate? {
    var best: Candidate?
    for index in 0..<scratch.improving.count {
      let candidate = scratch.improving[index]
      if let best, best.order < candidate.order { continue }
      if isCurrent(candidate) { best = candidate }
    }
    if let best { forgetCandidates(of: best.entry) }
    return best
  }

  private mutating func isCurrent(_ candidate: Candidate) -> Bool {
    let entry = candidate.entry
    guard candidate.stamp == stamp(of: entry), isActive(entry) else { return false }
    return !isRejected(entry)
  }

  /// Whether a basis entry is not to be given up, in the present active set or the rest of the call.
  mutating func isRejected(_ entry: BasisEntry) -> Bool {
    for index in 0..<scratch.rejected.count where scratch.rejected[index] == entry { return true }
    var failures = 0
    for index in 0..<scratch.barred.count where scratch.barred[index] == entry { failures += 1 }
    if failures < 3 { return false }
    scratch.isStuck = true
    return true
  }

  /// Whether one direction is to be followed before another: the steeper, or by Bland's rule the
  /// earlier.
  func isBetter(_ candidate: Candidate, than present: Candidate) -> Bool {
    scratch.zeroSteps > Degeneracy.patience
      ? candidate.order < present.order : candidate.comes(before: present)
  }
}
