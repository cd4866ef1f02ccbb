@_spi(Memory) import Simplex

// Copying what the solver found to the frames, and telling the views.

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
      let slot = Int(slot)
      records[slot].state.remove([.moved, .shifted])
      guard let node = records[slot].node else { continue }
      let frame = frame(of: node, numbers(of: slot, records, values))
      if replaceFrame(of: node, slot, by: frame) { written &+= 1 }
    }
    counts.framesWritten += written
  }

  /// The frame of an item as the solver has it; the root stays where it is.
  func solvedFrame(of slot: Int, _ node: NodeLink) -> Rect {
    frame(of: node, numbers(of: slot, items.records, solver.valuesByPosition))
  }

  /// The numbers that the solver has for the alignment rectangle of an item.
  @inline(__always)
  private func numbers(
    of slot: Int, _ records: List<ItemRecord>, _ values: List<Double>
  ) -> Rect {
    let extents = records[slot].outerRecord >= 0 ? Int(records[slot].outerRecord) : slot
    return Rect(
      x: values[records[slot].x.position], y: values[records[slot].y.position],
      width: values[records[extents].width.position],
      height: values[records[extents].height.position])
  }

  /// The frame of an item whose alignment rectangle has these numbers.
  @inline(__always)
  func frame(of node: NodeLink, _ numbers: Rect) -> Rect {
    var rect = Rect(
      x: clean(numbers.minX), y: clean(numbers.minY), width: clean(numbers.width),
      height: clean(numbers.height))
    if node.hasRareState {
      let insets = node.alignmentInsets
      rect = rect.inset(
        by: EdgeInsets(
          top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    if node == rootLink { rect.origin = node.frame.origin }
    switch node.kind {
    case .insetGuide:
      // An item smaller than its insets has a guide without an extent.
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

  /// The number without the noise around 0 and without its sign there.
  @inline(__always)
  private func clean(_ value: Double) -> Double { value.magnitude < 1e-9 ? 0 : value }

  /// Gives an item a frame, if it is another than before.
  func write(_ frame: Rect, to node: NodeLink, _ slot: Int) {
    if replaceFrame(of: node, slot, by: frame) { counts.framesWritten += 1 }
  }

  /// - Returns: Whether the frame is another than before.
  @inline(__always)
  private func replaceFrame(of node: NodeLink, _ slot: Int, by frame: Rect) -> Bool {
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

  /// Calls `updateConstraints` where it is due, inner views first.
  func updateConstraints() {
    guard rootLink.state.needsConstraintUpdateWithin else { return }
    let root = rootLink.node
    var rounds = 0
    while root.state.needsConstraintUpdateWithin, rounds < 10 {
      updateConstraints(root, LayoutNode.levelsByCalls)
      rounds += 1
    }
  }

  private func updateConstraints(_ node: LayoutNode, _ levels: Int) {
    guard levels > 0 else { return updateDeepConstraints(node) }
    if node.state.contains(.descendantNeedsConstraintUpdate) {
      for child in node.children where child.state.needsConstraintUpdateWithin {
        updateConstraints(child, levels - 1)
      }
      clearDescendantUpdateFlag(of: node)
    }
    updateOwnConstraints(node)
  }

  /// Notes that the descendants of a node are up to date, unless one has come to need it again meanwhile.
  ///
  /// Not before they are: a view that asks for a fitting size in `updateConstraints` has the others updated first.
  private func clearDescendantUpdateFlag(of node: LayoutNode) {
    if !node.storedChildren.contains(where: { $0.state.needsConstraintUpdateWithin }) {
      node.state.remove(.descendantNeedsConstraintUpdate)
    }
  }

  /// Does the same with a list in place of calls: a node that has been reached stays on it until what is in
  /// the node is done.
  private func updateDeepConstraints(_ top: LayoutNode) {
    var pending = [(node: top, isReached: false)]
    while let (node, isReached) = pending.popLast() {
      if isReached {
        if node.state.contains(.descendantNeedsConstraintUpdate) {
          clearDescendantUpdateFlag(of: node)
        }
        updateOwnConstraints(node)
        continue
      }
      pending.append((node, true))
      guard node.state.contains(.descendantNeedsConstraintUpdate) else { continue }
      for child in node.children.reversed() where child.state.needsConstraintUpdateWithin {
        pending.append((child, false))
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

  /// Puts every frame back to where it was before the layout; the next one writes them again.
  func restoreFrames() {
    for (index, node) in currentLayout.journal.enumerated() {
      node.frame = currentLayout.frameBefore(index)
      if removeFromJournal(of: node) { markMoved(Int(node.slot)) }
    }
    currentLayout.discardJournal()
    revertSideEffects()
  }

  /// Notes that a node's frame is no longer in the journal.
  ///
  /// - Returns: Whether the node still is one of the tree's items.
  @discardableResult
  func removeFromJournal(of node: NodeLink) -> Bool {
    let slot = Int(node.slot)
    // Constraints register items before a walk through the tree comes to them.
    guard !tree.isSuperseded, items.indices.contains(slot), items[slot].node == node else {
      return false
    }
    items[slot].state.remove(.journaled)
    return true
  }
}
