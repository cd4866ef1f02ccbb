// How a change to a node reaches the engine of its tree.

extension LayoutNode {
  /// Whether the height of the content depends on the width it gets.
  var wrapsContent: Bool {
    ownView?.contentHeightDependsOnWidth ?? (rareState?.measure != nil)
  }

  /// The extent of the content along an axis, negative if there is none; nil if it cannot be found.
  func contentExtent(along axis: Axis) -> Double? {
    if let view = ownView { return view.arrangedExtent(along: axis) }
    return measuredContent(width: nil)[axis]
  }

  /// Where the baselines lie, measured again.
  func measuredBaselines() -> Baselines {
    ownView?.baselines ?? rareState?.measureBaselines?() ?? Baselines()
  }

  /// Gives the node an engine, which only the root of a tree has.
  func requireEngine() -> LayoutEngine { requireEngineLink().engine }

  @inline(never)
  private func makeEngine() -> EngineLink {
    let link = installEngine(LayoutEngine(root: NodeLink(self)))
    guard state.contains(.orphaned) else { return link }
    adoptOrphanedConstraints(link.engine)
    // A stack that is told may have had the program asked, which may have put the node into another tree.
    return NodeLink(self).root.use { $0.requireEngineLink() }
  }

  /// Forgets the tree that no longer exists, and takes along the constraints within the node.
  private func adoptOrphanedConstraints(_ engine: LayoutEngine) {
    clearOldTree()
    engine.inheritFlags(of: nil)
    var gathered = constraintsWithin().filter { $0.state.contains(.detached) }
    gathered.sortByPlace()
    forEachInSubtree { $0.state.insert(.leaving) }
    for constraint in gathered {
      if constraint.crossesBorderOfLeaving {
        constraint.deactivate()
      } else {
        constraint.releaseFromOldTree()
        engine.adopt(constraint)
      }
    }
    forEachInSubtree { $0.state.remove(.leaving) }
    orphanedConstraints = nil
  }

  /// The engine without a reference counted; it belongs to the node.
  @inline(__always)
  func requireEngineLink() -> EngineLink {
    if ownsEngine, let engineLink { return engineLink }
    return makeEngine()
  }

  /// Loses the parent, because that one no longer exists.
  ///
  /// The tree's engine has gone with the root. What it knew of the node and of those inside is
  /// forgotten when they become part of another tree, or a tree of their own; constraints within the
  /// node then go along.
  @inline(__always)
  func detachFromDeadTree(_ left: OrphanedConstraints?) {
    orphanedConstraints = left
    parentLink = nil
    resetInferredBasis()
    clearCachedEngine()
    slot = -1
    state.remove(.scanned)
    leaveStack(left)
    state.insert(.orphaned)
  }

  /// Forgets what the engine of a tree that no longer exists knew of the node and of those inside.
  func clearOldTree() {
    forEachInSubtree { node in
      node.slot = -1
      node.activeCount = 0
      // Those that lead to another tree are still in the care of an engine there.
      for constraint in node.constraintObjects where constraint.engineLink != nil {
        node.activeCount += 1
      }
      node.state.remove([.scanned, .contentQueued, .orphaned])
      node.clearCachedEngine()
      node.surroundingsChange()
    }
  }

  func contentChanged() {
    let link = NodeLink(self)
    if let parentLink, parentLink.use({ $0.dependsOnChildren }) {
      parentLink.view?.childContentChanged(self)
    }
    if link.treeEngineLink?.use({ $0.hasInheritableFlags() }) == true {
      parent?.notifyFittedStacks()
    }
    guard state.contains(.scanned), !state.contains(.contentQueued) else { return }
    link.treeEngineLink?.use { $0.contentChanged(link) }
  }

  /// Tells the stacks that depend on the fitting size of this node or of an ancestor that it may have
  /// changed.
  ///
  /// Complexity: O(depth) if a stack in the tree depends on a fitting size.
  func fittingChanged() {
    if NodeLink(self).treeEngine?.hasInheritableFlags() == true { notifyFittedStacks() }
  }

  private func notifyFittedStacks() {
    var node: LayoutNode? = self
    while let current = node {
      node = current.parentLink?.node
      if current.state.contains(.usesFittingSize) { node?.ownView?.childContentChanged(current) }
    }
  }

  /// Makes a stack that depends on measured sizes update after a move to another part of the tree, where
  /// texts may be measured differently and standard spacings may differ.
  func surroundingsChange() {
    if state.contains(.dependsOnMeasurement) { ownView?.childContentChanged(self) }
  }

  func frameWasSet() {
    guard slot >= 0 else { return insetsChanged() }
    root.engine?.frameWasSet(self)
  }

  /// Marks margins and safe areas for recomputation at the next layout.
  func insetsChanged() {
    root.engine?.insetsChanged()
  }

  func geometryChanged() {
    root.engine?.geometryChanged(self)
  }

  func directionChanged() {
    root.engine?.directionChanged(self)
  }

  func invalidateContentOfSubtree() {
    forEachInSubtree { if !$0.kind.isGuide { $0.contentChanged() } }
  }

  /// Makes the next layout call the view's `updateConstraints()`.
  public func setNeedsUpdateConstraints() {
    state.insert(.needsConstraintUpdate)
    parentLink?.use { $0.markDescendantConstraintUpdate() }
  }

  /// Marks the way from the root to the node, the node included.
  func markDescendantConstraintUpdate() {
    var node: LayoutNode? = self
    while let current = node, !current.state.contains(.descendantNeedsConstraintUpdate) {
      current.state.insert(.descendantNeedsConstraintUpdate)
      node = current.parentLink?.node
    }
  }

  /// Makes the next layout call the view's `layoutSubviews()`.
  public func setNeedsLayout() {
    guard !state.contains(.needsLayout) else { return }
    state.insert(.needsLayout)
    if state.contains(.scanned) { root.engine?.needsLayout(self) }
  }
}
