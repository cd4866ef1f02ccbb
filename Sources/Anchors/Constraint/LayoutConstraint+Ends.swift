// The items of a constraint, and its place in the list of each.

extension LayoutConstraint {
  /// The number of ends that a constraint may have: two items, and two near ends of distances.
  var endCount: UInt8 { offsets == nil ? 2 : 4 }

  /// The item at an end.
  @inline(__always)
  func item(at end: UInt8) -> NodeLink? {
    switch end {
    case 0: firstEnd.item
    case 1: secondEnd.item
    case 2: offsets?.first.item
    default: offsets?.second.item
    }
  }

  /// The item at an end, unless it stands at an earlier one too: its list runs through the first.
  @inline(__always)
  func listedItem(at end: UInt8) -> NodeLink? {
    guard let item = item(at: end) else { return nil }
    for earlier in 0..<end where self.item(at: earlier) == item { return nil }
    return item
  }

  func next(at end: UInt8) -> EndLink? {
    switch end {
    case 0: firstEnd.next
    case 1: secondEnd.next
    case 2: offsets?.first.next
    default: offsets?.second.next
    }
  }

  func setNext(_ link: EndLink?, at end: UInt8) {
    switch end {
    case 0: firstEnd.next = link
    case 1: secondEnd.next = link
    case 2: offsets?.first.next = link
    default: offsets?.second.next = link
    }
  }

  func previous(at end: UInt8) -> EndLink? {
    switch end {
    case 0: firstEnd.previous
    case 1: secondEnd.previous
    case 2: offsets?.first.previous
    default: offsets?.second.previous
    }
  }

  func setPrevious(_ link: EndLink?, at end: UInt8) {
    switch end {
    case 0: firstEnd.previous = link
    case 1: secondEnd.previous = link
    case 2: offsets?.first.previous = link
    default: offsets?.second.previous = link
    }
  }

  func linkEnds() {
    for end in 0..<endCount {
      guard let item = listedItem(at: end) else { continue }
      let link = EndLink(constraint: ConstraintLink(self), end: end)
      let head = item.use { $0.firstConstraint }
      setNext(head, at: end)
      head?.previous = link
      item.use { $0.firstConstraint = link }
    }
  }

  func unlinkEnds() {
    for end in 0..<endCount {
      guard let item = listedItem(at: end) else { continue }
      let before = previous(at: end)
      let after = next(at: end)
      if let before {
        before.next = after
      } else {
        item.use { $0.firstConstraint = after }
      }
      after?.previous = before
    }
  }

  /// Deactivates the constraint and forgets its items, because one of them goes.
  func loseItems() {
    deactivate()
    unlinkEnds()
    firstEnd = ConstraintEnd()
    secondEnd = ConstraintEnd()
    offsets?.first = ConstraintEnd()
    offsets?.second = ConstraintEnd()
    lostItem = true
  }
}
