import Buffers
import TestSupport
import Testing

@Suite("Sorting by numbers")
struct SortByNumberTests {
  private struct Card: Equatable {
    let number: UInt64
    let made: Int
  }

  @Test("sorting by numbers is stable")
  func order() {
    var random = SplitMix64(seed: 7)
    for count in Array(0..<40) + [63, 64, 65, 127, 128, 129, 1_000] {
      let cards = (0..<count).map { Card(number: random.next() % 8, made: $0) }
      var sorted = cards
      sorted.sortByNumber { $0.number }
      // For each number, its cards in their original order.
      expectEqual(sorted, (0..<8).flatMap { number in cards.filter { $0.number == number } })
    }
  }

  @Test("sorting handles the largest numbers")
  func largeNumbers() {
    var numbers = [UInt64.max, 0, UInt64.max - 1, 1 << 32]
    numbers.sortByNumber { $0 }
    expectEqual(numbers, [0, 1 << 32, UInt64.max - 1, UInt64.max])
  }
}
