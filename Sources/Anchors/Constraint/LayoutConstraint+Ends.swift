// The items of a constraint, and its links in the list of each item.

extension LayoutConstraint {
  /// The number of ends: 2 for the items, 4 with the near ends of offsets.
  package var endCount: UInt8 { offsets == nil ? 2 : 4 }

  /// The item at an end, with the constraint's neighbors in the item's list.
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
  package func item(at end: UInt8) -> NodeLink? { self[end].item }

  /// The attribute at an end.
  package func attribute(at end: UInt8) -> LayoutAttribute {
    form?.attribute(at: end) ?? .notAnAttribute
  }

  /// The item at an end, or nil if an earlier end has the same item.
  ///
  /// The constraint is in the list of an item only once, by its first end there.
  @inline(__always)
  package func listedItem(at end: UInt8) -> NodeLink? {
    guard let item = item(at: end) else { return nil }
    for earlier in 0..<end where self.item(at: earlier) == item { return nil }
    return item
  }

  // Unrolled: this runs for every constraint of a first layout.
  func linkEnds() {
    if let item = firstEnd.item { firstEnd.next = link(0, into: item) }
    if let item = listedItem(at: 1) { secondEnd.next = link(1, into: item) }
    guard let offsets else { return }
    if let item = listedItem(at: 2) { offsets.first.next = link(2, into: item) }
    if let item = listedItem(at: 3) { offsets.second.next = link(3, into: item) }
  }

  /// Inserts an end at the head of an item's list.
  ///
  /// - Returns: The next member of the list.
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

  /// Removes an end from an item's list.
  @inline(__always)
  private func unlink(_ end: ConstraintEnd, from item: NodeLink) {
    if let before = end.previous {
      before.next = end.next
    } else {
      item.use { $0.firstConstraint = end.next }
    }
    end.next?.previous = end.previous
  }

  /// Deactivates the constraint and drops its items, because one of them is deallocated.
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
