// Writing the solver's values to frames, and calling `updateConstraints`.

import Buffers
import Simplex

extension LayoutEngine {
  /// Writes the frames of the items that the solver has moved.
  func writeFrames() {
    counts.framesRead += items.moved.count
    currentLayout.journal.reserve(items.moved.count)
    if let grid { writeFrames(on: grid) } else { writeExactFrames() }
    items.moved.removeAll()
  }

  private func writeExactFrames() {
    let (records, values) = (items.records, solver.valuesByPosition)
    var written = 0
    for slot in items.moved {
      records[slot].state.remove([.moved, .shifted])
      guard let node = records[slot].node else { continue }
      let frame = frame(of: node, solvedAlignmentRect(of: slot, records, values))
      if replaceFrame(of: node, slot, by: frame) { written &+= 1 }
    }
    counts.framesWritten += written
  }

  /// Returns the frame of an item in the solution; the root's origin is unchanged.
  package func solvedFrame(of slot: ItemIndex, _ node: NodeLink) -> Rect {
    frame(of: node, solvedAlignmentRect(of: slot, items.records, solver.valuesByPosition))
  }

  /// Returns the solver's values for the alignment rectangle of an item.
  @inline(__always)
  private func solvedAlignmentRect(
    of slot: ItemIndex, _ records: List<ItemRecord>, _ values: List<Double>
  ) -> Rect {
    let extents = records[slot].outerRecord.isAbsent ? slot : records[slot].outerRecord
    return Rect(
      x: values[records[slot].x.position], y: values[records[slot].y.position],
      width: values[records[extents].width.position],
      height: values[records[extents].height.position])
  }

  /// Returns the frame of an item from the values of its alignment rectangle.
  @inline(__always)
  package func frame(of node: NodeLink, _ numbers: Rect) -> Rect {
    var rect = Rect(
      x: denoised(numbers.minX), y: denoised(numbers.minY), width: denoised(numbers.width),
      height: denoised(numbers.height))
    if node.hasRareState {
      let insets = node.alignmentInsets
      rect = rect.inset(
        by: EdgeInsets(
          top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    if node == rootLink { rect.origin = node.frame.origin }
    switch node.kind {
    case .insetGuide:
      // The guide of an item smaller than its insets has no extent.
      rect.size.width = Swift.max(0, rect.size.width)
      rect.size.height = Swift.max(0, rect.size.height)
    case .contentGuide:
      guard let scroll = node.parent?.node.rareState?.scroll else { break }
      rect.size.width *= scroll.zoomScale
      rect.size.height *= scroll.zoomScale
    default: break
    }
    return rect
  }

  /// Returns a value with rounding noise around 0, and the sign of 0, removed.
  @inline(__always)
  private func denoised(_ value: Double) -> Double { value.magnitude < 1e-9 ? 0 : value }

  /// Writes the frame of an item if it differs.
  func write(_ frame: Rect, to node: NodeLink, _ slot: ItemIndex) {
    if replaceFrame(of: node, slot, by: frame) { counts.framesWritten += 1 }
  }

  /// Replaces the frame of an item if it differs, and records the change.
  ///
  /// - Returns: Whether the frame differs.
  @inline(__always)
  private func replaceFrame(of node: NodeLink, _ slot: ItemIndex, by frame: Rect) -> Bool {
    let before = node.frame
    guard frame != before else { return false }
    if !items[slot].state.contains(.journaled) {
      items[slot].state.insert(.journaled)
      currentLayout.journal.append(node)
      currentLayout.recordFrame(before)
    }
    node.frame = frame
    if let parent = node.parent { enqueueLayout(parent) }
    enqueueLayout(node)
    return true
  }

  private func enqueueLayout(_ node: NodeLink) {
    guard !node.state.contains(.needsLayout) else { return }
    node.state.insert(.needsLayout)
    currentLayout.layoutQueue.append(node)
  }

  /// Calls `updateConstraints` on the views that need it, inner views first.
  func updateConstraints() {
    guard rootLink.state.needsConstraintUpdateWithin else { return }
    let root = rootLink.node
    var rounds = 0
    while root.state.needsConstraintUpdateWithin, rounds < 10 {
      updateConstraints(within: root)
      rounds += 1
    }
  }

  /// Clears the flag for descendants of a node, unless some of them need an update again.
  ///
  /// Called after the descendants are updated, so that a view that requests a fitting size in
  /// `updateConstraints` has the others updated first.
  private func clearDescendantUpdateFlag(of node: LayoutNode) {
    if !node.storedChildren.contains(where: { $0.state.needsConstraintUpdateWithin }) {
      node.state.remove(.descendantNeedsConstraintUpdate)
    }
  }

  /// Updates the constraints of a subtree once, with a list of pending nodes instead of calls.
  ///
  /// A node that has been reached stays in the list until its subtree is done.
  private func updateConstraints(within top: LayoutNode) {
    var pending = [(node: top, isReached: false)]
    while let (node, isReached) = pending.popLast() {
      let hasInner = node.state.contains(.descendantNeedsConstraintUpdate)
      if isReached {
        if hasInner { clearDescendantUpdateFlag(of: node) }
        updateOwnConstraints(node)
      } else if node.state.needsConstraintUpdateWithin {
        pending.append((node, true))
        if hasInner { for child in node.children.reversed() { pending.append((child, false)) } }
      }
    }
  }

  private func updateOwnConstraints(_ node: LayoutNode) {
    guard node.state.contains(.needsConstraintUpdate) else { return }
    node.state.remove(.needsConstraintUpdate)
    guard let view = node.ownView else { return }
    view.updateOwnConstraints()
    view.updateConstraints()
  }

  /// Restores every frame to its value before the layout; the next layout writes them again.
  func restoreFrames() {
    for (index, node) in currentLayout.journal.enumerated() {
      node.frame = currentLayout.frameBefore(index)
      if clearJournalMark(of: node) { enqueueMovedItem(node.slot) }
    }
    currentLayout.discardJournal()
    revertSideEffects()
  }

  /// Clears the mark that a node's frame is in the journal.
  ///
  /// - Returns: Whether the node is still one of the tree's items.
  @discardableResult
  func clearJournalMark(of node: NodeLink) -> Bool {
    let slot = node.slot
    // The slot may be another engine's: constraints register items before the tree is scanned.
    guard !tree.isSuperseded, items.indices.contains(slot), items[slot].node == node else {
      return false
    }
    items[slot].state.remove(.journaled)
    return true
  }
}

// The nodes changed by a layout. A result copies them only when needed.

extension LayoutEngine {
  /// Closes the journal and returns the result of the layout.
  func finishLayout() -> LayoutResult {
    // Released last: that may run client code, whose removals must reach the result.
    let findings = currentLayout.sideEffects
    currentLayout.sideEffects = []
    defer { withExtendedLifetime(findings) {} }
    captureChangedNodes()
    var count = 0
    let journal = currentLayout.journal
    for index in journal.indices {
      let node = journal[index]
      clearJournalMark(of: node)
      guard node.frame != currentLayout.frameBefore(index), !node.kind.isAuxiliary else { continue }
      journal[count] = node
      count += 1
    }
    currentLayout.closeJournal(retaining: count)
    let size = rootLink.frame.size
    guard count > 0 else { return LayoutResult(size: size, nodes: nil, root: rootLink.node) }
    let changed = currentLayout.result ?? ChangedNodes()
    changed.begin(self)
    currentLayout.result = changed
    // Nodes that have left the tree are released when the layout has ended, so links would dangle.
    if !currentLayout.leavingNodes.isEmpty || !ownsTree { captureChangedNodes() }
    return LayoutResult(size: size, nodes: changed, root: rootLink.node)
  }

  /// Returns the nodes of the latest result.
  func changedNodes() -> [LayoutNode] {
    NodeLink.nodes(of: currentLayout.changed, count: currentLayout.changed.count)
  }

  /// Copies the changed nodes into the latest result, if it still exists, and drops their links.
  func captureChangedNodes() {
    guard currentLayout.hasResult else { return }
    if let result = currentLayout.detachResult() { result.store(changedNodes()) }
    currentLayout.discardChanged()
  }
}

// Notifications from items, stacks and scroll views. Callers set no field of the engine; the engine
// decides the consequences.

extension LayoutEngine {
  /// Handles a subtree that was added to a scanned part of the tree.
  func subtreeArrived(_ node: LayoutNode) {
    tree.newSubtrees.append(NodeLink(node))
  }

  /// Handles the first guide of a node for margins or the safe area.
  func insetGuidesAdded(to node: LayoutNode) {
    tree.insetNodes.append(NodeLink(node))
  }

  /// Handles margins or safe areas that changed for another reason than moved frames.
  func insetsChanged() {
    tree.insetsAreStale = true
    if !tree.insetNodes.isEmpty { reportNeedsLayout() }
  }

  /// Records that a stack depends on the fitting size of a view in it.
  func recordFittedStack() {
    tree.hasFittedStacks = true
  }

  /// Records that a stack depends on sizes that were just measured.
  func recordMeasuringStack() {
    tree.hasMeasuringStacks = true
  }

  /// Makes stacks that depend on measured sizes update, because the tree is now inside another one.
  ///
  /// Sizes are also measured without a layout, for fitting sizes.
  func updateMeasuringStacks(of oldRoot: LayoutNode) {
    guard tree.hasMeasuringStacks else { return }
    tree.hasMeasuringStacks = false
    oldRoot.forEachInSubtree { $0.surroundingsChange() }
  }

  /// Inherits flags from an engine of which part of the tree joins this one.
  ///
  /// - Parameter other: The other engine, or nil if it no longer exists; all flags are then assumed
  ///   set.
  func inheritFlags(of other: LayoutEngine?) {
    if other?.tree.hasFittedStacks != false { tree.hasFittedStacks = true }
    if other?.tree.mayMeetOtherTrees != false { tree.mayMeetOtherTrees = true }
  }

  /// Returns whether an engine that adopts part of the tree must inherit flags of this one.
  func hasInheritableFlags() -> Bool { tree.hasFittedStacks || tree.mayMeetOtherTrees }

  /// The number of the current layout; a layout that only scrolls does not increase it.
  func layoutNumber() -> UInt32 { currentLayout.number }

  /// Returns the size of the root in recovering layout: the last one requested, or the current one.
  func lastRequestedSize() -> RootSize {
    let frame = rootLink.frame
    return currentLayout.hasSize
      ? currentLayout.requestedSize : RootSize(width: frame.width, height: frame.height)
  }

  /// Returns the height of the root in the layout, or nil if its content determines that.
  func requestedHeight() -> Double? {
    let height = currentLayout.requestedSize.height
    return height.priority == .required ? height.value : nil
  }
}
