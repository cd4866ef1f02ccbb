import TestSupport
import Testing

@_spi(Memory) @testable import Simplex

/// A number with a tag that tells equal numbers apart.
private struct Item: HeapElement, Equatable {
  let number: Int32
  let tag: Int32

  func comes(before other: Item) -> Bool {
    number == other.number ? tag < other.tag : number < other.number
  }
}

/// The heap, and sorting by it.
@Suite("Heaps")
struct HeapTests {
  private func items(_ count: Int, _ random: inout SplitMix64) -> [Item] {
    (0..<count).map { Item(number: .random(in: 0..<20, using: &random), tag: Int32($0)) }
  }

  @Test("elements come out in order, also when others are inserted in between")
  func order() {
    var random = SplitMix64(seed: 3)
    for count in [0, 1, 2, 3, 10, 257] {
      var heap = Heap<Item>()
      defer { heap.free() }
      var expected: [Item] = []
      for item in items(count, &random) {
        heap.insert(item)
        expected.append(item)
        if random.chance(0.3) {
          expected.sort { $0.comes(before: $1) }
          #expect(heap.popFirst() == expected.removeFirst())
        }
      }
      #expect(heap.count == expected.count)
      for item in expected.sorted(by: { $0.comes(before: $1) }) { #expect(heap.popFirst() == item) }
      #expect(heap.popFirst() == nil)
    }
  }

  @Test("sorting from an index on leaves what is before it alone")
  func sorting() {
    var random = SplitMix64(seed: 4)
    for count in [0, 1, 2, 5, 64, 200] {
      let unsorted = items(count, &random)
      var list = List<Item>()
      defer { list.free() }
      for item in unsorted { list.append(item) }
      let start = min(3, count)
      _ = list.heapSort(from: start) { $0.comes(before: $1) }
      let sorted = unsorted[start...].sorted { $0.comes(before: $1) }
      #expect(list.indices.map { list[$0] } == unsorted[..<start] + sorted, "\(count) elements")
    }
  }
}
