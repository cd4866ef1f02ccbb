import Buffers
internal import Simplex

/// A list of plain values in chunks, so that growing copies at most a short first chunk.
///
/// For large values whose number is not known in advance. Each access finds its chunk first. The
/// owner calls ``free()``, and ``copy()`` to get a second list.
package struct ChunkedList<Element: BitwiseCopyable> {
  /// The first chunk; the others are in `chunks`.
  private var first: UnsafeMutablePointer<Element>?
  private var chunks = List<UnsafeMutablePointer<Element>>()
  private var size = 0
  private var capacity = 0
  /// True if the list owns its first chunk; false if the chunk is borrowed.
  private var ownsFirst = true

  /// The number of elements in a chunk; an only chunk may be shorter.
  private static var room: Int { 256 }

  /// An empty list; memory is allocated with the first element.
  init() {}

  /// An empty list that begins in borrowed memory for up to 256 elements.
  ///
  /// The owner of the memory frees it after the list.
  ///
  /// - Parameters:
  ///   - memory: Uninitialized memory, aligned for `Element`.
  ///   - capacity: The number of elements that fit into it.
  init(in memory: UnsafeMutableRawPointer, capacity: Int) {
    assert(capacity <= Self.room, "more than a chunk")
    first = memory.bindMemory(to: Element.self, capacity: capacity)
    self.capacity = capacity
    ownsFirst = false
  }

  /// The number of elements.
  package var count: Int { size }
  /// The valid indices, from 0 to the count.
  package var indices: Range<Int> { 0..<size }

  /// The memory of the first chunk; the list must not be empty.
  ///
  /// Debug builds use `if let`, because unoptimized `unsafelyUnwrapped` performs a slow lookup.
  @inline(__always)
  private var memory: UnsafeMutablePointer<Element> {
    #if DEBUG
    if let first { return first }
    #endif
    return first.unsafelyUnwrapped
  }

  /// The address of an element; the position must be below the capacity.
  @inline(__always)
  func address(_ position: Int) -> UnsafeMutablePointer<Element> {
    position < Self.room
      ? memory + position
      : chunks[position &>> 8 &- 1] + (position & (Self.room &- 1))
  }

  /// The element at a position; the position must be one of ``indices``.
  package subscript(position: Int) -> Element {
    @inline(__always)
    get {
      assert(position >= 0 && position < size, "position outside the list")
      return address(position).pointee
    }
    @inline(__always)
    nonmutating _modify {
      assert(position >= 0 && position < size, "position outside the list")
      yield &address(position).pointee
    }
  }

  /// Appends an element.
  @inline(__always)
  package mutating func append(_ element: Element) {
    if size == capacity { grow() }
    address(size).pointee = element
    size &+= 1
  }

  @inline(never)
  private mutating func grow() {
    guard capacity < Self.room else {
      chunks.append(.allocate(capacity: Self.room))
      capacity += Self.room
      return
    }
    let room = Swift.min(Swift.max(4 * capacity, 32), Self.room)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: room)
    if let first {
      memory.initialize(from: first, count: size)
      if ownsFirst { first.deallocate() }
    }
    first = memory
    ownsFirst = true
    capacity = room
  }

  /// Removes all elements from a position on; the capacity is unchanged.
  mutating func removeAll(from position: Int = 0) {
    size = Swift.max(0, Swift.min(size, position))
  }

  /// A copy of the list in its own memory.
  func copy() -> ChunkedList {
    var result = ChunkedList()
    for position in indices { result.append(self[position]) }
    return result
  }

  /// Frees the memory; the list must not be used again.
  func free() {
    if ownsFirst { first?.deallocate() }
    for piece in chunks { piece.deallocate() }
    chunks.free()
  }
}
