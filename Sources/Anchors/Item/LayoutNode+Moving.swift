// Transfer of constraints when a node leaves or joins a tree.

extension LayoutNode {
  package func addGuide(_ guide: LayoutNode) {
    if guide.ownsEngine || guide.state.contains(.orphaned) { adoptOrphans() }
    requireRareState().guides.append(guide)
    guide.parentLink = NodeLink(self)
    guide.arrive()
  }

  package func removeGuide(_ guide: LayoutNode) {
    let engine = engineIfScanned
    engine?.beginMove()
    defer { engine?.endMove() }
    guide.moveConstraints(to: nil)
    guide.parentLink = nil
    guide.resetInferredBasis()
    guard let rareState, let index = rareState.guides.indexFromEnds(where: { $0 === guide })
    else { return }
    rareState.guides.remove(at: index)
    if state.contains(.scanned) { reportNeedsLayout() }
  }

  /// Removes the node from its parent, before it joins a new parent or becomes a root.
  ///
  /// Constraints within the node move with it. A constraint that crosses its boundary is
  /// deactivated, independent of the destination.
  ///
  /// - Parameter destination: The new parent, or nil.
  /// - Returns: The pending removal; the caller must notify the old parent once the node has
  ///   arrived, because client code may then move the node again.
  func leave(for destination: LayoutNode?) -> PendingRemoval {
    guard let parent = parentLink?.node else { return PendingRemoval() }
    let engine = parent.engineIfScanned
    engine?.beginMove()
    defer { engine?.endMove() }
    moveConstraints(to: destination)
    parent.changeChildren { children in
      let last = Int(parent.lastRemovedIndex)
      guard let index = children.index(near: last, where: { $0 === self }) else { return }
      parent.lastRemovedIndex = Int32(truncatingIfNeeded: index)
      children.remove(at: index)
    }
    parentLink = nil
    resetInferredBasis()
    if state.contains(.translatesMask) { parent.fittingChanged() }
    let parentView = parent.ownView
    parentView?.childDidLeave(self)
    if parent.state.contains(.scanned) { parent.reportNeedsLayout() }
    return PendingRemoval(view: ownView, parentView: parentView)
  }

  /// The engine of the tree if it has scanned the node; only then it may report changes.
  var engineIfScanned: LayoutEngine? { state.contains(.scanned) ? NodeLink(self).treeEngine : nil }

  private func moveConstraints(to destination: LayoutNode?) {
    let oldRoot = root
    if oldRoot.state.contains(.orphaned) { _ = oldRoot.requireEngine() }
    let oldEngine = oldRoot.engine
    let newRoot = destination?.root
    forEachInSubtree {
      if oldEngine != nil { $0.state.insert(.leaving) }
      $0.clearCachedEngine()
    }
    guard let oldEngine else { return }
    // Queries from here on may cache the engine again at nodes far from the root.
    let climbed = oldEngine.counts.levelsClimbed
    defer {
      if climbed != oldEngine.counts.levelsClimbed { forEachInSubtree { $0.clearCachedEngine() } }
    }
    let moving = oldEngine.removeCrossingConstraints(of: self)
    oldEngine.unregister(self)
    if let newRoot, newRoot === oldRoot { return oldEngine.invalidateRows(of: moving) }
    guard !moving.isEmpty || oldEngine.hasInheritableFlags() else { return }
    let newEngine = (newRoot ?? self).requireEngine()
    newEngine.inheritFlags(of: oldEngine)
    oldEngine.transfer(moving, to: newEngine)
  }

  /// Collects the active constraints that mention the node or a descendant, each once.
  func constraintsWithin() -> [LayoutConstraint] {
    var gathered: [LayoutConstraint] = []
    forEachInSubtree { node in
      for constraint in node.mentioningConstraints
      where constraint.isActive && !constraint.state.contains(.collected) {
        constraint.state.insert(.collected)
        gathered.append(constraint)
      }
    }
    for constraint in gathered { constraint.state.remove(.collected) }
    return gathered
  }

  /// Completes the addition of the node to its new parent's tree.
  func arrive() {
    guard let parent = parentLink else { return }
    clearCachedEngine()
    if state.contains(.translatesMask) { parent.node.fittingChanged() }
    if state.contains(.orphaned) { _ = requireEngine() }
    if let engine {
      engine.updateMeasuringStacks(of: self)
      self.engine = nil
      parent.root.node.merge(engine)
    }
    if parent.state.contains(.scanned) { root.engine?.subtreeArrived(self) }
    if state.needsConstraintUpdateWithin {
      parent.use { $0.markDescendantConstraintUpdate() }
    }
    if parent.state.contains(.scanned) { parent.node.reportNeedsLayout() }
  }
}

/// The removal of a node from its parent whose notification is pending; it retains the node's view.
package struct PendingRemoval {
  var view: View?
  /// The view of the old parent.
  var parentView: View?

  /// Notifies the old parent's view, which may run client code.
  @inline(__always)
  package func notifyParent() {
    if let view, let parentView { parentView.didRemoveSubview(view) }
  }
}

extension ConstraintForm {
  /// True if some of the items are in the leaving subtree and others are not.
  var crossesLeavingSubtree: Bool {
    func hasItem(leaving: Bool) -> Bool {
      (0..<endCount).contains { item(at: $0)?.state.contains(.leaving) == leaving }
    }
    return hasItem(leaving: true) && hasItem(leaving: false)
  }
}
