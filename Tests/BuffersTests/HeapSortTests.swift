import Buffers
import TestSupport
import Testing

/// A number with a tag that distinguishes equal numbers.
private struct Item: BitwiseCopyable, Equatable {
  let number: Int32
  let tag: Int32

  func comes(before other: Item) -> Bool {
    number == other.number ? tag < other.tag : number < other.number
  }
}

/// Sorting a list in place.
@Suite("Heapsort")
struct HeapSortTests {
  @Test("sorting from an index on does not touch the elements before it")
  func sorting() {
    var random = SplitMix64(seed: 4)
    for count in [0, 1, 2, 5, 64, 200] {
      let unsorted = (0..<count).map {
        Item(number: .random(in: 0..<20, using: &random), tag: Int32($0))
      }
      var list = List<Item>()
      defer { list.free() }
      for item in unsorted { list.append(item) }
      let start = min(3, count)
      _ = list.heapSort(from: start) { $0.comes(before: $1) }
      let sorted = unsorted[start...].sorted { $0.comes(before: $1) }
      expectEqual(list.indices.map { list[$0] }, unsorted[..<start] + sorted, "\(count) elements")
    }
  }
}
