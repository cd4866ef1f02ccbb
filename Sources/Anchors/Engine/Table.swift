/// A list of plain values that grows, in memory of its own.
///
/// An array counts references and checks at each change whether it is shared, which took as long as
/// the work itself where the engine goes through its lists. A table does neither: whoever holds it
/// frees it, and copies it where two are wanted. Every access is under an `assert` of its bound.
struct Table<Element: BitwiseCopyable> {
  /// Nil only while there is no room at all.
  private var room: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity = 0
  private var ownsRoom = true

  /// An empty table; memory is taken when there is something to hold.
  init() {}

  /// An empty table in caller-owned memory, which must outlive the table.
  init(in room: UnsafeMutableRawPointer, capacity: Int) {
    self.room = room.bindMemory(to: Element.self, capacity: capacity)
    self.capacity = capacity
    ownsRoom = false
  }

  /// A table of the same elements, in memory of its own.
  init(copying other: Table) {
    guard let elements = other.room, other.count > 0 else { return }
    let room = UnsafeMutablePointer<Element>.allocate(capacity: other.count)
    room.initialize(from: elements, count: other.count)
    self.room = room
    count = other.count
    capacity = other.count
  }

  /// Gives the memory back; the table must not be used again.
  func free() {
    if ownsRoom { room?.deallocate() }
  }

  /// The memory, which is there as soon as something was appended.
  @inline(__always)
  private var base: UnsafeMutablePointer<Element> { room.unsafelyUnwrapped }

  /// Makes room for a number of elements in all.
  mutating func reserveCapacity(_ wanted: Int) {
    if wanted > capacity { grow(to: wanted) }
  }

  var isEmpty: Bool { count == 0 }

  var indices: Range<Int> { 0..<count }

  var first: Element? { count > 0 ? base[0] : nil }

  var last: Element? { count > 0 ? base[count - 1] : nil }

  subscript(position: Int) -> Element {
    @inline(__always)
    get {
      assert(position >= 0 && position < count, "position outside the table")
      return base[position]
    }
    @inline(__always)
    nonmutating _modify {
      assert(position >= 0 && position < count, "position outside the table")
      yield &base[position]
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  /// Removes all elements, or all from a position onwards; the room stays.
  mutating func removeAll(from position: Int = 0) {
    count = max(0, min(count, position))
  }

  /// Removes the elements that a test is true of; the others keep their order.
  mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    var kept = 0
    for position in 0..<count where !isUnwanted(base[position]) {
      base[kept] = base[position]
      kept += 1
    }
    count = kept
  }

  @inline(never)
  private mutating func grow() { grow(to: max(16, 2 * capacity)) }

  private mutating func grow(to wanted: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    if let room {
      larger.moveInitialize(from: room, count: count)
      if ownsRoom { room.deallocate() }
    }
    ownsRoom = true
    room = larger
    capacity = wanted
  }
}
