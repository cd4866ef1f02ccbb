@_spi(Memory) import Simplex

// What of margins and safe areas reaches into items from around them, found from their frames.

extension LayoutEngine {
  /// Brings the guides of margins and safe areas into line with the insets.
  func updateInsetGuides() {
    for index in tree.insetNodes.indices {
      let node = tree.insetNodes[index].node
      if currentLayout.canResetInsets, node.rareState?.inherited.areUsable == false {
        // No layout can begin with them; what they came from may be others now.
        inherit(InheritedInsets(), node)
      }
      node.refreshInsetGuides()
    }
  }

  /// Forgets the insets that reached from ancestors into items where frames were before.
  ///
  /// - Returns: Whether any were there.
  func resetInheritedInsets() -> Bool {
    var areForgotten = false
    for link in tree.insetNodes where link.parent != nil {
      areForgotten = inherit(InheritedInsets(), link.node) || areForgotten
    }
    currentLayout.canResetInsets = false
    return areForgotten
  }

  /// Updates the insets that reach from ancestors into items whose guides follow them.
  func inheritInsets() {
    counts.insetsRead += tree.insetNodes.count
    // Of neighbors one after the other the parent is asked once.
    var around: (parent: LayoutNode, safeArea: EdgeInsets)?
    for index in tree.insetNodes.indices {
      let node = tree.insetNodes[index].node
      guard let parent = node.parentLink?.node else {
        node.refreshInsetGuides()
        continue
      }
      if around?.parent !== parent { around = (parent, parent.childSafeArea) }
      inherit(node.inheritedInsets(of: parent, safeArea: around?.safeArea ?? .zero), node)
    }
  }

  /// Has insets reach into a node, notes what did before, and brings its guides into line.
  ///
  /// - Returns: Whether others did before.
  @discardableResult
  private func inherit(_ insets: InheritedInsets, _ node: LayoutNode) -> Bool {
    guard let state = node.rareState else { return false }
    let before = state.inherited
    if before != insets {
      currentLayout.sideEffects.append(LayoutSideEffect(node: node, inheritedBefore: before))
      state.inherited = insets
    }
    node.refreshInsetGuides()
    return before != insets
  }

  /// Does the same within items that have moved in this layout.
  func inheritInsetsWhereMoved() {
    for node in currentLayout.journal {
      let moved = node.kind == .contentGuide ? node.parent ?? node : node
      inheritInsets(within: moved.node)
    }
  }

  private func inheritInsets(within node: LayoutNode) {
    node.forEachInSubtree { node in
      guard node.rareState?.insetGuides != nil, let parent = node.parentLink?.node else { return }
      counts.insetsRead += 1
      inherit(node.inheritedInsets(of: parent, safeArea: parent.childSafeArea), node)
    }
  }
}
