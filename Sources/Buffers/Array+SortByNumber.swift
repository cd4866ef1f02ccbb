// Stable sorting by a number of each element.

extension Array {
  /// Sorts the elements by a number of each; elements with equal numbers stay in order.
  ///
  /// - Parameter number: The number of an element; called twice for each.
  ///
  /// Complexity: O(count · log count); O(count) if the elements are in order.
  @inlinable
  package mutating func sortByNumber(_ number: (Element) -> UInt64) {
    guard !isSorted(byNumber: number) else { return }
    self = sortedOrder(of: map(number)).map { self[$0] }
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

/// Returns the indices of numbers in ascending order; those of equal numbers stay in order.
///
/// Merges runs of doubling width. Out of line and not generic: a generic sort is compiled again for
/// each element type and closure, and the library's is large on WebAssembly.
@inline(never)
@usableFromInline
func sortedOrder(of numbers: [UInt64]) -> [Int] {
  var source = Array(numbers.indices)
  var target = source
  var width = 1
  while width < source.count {
    for start in stride(from: 0, to: source.count, by: 2 * width) {
      let middle = Swift.min(start + width, source.count)
      let end = Swift.min(middle + width, source.count)
      var (first, second) = (start, middle)
      for index in start..<end {
        if first < middle,
          second == end || numbers[source[first]] <= numbers[source[second]]
        {
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
  return source
}
