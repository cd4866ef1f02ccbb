// Coordinates of an item within those around it.

extension NodeLink {
  /// The part of an item's edge that is a number, in the coordinates of an ancestor or of itself.
  ///
  /// An item's own left edge lies at its inset in its own coordinates. On the way out, each item in
  /// between moves its content by the difference of its frame to its alignment rectangle.
  func originOffset(in host: NodeLink, _ axis: Axis) -> Double {
    guard self != host else { return use { $0.leadingEdge(axis) } }
    var offset = 0.0
    var inner = self
    while let outer = inner.parent, outer != host {
      if outer.hasRareState { offset -= outer.use { $0.leadingEdge(axis) } }
      inner = outer
    }
    return offset
  }
}

extension LayoutNode {
  /// Where the left or top edge of the alignment rectangle lies in the node's own coordinates.
  func leadingEdge(_ axis: Axis) -> Double {
    guard let rareState else { return 0 }
    return axis == .horizontal
      ? rareState.alignmentInsets.left + rareState.boundsOrigin.x
      : rareState.alignmentInsets.top + rareState.boundsOrigin.y
  }

  /// The node whose text a baseline of this node means.
  func baselineNode(_ baseline: Baseline) -> LayoutNode {
    guard let view = ownView else { return self }
    let target =
      switch baseline {
      case .first: view.viewForFirstBaselineLayout
      case .last: view.viewForLastBaselineLayout
      }
    let node = target.textNode(of: baseline)
    return node.isDescendant(of: self) ? node : self
  }

  /// Adds to the number of active constraints that mention the node.
  @inline(__always)
  func countConstraint(_ change: Int32) {
    let before = activeCount
    activeCount += change
    // An item without constraints keeps its frame; where it is one more or one fewer than none, the
    // rows that hold the frame come or go.
    if slot >= 0, (before == 0) != (activeCount == 0) { heldFrameChanged() }
    if kind.isTiedToContent { contentTiesChanged() }
  }

  /// Adds one constraint that is only stated: no content of a scroll view is tied to the node.
  @inline(__always)
  func countRecord() {
    activeCount &+= 1
    if slot >= 0, activeCount == 1 { heldFrameChanged() }
  }

  /// Notes whether the node, which is that of a stack, has no items.
  func setEmptyStack(_ isEmpty: Bool) {
    kind = isEmpty ? .emptyStack : .item
    if slot >= 0 { heldFrameChanged() }
  }

  private func heldFrameChanged() {
    NodeLink(self).root.use { $0.engineLink?.use { $0.frameRowsChanged(self) } }
  }
}
