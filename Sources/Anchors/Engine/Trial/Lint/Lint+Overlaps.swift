// Siblings that cover each other.

extension Lint {
  /// Views that overlap a sibling without a constraint that mentions both.
  ///
  /// In a heap of views nearly all pairs overlap, so there is a limit to how many are listed.
  mutating func findOverlaps() {
    var room = Swift.max(1000, items.count)
    var start = 0
    let families = families()
    while start < families.count {
      var end = start
      while end < families.count, items[families[end]].parent == items[families[start]].parent {
        end += 1
      }
      if end - start > 1 { room -= findOverlaps(among: Array(families[start..<end]), limit: room) }
      start = end
    }
    if room == 0 { leaveIncomplete(.overlap) }
  }

  /// The items but the root, siblings together and back to front.
  private func families() -> [Int] {
    var sizes = [Int](repeating: 0, count: items.count + 1)
    for item in items { if let parent = item.parent { sizes[parent + 1] += 1 } }
    for index in items.indices { sizes[index + 1] += sizes[index] }
    var families = [Int](repeating: 0, count: Swift.max(0, items.count - 1))
    for (index, item) in items.enumerated() {
      guard let parent = item.parent else { continue }
      families[sizes[parent]] = index
      sizes[parent] += 1
    }
    return families
  }

  /// Reports the pairs among siblings, up to a limit.
  ///
  /// - Returns: How many there are.
  private mutating func findOverlaps(among siblings: [Int], limit: Int) -> Int {
    var sweep = OverlapSweep(siblings.map { items[$0].body }, tolerance: Self.tolerance)
    let pairs = sweep.pairs(limit: limit) { lower, upper in
      !items[siblings[lower]].node.sharesConstraint(with: items[siblings[upper]].node)
    }
    for pair in pairs.sorted(by: { $0 < $1 }) {
      let back = items[siblings[pair.lower]]
      let front = items[siblings[pair.upper]]
      let width =
        Swift.min(back.body.maxX, front.body.maxX) - Swift.max(back.body.minX, front.body.minX)
      let height =
        Swift.min(back.body.maxY, front.body.maxY) - Swift.max(back.body.minY, front.body.minY)
      add(
        LintFinding(
          .overlap, items: [back.name, front.name],
          text: front.name + " covers " + decimal(width) + " by " + points(height) + " of "
            + back.name + ", and no constraint says how they lie to each other.",
          fix: "If that is not intended, relate them: one begins where the other ends."))
    }
    return pairs.count
  }
}

extension LayoutNode {
  /// Whether an active constraint mentions both this node and another.
  ///
  /// Complexity: O(constraints of the node that has fewer).
  fileprivate func sharesConstraint(with other: LayoutNode) -> Bool {
    makeConstraints()
    other.makeConstraints()
    var mine = firstConstraint
    var others = other.firstConstraint
    while let link = mine, let otherLink = others {
      if link.constraint.constraint.isActive, link.mentions(other) { return true }
      if otherLink.constraint.constraint.isActive, otherLink.mentions(self) { return true }
      mine = link.next
      others = otherLink.next
    }
    return false
  }
}

extension EndLink {
  fileprivate func mentions(_ node: LayoutNode) -> Bool {
    let link = NodeLink(node)
    return constraint.use { constraint in
      for end in 0..<constraint.endCount where constraint.item(at: end) == link { return true }
      return false
    }
  }
}
