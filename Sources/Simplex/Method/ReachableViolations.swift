import Buffers

/// The violated rows that the marked entries reach, by rank.
struct ReachableViolations {
  /// The first row of each rank; `noRow` without any.
  private var heads = Buffer<Int32>()
  /// The next row of the same rank.
  private var next = Buffer<Int32>()
  /// The ranks with any rows, possibly repeated.
  private var ranks = List<Int32>()
  /// True if these are all violated rows that the marked entries reach.
  private(set) var isComplete = false
  /// The epoch that marks the variables that the marked entries reach.
  private(set) var reachEpoch: UInt32 = 0

  var rankCapacity: Int { heads.capacity }

  /// Begins another collection.
  mutating func begin(epoch: UInt32) {
    removeAll()
    reachEpoch = epoch
  }

  mutating func finish(isComplete: Bool) { self.isComplete = isComplete }

  /// Declares the lists stale, so that the next rank collects them again.
  @inline(__always)
  mutating func invalidate() { isComplete = false }

  /// Restores the completeness of lists that nothing has changed.
  mutating func restore(isComplete: Bool) { self.isComplete = isComplete }

  mutating func append(_ row: Int32, rank: Int) {
    next[row] = heads[rank]
    heads[rank] = row
    ranks.append(Int32(truncatingIfNeeded: rank))
  }

  /// The rows of a rank, the latest first; the list must not change in the loop.
  @inline(__always)
  subscript(rank: Int) -> Rows { Rows(links: next, row: heads[rank]) }

  mutating func removeAll() {
    for rank in ranks { heads[rank] = noRow }
    ranks.removeAll()
    isComplete = false
  }

  mutating func growRanks(to count: Int) {
    heads.grow(to: count, keeping: heads.capacity, filling: noRow)
  }

  mutating func carveRows(_ count: Int, from arena: inout Arena) {
    next = arena.carve(count, repeating: noRow)
  }

  mutating func resetEpochs() { reachEpoch = 0 }

  mutating func free() {
    heads.free()
    ranks.free()
  }

  /// The linked rows of a rank.
  struct Rows: Sequence, IteratorProtocol {
    fileprivate let links: Buffer<Int32>
    fileprivate var row: Int32

    @inline(__always)
    mutating func next() -> Int32? {
      if row == noRow { return nil }
      defer { row = links[row] }
      return row
    }
  }
}
