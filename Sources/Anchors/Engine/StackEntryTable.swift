@_spi(Memory) import Simplex

/// All constraints of a stack, at stable indices.
///
/// Most of them are records in the engine's table. The stack owns the memory; an update of the
/// stack borrows the table and returns it.
struct StackEntryTable {
  private var list = List<StackEntry>()
  /// The head of the list of free indices, or -1.
  private var firstFree: Int32 = -1
  /// The constraint objects of entries, up to the last entry that has one.
  private var objects: [LayoutConstraint?] = []

  subscript(place: Int32) -> StackEntry {
    @inline(__always)
    get { list[Int(place)] }
    @inline(__always)
    nonmutating _modify { yield &list[Int(place)] }
  }

  /// Reserves capacity for the entries of a number of items, if there are no entries yet.
  mutating func reserve(items: Int) {
    if list.isEmpty { list.reserve(3 * items + 4) }
  }

  /// Frees the memory of the list.
  func free() { list.free() }

  @inline(__always)
  mutating func insert(_ entry: StackEntry) -> Int32 {
    guard firstFree >= 0 else {
      list.append(entry)
      return Int32(truncatingIfNeeded: list.count &- 1)
    }
    let place = firstFree
    firstFree = self[place].next
    self[place] = entry
    return place
  }

  /// Stores the constraint object of an entry.
  @inline(never)
  mutating func keep(_ constraint: LayoutConstraint, at place: Int32) {
    while objects.count <= Int(place) { objects.append(nil) }
    objects[Int(place)] = constraint
    self[place].held = .object
  }

  /// Returns the constraint of an entry as an object.
  ///
  /// - Returns: The constraint, or nil if it was deactivated and is not stored here.
  @inline(never)
  func constraint(at place: Int32) -> LayoutConstraint? {
    let entry = self[place]
    if entry.held == .object { return objects[Int(place)] }
    return entry.held.statedPlace.flatMap { entry.makeConstraint(at: $0) }
  }

  /// Releases the constraint of an entry.
  @inline(never)
  mutating func release(_ place: Int32) {
    if self[place].held == .object { objects[Int(place)] = nil }
    self[place].held = .none
  }

  /// Moves an entry to the index of another one, which has no constraint.
  @inline(never)
  mutating func move(_ place: Int32, to other: Int32) {
    let next = self[other].next
    self[other] = self[place]
    self[other].next = next
    if self[place].held == .object {
      if let constraint = objects[Int(place)] { keep(constraint, at: other) }
      release(place)
    }
    free(place)
  }

  /// Frees the index of an entry without a constraint.
  mutating func free(_ place: Int32) {
    self[place].next = firstFree
    firstFree = place
  }
}
