@_spi(Memory) import Simplex

/// All constraints that a stack has, by places that do not change: a table like those of the engine, which makes most of
/// them.
///
/// The stack frees them; an update has them for as long as it lasts, and then gives them back.
struct StackEntryTable {
  private var list = List<StackEntry>()
  /// The first of the places that are free.
  private var firstFree: Int32 = -1
  /// The constraints of entries that are objects, up to the last of these.
  private var objects: [LayoutConstraint?] = []

  subscript(place: Int32) -> StackEntry {
    @inline(__always)
    get { list[Int(place)] }
    @inline(__always)
    nonmutating _modify { yield &list[Int(place)] }
  }

  /// Makes room for so many items, if there are no entries yet.
  mutating func reserve(items: Int) {
    if list.isEmpty { list.reserve(3 * items + 4) }
  }

  /// Gives the memory back that is not freed by itself.
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

  /// Keeps a constraint for an entry.
  @inline(never)
  mutating func keep(_ constraint: LayoutConstraint, at place: Int32) {
    while objects.count <= Int(place) { objects.append(nil) }
    objects[Int(place)] = constraint
    self[place].held = .object
  }

  /// The constraint of an entry as an object; nil if it was deactivated and nobody has kept it.
  @inline(never)
  func constraint(at place: Int32) -> LayoutConstraint? {
    let entry = self[place]
    if entry.held == .object { return objects[Int(place)] }
    return entry.held.statedPlace.flatMap { entry.makeConstraint(at: $0) }
  }

  /// Has an entry no longer keep its constraint.
  @inline(never)
  mutating func release(_ place: Int32) {
    if self[place].held == .object { objects[Int(place)] = nil }
    self[place].held = .none
  }

  /// Moves an entry to the place of another one, which keeps no constraint.
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

  /// Frees the place of an entry that keeps no constraint.
  mutating func free(_ place: Int32) {
    self[place].next = firstFree
    firstFree = place
  }
}
