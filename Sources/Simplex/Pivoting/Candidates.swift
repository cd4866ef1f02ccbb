/// A direction of an active row that would improve the level at hand.
struct Candidate: BitwiseCopyable {
  let slot: Slot
  /// +1 to raise the row's activity, -1 to lower it.
  let direction: Double
  let slope: Double
  /// The slope without the digits that rounding decides, so that such slopes tie.
  private let steepness: Double
  /// What ties go by: rows by their serial numbers, then stays by their variables.
  let order: UInt64
  /// What the slot carries for as long as the candidate's slope is the present one.
  let stamp: UInt32

  init(slot: Slot, direction: Double, slope: Double, order: UInt64, stamp: UInt32) {
    self.slot = slot
    self.direction = direction
    self.slope = slope
    let digits = slope.bitPattern &+ (1 << (Tolerance.tieBits - 1))
    steepness = Double(bitPattern: (digits >> Tolerance.tieBits) << Tolerance.tieBits)
    self.order = order
    self.stamp = stamp
  }

  /// Whether this direction is to be followed before another: the steeper, then the earlier.
  @inline(__always)
  func isSteeper(than other: Candidate) -> Bool {
    steepness == other.steepness ? order < other.order : steepness < other.steepness
  }
}

/// Candidates, the steepest first: a binary heap.
struct CandidateQueue {
  private var items = List<Candidate>()

  var count: Int { items.count }

  /// The candidates in no particular order.
  subscript(position: Int) -> Candidate { items[position] }

  mutating func insert(_ candidate: Candidate) {
    items.append(candidate)
    var place = items.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      guard candidate.isSteeper(than: items[parent]) else { break }
      items[place] = items[parent]
      place = parent
    }
    items[place] = candidate
  }

  mutating func popFirst() -> Candidate? {
    guard !items.isEmpty else { return nil }
    let last = items.removeLast()
    guard !items.isEmpty else { return last }
    let first = items[0]
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < items.count else { break }
      if child + 1 < items.count, items[child + 1].isSteeper(than: items[child]) { child += 1 }
      guard items[child].isSteeper(than: last) else { break }
      items[place] = items[child]
      place = child
    }
    items[place] = last
    return first
  }

  mutating func removeAll() { items.removeAll() }

  mutating func free() { items.free() }
}

extension Core {
  /// A direction of a slot with its slope, as of now.
  func candidate(_ slot: Slot, direction: Double, slope: Double) -> Candidate {
    Candidate(
      slot: slot, direction: direction, slope: slope,
      order: slot.isStay ? 1 << 32 + UInt64(slot.variable) : UInt64(rows[slot.row].serial),
      stamp: stamp(of: slot))
  }

  @inline(__always)
  func stamp(of slot: Slot) -> UInt32 {
    slot.isStay ? work.stayStamp[slot.variable] : work.rowStamp[slot.row]
  }

  /// Makes the candidates that the slot has among the improving ones out of date.
  @inline(__always)
  func forgetCandidates(of slot: Slot) {
    if slot.isStay {
      work.stayStamp[slot.variable] &+= 1
    } else {
      work.rowStamp[slot.row] &+= 1
    }
  }

  /// Takes the steepest improving direction out of the queue, or by Bland's rule the earliest.
  mutating func takeBest() -> Candidate? {
    if work.zeroSteps > Degeneracy.patience { return takeEarliest() }
    while let candidate = work.improving.popFirst() {
      if isCurrent(candidate) { return candidate }
    }
    return nil
  }

  private mutating func takeEarliest() -> Candidate? {
    var best: Candidate?
    for place in 0..<work.improving.count {
      let candidate = work.improving[place]
      if let best, best.order < candidate.order { continue }
      if isCurrent(candidate) { best = candidate }
    }
    if let best { forgetCandidates(of: best.slot) }
    return best
  }

  private mutating func isCurrent(_ candidate: Candidate) -> Bool {
    let slot = candidate.slot
    guard candidate.stamp == stamp(of: slot), isActive(slot) else { return false }
    return !isRejected(slot)
  }

  /// Whether a slot is not to be given up, in the present active set or the rest of the call.
  mutating func isRejected(_ slot: Slot) -> Bool {
    for place in 0..<work.rejected.count where work.rejected[place] == slot { return true }
    var failures = 0
    for place in 0..<work.barred.count where work.barred[place] == slot { failures += 1 }
    if failures < 3 { return false }
    work.isStuck = true
    return true
  }

  /// Whether one direction is to be followed before another: the steeper, or by Bland's rule the
  /// earlier.
  func isBetter(_ candidate: Candidate, than present: Candidate) -> Bool {
    work.zeroSteps > Degeneracy.patience
      ? candidate.order < present.order : candidate.isSteeper(than: present)
  }
}
