// Coordinates of an item in those of its ancestors.

extension NodeLink {
  /// Computes the constant part of an item's edge in the coordinates of an ancestor or itself.
  ///
  /// In its own coordinates, an item's leading edge is at its alignment inset plus its bounds
  /// origin. Each item between the item and the host shifts its content by that offset.
  package func originOffset(in host: NodeLink, _ axis: Axis) -> Double {
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
  /// Returns the position of the alignment rectangle's left or top edge in the node's coordinates.
  package func leadingEdge(_ axis: Axis) -> Double {
    guard let rareState else { return 0 }
    return axis == .horizontal
      ? rareState.alignmentInsets.left + rareState.boundsOrigin.x
      : rareState.alignmentInsets.top + rareState.boundsOrigin.y
  }

  /// Finds the node whose text provides a baseline of this node.
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

  /// Changes the number of active constraints that mention the node.
  ///
  /// - Parameter change: The difference, 1 or -1.
  @inline(__always)
  func countConstraint(_ change: Int32) {
    let before = activeCount
    activeCount += change
    // An item without constraints is placed by its frame, so the first constraint removes the
    // frame's rows and removing the last one adds them. A leaving item loses all of its rows.
    if slot >= 0, (before == 0) != (activeCount == 0), !state.contains(.leaving) {
      heldFrameChanged()
    }
    if kind.isTiedToContent { contentTiesChanged() }
  }

  /// Counts one more record that mentions the node.
  ///
  /// Records never relate the content of a scroll view to the node, so that check is omitted.
  @inline(__always)
  func countRecord() {
    activeCount &+= 1
    if slot >= 0, activeCount == 1 { heldFrameChanged() }
  }

  /// Updates the kind of a stack's node after it became empty or nonempty.
  func setEmptyStack(_ isEmpty: Bool) {
    kind = isEmpty ? .emptyStack : .item
    if slot >= 0 { heldFrameChanged() }
  }

  private func heldFrameChanged() {
    NodeLink(self).root.use { $0.engineLink?.use { $0.frameRowsChanged(self) } }
  }
}
