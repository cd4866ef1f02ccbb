/// A set of small numbers that finds its lowest or highest member in a few steps.
///
/// Three levels of bitmaps, each bit of one saying whether a word of the one below has any: a
/// hundred thousand positions take 1 563 words, and the next member is at most five words away.
struct PositionSet {
  private var words = Column<UInt64>()
  private var groups = Column<UInt64>()
  private var tops = Column<UInt64>()

  /// Makes room for the numbers below `count`; the set must be empty if it grows.
  mutating func grow(to count: Int) {
    let wordCount = (count + 63) / 64
    guard wordCount > words.capacity else { return }
    words.grow(to: wordCount, keeping: words.capacity, filling: 0)
    let groupCount = (words.capacity + 63) / 64
    groups.grow(to: groupCount, keeping: groups.capacity, filling: 0)
    tops.grow(to: (groups.capacity + 63) / 64, keeping: tops.capacity, filling: 0)
  }

  @inline(__always)
  func insert(_ number: Int32) {
    let n = UInt32(bitPattern: number)
    words[Int(n >> 6)] |= 1 << UInt64(n & 63)
    groups[Int(n >> 12)] |= 1 << UInt64((n >> 6) & 63)
    tops[Int(n >> 18)] |= 1 << UInt64((n >> 12) & 63)
  }

  @inline(__always)
  func remove(_ number: Int32) {
    let n = UInt32(bitPattern: number)
    words[Int(n >> 6)] &= ~(1 << UInt64(n & 63))
    if words[Int(n >> 6)] == 0 {
      groups[Int(n >> 12)] &= ~(1 << UInt64((n >> 6) & 63))
      if groups[Int(n >> 12)] == 0 {
        tops[Int(n >> 18)] &= ~(1 << UInt64((n >> 12) & 63))
      }
    }
  }

  @inline(__always)
  func contains(_ number: Int32) -> Bool {
    let n = UInt32(bitPattern: number)
    return words[Int(n >> 6)] & (1 << UInt64(n & 63)) != 0
  }

  /// Takes the lowest member out, nil if there is none.
  @inline(__always)
  func popFirst() -> Int32? {
    var top = 0
    while top < tops.capacity, tops[top] == 0 { top &+= 1 }
    guard top < tops.capacity else { return nil }
    let group = top << 6 | tops[top].trailingZeroBitCount
    let word = group << 6 | groups[group].trailingZeroBitCount
    let number = Int32(truncatingIfNeeded: word << 6 | words[word].trailingZeroBitCount)
    remove(number)
    return number
  }

  /// Takes the highest member out, nil if there is none.
  @inline(__always)
  func popLast() -> Int32? {
    var top = tops.capacity &- 1
    while top >= 0, tops[top] == 0 { top &-= 1 }
    guard top >= 0 else { return nil }
    let group = top << 6 | (63 - tops[top].leadingZeroBitCount)
    let word = group << 6 | (63 - groups[group].leadingZeroBitCount)
    let number = Int32(truncatingIfNeeded: word << 6 | (63 - words[word].leadingZeroBitCount))
    remove(number)
    return number
  }

  func copy() -> PositionSet {
    var result = PositionSet()
    result.words = words.copy(keeping: words.capacity, filling: 0)
    result.groups = groups.copy(keeping: groups.capacity, filling: 0)
    result.tops = tops.copy(keeping: tops.capacity, filling: 0)
    return result
  }

  mutating func free() {
    words.free()
    groups.free()
    tops.free()
  }

  var bytes: Int { words.bytes + groups.bytes + tops.bytes }
}
