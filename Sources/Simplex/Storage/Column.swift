/// A growable run of plain values in memory of its own, with its bounds asserted.
///
/// This and ``Core`` are the only places of the module that own raw memory. A column is a plain
/// value: copying it copies the reference, so a loop takes a local copy of the columns it reads and
/// the optimiser need not reload them. The owner frees it with ``free()``; elements must be plain
/// bits, for which nothing is ever deinitialised.
struct Column<Element: BitwiseCopyable> {
  private var base: UnsafeMutablePointer<Element>?
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
      assert(position >= 0 && position < capacity, "position outside the column")
      return base.unsafelyUnwrapped[position]
    }
    nonmutating _modify {
      assert(position >= 0 && position < capacity, "position outside the column")
      yield &base.unsafelyUnwrapped[position]
    }
  }

  @inline(__always)
  subscript(position: Int32) -> Element {
    get { self[Int(truncatingIfNeeded: position)] }
    nonmutating _modify { yield &self[Int(truncatingIfNeeded: position)] }
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

  /// Makes room for exactly `minimum` elements where that is more than there is, without filling it.
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

  /// As ``reserve(_:keeping:)``, at least doubling.
  @inline(__always)
  mutating func reserveDoubling(_ minimum: Int, keeping count: Int) {
    if minimum > capacity {
      reserve(Swift.max(minimum, capacity * 2, 16), keeping: count)
    }
  }

  /// A copy of the first `count` elements with the same capacity.
  func copy(keeping count: Int, filling value: Element) -> Column {
    var result = Column()
    guard let base, capacity > 0 else { return result }
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    memory.initialize(from: base, count: count)
    (memory + count).initialize(repeating: value, count: capacity - count)
    result.base = memory
    result.capacity = capacity
    return result
  }

  /// Sets the first `count` elements.
  func fill(_ value: Element, count: Int) {
    assert(count <= capacity, "filling past the column")
    if let base, count > 0 { base.update(repeating: value, count: count) }
  }

  mutating func free() {
    base?.deallocate()
    base = nil
    capacity = 0
  }

  /// The bytes held.
  var bytes: Int { capacity * MemoryLayout<Element>.stride }
}

/// A column used as a stack or list: a count and doubling room.
struct List<Element: BitwiseCopyable> {
  var items = Column<Element>()
  private(set) var count = 0

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == items.capacity { items.reserveDoubling(count + 1, keeping: count) }
    items[count] = element
    count &+= 1
  }

  /// Makes room for `capacity` elements in all.
  mutating func reserve(_ capacity: Int) { items.reserve(capacity, keeping: count) }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0, "removing from an empty list")
    count &-= 1
    return items[count]
  }

  @inline(__always)
  subscript(position: Int) -> Element {
    get {
      assert(position < count, "position outside the list")
      return items[position]
    }
    nonmutating _modify {
      assert(position < count, "position outside the list")
      yield &items[position]
    }
  }

  @inline(__always) var isEmpty: Bool { count == 0 }

  @inline(__always) mutating func removeAll() { count = 0 }

  mutating func truncate(to length: Int) {
    assert(length <= count, "truncating to more than there is")
    count = length
  }

  func copy(filling value: Element) -> List {
    var result = List()
    result.items = items.copy(keeping: count, filling: value)
    result.count = count
    return result
  }

  mutating func free() {
    items.free()
    count = 0
  }
}
