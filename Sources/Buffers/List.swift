/// A growable list of plain values with asserted bounds.
///
/// Unlike an array, it has no reference count and no uniqueness check, which would dominate inner
/// loops. Copying the value copies the reference. The owner calls ``free()``, and ``copy()`` to get
/// a second list.
///
/// It is `@usableFromInline` so that the compiler inlines its members into other modules, which it
/// does not for other `package` types, even if the members are inlinable.
@usableFromInline
package struct List<Element: BitwiseCopyable>: Sequence {
  /// Nil while the capacity is 0.
  @usableFromInline package internal(set) var base: UnsafeMutablePointer<Element>?
  @usableFromInline package internal(set) var capacity: Int
  @usableFromInline var size = 0
  /// True if the list owns its memory; false if the memory is borrowed.
  @usableFromInline var ownsMemory = true

  /// An empty list; memory is allocated with the first element.
  @inlinable
  package init() {
    base = nil
    capacity = 0
  }

  /// An empty list that begins in borrowed memory.
  ///
  /// The owner of the memory frees it after the list.
  ///
  /// - Parameters:
  ///   - memory: Uninitialized memory, aligned for `Element`.
  ///   - capacity: The number of elements that fit into it.
  @inlinable
  package init(in memory: UnsafeMutableRawPointer, capacity: Int) {
    base = memory.bindMemory(to: Element.self, capacity: capacity)
    self.capacity = capacity
    ownsMemory = false
  }

  /// A view of elements in borrowed memory; invalid once the memory moves.
  ///
  /// - Parameters:
  ///   - base: The first element; nil if the capacity is 0.
  ///   - count: The number of elements.
  ///   - capacity: The number of elements that fit into the memory.
  @inlinable
  package init(viewing base: UnsafeMutablePointer<Element>?, count: Int, capacity: Int) {
    self.base = base
    self.capacity = capacity
    size = count
    ownsMemory = false
  }

  /// Iterates over the elements; the iteration must end before the list grows.
  @inlinable
  @inline(__always)
  package func makeIterator() -> Run<Element> { Run(base: base, from: 0, to: size) }

  /// Iterates over the elements from position `start` up to, but not including, `end`.
  @inlinable
  package func run(from start: Int, to end: Int) -> Run<Element> {
    assert(start >= 0 && end <= size, "a run past the list")
    return Run(base: base, from: start, to: end)
  }

  /// The number of elements.
  @inlinable package var count: Int { size }
  /// True if the list has no elements.
  @inlinable package var isEmpty: Bool { size == 0 }
  /// The valid indices, from 0 to the count.
  @inlinable package var indices: Range<Int> { 0..<size }
  /// The first element; nil if the list is empty.
  @inlinable package var first: Element? { size > 0 ? self[0] : nil }
  /// The last element; nil if the list is empty.
  @inlinable package var last: Element? { size > 0 ? self[size &- 1] : nil }

  /// The element at a position; the position must be one of ``indices``.
  @inlinable
  package subscript(position: Int) -> Element {
    @inline(__always)
    get {
      assert(position >= 0 && position < size, "position outside the list")
      return Run.memory(base)[position]
    }
    @inline(__always)
    nonmutating _modify {
      assert(position >= 0 && position < size, "position outside the list")
      yield &Run.memory(base)[position]
    }
  }

  /// Returns the element at `position` and advances it; nil at the end.
  ///
  /// For iterating over a queue that may grow in the loop.
  @inlinable
  @inline(__always)
  package func element(_ position: inout Int) -> Element? {
    if position >= size { return nil }
    position &+= 1
    return Run.memory(base)[position &- 1]
  }

  /// Appends an element, growing by doubling.
  @inlinable
  @inline(__always)
  package mutating func append(_ element: Element) {
    if size == capacity { reserveDoubling(size &+ 1) }
    Run.memory(base)[size] = element
    size &+= 1
  }

  /// Appends an element to a list with unused capacity.
  @inlinable
  @inline(__always)
  package mutating func appendWithinCapacity(_ element: Element) {
    assert(size < capacity, "appending past the capacity of a list")
    Run.memory(base)[size] = element
    size &+= 1
  }

  /// Appends all elements to an array.
  @inlinable
  package func append(to array: inout [Element]) {
    array.append(contentsOf: UnsafeBufferPointer(start: base, count: size))
  }

  /// Removes and returns the last element; the list must not be empty.
  @inlinable
  @inline(__always)
  package mutating func removeLast() -> Element {
    assert(size > 0, "removing from an empty list")
    size &-= 1
    return Run.memory(base)[size]
  }

  /// Removes and returns the last element; nil if the list is empty.
  @inlinable
  package mutating func popLast() -> Element? { size > 0 ? removeLast() : nil }

  /// Removes all elements from a position on; the capacity is unchanged.
  @inlinable
  package mutating func removeAll(from position: Int = 0) {
    size = Swift.max(0, Swift.min(size, position))
  }

  /// Removes the elements that satisfy a condition; the others stay in order.
  @inlinable
  package mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    var remaining = 0
    for position in 0..<size where !isUnwanted(self[position]) {
      self[remaining] = self[position]
      remaining &+= 1
    }
    size = remaining
  }

  /// Reverses the order of the elements in place.
  @inlinable
  package func reverse() {
    var (low, high) = (0, size &- 1)
    while low < high {
      (self[low], self[high]) = (self[high], self[low])
      low &+= 1
      high &-= 1
    }
  }

  /// Shortens the list to `length` elements; it must not be shorter.
  @inlinable
  package mutating func truncate(to length: Int) {
    assert(length <= size, "truncating past the end")
    size = length
  }

  /// Sets the count to `count`; the values of all elements are unspecified.
  @inlinable
  @inline(__always)
  package mutating func resize(to count: Int) {
    size = 0
    if count > capacity { reserveDoubling(count) }
    size = count
  }

  /// Appends `count` elements of unspecified value.
  @inlinable
  package mutating func extend(by count: Int) {
    reserveGrowing(size &+ count)
    size &+= count
  }

  /// Reserves capacity for `minimum` elements in total.
  @inlinable
  package mutating func reserve(_ minimum: Int) {
    if minimum > capacity { move(to: minimum) }
  }

  /// Reserves capacity for `minimum` elements in total, at least doubling a smaller capacity.
  @inlinable
  package mutating func reserveGrowing(_ minimum: Int) {
    if minimum > capacity { reserveDoubling(minimum) }
  }

  @inlinable
  @inline(never)
  mutating func reserveDoubling(_ minimum: Int) { move(to: Swift.max(minimum, capacity * 2, 16)) }

  @inlinable
  mutating func move(to room: Int) {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: room)
    if let base {
      memory.initialize(from: base, count: size)
      free()
    }
    base = memory
    capacity = room
    ownsMemory = true
  }

  /// Releases memory beyond what appending the elements to an empty list would allocate.
  @inlinable
  package mutating func trim() {
    var room = 16
    while room < size { room *= 2 }
    guard room < capacity else { return }
    capacity = 0
    reserveDoubling(room)
  }

  /// Moves elements toward the beginning, overwriting the elements at `target`.
  @inlinable
  package func move(from source: Int, to target: Int, count: Int) {
    assert(target >= 0 && target <= source && source + count <= size, "moving past the list")
    guard count > 0 else { return }
    UnsafeMutableRawPointer(Run.memory(base) + target).copyMemory(
      from: Run.memory(base) + source, byteCount: count * MemoryLayout<Element>.stride)
  }

  /// A copy of the list in its own memory, with the same capacity.
  @inlinable
  package func copy() -> List {
    var result = List()
    if capacity > 0 { result.move(to: capacity) }
    if let base, let memory = result.base { memory.initialize(from: base, count: size) }
    result.size = size
    return result
  }

  /// Frees the memory; the list must not be used again.
  @inlinable
  package func free() {
    if ownsMemory { base?.deallocate() }
  }
}

extension List<UInt64> {
  /// The number of words for the bits of a value.
  @inlinable
  @inline(__always)
  package static func words<Value: BitwiseCopyable>(of _: Value.Type) -> Int {
    (MemoryLayout<Value>.size + 7) / 8
  }

  /// Appends the bits of a value, padded to whole words.
  @inlinable
  @inline(__always)
  package mutating func append<Value: BitwiseCopyable>(bitsOf value: Value) {
    let count = Self.words(of: Value.self)
    if size &+ count > capacity { reserveDoubling(size &+ count) }
    UnsafeMutableRawPointer(Run.memory(base) + size).storeBytes(of: value, as: Value.self)
    size &+= count
  }

  /// Removes the last words of the list and loads a value from their bits.
  @inlinable
  @inline(__always)
  package mutating func removeLast<Value: BitwiseCopyable>(bitsInto value: inout Value) {
    size &-= Self.words(of: Value.self)
    assert(size >= 0, "removing past the start")
    value = UnsafeRawPointer(Run.memory(base) + size).loadUnaligned(as: Value.self)
  }
}

/// An iterator over consecutive elements in memory with another owner.
///
/// The memory may be overwritten during the iteration, but not moved or freed.
@usableFromInline
package struct Run<Element: BitwiseCopyable>: Sequence, IteratorProtocol {
  @usableFromInline let base: UnsafeMutablePointer<Element>?
  @usableFromInline var position: Int
  @usableFromInline let end: Int

  /// Iterates over the elements from position `start` up to, but not including, `end`.
  @inlinable
  @inline(__always)
  package init(base: UnsafeMutablePointer<Element>?, from start: Int, to end: Int) {
    self.base = base
    position = start
    self.end = end
  }

  /// The next element; nil at the end.
  @inlinable
  @inline(__always)
  package mutating func next() -> Element? {
    if position >= end { return nil }
    position &+= 1
    return Run.memory(base)[position &- 1]
  }

  /// Unwraps a pointer without a check.
  ///
  /// Debug builds use `if let`, because unoptimized `unsafelyUnwrapped` performs a slow generic
  /// lookup.
  @inlinable
  @inline(__always)
  package static func memory(_ base: UnsafeMutablePointer<Element>?) -> UnsafeMutablePointer<
    Element
  > {
    #if DEBUG
    if let base { return base }
    #endif
    return base.unsafelyUnwrapped
  }
}
