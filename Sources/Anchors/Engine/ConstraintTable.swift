import Buffers

/// The active constraints in order of activation, with holes at deactivated ones.
///
/// For each item there is a list of the constraints without objects that mention it. A first layout
/// needs no lists, and most trees never do. The lists are built at once, in order of activation, at
/// the first query or removal. Until then an item only has a flag that some record mentions it.
package struct ConstraintTable {
  private(set) var table = ChunkedList<ConstraintRecord>()
  /// The list links of each record; empty until the lists are built.
  private(set) var ends = ChunkedList<RecordEnds>()
  private var isIndexed = false
  private(set) var styles = List<ConstraintStyle>()
  private(set) var holes = 0
  private var objectCount = 0

  init() {}

  /// Creates a table of records in an empty list.
  init(_ records: ChunkedList<ConstraintRecord>) { table = records }

  /// Creates a copy that retains the objects.
  ///
  /// - Precondition: All constraints have objects.
  init(copying other: ConstraintTable) {
    assert(other.plainCount == 0, "copying constraints without objects")
    table = other.table.copy()
    objectCount = other.objectCount
    holes = other.holes
    for slot in indices { object(at: slot)?.retain() }
  }

  /// The number of slots, including holes.
  package var count: Int { table.count }
  package var indices: Range<ConstraintIndex> { ConstraintIndex(0)..<ConstraintIndex(count) }
  /// True if some active constraint has an object.
  var hasObjects: Bool { objectCount > 0 }
  /// The number of active constraints without objects.
  var plainCount: Int { table.count - holes - objectCount }

  subscript(slot: ConstraintIndex) -> ConstraintRecord {
    @inline(__always)
    get { table[slot.position] }
    @inline(__always)
    nonmutating _modify { yield &table[slot.position] }
  }

  /// Returns the value of a constraint without an object.
  @inline(__always)
  func value(at slot: ConstraintIndex) -> ConstraintValue {
    let record = self[slot]
    return ConstraintValue(record, styles[Int(record.style)])
  }

  /// Returns the numbers of an active constraint; nil if they may need answers of client code.
  @inline(__always)
  func numbers(
    of record: ConstraintRecord
  ) -> (multiplier: Double, constant: Double, priority: LayoutPriority)? {
    if let object = record.object {
      return object.use {
        $0.needsClientQuery ? nil : ($0.multiplier, $0.storedConstant, $0.storedPriority)
      }
    }
    let style = styles[Int(record.style)]
    return (style.multiplier, record.constant, style.priority)
  }

  /// Appends a record, at the head of the lists of its items if the lists are built.
  @inline(__always)
  mutating func append(_ record: ConstraintRecord) {
    if isIndexed { return list(record) }
    record.second?.use { $0.firstRecord = .unlisted }
    record.first.use { $0.firstRecord = .unlisted }
    table.append(record)
  }

  @inline(never)
  private mutating func list(_ record: ConstraintRecord) {
    table.append(record)
    ends.append(RecordEnds())
    link(ConstraintIndex(table.count - 1))
  }

  /// Appends a constraint with an object, which the table retains.
  @inline(__always)
  package mutating func append(_ link: ConstraintLink, _ form: ConstraintForm) {
    var record = ConstraintRecord(
      form.statement, style: -1, line: 0,
      isGeneral: form.isImposed || form.statement.isTiedToContent)
    record.object = link
    link.retain()
    table.append(record)
    objectCount += 1
    if isIndexed { ends.append(RecordEnds()) }
  }

  /// Stores the object of a constraint without one, which the table retains.
  mutating func setObject(_ link: ConstraintLink, at slot: ConstraintIndex) {
    unlinkEnds(at: slot)
    link.retain()
    self[slot].object = link
    objectCount += 1
    if plainCount == 0 { styles.removeAll() }
  }

  /// Builds the lists unless they exist.
  mutating func buildLists() {
    if isIndexed { return }
    isIndexed = true
    for index in indices {
      ends.append(RecordEnds())
      if self[index].isPlain { link(index) }
    }
  }

  /// Builds the lists of first items alone, for a table that stays as it is, unless lists exist.
  mutating func buildLastLists() {
    if isIndexed { return }
    isIndexed = true
    for index in indices {
      var neighbors = RecordEnds()
      let record = self[index]
      if record.isPlain {
        record.first.use {
          if !$0.firstRecord.isUnlisted { neighbors.first.next = $0.firstRecord }
          $0.firstRecord = RecordLink(index, isSecond: false)
        }
      }
      ends.append(neighbors)
    }
  }

  /// Visits the slots of records whose first item is one of some items, if the lists are built;
  /// otherwise all slots.
  func forEachSlot(ofFirst items: List<NodeLink>, _ visit: (ConstraintIndex) -> Void) {
    guard isIndexed else {
      for slot in indices { visit(slot) }
      return
    }
    for item in items {
      var link = item.use { $0.firstRecord }
      while !link.isNone, !link.isUnlisted {
        if !link.isSecond { visit(link.index) }
        link = neighbors(of: link).next
      }
    }
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
    for index in table.indices where table[index].isPlain {
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
  }

  /// Inserts a record at the head of the lists of its items.
  private func link(_ index: ConstraintIndex) {
    let record = self[index]
    ends[index.position].first = link(RecordLink(index, isSecond: false), into: record.first)
    guard let other = record.otherItem else { return }
    ends[index.position].second = link(RecordLink(index, isSecond: true), into: other)
  }

  @inline(__always)
  private func link(_ link: RecordLink, into item: NodeLink) -> RecordNeighbors {
    let head = item.use { $0.firstRecord }
    item.use { $0.firstRecord = link }
    if head.isNone || head.isUnlisted { return RecordNeighbors() }
    setPrevious(of: head, to: link)
    return RecordNeighbors(next: head)
  }

  /// Removes a record from the lists of its items; does nothing for a constraint with an object.
  mutating func unlinkEnds(at slot: ConstraintIndex) {
    guard self[slot].isPlain else { return }
    buildLists()
    let record = self[slot]
    let neighbors = ends[slot.position]
    unlink(neighbors.first, from: record.first)
    if let other = record.otherItem { unlink(neighbors.second, from: other) }
  }

  /// Makes the slot of a constraint, which is in no list of an item, a hole.
  ///
  /// The owner of an object's link releases it.
  mutating func remove(at slot: ConstraintIndex) {
    let hadObject = self[slot].object != nil
    self[slot].flags = .removed
    self[slot].row = nil
    if hadObject { objectCount -= 1 }
    holes += 1
    guard holes == table.count else { return }
    styles.removeAll()
    ends.removeAll()
    isIndexed = false
  }

  /// Closes the holes, so that the slots and the indices of records change.
  ///
  /// - Parameter move: Called with the old and the new slot of each constraint, in order.
  mutating func compact(_ move: (ConstraintIndex, ConstraintIndex) -> Void) {
    var count = 0
    for slot in indices where !self[slot].flags.contains(.removed) {
      object(at: slot)?.use { $0.slot = ConstraintIndex(count) }
      move(slot, ConstraintIndex(count))
      let record = self[slot]
      table[count] = record
      if record.isPlain {
        record.second?.use { $0.firstRecord = .unlisted }
        record.first.use { $0.firstRecord = .unlisted }
      }
      count += 1
    }
    table.removeAll(from: count)
    ends.removeAll()
    isIndexed = false
    holes = 0
  }

  @inline(__always)
  private func unlink(_ neighbors: RecordNeighbors, from item: NodeLink) {
    if neighbors.previous.isNone {
      item.use { $0.firstRecord = neighbors.next }
    } else if neighbors.previous.isSecond {
      ends[neighbors.previous.index.position].second.next = neighbors.next
    } else {
      ends[neighbors.previous.index.position].first.next = neighbors.next
    }
    if !neighbors.next.isNone { setPrevious(of: neighbors.next, to: neighbors.previous) }
  }

  @inline(__always)
  private func setPrevious(of link: RecordLink, to previous: RecordLink) {
    if link.isSecond {
      ends[link.index.position].second.previous = previous
    } else {
      ends[link.index.position].first.previous = previous
    }
  }

  /// Empties the lists of a record's items, whose records all move to another table.
  func clearLists(ofItemsAt slot: ConstraintIndex) {
    let record = self[slot]
    guard record.isPlain else { return }
    record.first.use { $0.firstRecord = .none }
    record.otherItem?.use { $0.firstRecord = .none }
  }

  /// Releases the objects.
  func releaseObjects() {
    for slot in indices { object(at: slot)?.release() }
  }

  /// Frees the memory.
  func free() {
    table.free()
    ends.free()
    styles.free()
  }
}
