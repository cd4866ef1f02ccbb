/// The rows that a call adds, in the order in which they are considered for the active set.
///
/// The order is by rank, then by ``Kind``, then by insertion. A counting sort in memory of the
/// caller.
struct RowBuckets {
  enum Kind: Int {
    case equality
    case bound
    case inequality
  }

  let rows: Buffer<Int32>
  /// The start of each bucket, and the end of the last one.
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

  /// Sorts the rows of a list into buckets.
  ///
  /// - Parameters:
  ///   - list: The rows to sort.
  ///   - records: The records of all rows.
  ///   - levels: The levels, for the ranks of the rows.
  ///   - buckets: Memory for the bucket of each row. If it is large enough and the rows are 0, 1,
  ///     2, …, each record is read once instead of twice.
  func sort(
    _ list: NewRows, of records: Buffer<RowRecord>, _ levels: PriorityLevels,
    recording buckets: Buffer<UInt16> = Buffer()
  ) {
    if list.isContiguous, list.count <= buckets.capacity, 3 * rankCount <= Int(UInt16.max) {
      return sortAll(list.count, of: records, levels, recording: buckets)
    }
    for index in 0..<list.count { countRow(bucket(records[list[index]], levels)) }
    accumulateStarts()
    for index in 0..<list.count { appendRow(list[index], bucket(records[list[index]], levels)) }
  }

  @inline(__always)
  private func sortAll(
    _ count: Int, of records: Buffer<RowRecord>, _ levels: PriorityLevels,
    recording buckets: Buffer<UInt16>
  ) {
    for row in 0..<Int32(truncatingIfNeeded: count) {
      let bucket = bucket(records[row], levels)
      buckets[row] = UInt16(truncatingIfNeeded: bucket)
      countRow(bucket)
    }
    accumulateStarts()
    for row in 0..<Int32(truncatingIfNeeded: count) { appendRow(row, Int(buckets[row])) }
  }

  /// Counts a row two entries further on, so that appending the rows turns entries into starts.
  @inline(__always)
  private func countRow(_ bucket: Int) { starts[bucket &+ 2] &+= 1 }

  @inline(__always)
  private func accumulateStarts() {
    for bucket in 2..<(3 * rankCount + 2) { starts[bucket] &+= starts[bucket &- 1] }
  }

  @inline(__always)
  private func appendRow(_ row: Int32, _ bucket: Int) {
    rows[starts[bucket &+ 1]] = row
    starts[bucket &+ 1] &+= 1
  }
}
