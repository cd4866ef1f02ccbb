/// A list of plain values that grows by pieces of one size: growing copies nothing but a short first piece.
///
/// For large values of which nobody knows beforehand how many there will be. Each access looks up its piece for
/// that. The owner frees it, and calls ``copy()`` to get a second list.
@_spi(Memory)
public struct ChunkedList<Element: BitwiseCopyable> {
  /// The first piece, and the others.
  @usableFromInline var first: UnsafeMutablePointer<Element>?
  @usableFromInline var chunks = List<UnsafeMutablePointer<Element>>()
  @usableFromInline var size = 0
  @usableFromInline var capacity = 0
  /// Whether the first piece is the list's own, and not borrowed.
  @usableFromInline var ownsFirst = true

  /// The number of elements in a piece; the first one may be shorter while there is no other.
  @inlinable static var room: Int { 256 }

  /// An empty list; memory is taken when there is something to hold.
  @inlinable
  public init() {}

  /// An empty list that begins in borrowed memory for up to 256 elements, whose owner frees it after the list.
  public init(in memory: UnsafeMutableRawPointer, capacity: Int) {
    assert(capacity <= Self.room, "more than a piece")
    first = memory.bindMemory(to: Element.self, capacity: capacity)
    self.capacity = capacity
    ownsFirst = false
  }

  /// The number of elements.
  @inlinable public var count: Int { size }
  /// The positions of the elements.
  @inlinable public var indices: Range<Int> { 0..<size }

  /// Where an element is; the position must be below the capacity.
  @inlinable
  @inline(__always)
  func address(_ position: Int) -> UnsafeMutablePointer<Element> {
    position < Self.room
      ? Run.memory(first) + position
      : chunks[position &>> 8 &- 1] + (position & (Self.room &- 1))
  }

  /// The element at a position, which must be one of ``indices``.
  @inlinable
  public subscript(position: Int) -> Element {
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
  @inlinable
  @inline(__always)
  public mutating func append(_ element: Element) {
    if size == capacity { grow() }
    address(size).pointee = element
    size &+= 1
  }

  @inlinable
  @inline(never)
  mutating func grow() {
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

  /// Removes all elements from a position on; the capacity stays.
  @inlinable
  public mutating func removeAll(from position: Int = 0) {
    size = Swift.max(0, Swift.min(size, position))
  }

  /// A list of the same elements in memory of its own.
  public func copy() -> ChunkedList {
    var result = ChunkedList()
    for position in indices { result.append(self[position]) }
    return result
  }

  /// Gives the memory back; the list must not be used again.
  @inlinable
  public func free() {
    if ownsFirst { first?.deallocate() }
    for piece in chunks { piece.deallocate() }
    chunks.free()
  }
}
