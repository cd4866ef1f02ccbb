@_spi(Memory) import Simplex

/// The constraints that are only stated, and for each item the list of those that mention it.
struct StatedConstraints {
  private var table = PieceList<StatedConstraint>()
  private var freePlaces = List<Int32>()
  private(set) var count = 0

  @inline(__always)
  subscript(place: Int32) -> StatedConstraint {
    get { table[Int(place)] }
    nonmutating _modify { yield &table[Int(place)] }
  }

  /// Takes a constraint in, at the head of the lists of its items.
  @inline(__always)
  mutating func insert(_ stated: StatedConstraint, slot: Int32) -> Int32 {
    let place = freePlaces.popLast() ?? Int32(table.count)
    if Int(place) == table.count { table.append(stated) } else { self[place] = stated }
    self[place].slot = slot
    self[place].firstNeighbors = link(StatedLink(place, isSecond: false), into: stated.first)
    if let other = stated.otherItem {
      self[place].secondNeighbors = link(StatedLink(place, isSecond: true), into: other)
    }
    count += 1
    return place
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
    let stated = self[place]
    unlink(stated.firstNeighbors, from: stated.first)
    if let other = stated.otherItem { unlink(stated.secondNeighbors, from: other) }
    count -= 1
  }

  /// Takes a constraint out, and out of the lists of its items.
  mutating func remove(_ place: Int32) {
    dismiss(place)
    if count > 0 {
      freePlaces.append(place)
    } else {
      table.removeAll()
      freePlaces.removeAll()
    }
  }

  @inline(__always)
  private func unlink(_ neighbors: StatedNeighbors, from item: NodeLink) {
    if neighbors.previous.isNone {
      item.use { $0.firstStated = neighbors.next }
    } else if neighbors.previous.isSecond {
      self[neighbors.previous.place].secondNeighbors.next = neighbors.next
    } else {
      self[neighbors.previous.place].firstNeighbors.next = neighbors.next
    }
    if !neighbors.next.isNone { setPrevious(of: neighbors.next, to: neighbors.previous) }
  }

  @inline(__always)
  private func setPrevious(of link: StatedLink, to previous: StatedLink) {
    if link.isSecond {
      self[link.place].secondNeighbors.previous = previous
    } else {
      self[link.place].firstNeighbors.previous = previous
    }
  }

  /// Makes the lists of a constraint's items empty, because all constraints in them move elsewhere.
  func forgetLists(of place: Int32) {
    let stated = self[place]
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
    link.isSecond ? self[link.place].secondNeighbors : self[link.place].firstNeighbors
  }

  /// Gives the memory back.
  func free() {
    table.free()
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

  /// Drops the constraints that mention a node, because it goes.
  func removeAll(of node: LayoutNode) {
    while !node.firstStated.isNone { stated.dismiss(node.firstStated.place) }
  }
}
