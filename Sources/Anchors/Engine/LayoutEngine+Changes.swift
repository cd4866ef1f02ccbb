// Notifications of changes to constraints and items.

import Buffers

extension LayoutEngine {
  /// Adopts an active constraint.
  @inline(never)
  func adopt(_ link: ConstraintLink) {
    guard let form = link.use({ $0.form }) else { return }
    recordChange()
    link.use { constraint in
      constraint.engineLink = EngineLink(self)
      constraint.slot = ConstraintIndex(rows.constraints.count)
      rows.constraints.append(link, form)
      form.forEachItem { $0.use { $0.countConstraint(1) } }
      enqueue(constraint)
      if form.host == nil { flagOtherTrees(constraint) }
      // Last, since it may run client code.
      if tree.hasFittedStacks { notifyFittingStacks(at: constraint.slot) }
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
  func release(at slot: ConstraintIndex, isListed: Bool = true) {
    recordChange()
    let form = rows.constraints.form(at: slot)
    form?.forEachItem { $0.use { $0.countConstraint(-1) } }
    if let row = row(at: slot) { rows.toRemove.append(row) }
    removeBroken(RowOrigin(slot))
    if isListed { rows.constraints.unlinkEnds(at: slot) }
    let object = rows.constraints.object(at: slot)
    rows.constraints.remove(at: slot)
    object?.use { constraint in
      removeCrossing(constraint)
      constraint.engineLink = nil
      constraint.slot = .absent
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
  @inline(__always)
  func enqueue(_ constraint: LayoutConstraint) {
    if constraint.needsClientQuery { rows.needAnswers = true }
    guard !constraint.state.contains(.queued) else { return }
    constraint.state.insert(.queued)
    rows.queue.append(constraint.slot)
  }

  /// Records that the constant or the priority of a constraint changed.
  func constraintChanged(_ constraint: LayoutConstraint) {
    recordChange()
    reinstateConflicting(with: RowOrigin(constraint.slot))
    enqueue(constraint)
    if tree.hasFittedStacks { notifyFittingStacks(at: constraint.slot) }
  }

  /// Notifies stacks that the fitting size around the constraint at a slot may have changed.
  @inline(never)
  func notifyFittingStacks(at slot: ConstraintIndex) {
    if let form = rows.constraints.form(at: slot) { notifyFittingStacks(around: form) }
  }

  /// Notifies stacks that the fitting size of the items around a constraint may have changed.
  @inline(never)
  private func notifyFittingStacks(around form: ConstraintForm) {
    guard let host = form.host else { return }
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
    if !node.slot.isAbsent, !currentLayout.isRunning { enqueueMovedItem(node.slot) }
  }

  /// Records that alignment insets or the origin of bounds changed, which only affect constants.
  func geometryChanged(_ node: LayoutNode) {
    recordChange()
    for constraint in constraintsInLastLayout() where constraint.depends(onGeometryOf: node) {
      enqueue(constraint)
    }
    node.parent?.fittingChanged()
    guard !node.slot.isAbsent else { return }
    enqueueMovedItem(node.slot)
    frameRowsChanged(node)
    // Masks divide the frame, which is larger than the alignment rectangle.
    for child in node.storedChildren + (node.rareState?.guides ?? [])
    where !child.slot.isAbsent && child.state.contains(.translatesMask) {
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
      } else if mirrored != rows.constraints[constraint.slot].flags.contains(.mirrored) {
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

/// A change of a node by a layout, besides its frame.
struct LayoutSideEffect {
  /// The state before the change.
  enum Before {
    case inheritedInsets(InheritedInsets)
    case safeAreaTrials(SafeAreaTrials)
    case noAutoresizingBasis
  }

  let node: LayoutNode
  let before: Before
}

extension LayoutEngine {
  /// Reverts a change of inherited insets.
  ///
  /// - Returns: Whether the side effect is one.
  @discardableResult
  func revertInsets(_ effect: LayoutSideEffect) -> Bool {
    guard case .inheritedInsets(let before) = effect.before else { return false }
    guard contains(NodeLink(effect.node)) else { return true }
    effect.node.rareState?.inherited = before
    tree.insetsAreStale = true
    effect.node.updateInsetGuides()
    return true
  }

  /// Reverts the side effects of a failed layout.
  func revertSideEffects() {
    let findings = currentLayout.sideEffects
    currentLayout.sideEffects = []
    for finding in findings.reversed() where !revertInsets(finding) {
      guard contains(NodeLink(finding.node)) else { continue }
      switch finding.before {
      case .inheritedInsets: break
      case .safeAreaTrials(var before):
        // The latest layout's remain in effect.
        if before.layout == currentLayout.number &- 1 { before.layout = currentLayout.number }
        finding.node.rareState?.scroll?.safeAreaTrials = before
      case .noAutoresizingBasis:
        finding.node.resetInferredBasis()
        if stillContains(finding.node) { frameRowsChanged(finding.node) }
      }
    }
  }
}

// Reports that a tree needs a layout, at the first change after one.
//
// Changes are reported where the call of client code that makes them ends, when the tree is
// consistent again, because the handler is client code, too.

extension LayoutEngine {
  /// Reports a change that may affect a frame, if it is the first one since a layout.
  @inline(__always)
  func reportNeedsLayout() {
    if tree.reportsFirstChange { reportFirstChange() }
  }

  @inline(never)
  private func reportFirstChange() {
    guard !borrowsTree, !tree.isSuperseded else { return }
    guard !currentLayout.isRunning, tree.unfinishedMoves == 0 else {
      return tree.hasUnreportedChange = true
    }
    tree.reportsFirstChange = false
    let root = rootLink.node
    // The handler may release the root.
    withExtendedLifetime(root) { root.rareState?.needsLayoutHandler?() }
  }

  /// Makes the next change reported again, because a layout of the whole tree has ended.
  func rearmChangeReport() {
    guard !borrowsTree, !tree.isSuperseded else { return }
    tree.hasUnreportedChange = false
    tree.reportsFirstChange = rootLink.use { $0.rareState?.needsLayoutHandler != nil }
  }

  /// Reports a change that was made during a query of a fitting size or a move.
  func reportChangeInFitting() {
    guard tree.hasUnreportedChange, !currentLayout.isRunning else { return }
    tree.hasUnreportedChange = false
    reportNeedsLayout()
  }

  /// Defers reports until a node has left or joined the tree.
  func beginMove() { tree.unfinishedMoves += 1 }

  /// Reports the changes since the move began.
  func endMove() {
    tree.unfinishedMoves -= 1
    if tree.unfinishedMoves == 0 { reportChangeInFitting() }
  }

  /// Makes the next change reported to a new handler of the root, if none is pending.
  func rearmChangeReportIfClean() {
    guard currentLayout.number > 0, !currentLayout.isRunning else { return }
    tree.reportsFirstChange = tree.reportsFirstChange || !isDirty && !tree.insetsAreStale
  }
}

extension LayoutNode {
  /// Reports at the root that a change may affect a frame.
  func reportNeedsLayout() {
    NodeLink(self).treeEngineLink?.use { $0.reportNeedsLayout() }
  }
}
