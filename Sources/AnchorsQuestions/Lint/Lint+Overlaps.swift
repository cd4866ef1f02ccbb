// Findings about overlapping siblings.

import Anchors

extension Lint {
  /// Finds views that overlap a sibling without a constraint that mentions both.
  ///
  /// The number of findings is limited, since in a pile of views nearly all pairs overlap.
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
    if room == 0 { markIncomplete(.overlap) }
  }

  /// Returns all items except the root, grouped by parent and from back to front.
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

  /// Reports the overlapping pairs among siblings, up to a limit.
  ///
  /// - Returns: The number of pairs reported.
  private mutating func findOverlaps(among siblings: [Int], limit: Int) -> Int {
    var sweep = OverlapSweep(siblings.map { items[$0].body }, tolerance: Self.tolerance)
    let pairs = sweep.pairs(limit: limit) { lower, upper in
      let (back, front) = (items[siblings[lower]], items[siblings[upper]])
      return !isBehind(back, front) && !back.node.sharesConstraint(with: front.node)
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
          .overlap, items: [name(of: back), name(of: front)],
          text: name(of: front) + " covers " + decimal(width) + " by " + points(height) + " of "
            + name(of: back) + ", and no constraint relates them.",
          fix: "If that is unintended, constrain one to start where the other ends."))
    }
    return pairs.count
  }
}

extension Lint {
  /// Returns whether a view is meant to be covered.
  ///
  /// That is so if it scrolls under the other one, or if it is a background: a view without text
  /// that fills its superview and contains the other one.
  private func isBehind(_ back: LintItem, _ front: LintItem) -> Bool {
    guard let parent = back.parent else { return false }
    if back.node.kind == .scrollView || isPinned(front.node, in: items[parent].node) { return true }
    guard back.node.storedChildren.isEmpty, back.node.ownView?.showsText != true else {
      return false
    }
    let bounds = Rect(origin: items[parent].node.boundsOrigin, size: items[parent].frame.size)
    return isAround(back.body, bounds) && isAround(back.body, front.body)
      && !isAround(front.body, back.body)
  }

  private func isAround(_ outer: Rect, _ inner: Rect) -> Bool {
    inner.minX >= outer.minX - Self.tolerance && inner.maxX <= outer.maxX + Self.tolerance
      && inner.minY >= outer.minY - Self.tolerance && inner.maxY <= outer.maxY + Self.tolerance
  }

  /// Returns whether an item stays in the visible part of a scroll view while its siblings scroll.
  private func isPinned(_ node: LayoutNode, in scrollView: LayoutNode) -> Bool {
    guard let guide = scrollView.rareState?.scroll?.frameGuide?.guide else { return false }
    return node.sharesConstraint(with: guide.layoutNode)
  }
}

extension LayoutNode {
  /// Returns whether an active constraint mentions this node, and another node or its guides.
  ///
  /// Complexity: O(constraints of the node that has fewer), without guides; with them O(constraints
  /// of both).
  fileprivate func sharesConstraint(with other: LayoutNode) -> Bool {
    materializeConstraints()
    other.materializeConstraints()
    let hasGuides = self.hasGuides || other.hasGuides
    var mine = firstConstraint
    var others = other.firstConstraint
    while true {
      if let link = mine {
        if link.isActive, link.mentions(other) { return true }
        mine = link.next
      } else if !hasGuides {
        return false
      }
      if let link = others {
        if link.isActive, link.mentions(self) { return true }
        others = link.next
      } else if !hasGuides || mine == nil {
        return false
      }
    }
  }

  private var hasGuides: Bool { rareState?.guides.isEmpty == false }
}

extension EndLink {
  fileprivate var isActive: Bool { constraint.constraint.isActive }

  /// Returns whether the constraint mentions a node or one of its guides.
  fileprivate func mentions(_ node: LayoutNode) -> Bool {
    let link = NodeLink(node)
    return constraint.use { constraint in
      for end in 0..<constraint.endCount {
        guard let item = constraint.item(at: end) else { continue }
        if item == link { return true }
        if item.kind == .guide || item.kind == .gridGuide, item.parent == link { return true }
      }
      return false
    }
  }
}
