// In-place heapsort.

extension List {
  /// Sorts the elements from a position on, by heapsort.
  ///
  /// - Returns: The number of heap levels visited.
  mutating func heapSort(from start: Int, by comesBefore: (Element, Element) -> Bool) -> Int {
    var (levels, heap) = (0, self.count - start)
    var top = heap / 2
    while true {
      // First build the heap, then repeatedly move its root behind it.
      if top > 0 {
        top -= 1
      } else {
        heap -= 1
        guard heap > 0 else { return levels }
        swapAt(start, start + heap)
      }
      levels += siftDown(top, count: heap, start: start) { comesBefore($1, $0) }
    }
  }

  /// Sifts an element of the heap that begins at `start` down to its level.
  ///
  /// - Returns: The number of heap levels visited.
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
