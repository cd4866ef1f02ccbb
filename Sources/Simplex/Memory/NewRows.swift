import Buffers

/// The rows that a call has added, in order.
///
/// A prefix of rows 0, 1, 2, … is stored as its length; in a first call that is all rows.
struct NewRows {
  /// Length of the prefix 0, 1, 2, ….
  private var prefixCount = 0
  /// The rows after the prefix.
  private var others = List<Int32>()

  @inline(__always) var count: Int { prefixCount &+ others.count }
  /// True if the rows are exactly 0, 1, 2, ….
  var isContiguous: Bool { others.isEmpty }
  @inline(__always) var isEmpty: Bool { count == 0 }

  @inline(__always)
  subscript(index: Int) -> Int32 {
    index < prefixCount ? Int32(truncatingIfNeeded: index) : others[index &- prefixCount]
  }

  /// Calls `body` with each row, in order.
  @inline(__always)
  func forEach(_ body: (Int32) -> Void) {
    for row in 0..<Int32(truncatingIfNeeded: prefixCount) { body(row) }
    for row in others { body(row) }
  }

  @inline(__always)
  mutating func append(_ row: Int32) {
    if others.isEmpty, Int(row) == prefixCount { prefixCount &+= 1 } else { others.append(row) }
  }

  /// Appends consecutive rows.
  @inline(__always)
  mutating func append(contentsOf rows: Range<Int>) {
    if others.isEmpty, rows.lowerBound == prefixCount { return prefixCount = rows.upperBound }
    others.reserve(others.count &+ rows.count)
    for row in rows { others.appendWithinCapacity(Int32(truncatingIfNeeded: row)) }
  }

  mutating func removeAll() { truncate(to: 0) }

  /// Shortens the list to its first `count` rows.
  mutating func truncate(to count: Int) {
    others.truncate(to: Swift.max(0, count - prefixCount))
    prefixCount = Swift.min(prefixCount, count)
  }

  mutating func removeAll(where isRemoved: (Int32) -> Bool) {
    if prefixCount == 0 { return others.removeAll(where: isRemoved) }
    var remaining = NewRows()
    for index in 0..<count where !isRemoved(self[index]) { remaining.append(self[index]) }
    free()
    self = remaining
  }

  func copy() -> NewRows {
    var result = self
    result.others = others.copy()
    return result
  }

  func free() { others.free() }
}
