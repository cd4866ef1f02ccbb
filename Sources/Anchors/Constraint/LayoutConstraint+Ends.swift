// The items of a constraint, and its place in the list of each.

extension LayoutConstraint {
  /// The number of ends that a constraint may have: two items, and two near ends of distances.
  var endCount: Int { offsets == nil ? 2 : 4 }

  func node(at end: Int) -> LayoutNode? {
    switch end {
    case 0: firstEnd.item.node
    case 1: secondEnd.item.node
    case 2: offsets?.first.item.node
    default: offsets?.second.item.node
    }
  }

  /// The end through which the list of a node runs: the first that is the node.
  func end(of node: LayoutNode) -> Int {
    if firstEnd.item.leads(to: node) { return 0 }
    if secondEnd.item.leads(to: node) { return 1 }
    return offsets?.first.item.leads(to: node) == true ? 2 : 3
  }

  /// The constraint after this one in the list of a node.
  func next(in node: LayoutNode) -> LayoutConstraint? {
    switch end(of: node) {
    case 0: firstEnd.next.constraint
    case 1: secondEnd.next.constraint
    case 2: offsets?.first.next.constraint
    default: offsets?.second.next.constraint
    }
  }

  private func setNext(_ constraint: LayoutConstraint?, in node: LayoutNode) {
    switch end(of: node) {
    case 0: firstEnd.next = ConstraintLink(constraint)
    case 1: secondEnd.next = ConstraintLink(constraint)
    case 2: offsets?.first.next = ConstraintLink(constraint)
    default: offsets?.second.next = ConstraintLink(constraint)
    }
  }

  private func previous(in node: LayoutNode) -> LayoutConstraint? {
    switch end(of: node) {
    case 0: firstEnd.previous.constraint
    case 1: secondEnd.previous.constraint
    case 2: offsets?.first.previous.constraint
    default: offsets?.second.previous.constraint
    }
  }

  private func setPrevious(_ constraint: LayoutConstraint?, in node: LayoutNode) {
    switch end(of: node) {
    case 0: firstEnd.previous = ConstraintLink(constraint)
    case 1: secondEnd.previous = ConstraintLink(constraint)
    case 2: offsets?.first.previous = ConstraintLink(constraint)
    default: offsets?.second.previous = ConstraintLink(constraint)
    }
  }

  func linkEnds() {
    for end in 0..<endCount {
      guard let node = node(at: end), self.end(of: node) == end else { continue }
      let head = node.firstConstraint.constraint
      setNext(head, in: node)
      head?.setPrevious(self, in: node)
      node.firstConstraint = ConstraintLink(self)
    }
  }

  func unlinkEnds() {
    for end in 0..<endCount {
      guard let node = node(at: end), self.end(of: node) == end else { continue }
      let before = previous(in: node)
      let after = next(in: node)
      if let before {
        before.setNext(after, in: node)
      } else {
        node.firstConstraint = ConstraintLink(after)
      }
      after?.setPrevious(before, in: node)
    }
  }

  /// Deactivates the constraint and forgets its items, because one of them goes.
  func loseItems() {
    unlinkEnds()
    firstEnd = ConstraintEnd()
    secondEnd = ConstraintEnd()
    offsets?.first = ConstraintEnd()
    offsets?.second = ConstraintEnd()
    lostItem = true
    deactivate()
  }
}
