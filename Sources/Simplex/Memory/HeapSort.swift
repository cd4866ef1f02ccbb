// Heapsort, for lists that are sorted where they are.

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
  private mutating func siftDown(
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
