// What a node that scrolls tells the engine and those who draw it.

extension LayoutNode {
  /// How many times its own size a child is shown in this node: other than 1 where a ``ScrollView``
  /// zooms it.
  ///
  /// The child's frame is in unscaled points; its corner is scaled as well.
  public func displayScale(of child: LayoutNode) -> Double {
    guard let parts = extras?.scroll, parts.zooms(child, in: self) else { return 1 }
    return parts.zoomScale
  }

  /// How many times as large the content of the parent is in a constraint as this guide's variables
  /// say, which are in the zoomed view's own points.
  ///
  /// Between the guide and what is zoomed nothing changes with the zoom.
  func contentScale(in constraint: LayoutConstraint) -> Double {
    guard let owner = parentLink?.node, let parts = owner.extras?.scroll else { return 1 }
    guard parts.zoomScale != 1 else { return 1 }
    for end in 0..<constraint.endCount {
      guard let node = constraint.item(at: end)?.node, node !== owner, node.isDescendant(of: owner)
      else {
        continue
      }
      if parts.zooms(node.ancestor(in: owner), in: owner) { return 1 }
    }
    return parts.zoomScale
  }

  /// The child of an outer node that this node is or is in.
  private func ancestor(in outer: LayoutNode) -> LayoutNode {
    var node = self
    while let parent = node.parentLink?.node, parent !== outer { node = parent }
    return node
  }

  /// Brings everything into line that depends on the zoom.
  func zoomChanged() {
    root.engine?.zoomChanged(self)
  }
}

extension ScrollParts {
  /// Whether a child or guide of the owner is enlarged by zooming.
  func zooms(_ child: LayoutNode, in owner: LayoutNode) -> Bool {
    guard child.parentLink == NodeLink(owner), !child.state.contains(.ownGuide) else {
      return false
    }
    guard let zoomedChild else { return true }
    return zoomedChild === child
  }
}
