/// A set of small integers that finds its lowest or highest member in a few steps.
///
/// Three levels of bitmaps: each bit of a level indicates that a word of the level below is
/// nonzero.
struct BitSet {
  private var arena = Arena()
  private var words = Buffer<UInt64>()
  private var groups = Buffer<UInt64>()
  private var tops = Buffer<UInt64>()

  /// The exclusive upper bound of the possible members.
  @inline(__always) var capacity: Int { words.capacity &<< 6 }

  /// Raises the capacity to at least `count`; the members stay.
  mutating func grow(to count: Int) {
    let wordCount = (count + 63) / 64
    guard wordCount > words.capacity else { return }
    let groupCount = (wordCount + 63) / 64
    let topCount = (groupCount + 63) / 64
    var grown = BitSet()
    grown.arena = Arena(bytes: 8 * (wordCount + groupCount + topCount))
    grown.words = grown.arena.carve(wordCount, repeating: 0)
    grown.groups = grown.arena.carve(groupCount, repeating: 0)
    grown.tops = grown.arena.carve(topCount, repeating: 0)
    grown.words.update(from: words, count: words.capacity)
    grown.groups.update(from: groups, count: groups.capacity)
    grown.tops.update(from: tops, count: tops.capacity)
    arena.free()
    self = grown
  }

  @inline(__always)
  func insert(_ number: Int32) {
    let n = UInt32(bitPattern: number)
    words[Int(n &>> 6)] |= 1 &<< UInt64(n & 63)
    groups[Int(n &>> 12)] |= 1 &<< UInt64((n &>> 6) & 63)
    tops[Int(n &>> 18)] |= 1 &<< UInt64((n &>> 12) & 63)
  }

  /// Inserts all members of a word.
  @inline(__always)
  func insert(_ word: BitSetWord) {
    let n = UInt32(bitPattern: word.index)
    words[Int(n)] |= word.bits
    groups[Int(n &>> 6)] |= 1 &<< UInt64(n & 63)
    tops[Int(n &>> 12)] |= 1 &<< UInt64((n &>> 6) & 63)
  }

  @inline(__always)
  func remove(_ number: Int32) {
    let n = UInt32(bitPattern: number)
    words[Int(n &>> 6)] &= ~(1 &<< UInt64(n & 63))
    if words[Int(n &>> 6)] == 0 {
      groups[Int(n &>> 12)] &= ~(1 &<< UInt64((n &>> 6) & 63))
      if groups[Int(n &>> 12)] == 0 {
        tops[Int(n &>> 18)] &= ~(1 &<< UInt64((n &>> 12) & 63))
      }
    }
  }

  @inline(__always)
  func contains(_ number: Int32) -> Bool {
    let n = UInt32(bitPattern: number)
    return words[Int(n &>> 6)] & (1 &<< UInt64(n & 63)) != 0
  }

  /// The lowest member; nil if the set is empty.
  @inline(__always)
  var first: Int32? {
    var top = 0
    while top < tops.capacity, tops[top] == 0 { top &+= 1 }
    guard top < tops.capacity else { return nil }
    let group = top &<< 6 | tops[top].trailingZeroBitCount
    let word = group &<< 6 | groups[group].trailingZeroBitCount
    return Int32(truncatingIfNeeded: word &<< 6 | words[word].trailingZeroBitCount)
  }

  /// Removes and returns the lowest member; nil if the set is empty.
  @inline(__always)
  func popFirst() -> Int32? {
    guard let number = first else { return nil }
    remove(number)
    return number
  }

  /// Removes all members in ascending order, calling `body` with each.
  ///
  /// `body` may insert and remove other members.
  @inline(__always)
  func drain(_ body: (Int32) -> Void) {
    visitWords { word in
      while words[word] != 0 {
        let bits = words[word]
        words[word] = bits & (bits &- 1)
        body(Int32(truncatingIfNeeded: word &<< 6 | bits.trailingZeroBitCount))
      }
    }
  }

  /// Removes all members in descending order, calling `body` with each.
  ///
  /// `body` may remove members, and insert members lower than its argument.
  @inline(__always)
  func drainDown(_ body: (Int32) -> Void) {
    for top in (0..<tops.capacity).reversed() {
      while tops[top] != 0 {
        let group = top &<< 6 | tops[top].highestBit
        while groups[group] != 0 {
          let word = group &<< 6 | groups[group].highestBit
          while words[word] != 0 {
            let bit = words[word].highestBit
            words[word] ^= 1 &<< UInt64(bit)
            body(Int32(truncatingIfNeeded: word &<< 6 | bit))
          }
          groups[group] &= ~(1 &<< UInt64(word & 63))
        }
        tops[top] &= ~(1 &<< UInt64(group & 63))
      }
    }
  }

  /// Removes all members and calls `body` with those below `end`, in ascending order.
  ///
  /// Faster than ``drain(_:)`` for clustered members. `body` must not change the set.
  @inline(__always)
  func drainWords(below end: Int, _ body: (Int32) -> Void) {
    visitWords { word in
      var bits = words[word]
      words[word] = 0
      let first = word &<< 6
      if first &+ 64 > end { bits &= first < end ? 1 &<< UInt64(end &- first) &- 1 : 0 }
      while bits != 0 {
        body(Int32(truncatingIfNeeded: first | bits.trailingZeroBitCount))
        bits &= bits &- 1
      }
    }
  }

  /// Calls `body` with the index of each nonzero word, ascending; `body` must zero the word.
  @inline(__always)
  private func visitWords(_ body: (Int) -> Void) {
    for top in 0..<tops.capacity {
      while tops[top] != 0 {
        let group = top &<< 6 | tops[top].trailingZeroBitCount
        while groups[group] != 0 {
          let word = group &<< 6 | groups[group].trailingZeroBitCount
          body(word)
          groups[group] &= ~(1 &<< UInt64(word & 63))
        }
        tops[top] &= ~(1 &<< UInt64(group & 63))
      }
    }
  }

  func removeAll() { visitWords { words[$0] = 0 } }

  func copy() -> BitSet {
    var result = BitSet()
    result.grow(to: words.capacity * 64)
    result.words.update(from: words, count: words.capacity)
    result.groups.update(from: groups, count: groups.capacity)
    result.tops.update(from: tops, count: tops.capacity)
    return result
  }

  mutating func free() {
    arena.free()
    self = BitSet()
  }
}

extension UInt64 {
  /// The index of the highest set bit; the value must not be 0.
  @inline(__always)
  fileprivate var highestBit: Int { 63 &- leadingZeroBitCount }
}

/// The members in one word of a bit set.
struct BitSetWord: BitwiseCopyable, Equatable {
  let index: Int32
  var bits: UInt64
}
