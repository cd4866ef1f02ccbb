// Findings about overlapping siblings.

import Anchors
import Simplex

extension Lint {
  /// Finds views that overlap a sibling although no constraint states that they do.
  ///
  /// Either no constraint mentions both, or one states their distance by another distance, or is
  /// violated, and the distance is negative only in the solution.
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
      guard !isBehind(back, front) else { return false }
      return !back.node.sharesConstraint(with: front.node) || solvedGap(back, front) != nil
    }
    for pair in pairs.sorted(by: { $0 < $1 }) {
      let back = items[siblings[pair.lower]]
      let front = items[siblings[pair.upper]]
      let width =
        Swift.min(back.body.maxX, front.body.maxX) - Swift.max(back.body.minX, front.body.minX)
      let height =
        Swift.min(back.body.maxY, front.body.maxY) - Swift.max(back.body.minY, front.body.minY)
      let gap = solvedGap(back, front)
      var finding = LintFinding(
        .overlap, items: [name(of: back), name(of: front)],
        constraints: gap.map { [$0] } ?? [],
        text: name(of: front) + " covers " + decimal(width) + " by " + points(height) + " of "
          + name(of: back)
          + (gap == nil
            ? ", and no constraint relates them."
            : ", because the distance between them is negative in this layout."),
        fix: gap == nil
          ? "If that is unintended, constrain one to start where the other ends."
          : "Make the views smaller, or the distance at least 0 by a required constraint.")
      finding.isObservation = gap == nil && isLayered(back, front)
      add(finding)
    }
    return pairs.count
  }

  /// Returns whether two views are likely one above the other on purpose.
  ///
  /// That is so if one is a line, fills most of their superview or contains the other, or if they
  /// have the same middle, as alternatives have of which only one is shown.
  private func isLayered(_ back: LintItem, _ front: LintItem) -> Bool {
    let (one, other) = (back.body, front.body)
    if isAround(one, other) || isAround(other, one) { return true }
    if (one.midX - other.midX).magnitude <= 1, (one.midY - other.midY).magnitude <= 1 {
      return true
    }
    let outer = back.parent.map { items[$0].frame.size } ?? .zero
    return [one, other].contains { body in
      Swift.min(body.width, body.height) <= Self.lineWidth
        || body.width * body.height >= 0.75 * outer.width * outer.height
    }
  }

  /// The width in points up to which a view is a line.
  private static var lineWidth: Double { 2 }

  /// Returns a constraint on the distance between two overlapping views that does not state that
  /// it is negative.
  private func solvedGap(_ one: LintItem, _ other: LintItem) -> ReportedConstraint? {
    // A constraint that mentions both is in both lists, so that the shorter one suffices.
    var (mine, others) = (one.node.firstConstraint, other.node.firstConstraint)
    while let first = mine, let second = others {
      for link in [first, second] {
        if let found = link.constraint.use({ solvedGap($0, between: one, other) }) { return found }
      }
      (mine, others) = (first.next, second.next)
    }
    return nil
  }

  private func solvedGap(
    _ constraint: LayoutConstraint, between one: LintItem, _ other: LintItem
  ) -> ReportedConstraint? {
    guard constraint.isActive,
      isGap(constraint, from: one, to: other)
        || isGap(constraint, from: other, to: one), let row = engine.row(at: constraint.slot)
    else { return nil }
    let isStated = constraint.endCount == 2 || constraint.secondItem == nil
    if isStated, ((try? engine.solver.violation(of: row)) ?? 0) <= Self.tolerance { return nil }
    return reported(LintConstraint(row: row, constraint: constraint)).first
  }

  /// Returns whether a constraint is about the distance from the end of one item to the start of
  /// another, which begins later.
  private func isGap(
    _ constraint: LayoutConstraint, from one: LintItem, to other: LintItem
  ) -> Bool {
    let isMirrored = constraint.isDirectional && constraint.hostLink?.isRightToLeft == true
    let edges: [(end: LayoutAttribute, start: LayoutAttribute, distance: Double)] = [
      (.bottom, .top, other.body.midY - one.body.midY),
      (.right, .left, other.body.midX - one.body.midX),
      (.trailing, .leading, (other.body.midX - one.body.midX) * (isMirrored ? -1 : 1)),
    ]
    // The ends of a distance are 2 and 0, or 3 and 1.
    let pairs: [(UInt8, UInt8)] = constraint.endCount == 2 ? [(0, 1)] : [(0, 2), (1, 3)]
    func has(_ item: LintItem, _ attribute: LayoutAttribute, _ end: UInt8) -> Bool {
      constraint.item(at: end) == NodeLink(item.node) && constraint.attribute(at: end) == attribute
    }
    return edges.contains { edge in
      edge.distance > 0
        && pairs.contains { first, second in
          has(one, edge.end, first) && has(other, edge.start, second)
            || has(one, edge.end, second) && has(other, edge.start, first)
        }
    }
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
