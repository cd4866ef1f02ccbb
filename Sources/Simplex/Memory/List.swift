/// A list of plain values that grows, with its bounds asserted.
///
/// An array counts references and checks at each change whether it is shared, which takes as long as
/// the work itself in the inner loops. A list does neither: copying the value copies the reference. Its
/// owner frees it, and calls ``copy()`` to get a second list.
///
/// The layout engine uses it too. It is SPI because the compiler does not inline what is `package` into
/// another module, not even if it is inlinable.
@_spi(Memory)
public struct List<Element: BitwiseCopyable>: Sequence {
  /// Nil while the capacity is 0.
  @usableFromInline var base: UnsafeMutablePointer<Element>?
  @usableFromInline var capacity: Int
  @usableFromInline var size = 0
  /// Whether the memory is the list's own, and not borrowed.
  @usableFromInline var ownsMemory = true

  /// An empty list; memory is taken when there is something to hold.
  @inlinable
  public init() {
    base = nil
    capacity = 0
  }

  /// An empty list that begins in borrowed memory, whose owner frees it after the list.
  @inlinable
  public init(in memory: UnsafeMutableRawPointer, capacity: Int) {
    base = memory.bindMemory(to: Element.self, capacity: capacity)
    self.capacity = capacity
    ownsMemory = false
  }

  /// An empty list in the memory of a buffer, which an arena owns.
  init(_ memory: Buffer<Element>) {
    base = memory.base
    capacity = memory.capacity
    ownsMemory = false
  }

  /// The first elements of a buffer, read and written where they are; invalid once the buffer grows.
  init(viewing memory: Buffer<Element>, count: Int) {
    self.init(memory)
    size = count
  }

  /// The elements and the unused capacity behind them; invalid once the list grows.
  var items: Buffer<Element> { Buffer(base: base, capacity: capacity) }

  /// Iterates over the present elements; the iteration must end before the list grows.
  @inlinable
  @inline(__always)
  public func makeIterator() -> Run<Element> { Run(base: base, from: 0, to: size) }

  /// Iterates over the elements from one position up to another.
  func run(from start: Int, to end: Int) -> Run<Element> {
    assert(start >= 0 && end <= size, "a run past the list")
    return Run(base: base, from: start, to: end)
  }

  /// The number of elements.
  @inlinable public var count: Int { size }
  /// Whether there is no element.
  @inlinable public var isEmpty: Bool { size == 0 }
  /// The positions of the elements.
  @inlinable public var indices: Range<Int> { 0..<size }
  /// The first element, or nil if there is none.
  @inlinable public var first: Element? { size > 0 ? self[0] : nil }
  /// The last element, or nil if there is none.
  @inlinable public var last: Element? { size > 0 ? self[size &- 1] : nil }

  /// The element at a position, which must be one of ``indices``.
  @inlinable
  public subscript(position: Int) -> Element {
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

  /// The element at a position, which is then advanced by one; nil at the end.
  ///
  /// For walking a queue that may grow meanwhile.
  @inline(__always)
  func element(_ position: inout Int) -> Element? {
    if position >= size { return nil }
    position &+= 1
    return Run.memory(base)[position &- 1]
  }

  /// Appends an element, growing by doubling.
  @inlinable
  @inline(__always)
  public mutating func append(_ element: Element) {
    if size == capacity { reserveDoubling(size &+ 1) }
    Run.memory(base)[size] = element
    size &+= 1
  }

  /// Appends an element to a list whose capacity is known to suffice, as one with room for all variables.
  @inline(__always)
  mutating func appendWithinCapacity(_ element: Element) {
    assert(size < capacity, "appending past the room of a list")
    Run.memory(base)[size] = element
    size &+= 1
  }

  /// Appends all elements to an array.
  func append(to array: inout [Element]) {
    array.append(contentsOf: UnsafeBufferPointer(start: base, count: size))
  }

  /// Removes and returns the last element, which must be there.
  @inlinable
  @inline(__always)
  public mutating func removeLast() -> Element {
    assert(size > 0, "removing from an empty list")
    size &-= 1
    return Run.memory(base)[size]
  }

  /// Removes and returns the last element, or nil if there is none.
  @inlinable
  public mutating func popLast() -> Element? { size > 0 ? removeLast() : nil }

  /// Removes all elements from a position on; the capacity stays.
  @inlinable
  public mutating func removeAll(from position: Int = 0) {
    size = Swift.max(0, Swift.min(size, position))
  }

  /// Removes the elements that satisfy a condition; the others keep their order.
  @inlinable
  public mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    var kept = 0
    for position in 0..<size where !isUnwanted(self[position]) {
      self[kept] = self[position]
      kept &+= 1
    }
    size = kept
  }

  /// Puts the elements into the opposite order.
  @inlinable
  public func reverse() {
    var (low, high) = (0, size &- 1)
    while low < high {
      (self[low], self[high]) = (self[high], self[low])
      low &+= 1
      high &-= 1
    }
  }

  /// Keeps the first `length` elements; there must be as many.
  mutating func truncate(to length: Int) {
    assert(length <= size, "truncating to more than there is")
    size = length
  }

  /// Makes the list hold `count` elements, of any values.
  @inline(__always)
  mutating func resize(to count: Int) {
    size = 0
    if count > capacity { reserveDoubling(count) }
    size = count
  }

  /// Makes the list longer by elements of any values.
  mutating func extend(by count: Int) {
    reserveGrowing(size &+ count)
    size &+= count
  }

  /// Reserves capacity for `wanted` elements in total.
  @inlinable
  public mutating func reserve(_ wanted: Int) {
    if wanted > capacity { move(to: wanted) }
  }

  /// Makes room for so many elements, and at least for twice as many as before if there is too little.
  mutating func reserveGrowing(_ wanted: Int) {
    if wanted > capacity { reserveDoubling(wanted) }
  }

  @inlinable
  @inline(never)
  mutating func reserveDoubling(_ wanted: Int) { move(to: Swift.max(wanted, capacity * 2, 16)) }

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

  /// Gives back the memory that appending the elements to an empty list would not have taken.
  mutating func trim() {
    var room = 16
    while room < size { room *= 2 }
    guard room < capacity else { return }
    capacity = 0
    reserveDoubling(room)
  }

  /// Copies elements to where others are that are not needed any more, nearer to the beginning.
  func move(from source: Int, to target: Int, count: Int) {
    assert(target >= 0 && target <= source && source + count <= size, "moving past the list")
    guard count > 0 else { return }
    UnsafeMutableRawPointer(Run.memory(base) + target).copyMemory(
      from: Run.memory(base) + source, byteCount: count * MemoryLayout<Element>.stride)
  }

  /// A list of the same elements in memory of its own, with the same capacity.
  @inlinable
  public func copy() -> List {
    var result = List()
    if capacity > 0 { result.move(to: capacity) }
    if let base, let memory = result.base { memory.initialize(from: base, count: size) }
    result.size = size
    return result
  }

  /// Gives the memory back; the list must not be used again.
  @inlinable
  public func free() {
    if ownsMemory { base?.deallocate() }
  }
}

extension List<UInt64> {
  /// How many words the bits of a value take.
  @inline(__always)
  static func words<Value: BitwiseCopyable>(of _: Value.Type) -> Int {
    (MemoryLayout<Value>.size + 7) / 8
  }

  /// Appends the bits of a value, in whole words.
  @inline(__always)
  mutating func append<Value: BitwiseCopyable>(bitsOf value: Value) {
    let count = Self.words(of: Value.self)
    if size &+ count > capacity { reserveDoubling(size &+ count) }
    UnsafeMutableRawPointer(Run.memory(base) + size).storeBytes(of: value, as: Value.self)
    size &+= count
  }

  /// Room behind the words for so many values, of whole words each.
  mutating func room<Value: BitwiseCopyable>(_ count: Int) -> Buffer<Value> {
    let wanted = size &+ count &* (MemoryLayout<Value>.stride / 8)
    if wanted > capacity { reserveDoubling(wanted) }
    return Buffer(base: Run.memory(base) + size, capacity: wanted &- size).bound(to: Value.self)
  }

  /// Takes in words that have been written into the room behind.
  mutating func extend(by count: Int) {
    assert(size &+ count <= capacity, "taking in more than there is room for")
    size &+= count
  }

  /// Removes the latest words, which have the bits of a value.
  @inline(__always)
  mutating func removeLast<Value: BitwiseCopyable>(bitsInto value: inout Value) {
    size &-= Self.words(of: Value.self)
    assert(size >= 0, "removing more than there is")
    value = UnsafeRawPointer(Run.memory(base) + size).loadUnaligned(as: Value.self)
  }
}

/// Iterates over elements side by side in memory that something else owns.
///
/// A plain value: the memory may be overwritten meanwhile, but not moved or freed.
@_spi(Memory)
public struct Run<Element: BitwiseCopyable>: Sequence, IteratorProtocol {
  @usableFromInline let base: UnsafeMutablePointer<Element>?
  @usableFromInline var position: Int
  @usableFromInline let end: Int

  /// Iterates over the elements from one position up to another.
  @inlinable
  @inline(__always)
  public init(base: UnsafeMutablePointer<Element>?, from start: Int, to end: Int) {
    self.base = base
    position = start
    self.end = end
  }

  /// The next element, or nil at the end.
  @inlinable
  @inline(__always)
  public mutating func next() -> Element? {
    if position >= end { return nil }
    position &+= 1
    return Run.memory(base)[position &- 1]
  }

  /// A pointer that is known not to be nil.
  ///
  /// Where nothing is optimized, `unsafelyUnwrapped` looks its generic type up at each call: a third of the time
  /// of a debug build.
  @inlinable
  @inline(__always)
  static func memory(_ base: UnsafeMutablePointer<Element>?) -> UnsafeMutablePointer<Element> {
    #if DEBUG
    if let base { return base }
    #endif
    return base.unsafelyUnwrapped
  }
}
