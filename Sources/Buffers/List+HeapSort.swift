// Binary heaps in a list, and heapsort.

extension List {
  /// Sorts the elements from a position on, by heapsort.
  ///
  /// - Returns: The number of heap levels visited.
  @inlinable
  package func heapSort(from start: Int, by comesBefore: (Element, Element) -> Bool) -> Int {
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
      levels += siftDown(
        self[start + top], from: top, count: heap, start: start,
        by: { comesBefore($1, $0) }, place: { self[start + $1] = $0 })
    }
  }

  /// Finds the level of an element in a heap, moving those up that precede it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - top: The index in the heap from which the element moves down.
  ///   - count: The number of elements of the heap.
  ///   - start: The position of the heap in the list.
  ///   - comesBefore: The order of the heap.
  ///   - place: Stores an element at an index of the heap.
  /// - Returns: The number of heap levels visited.
  @inlinable
  @discardableResult
  @inline(__always)
  package func siftDown(
    _ element: Element, from top: Int, count: Int, start: Int = 0,
    by comesBefore: (Element, Element) -> Bool, place: (Element, Int) -> Void
  ) -> Int {
    var (index, levels) = (top, 1)
    while true {
      var child = 2 * index + 1
      guard child < count else { break }
      if child + 1 < count, comesBefore(self[start + child + 1], self[start + child]) { child += 1 }
      guard comesBefore(self[start + child], element) else { break }
      place(self[start + child], index)
      index = child
      levels += 1
    }
    place(element, index)
    return levels
  }

  @inlinable
  package func swapAt(_ first: Int, _ second: Int) {
    (self[first], self[second]) = (self[second], self[first])
  }
}
