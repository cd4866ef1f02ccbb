/// The rows that a call has added, in order.
///
/// Those of a first call are all rows there are, one after the other, and take no memory.
struct NewRows {
  /// How many come first that are rows 0, 1, 2 and so on.
  private var leading = 0
  /// Those behind them.
  private var others = List<Int32>()

  @inline(__always) var count: Int { leading &+ others.count }
  /// Whether they are rows 0, 1, 2 and so on.
  var areAll: Bool { others.isEmpty }
  @inline(__always) var isEmpty: Bool { count == 0 }

  @inline(__always)
  subscript(index: Int) -> Int32 {
    index < leading ? Int32(truncatingIfNeeded: index) : others[index &- leading]
  }

  /// Calls a function with each of them, in order.
  @inline(__always)
  func forEach(_ body: (Int32) -> Void) {
    for row in 0..<Int32(truncatingIfNeeded: leading) { body(row) }
    for row in others { body(row) }
  }

  @inline(__always)
  mutating func append(_ row: Int32) {
    if others.isEmpty, Int(row) == leading { leading &+= 1 } else { others.append(row) }
  }

  /// Appends rows that follow one another.
  @inline(__always)
  mutating func append(contentsOf rows: Range<Int>) {
    if others.isEmpty, rows.lowerBound == leading { return leading = rows.upperBound }
    others.reserve(others.count &+ rows.count)
    for row in rows { others.appendWithinRoom(Int32(truncatingIfNeeded: row)) }
  }

  mutating func removeAll() { truncate(to: 0) }

  /// Keeps the first so many.
  mutating func truncate(to count: Int) {
    others.truncate(to: Swift.max(0, count - leading))
    leading = Swift.min(leading, count)
  }

  mutating func removeAll(where isRemoved: (Int32) -> Bool) {
    if leading == 0 { return others.removeAll(where: isRemoved) }
    var kept = NewRows()
    for index in 0..<count where !isRemoved(self[index]) { kept.append(self[index]) }
    free()
    self = kept
  }

  func copy() -> NewRows {
    var result = self
    result.others = others.copy()
    return result
  }

  func free() { others.free() }
}
