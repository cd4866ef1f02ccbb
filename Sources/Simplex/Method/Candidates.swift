import Buffers

/// The improving directions in order of preference, at most one for each basis entry.
///
/// A binary heap with the index of each entry's candidate: a step changes many slopes a little, and
/// each candidate moves by an index or two.
struct CandidateQueue: Sequence {
  private var items = List<Candidate>()
  /// The index of each entry's candidate in the heap, counted from 1; 0 for none.
  private var indices = EntryTable<Int32>()

  var count: Int { items.count }

  var first: Candidate? { items.first }

  /// Iterates over the candidates, in no particular order.
  func makeIterator() -> Run<Candidate> { items.makeIterator() }

  /// Replaces the memory of the indices; the queue must be empty.
  mutating func carve(variables: Int, rows: Int, from arena: inout Arena) {
    assert(items.isEmpty, "positions of queued candidates")
    indices = EntryTable(variables: variables, rows: rows, repeating: 0, in: &arena)
  }

  /// Inserts a candidate, replacing the one of the same entry.
  mutating func insert(_ candidate: Candidate) {
    let number = number(of: candidate.entry)
    guard number == 0 else { return replace(with: candidate, at: number - 1) }
    items.append(candidate)
    siftUp(candidate, from: items.count - 1)
  }

  /// Removes the candidate of an entry, if there is one.
  @inline(__always)
  mutating func remove(_ entry: BasisEntry) {
    let number = number(of: entry)
    if number != 0 { remove(at: number - 1) }
  }

  /// Removes and returns the preferred candidate.
  mutating func popFirst() -> Candidate? {
    guard let first = items.first else { return nil }
    remove(at: 0)
    return first
  }

  mutating func removeAll() {
    for candidate in items { setNumber(0, of: candidate.entry) }
    items.removeAll()
  }

  func free() { items.free() }

  @inline(__always)
  private func number(of entry: BasisEntry) -> Int {
    Int(truncatingIfNeeded: indices[entry])
  }

  @inline(__always)
  private func setNumber(_ number: Int, of entry: BasisEntry) {
    indices[entry] = Int32(truncatingIfNeeded: number)
  }

  @inline(__always)
  private func set(_ candidate: Candidate, at index: Int) {
    items[index] = candidate
    setNumber(index + 1, of: candidate.entry)
  }

  private mutating func remove(at index: Int) {
    setNumber(0, of: items[index].entry)
    let last = items.removeLast()
    if index < items.count { replace(with: last, at: index) }
  }

  /// Replaces the candidate at an index.
  @inline(__always)
  private func replace(with candidate: Candidate, at index: Int) {
    if index > 0, candidate.precedes(items[(index - 1) / 2]) {
      siftUp(candidate, from: index)
    } else {
      siftDown(candidate, from: index)
    }
  }

  @inline(__always)
  private func siftUp(_ candidate: Candidate, from start: Int) {
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      guard candidate.precedes(items[parent]) else { break }
      set(items[parent], at: index)
      index = parent
    }
    set(candidate, at: index)
  }

  private func siftDown(_ candidate: Candidate, from start: Int) {
    items.siftDown(
      candidate, from: start, count: items.count, by: { $0.precedes($1) },
      place: { set($0, at: $1) })
  }
}

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
