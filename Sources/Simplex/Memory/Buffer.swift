import Buffers

/// A growable buffer of plain values in its own memory, with asserted bounds.
///
/// Copying a buffer copies the reference. Loops read through local copies, so that the optimizer
/// need not reload them. The owner calls ``free()``; elements are never deinitialized.
@usableFromInline
package struct Buffer<Element: BitwiseCopyable> {
  @usableFromInline private(set) var base: UnsafeMutablePointer<Element>?
  private(set) var capacity: Int

  init() {
    base = nil
    capacity = 0
  }

  init(repeating value: Element, capacity: Int) {
    self.init()
    if capacity > 0 {
      let memory = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
      memory.initialize(repeating: value, count: capacity)
      base = memory
      self.capacity = capacity
    }
  }

  @inline(__always)
  package subscript(position: Int) -> Element {
    get {
      assert(position >= 0 && position < capacity, "position outside the buffer")
      return Run.memory(base)[position]
    }
    nonmutating _modify {
      assert(position >= 0 && position < capacity, "position outside the buffer")
      yield &Run.memory(base)[position]
    }
  }

  @inline(__always)
  package subscript(position: Int32) -> Element {
    get { self[Int(truncatingIfNeeded: position)] }
    nonmutating _modify { yield &self[Int(truncatingIfNeeded: position)] }
  }

  /// The `count` elements from `start` on, as a sequence.
  @inline(__always)
  func run(from start: Int32, count: Int32) -> Run<Element> {
    let (start, count) = (Int(truncatingIfNeeded: start), Int(truncatingIfNeeded: count))
    assert(start >= 0 && start &+ count <= capacity, "a run past the buffer")
    return Run(base: base, from: start, to: start &+ count)
  }

  /// A buffer in an arena's memory; it must not be grown or freed.
  init(base: UnsafeMutablePointer<Element>?, capacity: Int) {
    self.base = base
    self.capacity = capacity
  }

  /// Copies the first `count` elements of another buffer.
  func update(from other: Buffer, count: Int) {
    assert(count <= capacity && count <= other.capacity, "copying past the buffer")
    if count > 0, let base, let source = other.base { base.update(from: source, count: count) }
  }

  /// Raises the capacity to at least `minimum`, with `value` for new elements.
  ///
  /// - Parameters:
  ///   - minimum: The capacity to reach.
  ///   - count: The number of elements to copy if the buffer moves.
  ///   - value: The value of all elements behind them.
  mutating func grow(to minimum: Int, keeping count: Int, filling value: Element) {
    guard minimum > capacity else { return }
    let room = Swift.max(minimum, capacity * 2, 8)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: room)
    if let base {
      memory.initialize(from: base, count: count)
      base.deallocate()
    }
    (memory + count).initialize(repeating: value, count: room - count)
    base = memory
    capacity = room
  }

  /// Raises a lower capacity to exactly `minimum`; new elements are uninitialized.
  ///
  /// The caller writes each new element before reading it. The first `count` elements are copied.
  mutating func reserve(_ minimum: Int, keeping count: Int) {
    guard minimum > capacity else { return }
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: minimum)
    if let base {
      memory.initialize(from: base, count: count)
      base.deallocate()
    }
    base = memory
    capacity = minimum
  }

  /// A copy of the first `count` elements, with the same capacity; the rest is uninitialized.
  func copy(keeping count: Int) -> Buffer {
    var result = Buffer()
    result.reserve(capacity, keeping: 0)
    result.update(from: self, count: count)
    return result
  }

  /// Sets the first `count` elements to `value`.
  func fill(_ value: Element, count: Int) {
    assert(count <= capacity, "filling past the buffer")
    if let base, count > 0 { base.update(repeating: value, count: count) }
  }

  /// This memory bound to another type, until it is bound back.
  func bound<Other: BitwiseCopyable>(to type: Other.Type) -> Buffer<Other> {
    let count = capacity * MemoryLayout<Element>.stride / MemoryLayout<Other>.stride
    return Buffer<Other>(
      base: base.map { UnsafeMutableRawPointer($0).bindMemory(to: type, capacity: count) },
      capacity: count)
  }

  mutating func free() {
    base?.deallocate()
    base = nil
    capacity = 0
  }
}

/// An allocation that several buffers are carved from.
struct Arena {
  private var memory: UnsafeMutableRawPointer?
  private var offset = 0
  private(set) var bytes = 0
  /// True if the arena owns its memory; false if the memory is borrowed.
  private var ownsMemory = true

  init() { memory = nil }

  /// Allocates `bytes` bytes; each carved buffer uses a multiple of eight.
  init(bytes: Int) {
    memory = .allocate(byteCount: Swift.max(bytes, 8), alignment: 8)
    self.bytes = bytes
  }

  /// Borrows memory that its owner frees later.
  init(borrowing memory: UnsafeMutableRawPointer, bytes: Int) {
    self.memory = memory
    self.bytes = bytes
    ownsMemory = false
  }

  /// Calls `body` with an arena that is valid during the call, on the stack if it is small.
  @inline(__always)
  static func withTemporary<Result>(bytes: Int, _ body: (Arena) -> Result) -> Result {
    withUnsafeTemporaryAllocation(byteCount: Swift.max(bytes, 8), alignment: 8) { memory in
      body(Arena(borrowing: memory.baseAddress.unsafelyUnwrapped, bytes: bytes))
    }
  }

  /// A part of the arena as an arena of its own, or new memory if too little remains.
  ///
  /// The caller frees the result before this arena.
  mutating func subarena(bytes: Int) -> Arena {
    guard let memory, offset + bytes <= self.bytes else { return Arena(bytes: bytes) }
    let part = Arena(borrowing: memory + offset, bytes: bytes)
    offset += (bytes + 7) & ~7
    return part
  }

  /// Moves the only buffer of the arena to memory for at least `minimum` elements.
  ///
  /// The first `count` elements are copied; the caller writes the others before reading them.
  mutating func grow<Element: BitwiseCopyable>(
    _ buffer: inout Buffer<Element>, to minimum: Int, keeping count: Int
  ) {
    guard minimum > buffer.capacity else { return }
    let room = Swift.max(Self.growth(to: minimum, from: buffer.capacity), 16)
    var arena = Arena(bytes: Arena.size(room, of: Element.self))
    let larger = arena.carve(room, of: Element.self)
    larger.update(from: buffer, count: count)
    free()
    self = arena
    buffer = larger
  }

  /// A buffer with uninitialized elements.
  mutating func carve<Element: BitwiseCopyable>(
    _ capacity: Int, of type: Element.Type
  ) -> Buffer<Element> {
    guard let memory else { return Buffer() }
    let start = (memory + offset).bindMemory(to: Element.self, capacity: capacity)
    offset += Arena.size(capacity, of: type)
    assert(offset <= bytes, "carving past the arena")
    return Buffer(base: start, capacity: capacity)
  }

  /// A buffer of equal elements.
  mutating func carve<Element: BitwiseCopyable>(
    _ capacity: Int, repeating value: Element
  ) -> Buffer<Element> {
    let buffer = carve(capacity, of: Element.self)
    buffer.fill(value, count: capacity)
    return buffer
  }

  /// The capacity to allocate for at least `minimum` elements: a geometric growth of `capacity`.
  ///
  /// It doubles, or grows by a quarter if it is large already.
  static func growth(to minimum: Int, from capacity: Int) -> Int {
    Swift.max(minimum, capacity &+ (capacity > largeCapacity ? capacity / 4 : capacity))
  }

  /// A number of elements with a reserve for later additions if it is large.
  static func withHeadroom(_ count: Int) -> Int { count > 512 ? count &+ count / 16 : count }

  private static var largeCapacity: Int { 1 << 15 }

  /// The number of bytes of a buffer in an arena.
  static func size<Element>(_ capacity: Int, of type: Element.Type) -> Int {
    (capacity * MemoryLayout<Element>.stride + 7) & ~7
  }

  mutating func free() {
    if ownsMemory { memory?.deallocate() }
    memory = nil
    ownsMemory = true
    offset = 0
    bytes = 0
  }
}

extension Buffer<Double> {
  /// This memory as elements that consist of several numbers each.
  func grouped<Group: BitwiseCopyable>(as group: Group.Type) -> Buffer<Group> {
    let numbers = MemoryLayout<Group>.stride / MemoryLayout<Double>.stride
    return Buffer<Group>(
      base: base.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: group) },
      capacity: capacity / numbers)
  }
}

extension Arena {
  /// Size in bytes from which the allocator is tuned; see ``tuneAllocator(_:)``.
  private static var largeTables: Int { 40 << 10 }
  /// Size in bytes from which glibc returns freed blocks to the system whatever it has learned.
  static var retainedLimit: Int { 16 << 20 }

  /// Makes glibc retain the memory of a tree of views when it is freed.
  ///
  /// glibc retains twice the size of the largest separately mapped block freed so far, initially
  /// 128 KiB. Tables of medium size are not mapped separately, and a tree with its views and texts
  /// needs a multiple of its tables. Allocating and freeing an untouched block of twice their size
  /// raises the limit. glibc ignores blocks above 32 MiB.
  static func tuneAllocator(_ bytes: Int) {
    #if canImport(Glibc)
    guard bytes >= largeTables, bytes < retainedLimit else { return }
    let lesson = Swift.max(2 * bytes, 256 << 10)
    UnsafeMutableRawPointer.allocate(byteCount: lesson, alignment: 8).deallocate()
    #endif
  }
}

extension List {
  /// An empty list in the memory of a buffer that an arena owns.
  init(_ memory: Buffer<Element>) { self.init(viewing: memory, count: 0) }

  /// A view of the first `count` elements of a buffer; invalid once the buffer grows.
  init(viewing memory: Buffer<Element>, count: Int) {
    self.init(viewing: memory.base, count: count, capacity: memory.capacity)
  }

  /// The elements and the unused capacity behind them; invalid once the list grows.
  var items: Buffer<Element> { Buffer(base: base, capacity: capacity) }
}

/// One element for each basis entry: the hold of each variable, then each row.
///
/// Part of an arena, which the owner frees.
struct EntryTable<Element: BitwiseCopyable> {
  private var elements = Buffer<Element>()
  /// The number of holds.
  private(set) var variables = 0

  init() {}

  /// Carves a table from an arena; its elements are uninitialized without a value.
  init(variables: Int, rows: Int, repeating value: Element? = nil, in arena: inout Arena) {
    elements = arena.carve(variables + rows, of: Element.self)
    self.variables = variables
    if let value { fill(value) }
  }

  var rows: Int { elements.capacity - variables }

  /// The element of an entry; the code of a hold is negative.
  @inline(__always)
  subscript(entry: BasisEntry) -> Element {
    get { elements[variables &+ Int(truncatingIfNeeded: entry.code)] }
    nonmutating set { elements[variables &+ Int(truncatingIfNeeded: entry.code)] = newValue }
  }

  func fill(_ value: Element) { elements.fill(value, count: elements.capacity) }
}
