@_spi(Memory) import Simplex

/// The constraints that are only stated, and for each item the list of those that mention it.
struct StatedConstraints {
  private var table = PieceList<StatedRecord>()
  private var styles = List<StatedStyle>()
  private var freePlaces = List<Int32>()
  private(set) var count = 0
  /// Whether some say of an item alone what the stack around it wants.
  var mayImpose = false
  /// How often the places of styles have changed.
  private var styleRound: Int32 = 0

  @inline(__always)
  subscript(place: Int32) -> StatedConstraint {
    let record = table[Int(place)]
    return StatedConstraint(record, styles[Int(record.style)])
  }

  /// Notes that a constraint has got another place in the engine's list.
  func move(_ place: Int32, to slot: Int32) { table[Int(place)].slot = slot }

  /// Notes whether the row of a constraint is stated in mirrored coordinates.
  @inline(__always)
  func setMirrored(_ place: Int32, _ isMirrored: Bool) {
    table[Int(place)].isMirrored = isMirrored
  }

  /// Takes a constraint in, at the head of the lists of its items.
  @inline(__always)
  mutating func insert(_ new: StatedRecord, slot: Int32) -> Int32 {
    let place = freePlaces.popLast() ?? Int32(table.count)
    var record = new
    record.slot = slot
    record.firstNeighbors = link(StatedLink(place, isSecond: false), into: new.first)
    if let other = new.otherItem {
      record.secondNeighbors = link(StatedLink(place, isSecond: true), into: other)
    }
    if Int(place) == table.count { table.append(record) } else { table[Int(place)] = record }
    count += 1
    return place
  }

  /// The place of the style of a stack's constraint, which mostly is that of the constraint before.
  @inline(__always)
  mutating func place(
    ofStyle row: StackRow, _ origin: ConstraintOrigin, known: inout KnownStyle
  ) -> Int32 {
    if known.multiplier != row.multiplier || known.priority != row.priority || known.place < 0
      || known.round != styleRound
    {
      find(row, origin, &known)
    }
    return known.place
  }

  @inline(never)
  private mutating func find(
    _ row: StackRow, _ origin: ConstraintOrigin, _ known: inout KnownStyle
  ) {
    let place = place(of: StatedStyle(row, origin))
    known = KnownStyle(
      place: place, round: styleRound, multiplier: row.multiplier, priority: row.priority)
  }

  /// The place of a style, which is looked for among the latest only.
  @inline(__always)
  mutating func place(of style: StatedStyle) -> Int32 {
    var place = styles.count
    let last = Swift.max(0, place - 4)
    while place > last {
      place -= 1
      if styles[place].isSame(as: style) { return Int32(place) }
    }
    if styles.count >= 64, styles.count > 2 * table.count { dropUnusedStyles() }
    styles.append(style)
    return Int32(styles.count - 1)
  }

  /// Keeps the styles of the records alone: in a tree whose constraints come and go the others would grow forever.
  private mutating func dropUnusedStyles() {
    var kept = List<StatedStyle>()
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
    styleRound &+= 1
  }

  @inline(__always)
  private func link(_ link: StatedLink, into item: NodeLink) -> StatedNeighbors {
    let head = item.use { $0.firstStated }
    if !head.isNone { setPrevious(of: head, to: link) }
    item.use { $0.firstStated = link }
    return StatedNeighbors(next: head)
  }

  /// Takes a constraint out of the lists of its items; its place stays as it is.
  mutating func dismiss(_ place: Int32) {
    let stated = table[Int(place)]
    unlink(stated.firstNeighbors, from: stated.first)
    if let other = stated.otherItem { unlink(stated.secondNeighbors, from: other) }
    count -= 1
  }

  /// Takes the constraints of an item that goes, given the latest, out of the lists of the other items.
  mutating func dismissAll(from latest: StatedLink) {
    var link = latest
    while !link.isNone {
      let stated = table[Int(link.place)]
      if link.isSecond {
        link = stated.secondNeighbors.next
        unlink(stated.firstNeighbors, from: stated.first)
      } else {
        link = stated.firstNeighbors.next
        if let other = stated.otherItem { unlink(stated.secondNeighbors, from: other) }
      }
      count -= 1
    }
  }

  /// Takes a constraint out, and out of the lists of its items.
  mutating func remove(_ place: Int32) {
    dismiss(place)
    if count > 0 {
      table[Int(place)].slot = -1
      freePlaces.append(place)
    } else {
      table.removeAll()
      styles.removeAll()
      styleRound &+= 1
      freePlaces.removeAll()
    }
  }

  @inline(__always)
  private func unlink(_ neighbors: StatedNeighbors, from item: NodeLink) {
    if neighbors.previous.isNone {
      item.use { $0.firstStated = neighbors.next }
    } else if neighbors.previous.isSecond {
      table[Int(neighbors.previous.place)].secondNeighbors.next = neighbors.next
    } else {
      table[Int(neighbors.previous.place)].firstNeighbors.next = neighbors.next
    }
    if !neighbors.next.isNone { setPrevious(of: neighbors.next, to: neighbors.previous) }
  }

  @inline(__always)
  private func setPrevious(of link: StatedLink, to previous: StatedLink) {
    if link.isSecond {
      table[Int(link.place)].secondNeighbors.previous = previous
    } else {
      table[Int(link.place)].firstNeighbors.previous = previous
    }
  }

  /// Makes the lists of a constraint's items empty, because all constraints in them move elsewhere.
  func forgetLists(of place: Int32) {
    let stated = table[Int(place)]
    stated.first.use { $0.firstStated = .none }
    stated.otherItem?.use { $0.firstStated = .none }
  }

  /// The earliest constraint in the list of an item, given the latest.
  func earliest(from latest: StatedLink) -> StatedLink {
    var (link, next) = (latest, latest)
    while !next.isNone {
      link = next
      next = neighbors(of: link).next
    }
    return link
  }

  /// The neighbors in the list in which the constraint is by this end.
  func neighbors(of link: StatedLink) -> StatedNeighbors {
    let record = table[Int(link.place)]
    return link.isSecond ? record.secondNeighbors : record.firstNeighbors
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
    styles.free()
    freePlaces.free()
  }
}

/// The stated constraints of a tree whose root has gone, kept by what survives of the tree.
final class LeftConstraints {
  private var stated: StatedConstraints

  init(_ stated: StatedConstraints) { self.stated = stated }

  deinit { stated.free() }

  var isEmpty: Bool { stated.count == 0 }

  /// Makes the constraints that mention a node, the earliest first; they keep themselves alive.
  func makeConstraints(of node: LayoutNode) {
    var link = stated.earliest(from: node.firstStated)
    while !link.isNone {
      let made = stated[link.place]
      let later = stated.neighbors(of: link).previous
      stated.dismiss(link.place)
      link = later
      let constraint = LayoutConstraint(made)
      constraint.state.insert(.detached)
      ConstraintLink(constraint).retain()
    }
  }

  /// Drops what the stack that a node was in imposed on it, because the stack no longer exists.
  func removeImposed(on node: LayoutNode) {
    guard stated.mayImpose else { return }
    var link = node.firstStated
    while !link.isNone {
      let next = stated.neighbors(of: link).next
      if !link.isSecond, stated[link.place].isImposed { stated.dismiss(link.place) }
      link = next
    }
  }

  /// Drops the constraints that mention a node, because it goes.
  func removeAll(of node: LayoutNode) {
    stated.dismissAll(from: node.firstStated)
    node.firstStated = .none
  }
}
