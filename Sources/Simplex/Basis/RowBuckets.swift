/// The rows that a call adds, in the order in which they are considered for the active set.
///
/// By rank; within a rank equalities, then inequalities of one variable, then other inequalities;
/// within these in order of insertion. A counting sort, in memory of the caller's.
struct RowBuckets {
  enum Kind: Int {
    case equality
    case bound
    case inequality
  }

  let rows: Buffer<Int32>
  /// Where each bucket begins; one more than there are buckets, so that it is also where one ends.
  private let starts: Buffer<Int32>
  let rankCount: Int

  static func bytes(rows: Int, ranks: Int) -> Int {
    Arena.size(rows, of: Int32.self) + Arena.size(3 * ranks + 2, of: Int32.self)
  }

  init(rows count: Int, ranks: Int, in arena: inout Arena) {
    rows = arena.carve(count, of: Int32.self)
    starts = arena.carve(3 * ranks + 2, repeating: 0)
    rankCount = ranks
  }

  @inline(__always)
  func range(_ rank: Int, _ kind: Kind) -> Range<Int> {
    let bucket = 3 &* rank &+ kind.rawValue
    return Int(starts[bucket])..<Int(starts[bucket &+ 1])
  }

  @inline(__always)
  private func bucket(_ row: RowRecord, _ levels: PriorityLevels) -> Int {
    let kind: Kind =
      row.relation == .equal ? .equality : row.count == 1 ? .bound : .inequality
    return 3 &* Int(levels.rank(row.level)) &+ kind.rawValue
  }

  /// Sorts the rows of a list; where there is memory to note buckets in, each record is looked at once.
  func sort(
    _ list: NewRows, of records: Buffer<RowRecord>, _ levels: PriorityLevels,
    noting buckets: Buffer<UInt16> = Buffer()
  ) {
    if list.areAll {
      sort(list.count, of: records, levels, noting: buckets) { Int32(truncatingIfNeeded: $0) }
    } else {
      sort(list.count, of: records, levels, noting: buckets) { list[$0] }
    }
  }

  @inline(__always)
  private func sort(
    _ count: Int, of records: Buffer<RowRecord>, _ levels: PriorityLevels,
    noting buckets: Buffer<UInt16>, row: (Int) -> Int32
  ) {
    let isNoting = count <= buckets.capacity && 3 * rankCount <= Int(UInt16.max)
    // Counts stand two places on, so that placing the rows leaves each bucket's start in its place.
    for index in 0..<count {
      let bucket = bucket(records[row(index)], levels)
      if isNoting { buckets[index] = UInt16(truncatingIfNeeded: bucket) }
      starts[bucket &+ 2] &+= 1
    }
    for bucket in 2..<(3 * rankCount + 2) { starts[bucket] &+= starts[bucket &- 1] }
    for index in 0..<count {
      let row = row(index)
      let bucket = (isNoting ? Int(buckets[index]) : bucket(records[row], levels)) &+ 1
      rows[starts[bucket]] = row
      starts[bucket] &+= 1
    }
  }
}
