@_spi(Memory) import Simplex

/// The constraints that are only stated, and for each item the list of those that mention it.
///
/// A first layout needs no lists, and most trees never do: they are made of all constraints at once, in the order
/// in which these were stated, when somebody first asks or one is removed. Until then nothing is removed, and an
/// item only knows that it is mentioned.
struct ConstraintTable {
  private(set) var table = ChunkedList<ConstraintRecord>()
  /// The places in the lists, one for each of the table, once there are lists.
  private var ends = ChunkedList<RecordEnds>()
  private var isIndexed = false
  private var styles = List<ConstraintStyle>()
  private var freePlaces = List<Int32>()
  private(set) var count = 0
  /// Whether some say of an item alone what the stack around it wants.
  var hasStackImposed = false
  /// How often the places of styles have changed.
  private var styleVersion: Int32 = 0

  @inline(__always)
  subscript(place: Int32) -> ConstraintValue {
    let record = table[Int(place)]
    return ConstraintValue(record, styles[Int(record.style)])
  }

  @inline(__always)
  func record(at place: Int32) -> ConstraintRecord { table[Int(place)] }

  /// The factor of the second attribute and the priority.
  @inline(__always)
  func numbers(of record: ConstraintRecord) -> (multiplier: Double, priority: LayoutPriority) {
    let style = styles[Int(record.style)]
    return (style.multiplier, style.priority)
  }

  /// Notes that a constraint has got another place in the engine's list.
  func move(_ place: Int32, to slot: Int32) { table[Int(place)].slot = slot }

  /// Notes whether the row of a constraint is stated in mirrored coordinates.
  @inline(__always)
  func setMirrored(_ place: Int32, _ isMirrored: Bool) {
    table[Int(place)].marks = isMirrored ? .mirrored : .none
  }

  /// Takes a constraint in, at the head of the lists of its items.
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

  /// Makes the lists, if there are none yet.
  @inline(__always)
  mutating func buildLists(ofSurvivors: Bool = false) {
    if !isIndexed { makeLists(ofSurvivors) }
  }

  /// Makes the lists, and drops what mentions a node that has gone or was imposed on one whose stack has.
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

  /// The items that something has become of.
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

  /// Forgets that there was a constraint that mentions an item, unless one is in its list by now.
  private func clearUnlisted(_ item: NodeLink) {
    item.use { if $0.firstRecord.isUnlisted { $0.firstRecord = .none } }
  }

  /// The place of the style of a stack's constraint, which mostly is that of the constraint before.
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

  /// The place of a style, which is looked for among the latest only.
  @inline(__always)
  mutating func place(of style: ConstraintStyle) -> Int32 {
    var place = styles.count
    let last = Swift.max(0, place &- 4)
    while place > last {
      place &-= 1
      if styles[place].isSame(as: style) { return Int32(truncatingIfNeeded: place) }
    }
    if styles.count >= 64, styles.count > 2 * table.count { dropUnusedStyles() }
    // Most trees have a few.
    if styles.isEmpty { styles.reserve(4) }
    styles.append(style)
    return Int32(styles.count - 1)
  }

  /// Keeps the styles of the records alone: in a tree whose constraints come and go the others would grow forever.
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

  /// Puts a constraint at the head of the lists of its items.
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

  /// Takes a constraint out of the lists of its items; its place stays as it is.
  mutating func unlinkEnds(of place: Int32) {
    buildLists()
    let stated = table[Int(place)]
    let neighbors = ends[Int(place)]
    unlink(neighbors.first, from: stated.first)
    if let other = stated.otherItem { unlink(neighbors.second, from: other) }
    count -= 1
  }

  /// Takes the constraints of an item that goes, given the latest, out of the lists of the other items.
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

  /// Takes a constraint out, and out of the lists of its items.
  mutating func remove(_ place: Int32) {
    unlinkEnds(of: place)
    free(place)
  }

  /// Takes out a constraint whose items have no lists any more.
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

  /// Makes the lists of a constraint's items empty, because all constraints in them move elsewhere.
  func clearLists(of place: Int32) {
    let stated = table[Int(place)]
    stated.first.use { $0.firstRecord = .none }
    stated.otherItem?.use { $0.firstRecord = .none }
  }

  /// Visits the constraints that mention an item of a subtree that is leaving by their places in the engine's list;
  /// one that mentions two such items is visited for its first.
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

  /// Whether one of the items is in a subtree that is leaving and the other is not.
  func crossesLeavingSubtree(_ place: Int32) -> Bool {
    let stated = table[Int(place)]
    guard let second = stated.second else { return false }
    return stated.first.state.contains(.leaving) != second.state.contains(.leaving)
  }

  /// The earliest constraint in the list of an item, given the latest; there must be lists.
  func earliest(from latest: RecordLink) -> RecordLink {
    var (link, next) = (latest, latest)
    while !next.isNone {
      link = next
      next = neighbors(of: link).next
    }
    return link
  }

  /// The neighbors in the list in which the constraint is by this end.
  func neighbors(of link: RecordLink) -> RecordNeighbors {
    let neighbors = ends[Int(link.place)]
    return link.isSecond ? neighbors.second : neighbors.first
  }

  /// Whether a constraint that a stack has for a role, which belongs to an item, is at a place.
  @inline(__always)
  func isAt(_ place: Int32, _ role: StackRole, _ owner: NodeLink) -> Bool {
    guard table.indices.contains(Int(place)) else { return false }
    let record = table[Int(place)]
    return record.line == role.rawValue && record.slot >= 0
      && (role.belongsToSecond ? record.second : record.first) == owner
      && styles[Int(record.style)].stackLine != nil
  }

  /// Gives the memory back.
  func free() {
    table.free()
    ends.free()
    styles.free()
    freePlaces.free()
  }
}
