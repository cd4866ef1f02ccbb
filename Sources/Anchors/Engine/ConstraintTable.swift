@_spi(Memory) import Simplex

/// The constraint records, and for each item the list of those that mention it.
///
/// A first layout needs no lists, and most trees never do. The lists are built from all records at
/// once, in order of insertion, at the first query or removal. Until then an item only has a flag
/// that some record mentions it.
struct ConstraintTable {
  private(set) var table = ChunkedList<ConstraintRecord>()
  /// The list links of each record; empty until the lists are built.
  private var ends = ChunkedList<RecordEnds>()
  private var isIndexed = false
  private var styles = List<ConstraintStyle>()
  private var freePlaces = List<Int32>()
  private(set) var count = 0
  /// Whether some record is imposed by a stack on one item alone.
  var hasStackImposed = false
  /// The number of times that the indices of styles have changed.
  private var styleVersion: Int32 = 0

  @inline(__always)
  subscript(place: Int32) -> ConstraintValue {
    let record = table[Int(place)]
    return ConstraintValue(record, styles[Int(record.style)])
  }

  @inline(__always)
  func record(at place: Int32) -> ConstraintRecord { table[Int(place)] }

  /// Returns the factor of the second attribute and the priority.
  @inline(__always)
  func numbers(of record: ConstraintRecord) -> (multiplier: Double, priority: LayoutPriority) {
    let style = styles[Int(record.style)]
    return (style.multiplier, style.priority)
  }

  /// Records the new slot of a constraint.
  func move(_ place: Int32, to slot: Int32) { table[Int(place)].slot = slot }

  /// Records whether the row of a constraint is in mirrored coordinates.
  @inline(__always)
  func setMirrored(_ place: Int32, _ isMirrored: Bool) {
    table[Int(place)].marks = isMirrored ? .mirrored : .none
  }

  /// Inserts a record, at the head of the lists of its items if the lists are built.
  @inline(__always)
  mutating func insert(_ new: ConstraintRecord, slot: Int32) -> Int32 {
    var record = new
    record.slot = slot
    count += 1
    if isIndexed { return list(record) }
    let place = Int32(truncatingIfNeeded: table.count)
    record.second?.use { $0.firstRecord = .unlisted(place, isSecond: true) }
    record.first.use { $0.firstRecord = .unlisted(place, isSecond: false) }
    table.append(record)
    return place
  }

  @inline(never)
  private mutating func list(_ record: ConstraintRecord) -> Int32 {
    guard let place = freePlaces.popLast() else {
      table.append(record)
      ends.append(RecordEnds())
      link(Int32(table.count - 1))
      return Int32(table.count - 1)
    }
    table[Int(place)] = record
    link(place)
    return place
  }

  /// Builds the lists unless they exist.
  @inline(__always)
  mutating func buildLists(ofSurvivors: Bool = false) {
    if !isIndexed { makeLists(ofSurvivors) }
  }

  /// Builds the lists, dropping orphaned records.
  ///
  /// A record is dropped if one of its items no longer exists, or if it was imposed on an item
  /// whose stack no longer exists.
  @inline(never)
  private mutating func makeLists(_ ofSurvivors: Bool) {
    isIndexed = true
    let gone = ofSurvivors ? items(.firstIsGone, .secondHasGone) : NodeLinkSet()
    let leftStack = ofSurvivors ? items(.firstLostStack, .secondLeftStack) : NodeLinkSet()
    for place in table.indices {
      ends.append(RecordEnds())
      let stated = table[place]
      let isFirstGone = gone.contains(stated.first)
      let isSecondGone = stated.second.map { gone.contains($0) } ?? false
      if !isFirstGone, !isSecondGone,
        !leftStack.contains(stated.first) || !self[Int32(place)].isImposed
      {
        link(Int32(place))
        continue
      }
      if !isFirstGone { clearUnlisted(stated.first) }
      if let second = stated.second, !isSecondGone { clearUnlisted(second) }
      table[place].slot = -1
      count -= 1
    }
    gone.free()
    leftStack.free()
  }

  /// Collects the items whose records have one of two flags.
  private func items(_ first: RecordFlags, _ second: RecordFlags) -> NodeLinkSet {
    var items = List<NodeLink>()
    for place in table.indices {
      let stated = table[place]
      if stated.marks.contains(first) { items.append(stated.first) }
      if stated.marks.contains(second), let item = stated.second { items.append(item) }
    }
    let found = NodeLinkSet(items)
    items.free()
    return found
  }

  /// Clears an item's flag that an unlisted record mentions it, unless the item has a list by now.
  private func clearUnlisted(_ item: NodeLink) {
    item.use { if $0.firstRecord.isUnlisted { $0.firstRecord = .none } }
  }

  /// Returns the index of the style of a stack's constraint, reusing the last one if it is equal.
  @inline(__always)
  mutating func place(
    ofStyle row: StackRow, _ origin: ConstraintOrigin, known: inout LastStyle
  ) -> Int32 {
    if known.multiplier != row.multiplier || known.priority != row.priority || known.place < 0
      || known.round != styleVersion
    {
      find(row, origin, &known)
    }
    return known.place
  }

  @inline(never)
  private mutating func find(
    _ row: StackRow, _ origin: ConstraintOrigin, _ known: inout LastStyle
  ) {
    let place = place(of: ConstraintStyle(row, origin))
    known = LastStyle(
      place: place, round: styleVersion, multiplier: row.multiplier, priority: row.priority)
  }

  /// Returns the index of a style, adding it unless it is one of the last four.
  @inline(__always)
  mutating func place(of style: ConstraintStyle) -> Int32 {
    var place = styles.count
    let last = Swift.max(0, place &- 4)
    while place > last {
      place &-= 1
      if styles[place].isSame(as: style) { return Int32(truncatingIfNeeded: place) }
    }
    if styles.count >= 64, styles.count > 2 * table.count { dropUnusedStyles() }
    // Most trees have few styles.
    if styles.isEmpty { styles.reserve(4) }
    styles.append(style)
    return Int32(styles.count - 1)
  }

  /// Drops the styles that no record uses, which otherwise accumulate as constraints come and go.
  private mutating func dropUnusedStyles() {
    var kept = List<ConstraintStyle>()
    var places = List<Int32>()
    for _ in styles { places.append(-1) }
    for place in table.indices {
      let old = Int(table[place].style)
      if places[old] < 0 {
        places[old] = Int32(kept.count)
        kept.append(styles[old])
      }
      table[place].style = places[old]
    }
    places.free()
    styles.free()
    styles = kept
    styleVersion &+= 1
  }

  /// Inserts a record at the head of the lists of its items.
  private func link(_ place: Int32) {
    let stated = table[Int(place)]
    ends[Int(place)].first = link(RecordLink(place, isSecond: false), into: stated.first)
    guard let other = stated.otherItem else { return }
    ends[Int(place)].second = link(RecordLink(place, isSecond: true), into: other)
  }

  @inline(__always)
  private func link(_ link: RecordLink, into item: NodeLink) -> RecordNeighbors {
    let head = item.use { $0.firstRecord }
    item.use { $0.firstRecord = link }
    if head.isNone || head.isUnlisted { return RecordNeighbors() }
    setPrevious(of: head, to: link)
    return RecordNeighbors(next: head)
  }

  /// Removes a record from the lists of its items, without freeing its index.
  mutating func unlinkEnds(of place: Int32) {
    buildLists()
    let stated = table[Int(place)]
    let neighbors = ends[Int(place)]
    unlink(neighbors.first, from: stated.first)
    if let other = stated.otherItem { unlink(neighbors.second, from: other) }
    count -= 1
  }

  /// Removes the records of a deallocated item from the lists of the other items.
  ///
  /// - Parameter latest: The head of the deallocated item's list.
  mutating func unlinkAll(from latest: RecordLink) {
    var link = latest
    while !link.isNone {
      let stated = table[Int(link.place)]
      let neighbors = ends[Int(link.place)]
      if link.isSecond {
        link = neighbors.second.next
        unlink(neighbors.first, from: stated.first)
      } else {
        link = neighbors.first.next
        if let other = stated.otherItem { unlink(neighbors.second, from: other) }
      }
      count -= 1
    }
  }

  /// Removes a record from the table and from the lists of its items.
  mutating func remove(_ place: Int32) {
    unlinkEnds(of: place)
    free(place)
  }

  /// Removes a record whose items no longer have lists.
  mutating func removeUnlinked(_ place: Int32) {
    count -= 1
    free(place)
  }

  private mutating func free(_ place: Int32) {
    if count > 0 {
      table[Int(place)].slot = -1
      freePlaces.append(place)
    } else {
      table.removeAll()
      ends.removeAll()
      isIndexed = false
      styles.removeAll()
      styleVersion &+= 1
      freePlaces.removeAll()
    }
  }

  @inline(__always)
  private func unlink(_ neighbors: RecordNeighbors, from item: NodeLink) {
    if neighbors.previous.isNone {
      item.use { $0.firstRecord = neighbors.next }
    } else if neighbors.previous.isSecond {
      ends[Int(neighbors.previous.place)].second.next = neighbors.next
    } else {
      ends[Int(neighbors.previous.place)].first.next = neighbors.next
    }
    if !neighbors.next.isNone { setPrevious(of: neighbors.next, to: neighbors.previous) }
  }

  @inline(__always)
  private func setPrevious(of link: RecordLink, to previous: RecordLink) {
    if link.isSecond {
      ends[Int(link.place)].second.previous = previous
    } else {
      ends[Int(link.place)].first.previous = previous
    }
  }

  /// Empties the lists of a record's items, whose records all move to another table.
  func clearLists(of place: Int32) {
    let stated = table[Int(place)]
    stated.first.use { $0.firstRecord = .none }
    stated.otherItem?.use { $0.firstRecord = .none }
  }

  /// Visits the slots of the records that mention an item of a leaving subtree.
  ///
  /// A record with two leaving items is visited only for its first item.
  @inline(__always)
  mutating func forEachRecordMentioning(_ node: LayoutNode, _ visit: (Int32) -> Void) {
    guard !node.firstRecord.isNone else { return }
    buildLists()
    var link = node.firstRecord
    while !link.isNone {
      let stated = table[Int(link.place)]
      if !link.isSecond || !stated.first.state.contains(.leaving) { visit(stated.slot) }
      link = neighbors(of: link).next
    }
  }

  /// Returns whether exactly one of a record's two items is in a leaving subtree.
  func crossesLeavingSubtree(_ place: Int32) -> Bool {
    let stated = table[Int(place)]
    guard let second = stated.second else { return false }
    return stated.first.state.contains(.leaving) != second.state.contains(.leaving)
  }

  /// Finds the earliest record in the list of an item from the latest.
  ///
  /// - Precondition: The lists are built.
  func earliest(from latest: RecordLink) -> RecordLink {
    var (link, next) = (latest, latest)
    while !next.isNone {
      link = next
      next = neighbors(of: link).next
    }
    return link
  }

  /// Returns the neighbors of a record in the list of the item at this end.
  func neighbors(of link: RecordLink) -> RecordNeighbors {
    let neighbors = ends[Int(link.place)]
    return link.isSecond ? neighbors.second : neighbors.first
  }

  /// Returns whether the record at an index is a stack's constraint of a role for an item.
  @inline(__always)
  func isAt(_ place: Int32, _ role: StackRole, _ owner: NodeLink) -> Bool {
    guard table.indices.contains(Int(place)) else { return false }
    let record = table[Int(place)]
    return record.line == role.rawValue && record.slot >= 0
      && (role.belongsToSecond ? record.second : record.first) == owner
      && styles[Int(record.style)].stackLine != nil
  }

  /// Frees the memory.
  func free() {
    table.free()
    ends.free()
    styles.free()
    freePlaces.free()
  }
}
