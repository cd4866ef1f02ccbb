// What happens to constraints when a node leaves a tree or arrives in one.

extension LayoutNode {
  func addGuide(_ guide: LayoutNode) {
    if guide.ownsEngine || guide.state.contains(.orphaned) { adoptOrphans() }
    requireRareState().guides.append(guide)
    guide.parentLink = NodeLink(self)
    guide.arrive()
  }

  func removeGuide(_ guide: LayoutNode) {
    guide.moveConstraints(to: nil)
    guide.parentLink = nil
    guide.resetInferredBasis()
    guard let rareState, let index = rareState.guides.indexFromEnds(where: { $0 === guide })
    else { return }
    rareState.guides.remove(at: index)
  }

  /// Takes the node out of its parent, on the way to a new one or to none.
  ///
  /// Constraints within the node move with it. One that crosses its border is deactivated, wherever the node
  /// goes.
  ///
  /// - Returns: The departure, to be reported once the node has arrived: only then may the program move the
  ///   node again.
  func leave(for destination: LayoutNode?) -> PendingRemoval {
    guard let parent = parentLink?.node else { return PendingRemoval() }
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
    return PendingRemoval(view: ownView, parentView: parentView)
  }

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
    // What is asked from here on of nodes far from the root may make them remember the engine again.
    let climbed = oldEngine.counts.levelsClimbed
    defer {
      if climbed != oldEngine.counts.levelsClimbed { forEachInSubtree { $0.clearCachedEngine() } }
    }
    // Elsewhere in a tree a row may have to be stated anew, which only an object can note.
    let traveling = oldEngine.removeCrossingConstraints(
      of: self, keepingRecords: newRoot == nil && oldEngine.canStayRecords)
    oldEngine.unregister(self)
    if let newRoot, newRoot === oldRoot { return oldEngine.invalidateRows(of: traveling) }
    guard !traveling.isEmpty || oldEngine.hasInheritableFlags() else { return }
    let newEngine = (newRoot ?? self).requireEngine()
    newEngine.inheritFlags(of: oldEngine)
    oldEngine.transfer(traveling, to: newEngine)
  }

  /// The active constraints that mention the node or anything inside it, each once.
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

  /// Makes a node that has just been given a parent part of the parent's tree.
  func arrive() {
    guard let parent = parentLink else { return }
    clearCachedEngine()
    if state.contains(.translatesMask) { parent.node.fittingChanged() }
    if state.contains(.orphaned) { _ = requireEngine() }
    if let engine {
      engine.surroundingsChange(of: self)
      self.engine = nil
      parent.root.node.merge(engine)
    }
    if parent.state.contains(.scanned) { root.engine?.subtreeArrived(self) }
    if state.needsConstraintUpdateWithin {
      parent.use { $0.markDescendantConstraintUpdate() }
    }
  }
}

/// A node's departure from its parent; it keeps the view of the node alive on the way.
struct PendingRemoval {
  var view: View?
  /// The view that the node was in.
  var parentView: View?

  /// Tells the view that the node was in, which may run the program's code.
  @inline(__always)
  func notifyParent() {
    if let view, let parentView { parentView.didRemoveSubview(view) }
  }
}

extension LayoutConstraint {
  /// Whether some of the items are in the subtree that is leaving and others are not.
  var crossesBorderOfLeaving: Bool {
    var inside = false
    var outside = false
    for end in 0..<endCount {
      guard let item = item(at: end) else { continue }
      if item.state.contains(.leaving) { inside = true } else { outside = true }
    }
    return inside && outside
  }

  /// Whether some of the items are inside a node and others are not.
  func crosses(_ node: LayoutNode) -> Bool {
    var inside = false
    var outside = false
    for end in 0..<endCount {
      guard let item = item(at: end)?.node else { continue }
      if item.isDescendant(of: node) { inside = true } else { outside = true }
    }
    return inside && outside
  }
}
