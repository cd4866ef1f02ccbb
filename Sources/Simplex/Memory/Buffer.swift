/// A growable run of plain values in memory of its own, with its bounds asserted.
///
/// A buffer is a plain value: copying it copies the reference. A loop takes a local copy of the buffers
/// it reads, so that the optimizer need not reload them. The owner frees it with ``free()``; elements
/// are plain bits and never deinitialized.
@usableFromInline
struct Buffer<Element: BitwiseCopyable> {
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
  subscript(position: Int) -> Element {
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
  subscript(position: Int32) -> Element {
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

  /// A buffer in memory that an arena owns; it must not be grown or freed.
  init(base: UnsafeMutablePointer<Element>?, capacity: Int) {
    self.base = base
    self.capacity = capacity
  }

  /// Copies the first `count` elements of another buffer.
  func update(from other: Buffer, count: Int) {
    assert(count <= capacity && count <= other.capacity, "copying past the buffer")
    if count > 0, let base, let source = other.base { base.update(from: source, count: count) }
  }

  /// Makes room for at least `minimum` elements, keeping the first `count`; new ones get `value`.
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

  /// Grows to exactly `minimum` elements if there is room for fewer, without initializing the new ones.
  ///
  /// The caller writes each element before it reads it.
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

  /// A copy of the first `count` elements with the same capacity; the rest is written before it is read.
  func copy(keeping count: Int) -> Buffer {
    var result = Buffer()
    result.reserve(capacity, keeping: 0)
    result.update(from: self, count: count)
    return result
  }

  /// Sets the first `count` elements.
  func fill(_ value: Element, count: Int) {
    assert(count <= capacity, "filling past the buffer")
    if let base, count > 0 { base.update(repeating: value, count: count) }
  }

  /// The same memory for values of another type, until it is used for these again.
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

/// One allocation that several buffers are carved from.
struct Arena {
  private var memory: UnsafeMutableRawPointer?
  private var offset = 0
  private(set) var bytes = 0
  /// Whether the memory is the arena's own, and not part of another one.
  private var ownsMemory = true

  init() { memory = nil }

  /// Room for buffers of `bytes` in all, each rounded up to eight.
  init(bytes: Int) {
    memory = .allocate(byteCount: Swift.max(bytes, 8), alignment: 8)
    self.bytes = bytes
  }

  /// Memory that belongs to somebody else, who frees it later.
  init(borrowing memory: UnsafeMutableRawPointer, bytes: Int) {
    self.memory = memory
    self.bytes = bytes
    ownsMemory = false
  }

  /// Calls `body` with an arena that lasts as long as the call, on the stack if it is small.
  @inline(__always)
  static func withTemporary<Result>(bytes: Int, _ body: (Arena) -> Result) -> Result {
    withUnsafeTemporaryAllocation(byteCount: Swift.max(bytes, 8), alignment: 8) { memory in
      body(Arena(borrowing: memory.baseAddress.unsafelyUnwrapped, bytes: bytes))
    }
  }

  /// A part of the arena, which must be freed later, as an arena of its own; memory apart if too little is left.
  mutating func subarena(bytes: Int) -> Arena {
    guard let memory, offset + bytes <= self.bytes else { return Arena(bytes: bytes) }
    let part = Arena(borrowing: memory + offset, bytes: bytes)
    offset += (bytes + 7) & ~7
    return part
  }

  /// Moves a buffer, the only one, into memory for at least `minimum` elements, keeping the first `count`.
  ///
  /// The caller writes new elements before it reads them.
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

  /// A buffer whose elements the caller writes before it reads them.
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

  /// The number of elements to make room for where so many have none: twice the number before, or a quarter more where
  /// that is many.
  static func growth(to minimum: Int, from capacity: Int) -> Int {
    Swift.max(minimum, capacity &+ (capacity > largeCapacity ? capacity / 4 : capacity))
  }

  /// A number of elements with room for some that come later, if they are many.
  static func withHeadroom(_ count: Int) -> Int { count > 512 ? count &+ count / 16 : count }

  private static var largeCapacity: Int { 1 << 15 }

  /// The number of bytes that a buffer takes in an arena.
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
  /// The same memory as elements that are made of several numbers.
  func grouped<Group: BitwiseCopyable>(as group: Group.Type) -> Buffer<Group> {
    let numbers = MemoryLayout<Group>.stride / MemoryLayout<Double>.stride
    return Buffer<Group>(
      base: base.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: group) },
      capacity: capacity / numbers)
  }
}
