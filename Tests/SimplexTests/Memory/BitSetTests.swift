import TestSupport
import Testing

@testable import Simplex

/// Bit sets compared with sets of the standard library.
@Suite("Bit sets")
struct BitSetTests {
  @Test("a bit set has the members of a standard set after insertions, removals and pops")
  func againstSet() {
    var random = SplitMix64(seed: 11)
    for capacity in [1, 64, 65, 4096, 4097, 300_000] {
      var bits = BitSet()
      defer { bits.free() }
      bits.grow(to: capacity)
      var expected: Set<Int32> = []
      for _ in 0..<600 {
        let number = Int32.random(in: 0..<Int32(capacity), using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<5:
          bits.insert(number)
          expected.insert(number)
        case 5, 6:
          bits.remove(number)
          expected.remove(number)
        case 7, 8:
          expectEqual(bits.popFirst(), expected.min())
          if let least = expected.min() { expected.remove(least) }
        default:
          expectEqual(bits.contains(number), expected.contains(number))
          expectEqual(bits.first, expected.min())
        }
      }
      var copy = bits.copy()
      defer { copy.free() }
      var (drained, drainedDown): ([Int32], [Int32]) = ([], [])
      bits.drain { drained.append($0) }
      copy.drainDown { drainedDown.append($0) }
      expectEqual(drained, expected.sorted(), "capacity \(capacity)")
      expectEqual(drainedDown, drained.reversed())
      expect(bits.first == nil && copy.first == nil)
    }
  }

  @Test(
    "draining by words visits the members below an end and empties the set",
    arguments: [0, 1, 63, 64, 65, 4095, 4096, 4097, 9_000, 300_000])
  func drainedByWords(end: Int) {
    var random = SplitMix64(seed: UInt64(end) + 5)
    for count in [1, 3, 40, 3_000] {
      var bits = BitSet()
      defer { bits.free() }
      bits.grow(to: 300_000)
      var expected: Set<Int32> = []
      for place in 0..<count {
        // Half of them around the end, half anywhere.
        let near = max(0, end - 70)..<min(300_000, end + 70)
        let number = Int32.random(
          in: place % 2 == 0 ? Int32(near.lowerBound)..<Int32(near.upperBound) : 0..<300_000,
          using: &random)
        bits.insert(number)
        expected.insert(number)
      }
      var drained: [Int32] = []
      bits.drainWords(below: end) { drained.append($0) }
      expectEqual(drained, expected.filter { $0 < end }.sorted())
      expectNil(bits.first)
      // The levels above the words are empty, too.
      bits.insert(7)
      expect(bits.popFirst() == 7 && bits.popFirst() == nil)
    }
  }

  @Test("growing keeps the members, and a copy is independent")
  func growing() {
    var bits = BitSet()
    bits.grow(to: 64)
    bits.insert(0)
    bits.insert(63)
    bits.grow(to: 270_000)
    bits.insert(269_999)
    var copy = bits.copy()
    copy.remove(0)
    expect(bits.contains(0) && bits.contains(63) && bits.contains(269_999))
    expectEqual(copy.first, 63)
    bits.removeAll()
    expectNil(bits.first)
    expect(copy.popFirst() == 63 && copy.popFirst() == 269_999)
    bits.free()
    copy.free()
  }

  @Test("draining visits members inserted further on during the drain")
  func drainingWhileInserting() {
    var bits = BitSet()
    defer { bits.free() }
    bits.grow(to: 10_000)
    bits.insert(5)
    var drained: [Int32] = []
    bits.drain { number in
      drained.append(number)
      if number < 3_000 { bits.insert(number * 3 + 1) }
    }
    expectEqual(drained, [5, 16, 49, 148, 445, 1336, 4009])
  }

  @Test("draining down visits lower members inserted during the drain and no removed ones")
  func drainingDownWhileChanging() {
    var bits = BitSet()
    defer { bits.free() }
    bits.grow(to: 600_000)
    for number: Int32 in [2, 60, 63, 599_999] { bits.insert(number) }
    var drained: [Int32] = []
    bits.drainDown { number in
      drained.append(number)
      if number > 64 { bits.insert(number / 9) }
      if number == 63 {
        bits.remove(60)
        bits.insert(59)
      }
    }
    expectEqual(drained, [599_999, 66_666, 7_407, 823, 91, 63, 59, 10, 2])
    expectNil(bits.first)
  }
}
