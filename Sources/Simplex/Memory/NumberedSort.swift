// Sorting by a number of each element.

/// Where an element stood, and the number it is sorted by.
@usableFromInline
struct NumberedPlace: BitwiseCopyable {
  @usableFromInline let number: UInt64
  @usableFromInline let place: Int

  @inlinable
  init(_ number: UInt64, at place: Int) {
    self.number = number
    self.place = place
  }

  /// One function sorts all there is: a sort is compiled anew for each type of element and each closure, and the
  /// library's has 2.5 kB of a module for WebAssembly.
  @inline(never)
  @usableFromInline
  static func sort(_ places: inout [NumberedPlace]) {
    var list = List<NumberedPlace>()
    for place in places { list.append(place) }
    _ = list.heapSort(from: 0) {
      $0.number != $1.number ? $0.number < $1.number : $0.place < $1.place
    }
    for index in places.indices { places[index] = list[index] }
    list.free()
  }
}

@_spi(Memory)
extension Array {
  /// Sorts the elements by a number of each; those of the same number stay in their order.
  ///
  /// - Parameter number: The number, asked twice for each element.
  ///
  /// Complexity: O(count · log count), O(count) if they are in order.
  @inlinable
  public mutating func sortByNumber(_ number: (Element) -> UInt64) {
    guard !isSorted(byNumber: number) else { return }
    var places: [NumberedPlace] = []
    places.reserveCapacity(count)
    for place in 0..<count { places.append(NumberedPlace(number(self[place]), at: place)) }
    NumberedPlace.sort(&places)
    var sorted: [Element] = []
    sorted.reserveCapacity(count)
    for place in places { sorted.append(self[place.place]) }
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
