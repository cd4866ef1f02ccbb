/// An element that a heap can order.
protocol HeapElement: BitwiseCopyable {
  /// Whether this element leaves the heap before another.
  func comes(before other: Self) -> Bool
}

/// A binary heap, whose first element is removed in O(log count).
struct Heap<Element: HeapElement>: Sequence {
  private var items = List<Element>()

  var count: Int { items.count }

  /// The elements as a sequence, in no particular order.
  func makeIterator() -> Run<Element> { items.makeIterator() }

  mutating func insert(_ element: Element) {
    items.append(element)
    var index = items.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard element.comes(before: items[parent]) else { break }
      items[index] = items[parent]
      index = parent
    }
    items[index] = element
  }

  mutating func popFirst() -> Element? {
    guard !items.isEmpty else { return nil }
    let last = items.removeLast()
    guard let first = items.first else { return last }
    items[0] = last
    _ = items.siftDown(0, count: items.count) { $0.comes(before: $1) }
    return first
  }

  mutating func removeAll() { items.removeAll() }

  func free() { items.free() }
}

extension List {
  /// Sorts the elements from a position on, by heapsort.
  ///
  /// Returns the number of levels that elements were sifted through.
  mutating func heapSort(from start: Int, by comesBefore: (Element, Element) -> Bool) -> Int {
    var levels = 0
    let count = self.count - start
    for top in stride(from: count / 2 - 1, through: 0, by: -1) {
      levels += siftDown(top, count: count, start: start) { comesBefore($1, $0) }
    }
    for rest in stride(from: count - 1, to: 0, by: -1) {
      swapAt(start, start + rest)
      levels += siftDown(0, count: rest, start: start) { comesBefore($1, $0) }
    }
    return levels
  }

  /// Sifts an element of the heap that begins at `start` down to where it belongs.
  ///
  /// Returns the number of levels visited.
  @inline(__always)
  fileprivate mutating func siftDown(
    _ top: Int, count: Int, start: Int = 0, by comesBefore: (Element, Element) -> Bool
  ) -> Int {
    let element = self[start + top]
    var (index, levels) = (top, 1)
    while true {
      var child = 2 * index + 1
      guard child < count else { break }
      if child + 1 < count, comesBefore(self[start + child + 1], self[start + child]) { child += 1 }
      guard comesBefore(self[start + child], element) else { break }
      self[start + index] = self[start + child]
      index = child
      levels += 1
    }
    self[start + index] = element
    return levels
  }

  mutating func swapAt(_ first: Int, _ second: Int) {
    (self[first], self[second]) = (self[second], self[first])
  }
}
