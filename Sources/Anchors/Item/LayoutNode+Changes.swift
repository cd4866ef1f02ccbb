// Propagation of a node's changes to the engine of its tree.

extension LayoutNode {
  /// True if the height of the content depends on its width.
  var wrapsContent: Bool {
    ownView?.contentHeightDependsOnWidth ?? (rareState?.measure != nil)
  }

  /// Measures the extent of the content along an axis.
  ///
  /// - Returns: The extent, negative without content; nil if it cannot be computed.
  func contentExtent(along axis: Axis) -> Double? {
    if let view = ownView { return view.arrangedExtent(along: axis) }
    return measuredContent(width: nil)[axis]
  }

  /// Measures the baselines at a width, or without one; a view's do not depend on it.
  func measuredBaselines(width: Double?) -> Baselines {
    ownView?.contentBaselines ?? rareState?.measureBaselines?(width) ?? Baselines()
  }

  /// Returns the engine of the node, and creates it if necessary; only a root has one.
  func requireEngine() -> LayoutEngine { requireEngineLink().engine }

  @inline(never)
  private func makeEngine() -> EngineLink {
    let made = LayoutEngine(root: NodeLink(self))
    engine = made
    guard state.contains(.orphaned) else { return EngineLink(made) }
    adoptOrphanedConstraints(made)
    // Notifying a stack may run client code, which may move the node into another tree.
    return NodeLink(self).root.use { $0.requireEngineLink() }
  }

  /// Clears the state of the deallocated tree, and adopts the constraints inside the subtree.
  private func adoptOrphanedConstraints(_ engine: LayoutEngine) {
    clearOldTree()
    engine.inheritFlags(of: nil)
    formerEngine?.materializeOrphans(of: self)
    formerEngine = nil
    var gathered = constraintsWithin().filter { $0.state.contains(.detached) }
    gathered.sortBySlot()
    forEachInSubtree { $0.state.insert(.leaving) }
    for constraint in gathered {
      if constraint.form?.crossesLeavingSubtree == true {
        constraint.deactivate()
      } else {
        constraint.releaseFromOldTree()
        engine.adopt(ConstraintLink(constraint))
      }
    }
    forEachInSubtree { $0.state.remove(.leaving) }
  }

  /// Returns a link to the engine of the node, and creates the engine if necessary.
  ///
  /// No reference is counted, because the node owns the engine.
  @inline(__always)
  func requireEngineLink() -> EngineLink {
    if ownsEngine, let engineLink { return engineLink }
    return makeEngine()
  }

  /// Clears the parent, which is being deallocated.
  ///
  /// The tree's engine is deallocated with the root. Its data about the subtree is cleared when the
  /// subtree joins another tree or gets an engine of its own; constraints inside it move along.
  @inline(__always)
  func detachFromDeadTree(_ former: LayoutEngine?) {
    formerEngine = former
    parentLink = nil
    resetInferredBasis()
    clearCachedEngine()
    slot = .absent
    state.remove(.scanned)
    leaveStack()
    state.insert(.orphaned)
  }

  /// Clears the data that the engine of a deallocated tree stored in the subtree.
  func clearOldTree() {
    forEachInSubtree { node in
      node.slot = .absent
      // Constraints to another tree are still active in the engine of that tree.
      node.activeCount = Int32(node.constraintObjects.count { $0.engineLink != nil })
      node.state.remove([.scanned, .contentQueued, .orphaned])
      node.clearCachedEngine()
      node.surroundingsChange()
    }
  }

  func contentChanged() {
    if let parentLink, parentLink.use({ $0.dependsOnChildren }) {
      parentLink.view?.childContentChanged(self)
    }
    parent?.fittingChanged()
    numbersChanged()
  }

  /// Queues the content to be measured again.
  func numbersChanged() {
    guard state.contains(.scanned), !state.contains(.contentQueued) else { return }
    notifyEngine { $0.contentChanged(NodeLink(self)) }
  }

  /// Notifies the engine of the tree, if there is one, of a change that needs a layout.
  func notifyEngine(_ change: (LayoutEngine) -> Void) {
    guard let engine = NodeLink(self).treeEngine else { return }
    change(engine)
    engine.reportNeedsLayout()
  }

  /// Notifies the stacks that depend on the fitting size of this node or of an ancestor.
  ///
  /// Complexity: O(depth) if a stack in the tree depends on a fitting size, otherwise O(1).
  func fittingChanged() {
    let hasFlags = NodeLink(self).treeEngineLink?.use { $0.hasInheritableFlags() }
    if hasFlags == true { notifyFittedStacks() }
  }

  private func notifyFittedStacks() {
    var node: LayoutNode? = self
    while let current = node {
      node = current.parentLink?.node
      if current.state.contains(.usesFittingSize) { node?.ownView?.childContentChanged(current) }
    }
  }

  /// Updates a stack that depends on measured sizes, after a move to another part of the tree.
  ///
  /// Text measurement and standard spacings may differ there.
  func surroundingsChange() {
    if state.contains(.dependsOnMeasurement) { ownView?.childContentChanged(self) }
  }

  /// Invalidates margins and safe areas; the next layout recomputes them.
  func insetsChanged() {
    root.engine?.insetsChanged()
  }

  func directionChanged() { notifyEngine { $0.directionChanged(self) } }

  func invalidateContentOfSubtree() {
    forEachInSubtree { if !$0.kind.isGuide { $0.contentChanged() } }
  }

  /// Marks the path from the root to the node, the node included.
  func markDescendantConstraintUpdate() {
    for link in NodeLink(self).path {
      if link.state.contains(.descendantNeedsConstraintUpdate) { return }
      link.state.insert(.descendantNeedsConstraintUpdate)
    }
  }
}

// Hidden nodes, and nodes collapsed by a stack.

extension LayoutNode {
  /// True if the node or one of its ancestors is hidden.
  package var isInHidden: Bool { NodeLink(self).path.contains { $0.state.contains(.hidden) } }

  /// Sets whether the stack that arranges the node collapses it.
  package func setCollapsed(_ isCollapsed: Bool) {
    guard isCollapsed != state.contains(.collapsed) else { return }
    state.set(.collapsed, isCollapsed)
    if state.contains(.scanned) { root.engine?.hidingChanged(self) }
  }

  /// Deactivates the constraints that a deallocated stack imposed on the node.
  @inline(__always)
  func leaveStack() {
    state.remove(.collapsed)
    for constraint in constraintObjects where constraint.state.contains(.imposedByStack) {
      constraint.deactivate()
    }
  }

  /// True if a stack collapses the node or one of its ancestors.
  ///
  /// Complexity: O(depth).
  var isInCollapsed: Bool { NodeLink(self).path.contains { $0.state.contains(.collapsed) } }

  /// The size of the frame, or of a collapsed node the size that applies inside it.
  var innerSize: Size {
    guard state.contains(.collapsed), let engine = root.engine else { return storedFrame.size }
    return engine.innerSize(of: self)
  }
}
