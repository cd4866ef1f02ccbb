/// The improving directions that wait to be followed, the preferred one first; at most one of each basis entry.
///
/// A binary heap that knows where each entry is in it: a step changes the slopes of many entries a little, and each
/// moves a place or two.
struct CandidateQueue: Sequence {
  private var items = List<Candidate>()
  /// The place in the heap of each row's candidate and of each hold's, counted from 1; 0 if there is none.
  private var rowIndices = Buffer<Int32>()
  private var holdIndices = Buffer<Int32>()

  var count: Int { items.count }

  var first: Candidate? { items.first }

  /// The candidates as a sequence, in no particular order.
  func makeIterator() -> Run<Candidate> { items.makeIterator() }

  /// Goes on with other memory for the places of rows, all 0; the queue must be empty.
  mutating func adoptIndices(ofRows places: Buffer<Int32>) {
    assert(items.isEmpty, "places of candidates that still wait")
    rowIndices = places
  }

  /// Goes on with other memory for the places of holds, all 0; the queue must be empty.
  mutating func adoptIndices(ofHolds places: Buffer<Int32>) {
    assert(items.isEmpty, "places of candidates that still wait")
    holdIndices = places
  }

  /// Puts a candidate in, in place of the one of the same entry.
  mutating func insert(_ candidate: Candidate) {
    let place = place(of: candidate.entry)
    guard place == 0 else { return replace(at: candidate, with: place - 1) }
    items.append(candidate)
    siftUp(candidate, from: items.count - 1)
  }

  /// Takes out the candidate of an entry, if there is one.
  @inline(__always)
  mutating func remove(_ entry: BasisEntry) {
    let place = place(of: entry)
    if place != 0 { remove(at: place - 1) }
  }

  /// Takes out the preferred candidate.
  mutating func popFirst() -> Candidate? {
    guard let first = items.first else { return nil }
    remove(at: 0)
    return first
  }

  mutating func removeAll() {
    for candidate in items { setPlace(0, of: candidate.entry) }
    items.removeAll()
  }

  func free() { items.free() }

  @inline(__always)
  private func place(of entry: BasisEntry) -> Int {
    Int(entry.isHold ? holdIndices[entry.variable] : rowIndices[entry.row])
  }

  @inline(__always)
  private func setPlace(_ place: Int, of entry: BasisEntry) {
    let place = Int32(truncatingIfNeeded: place)
    if entry.isHold { holdIndices[entry.variable] = place } else { rowIndices[entry.row] = place }
  }

  @inline(__always)
  private func set(_ candidate: Candidate, at index: Int) {
    items[index] = candidate
    setPlace(index + 1, of: candidate.entry)
  }

  private mutating func remove(at index: Int) {
    setPlace(0, of: items[index].entry)
    let last = items.removeLast()
    if index < items.count { replace(at: last, with: index) }
  }

  /// Puts a candidate where another one was.
  @inline(__always)
  private func replace(at candidate: Candidate, with index: Int) {
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
    var index = start
    while true {
      var child = 2 * index + 1
      guard child < items.count else { break }
      if child + 1 < items.count, items[child + 1].precedes(items[child]) { child += 1 }
      guard items[child].precedes(candidate) else { break }
      set(items[child], at: index)
      index = child
    }
    set(candidate, at: index)
  }
}
