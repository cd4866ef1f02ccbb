import Buffers

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
  private var freeIndices = List<Int32>()
  private(set) var count = 0
  /// True if some record is imposed by a stack on one item alone.
  var hasStackImposed = false
  /// The number of times that the indices of styles have changed.
  private var styleVersion: Int32 = 0

  @inline(__always)
  subscript(index: Int32) -> ConstraintValue {
    let record = table[Int(index)]
    return ConstraintValue(record, styles[Int(record.style)])
  }

  @inline(__always)
  func record(at index: Int32) -> ConstraintRecord { table[Int(index)] }

  /// Returns the factor of the second attribute and the priority.
  @inline(__always)
  func numbers(of record: ConstraintRecord) -> (multiplier: Double, priority: LayoutPriority) {
    let style = styles[Int(record.style)]
    return (style.multiplier, style.priority)
  }

  /// Records the new slot of a constraint.
  func move(_ index: Int32, to slot: Int32) { table[Int(index)].slot = slot }

  /// Records whether the row of a constraint is in mirrored coordinates.
  @inline(__always)
  func setMirrored(_ index: Int32, _ isMirrored: Bool) {
    table[Int(index)].marks = isMirrored ? .mirrored : .none
  }

  /// Inserts a record, at the head of the lists of its items if the lists are built.
  @inline(__always)
  mutating func insert(_ new: ConstraintRecord, slot: Int32) -> Int32 {
    var record = new
    record.slot = slot
    count += 1
    if isIndexed { return list(record) }
    let index = Int32(truncatingIfNeeded: table.count)
    record.second?.use { $0.firstRecord = .unlisted(index, isSecond: true) }
    record.first.use { $0.firstRecord = .unlisted(index, isSecond: false) }
    table.append(record)
    return index
  }

  @inline(never)
  private mutating func list(_ record: ConstraintRecord) -> Int32 {
    guard let index = freeIndices.popLast() else {
      table.append(record)
      ends.append(RecordEnds())
      link(Int32(table.count - 1))
      return Int32(table.count - 1)
    }
    table[Int(index)] = record
    link(index)
    return index
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
    let gone = ofSurvivors ? items(.firstIsGone, .secondIsGone) : NodeLinkSet()
    let lostStack = ofSurvivors ? items(.firstLostStack, .secondLostStack) : NodeLinkSet()
    for index in table.indices {
      ends.append(RecordEnds())
      let record = table[index]
      let isFirstGone = gone.contains(record.first)
      let isSecondGone = record.second.map { gone.contains($0) } ?? false
      if !isFirstGone, !isSecondGone,
        !lostStack.contains(record.first) || !self[Int32(index)].isImposed
      {
        link(Int32(index))
        continue
      }
      if !isFirstGone { clearUnlisted(record.first) }
      if let second = record.second, !isSecondGone { clearUnlisted(second) }
      table[index].slot = -1
      count -= 1
    }
    gone.free()
    lostStack.free()
  }

  /// Collects the items whose records have one of two flags.
  private func items(_ first: RecordFlags, _ second: RecordFlags) -> NodeLinkSet {
    var items = List<NodeLink>()
    for index in table.indices {
      let record = table[index]
      if record.marks.contains(first) { items.append(record.first) }
      if record.marks.contains(second), let item = record.second { items.append(item) }
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
  mutating func index(
    ofStyle row: Statement, _ origin: ConstraintOrigin, known: inout LastStyle
  ) -> Int32 {
    if known.multiplier != row.multiplier || known.priority != row.priority || known.index < 0
      || known.round != styleVersion
    {
      find(row, origin, &known)
    }
    return known.index
  }

  @inline(never)
  private mutating func find(
    _ row: Statement, _ origin: ConstraintOrigin, _ known: inout LastStyle
  ) {
    let stackLine = Int32(truncatingIfNeeded: origin.line)
    let index = index(adding: ConstraintStyle(row, file: origin.file, stackLine: stackLine))
    known = LastStyle(
      index: index, round: styleVersion, multiplier: row.multiplier, priority: row.priority)
  }

  /// Adds a style unless it is one of the last four, and returns its index.
  @inline(__always)
  mutating func index(adding style: ConstraintStyle) -> Int32 {
    var index = styles.count
    let last = Swift.max(0, index &- 4)
    while index > last {
      index &-= 1
      if styles[index].isSame(as: style) { return Int32(truncatingIfNeeded: index) }
    }
    if styles.count >= 64, styles.count > 2 * table.count { dropUnusedStyles() }
    // Most trees have few styles.
    if styles.isEmpty { styles.reserve(4) }
    styles.append(style)
    return Int32(styles.count - 1)
  }

  /// Drops the styles that no record uses, which otherwise accumulate as constraints come and go.
  private mutating func dropUnusedStyles() {
    var used = List<ConstraintStyle>()
    var newIndices = List<Int32>()
    for _ in styles { newIndices.append(-1) }
    for index in table.indices {
      let old = Int(table[index].style)
      if newIndices[old] < 0 {
        newIndices[old] = Int32(used.count)
        used.append(styles[old])
      }
      table[index].style = newIndices[old]
    }
    newIndices.free()
    styles.free()
    styles = used
    styleVersion &+= 1
  }

  /// Inserts a record at the head of the lists of its items.
  private func link(_ index: Int32) {
    let record = table[Int(index)]
    ends[Int(index)].first = link(RecordLink(index, isSecond: false), into: record.first)
    guard let other = record.otherItem else { return }
    ends[Int(index)].second = link(RecordLink(index, isSecond: true), into: other)
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
  mutating func unlinkEnds(of index: Int32) {
    buildLists()
    let record = table[Int(index)]
    let neighbors = ends[Int(index)]
    unlink(neighbors.first, from: record.first)
    if let other = record.otherItem { unlink(neighbors.second, from: other) }
    count -= 1
  }

  /// Removes the records of a deallocated item from the lists of the other items.
  ///
  /// - Parameter latest: The head of the deallocated item's list.
  mutating func unlinkAll(from latest: RecordLink) {
    var link = latest
    while !link.isNone {
      let record = table[Int(link.index)]
      let neighbors = ends[Int(link.index)]
      if link.isSecond {
        link = neighbors.second.next
        unlink(neighbors.first, from: record.first)
      } else {
        link = neighbors.first.next
        if let other = record.otherItem { unlink(neighbors.second, from: other) }
      }
      count -= 1
    }
  }

  /// Removes a record from the table and from the lists of its items.
  mutating func remove(_ index: Int32) {
    unlinkEnds(of: index)
    free(index)
  }

  /// Removes a record whose items no longer have lists.
  mutating func removeUnlinked(_ index: Int32) {
    count -= 1
    free(index)
  }

  private mutating func free(_ index: Int32) {
    if count > 0 {
      table[Int(index)].slot = -1
      freeIndices.append(index)
    } else {
      table.removeAll()
      ends.removeAll()
      isIndexed = false
      styles.removeAll()
      styleVersion &+= 1
      freeIndices.removeAll()
    }
  }

  @inline(__always)
  private func unlink(_ neighbors: RecordNeighbors, from item: NodeLink) {
    if neighbors.previous.isNone {
      item.use { $0.firstRecord = neighbors.next }
    } else if neighbors.previous.isSecond {
      ends[Int(neighbors.previous.index)].second.next = neighbors.next
    } else {
      ends[Int(neighbors.previous.index)].first.next = neighbors.next
    }
    if !neighbors.next.isNone { setPrevious(of: neighbors.next, to: neighbors.previous) }
  }

  @inline(__always)
  private func setPrevious(of link: RecordLink, to previous: RecordLink) {
    if link.isSecond {
      ends[Int(link.index)].second.previous = previous
    } else {
      ends[Int(link.index)].first.previous = previous
    }
  }

  /// Empties the lists of a record's items, whose records all move to another table.
  func clearLists(of index: Int32) {
    let record = table[Int(index)]
    record.first.use { $0.firstRecord = .none }
    record.otherItem?.use { $0.firstRecord = .none }
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
      let record = table[Int(link.index)]
      if !link.isSecond || !record.first.state.contains(.leaving) { visit(record.slot) }
      link = neighbors(of: link).next
    }
  }

  /// Returns whether exactly one of a record's two items is in a leaving subtree.
  func crossesLeavingSubtree(_ index: Int32) -> Bool {
    let record = table[Int(index)]
    guard let second = record.second else { return false }
    return record.first.state.contains(.leaving) != second.state.contains(.leaving)
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
    let neighbors = ends[Int(link.index)]
    return link.isSecond ? neighbors.second : neighbors.first
  }

  /// Returns whether the record at an index is a stack's constraint of a role for an item.
  @inline(__always)
  func isAt(_ index: Int32, _ role: StackRole, _ owner: NodeLink) -> Bool {
    guard table.indices.contains(Int(index)) else { return false }
    let record = table[Int(index)]
    return record.line == role.rawValue && record.slot >= 0
      && (role.belongsToSecond ? record.second : record.first) == owner
      && styles[Int(record.style)].stackLine != nil
  }

  /// Frees the memory.
  func free() {
    table.free()
    ends.free()
    styles.free()
    freeIndices.free()
  }
}
