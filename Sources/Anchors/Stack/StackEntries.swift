/// All constraints that a stack has, by places that do not change.
struct StackEntries {
  private var list: [StackEntry] = []
  /// The first of the places that are free.
  private var firstFree: Int32 = -1

  subscript(place: Int32) -> StackEntry {
    @inline(__always)
    get { list[Int(place)] }
    @inline(__always)
    _modify { yield &list[Int(place)] }
  }

  /// Makes room for so many items, if there are no entries yet.
  mutating func reserve(items: Int) {
    if list.isEmpty { list.reserveCapacity(3 * items + 4) }
  }

  @inline(__always)
  mutating func insert(_ entry: consuming StackEntry) -> Int32 {
    guard firstFree >= 0 else {
      list.append(entry)
      return Int32(list.count - 1)
    }
    let place = firstFree
    firstFree = self[place].next
    self[place] = entry
    return place
  }

  /// Frees a place; what was there no longer keeps its constraint.
  mutating func remove(_ place: Int32) -> StackEntry {
    let entry = self[place]
    self[place].held = .stated(-1)
    self[place].next = firstFree
    firstFree = place
    return entry
  }
}
