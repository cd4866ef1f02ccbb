// What a node that scrolls tells the engine and those who draw it.

extension LayoutNode {
  /// How many times its own size a child is shown in this node: other than 1 where a ``ScrollView``
  /// zooms it.
  ///
  /// The child's frame is in unscaled points; its corner is scaled as well.
  ///
  /// - Parameter child: A child of this node.
  /// - Returns: The factor, 1 where nothing is zoomed.
  public func displayScale(of child: LayoutNode) -> Double {
    guard let parts = rareState?.scroll, parts.zooms(child, in: self) else { return 1 }
    return parts.zoomScale
  }

  /// Where a child is seen, scrolled and zoomed.
  ///
  /// - Parameters:
  ///   - child: A child of this node.
  ///   - frame: Where this node is seen, in any coordinates.
  ///   - scale: How many times its own size this node is seen.
  /// - Returns: Where the child is seen in the same coordinates, and how many times its own size.
  package func seen(
    _ child: LayoutNode, in frame: Rect, scale: Double
  ) -> (frame: Rect, scale: Double) {
    let zoom = displayScale(of: child)
    let origin = boundsOrigin
    let inner = child.storedFrame
    let seen = Rect(
      x: frame.minX + (inner.minX * zoom - origin.x) * scale,
      y: frame.minY + (inner.minY * zoom - origin.y) * scale,
      width: inner.width * (scale * zoom), height: inner.height * (scale * zoom))
    return (seen, scale * zoom)
  }

  /// Whether the node is of a ``ScrollView``, which shows nothing of its content outside its frame.
  package var clipsContent: Bool { rareState?.scroll != nil }

  /// How many times as large the content of the parent is in a constraint as this guide's variables
  /// say, which are in the zoomed view's own points.
  func contentScale(in constraint: LayoutConstraint) -> Double {
    guard let parts = parent?.rareState?.scroll, parts.zoomScale != 1 else { return 1 }
    return scalesContent(in: constraint) ? parts.zoomScale : 1
  }

  /// Whether the zoom has a part in a constraint of this guide: between the guide and what is zoomed
  /// it has none.
  func scalesContent(in constraint: LayoutConstraint) -> Bool {
    guard let owner = parent, let parts = owner.rareState?.scroll else { return false }
    for end in 0..<constraint.endCount {
      guard let node = constraint.item(at: end)?.node, node !== owner, node.isDescendant(of: owner)
      else {
        continue
      }
      if parts.zooms(node.ancestor(in: owner), in: owner) { return false }
    }
    return true
  }

  /// The child of an outer node that this node is or is in.
  private func ancestor(in outer: LayoutNode) -> LayoutNode {
    var node = self
    while let parent = node.parentLink?.node, parent !== outer { node = parent }
    return node
  }

  /// Makes the next layout recheck whether any constraint mentions the content that scrolls.
  func contentTiesChanged() {
    let guide = rareState?.scroll?.contentGuide.layoutNode ?? self
    guard guide.slot >= 0 else { return }
    NodeLink(guide).root.use { $0.engineLink?.use { $0.frameRowsChanged(guide) } }
  }

  /// Brings everything into line that depends on the zoom, or on what is zoomed.
  func zoomChanged(ofOthers: Bool) {
    root.engine?.zoomChanged(self, ofOthers: ofOthers)
  }
}

extension ScrollState {
  /// Whether a child or guide of the owner is enlarged by zooming.
  func zooms(_ child: LayoutNode, in owner: LayoutNode) -> Bool {
    guard child.parentLink == NodeLink(owner), !child.kind.comesWithItem else {
      return false
    }
    guard let zoomedChild else { return true }
    return zoomedChild === child
  }
}
