// Stable sorting by a number of each element.

/// The original index of an element and the number to sort it by.
@usableFromInline
struct SortKey {
  @usableFromInline let number: UInt64
  @usableFromInline let index: Int

  @inlinable
  init(_ number: UInt64, at index: Int) {
    self.number = number
    self.index = index
  }

  /// Sorts keys by number; keys with equal numbers stay in order.
  ///
  /// Out of line and not generic: a generic sort is compiled again for each element type and
  /// closure, and the library's is large on WebAssembly.
  @inline(never)
  @usableFromInline
  static func sort(_ keys: inout [SortKey]) {
    var merged = keys
    keys.withUnsafeMutableBufferPointer { keys in
      merged.withUnsafeMutableBufferPointer { merged in sort(keys, by: merged) }
    }
  }

  /// Merges runs of doubling width, which is stable.
  private static func sort(
    _ keys: UnsafeMutableBufferPointer<Self>, by merged: UnsafeMutableBufferPointer<Self>
  ) {
    var (source, target) = (keys, merged)
    var width = 1
    while width < keys.count {
      for start in stride(from: 0, to: keys.count, by: 2 * width) {
        let middle = Swift.min(start + width, keys.count)
        let end = Swift.min(middle + width, keys.count)
        var (first, second) = (start, middle)
        for index in start..<end {
          if first < middle, second == end || source[first].number <= source[second].number {
            target[index] = source[first]
            first += 1
          } else {
            target[index] = source[second]
            second += 1
          }
        }
      }
      swap(&source, &target)
      width *= 2
    }
    if source.baseAddress != keys.baseAddress {
      for index in keys.indices { keys[index] = source[index] }
    }
  }
}

extension Array {
  /// Sorts the elements by a number of each; elements with equal numbers stay in order.
  ///
  /// - Parameter number: The number of an element; called twice for each.
  ///
  /// Complexity: O(count · log count); O(count) if the elements are in order.
  @inlinable
  package mutating func sortByNumber(_ number: (Element) -> UInt64) {
    guard !isSorted(byNumber: number) else { return }
    var keys: [SortKey] = []
    keys.reserveCapacity(count)
    for index in 0..<count { keys.append(SortKey(number(self[index]), at: index)) }
    SortKey.sort(&keys)
    var sorted: [Element] = []
    sorted.reserveCapacity(count)
    for key in keys { sorted.append(self[key.index]) }
    self = sorted
  }

  @inlinable
  func isSorted(byNumber number: (Element) -> UInt64) -> Bool {
    var latest: UInt64 = 0
    for element in self {
      let next = number(element)
      if next < latest { return false }
      latest = next
    }
    return true
  }
}
