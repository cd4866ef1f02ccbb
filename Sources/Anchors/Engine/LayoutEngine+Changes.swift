import Buffers

// Notifications of changes to constraints and items.

extension LayoutEngine {
  /// Adopts an active constraint.
  func adopt(_ constraint: LayoutConstraint) { adopt(ConstraintLink(retaining: constraint)) }

  /// Adopts an active constraint by a link that already retains it for the engine.
  @inline(never)
  func adopt(_ link: ConstraintLink) {
    guard let statement = link.use({ $0.statement }) else { return link.release() }
    recordChange()
    let slot = Int32(rows.constraints.count)
    rows.constraints.append(link, statement)
    link.use { constraint in
      constraint.engineLink = EngineLink(self)
      constraint.slot = slot
      constraint.form?.forEachItem { $0.use { $0.countConstraint(1) } }
      enqueue(constraint)
      notifyFittingStacks(around: constraint)
      if constraint.hostLink == nil { flagOtherTrees(constraint) }
    }
  }

  /// Flags each tree that a constraint mentions, so that a layout of any of them reports it.
  private func flagOtherTrees(_ constraint: LayoutConstraint) {
    for end in 0..<constraint.endCount {
      constraint.item(at: end)?.root.node.requireEngine().tree.mayMeetOtherTrees = true
    }
  }

  /// Releases the constraint at a slot, which was deactivated or moves to another tree.
  ///
  /// - Parameters:
  ///   - slot: The slot, which becomes a hole.
  ///   - isListed: Whether the constraint is in lists of its items if it has no object.
  func release(at slot: Int, isListed: Bool = true) {
    recordChange()
    let form = rows.constraints.form(at: slot)
    form?.forEachItem { $0.use { $0.countConstraint(-1) } }
    if let row = row(at: slot) { rows.toRemove.append(row) }
    removeBroken(RowOrigin(kind: .constraint, index: Int32(slot)))
    if isListed { rows.constraints.unlinkEnds(at: slot) }
    let object = rows.constraints.object(at: slot)
    rows.constraints.remove(at: slot)
    object?.use { constraint in
      removeCrossing(constraint)
      constraint.engineLink = nil
      constraint.slot = -1
      if constraint.state.contains(.invalid) {
        recovery.invalidConstraints.removeAll { $0 === constraint }
      }
      constraint.state.remove([.queued, .stale, .broken, .invalid, .overflowing])
    }
    // Last, since the first may run client code, and the second free the constraint.
    if tree.hasFittedStacks, let form { notifyFittingStacks(around: form) }
    object?.release()
  }

  /// Queues a constraint for the next layout.
  func enqueue(_ constraint: LayoutConstraint) {
    guard !constraint.state.contains(.queued) else { return }
    constraint.state.insert(.queued)
    rows.queue.append(constraint.slot)
  }

  /// Records that the constant or the priority of a constraint changed.
  func constraintChanged(_ constraint: LayoutConstraint) {
    recordChange()
    reinstateConflicting(with: RowOrigin(kind: .constraint, index: constraint.slot))
    enqueue(constraint)
    notifyFittingStacks(around: constraint)
  }

  private func notifyFittingStacks(around constraint: LayoutConstraint) {
    if tree.hasFittedStacks, let form = constraint.form { notifyFittingStacks(around: form) }
  }

  /// Notifies stacks that the fitting size around the record at a slot may have changed.
  @inline(never)
  func notifyFittingStacks(at slot: Int32) {
    notifyFittingStacks(around: ConstraintForm(rows.constraints.value(at: Int(slot))))
  }

  /// Notifies stacks that the fitting size of the items around a constraint may have changed.
  @inline(never)
  private func notifyFittingStacks(around form: ConstraintForm) {
    guard tree.hasFittedStacks, let host = form.host else { return }
    let inside = form.isImposed ? host.parent : host
    inside?.node.fittingChanged()
  }

  /// Invalidates the row of a constraint, so that the next layout lowers it again.
  func invalidateRow(_ constraint: LayoutConstraint) {
    constraint.state.insert(.stale)
    constraintChanged(constraint)
  }

  func contentChanged(_ node: NodeLink) {
    recordChange()
    node.state.insert(.contentQueued)
    tree.contentQueue.append(node)
  }

  /// Records that a frame was set by hand.
  func frameWasSet(_ node: LayoutNode) {
    guard !rootLink.refers(to: node) else {
      // Constraints inside the root may depend on its frame.
      discardPrelayoutFitting()
      tree.insetsAreStale = true
      currentLayout.hasSize = false
      enqueueFrameRewrite(node)
      return
    }
    recordChange()
    frameRowsChanged(node)
    enqueueFrameRewrite(node)
    node.parent?.fittingChanged()
  }

  /// Marks an item so that its frame is written even if the solver's value is unchanged.
  ///
  /// Not during a layout: a view that sets its frame then would be laid out, and set it, again.
  private func enqueueFrameRewrite(_ node: LayoutNode) {
    if node.slot >= 0, !currentLayout.isRunning { enqueueMovedItem(Int(node.slot)) }
  }

  /// Records that alignment insets or the origin of bounds changed, which only affect constants.
  func geometryChanged(_ node: LayoutNode) {
    recordChange()
    for constraint in constraintsInLastLayout() where constraint.depends(onGeometryOf: node) {
      enqueue(constraint)
    }
    node.parent?.fittingChanged()
    guard node.slot >= 0 else { return }
    enqueueMovedItem(Int(node.slot))
    frameRowsChanged(node)
    // Masks divide the frame, which is larger than the alignment rectangle.
    for child in node.storedChildren + (node.rareState?.guides ?? [])
    where child.slot >= 0 && child.state.contains(.translatesMask) {
      frameRowsChanged(child)
    }
  }

  /// Records that the reading direction of a subtree changed.
  func directionChanged(_ node: LayoutNode) {
    tree.insetsAreStale = true
    node.forEachInSubtree { inner in
      if inner.state.contains(.scanned) { NodeLink(inner).findDirection() }
    }
    for constraint in constraintsInLastLayout()
    where constraint.isDirectional || constraint.state.contains(.systemSpacing) {
      guard let host = constraint.hostLink else { continue }
      let mirrored = host.isRightToLeft
      if !constraint.isDirectional {
        constraintChanged(constraint)
      } else if mirrored != rows.constraints[Int(constraint.slot)].flags.contains(.mirrored) {
        invalidateRow(constraint)
      }
    }
  }

  /// Enqueues the constraints that use the baselines of a node.
  func baselinesChanged(_ node: LayoutNode) {
    for constraint in node.constraintObjects
    where constraint.usesBaseline && constraint.belongs(to: self) {
      constraintChanged(constraint)
    }
  }

  /// Enqueues the constraints that use the standard spacing.
  func systemSpacingChanged() {
    for index in rows.constraints.indices {
      rows.constraints.object(at: index)?.use {
        if $0.state.contains(.systemSpacing) { constraintChanged($0) }
      }
    }
  }

  /// Enqueues a node, for the next layout to call its `layoutSubviews`.
  func enqueueLayoutSubviews(of node: LayoutNode) {
    recordChange()
    currentLayout.layoutQueue.append(NodeLink(node))
  }

  /// Records a change, and the view in whose `layoutSubviews` it is made, if any.
  @inline(__always)
  func recordChange() {
    currentLayout.changeStamp &+= 1
    if let node = currentLayout.nodeInLayout { recordLoopSuspect(node) }
  }

  private func recordLoopSuspect(_ node: NodeLink) {
    if let last = currentLayout.loopSuspects.last, node.refers(to: last) { return }
    currentLayout.loopSuspects.append(node.node)
  }
}
