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
