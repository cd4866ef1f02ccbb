import Buffers

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

  subscript(index: Int32) -> StackEntry {
    @inline(__always)
    get { list[Int(index)] }
    @inline(__always)
    nonmutating _modify { yield &list[Int(index)] }
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
    let index = firstFree
    firstFree = self[index].next
    self[index] = entry
    return index
  }

  /// Stores the constraint object of an entry.
  @inline(never)
  mutating func store(_ constraint: LayoutConstraint, at index: Int32) {
    while objects.count <= Int(index) { objects.append(nil) }
    objects[Int(index)] = constraint
    self[index].location = .object
  }

  /// Returns the constraint of an entry as an object.
  ///
  /// - Returns: The constraint, or nil if it was deactivated and is not stored here.
  @inline(never)
  func constraint(at index: Int32) -> LayoutConstraint? {
    let entry = self[index]
    if entry.location == .object { return objects[Int(index)] }
    return entry.location.recordIndex.flatMap { entry.makeConstraint(at: $0) }
  }

  /// Releases the constraint of an entry.
  @inline(never)
  mutating func release(_ index: Int32) {
    if self[index].location == .object { objects[Int(index)] = nil }
    self[index].location = .none
  }

  /// Moves an entry to the index of another one, which has no constraint.
  @inline(never)
  mutating func move(_ index: Int32, to other: Int32) {
    let next = self[other].next
    self[other] = self[index]
    self[other].next = next
    if self[index].location == .object {
      if let constraint = objects[Int(index)] { store(constraint, at: other) }
      release(index)
    }
    free(index)
  }

  /// Frees the index of an entry without a constraint.
  mutating func free(_ index: Int32) {
    self[index].next = firstFree
    firstFree = index
  }
}
