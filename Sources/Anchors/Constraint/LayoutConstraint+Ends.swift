// The items of a constraint, and its place in the list of each.

extension LayoutConstraint {
  /// The number of ends that a constraint may have: two items, and two near ends of distances.
  var endCount: UInt8 { offsets == nil ? 2 : 4 }

  /// The item at an end, and its neighbors in the item's list.
  @inline(__always)
  subscript(end: UInt8) -> ConstraintEnd {
    get {
      switch end {
      case 0: firstEnd
      case 1: secondEnd
      case 2: offsets?.first ?? ConstraintEnd()
      default: offsets?.second ?? ConstraintEnd()
      }
    }
    set {
      switch end {
      case 0: firstEnd = newValue
      case 1: secondEnd = newValue
      case 2: offsets?.first = newValue
      default: offsets?.second = newValue
      }
    }
  }

  /// The item at an end.
  @inline(__always)
  func item(at end: UInt8) -> NodeLink? { self[end].item }

  /// The attribute at an end.
  func attribute(at end: UInt8) -> LayoutAttribute {
    switch end {
    case 0: firstAttribute
    case 1: secondAttribute
    case 2: offsets?.firstAttribute ?? .notAnAttribute
    default: offsets?.secondAttribute ?? .notAnAttribute
    }
  }

  /// The item at an end, unless it stands at an earlier one too: its list runs through the first.
  @inline(__always)
  func listedItem(at end: UInt8) -> NodeLink? {
    guard let item = item(at: end) else { return nil }
    for earlier in 0..<end where self.item(at: earlier) == item { return nil }
    return item
  }

  // Not a loop over the ends: that took 1 % of a cold card's instructions.
  func linkEnds() {
    if let item = firstEnd.item { firstEnd.next = link(0, into: item) }
    if let item = listedItem(at: 1) { secondEnd.next = link(1, into: item) }
    guard let offsets else { return }
    if let item = listedItem(at: 2) { offsets.first.next = link(2, into: item) }
    if let item = listedItem(at: 3) { offsets.second.next = link(3, into: item) }
  }

  /// Puts an end at the head of an item's list.
  ///
  /// - Returns: What comes after it there.
  @inline(__always)
  private func link(_ end: UInt8, into item: NodeLink) -> EndLink? {
    let link = EndLink(constraint: ConstraintLink(self), end: end)
    let head = item.use { $0.firstConstraint }
    head?.previous = link
    item.use { $0.firstConstraint = link }
    return head
  }

  func unlinkEnds() {
    if let item = firstEnd.item { unlink(firstEnd, from: item) }
    if let item = listedItem(at: 1) { unlink(secondEnd, from: item) }
    guard let offsets else { return }
    if let item = listedItem(at: 2) { unlink(offsets.first, from: item) }
    if let item = listedItem(at: 3) { unlink(offsets.second, from: item) }
  }

  /// Takes an end out of an item's list.
  @inline(__always)
  private func unlink(_ end: ConstraintEnd, from item: NodeLink) {
    if let before = end.previous {
      before.next = end.next
    } else {
      item.use { $0.firstConstraint = end.next }
    }
    end.next?.previous = end.previous
  }

  /// Deactivates the constraint and forgets its items, because one of them goes.
  func detachItems() {
    deactivate()
    unlinkEnds()
    firstEnd = ConstraintEnd()
    secondEnd = ConstraintEnd()
    offsets?.first = ConstraintEnd()
    offsets?.second = ConstraintEnd()
    hasLostItem = true
  }
}
