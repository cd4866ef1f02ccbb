@_spi(Memory) import Simplex

// Insets of margins and safe areas that items inherit from their surroundings, computed from
// frames.

extension LayoutEngine {
  /// Updates the guides of margins and safe areas to the insets.
  func updateInsetGuides() {
    for index in tree.insetNodes.indices {
      let node = tree.insetNodes[index].node
      if currentLayout.canResetInsets, node.rareState?.inherited.areUsable == false {
        // No layout can succeed with these; the frames they came from may have changed.
        inherit(InheritedInsets(), node)
      }
      node.updateInsetGuides()
    }
  }

  /// Resets the inherited insets, which were computed from the frames of an earlier layout.
  ///
  /// - Returns: Whether any were nonzero.
  func resetInheritedInsets() -> Bool {
    var areForgotten = false
    for link in tree.insetNodes where link.parent != nil {
      areForgotten = inherit(InheritedInsets(), link.node) || areForgotten
    }
    currentLayout.canResetInsets = false
    return areForgotten
  }

  /// Updates the inherited insets of the items with guides.
  func inheritInsets() {
    counts.insetsRead += tree.insetNodes.count
    // Cached, so that consecutive siblings compute the safe area of their parent once.
    var around: (parent: LayoutNode, safeArea: EdgeInsets)?
    for index in tree.insetNodes.indices {
      let node = tree.insetNodes[index].node
      guard let parent = node.parentLink?.node else {
        node.updateInsetGuides()
        continue
      }
      if around?.parent !== parent { around = (parent, parent.childSafeArea) }
      inherit(node.inheritedInsets(of: parent, safeArea: around?.safeArea ?? .zero), node)
    }
  }

  /// Sets the inherited insets of a node, records the side effect, and updates the node's guides.
  ///
  /// - Returns: Whether the insets changed.
  @discardableResult
  private func inherit(_ insets: InheritedInsets, _ node: LayoutNode) -> Bool {
    guard let state = node.rareState else { return false }
    let before = state.inherited
    if before != insets {
      currentLayout.sideEffects.append(LayoutSideEffect(node: node, inheritedBefore: before))
      state.inherited = insets
    }
    node.updateInsetGuides()
    return before != insets
  }

  /// Updates the inherited insets of the items inside those that moved in this layout.
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
