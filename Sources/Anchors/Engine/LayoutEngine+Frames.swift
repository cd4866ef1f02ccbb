import Simplex

// Copying what the solver found to the frames, and telling the views.

extension LayoutEngine {
  /// Writes the frames of the items that the solver has moved.
  func writeFrames() {
    if let grid {
      writeFrames(on: grid)
    } else {
      for place in movedItems {
        guard let node = items[Int(place)].node.node else { continue }
        write(solvedFrame(of: Int(place), node), to: node, Int(place))
      }
    }
    for slot in movedItems { items[Int(slot)].state.remove([.moved, .shifted]) }
    movedItems.removeAll(keepingCapacity: true)
  }

  /// The frame of an item as the solver has it; the root stays where it is.
  func solvedFrame(of slot: Int, _ node: LayoutNode) -> Rect {
    let record = items[slot]
    let size = Size(width: clean(solver[record.width]), height: clean(solver[record.height]))
    var rect = Rect(
      origin: Point(x: clean(solver[record.x]), y: clean(solver[record.y])), size: size)
    if let insets = node.extras?.alignmentInsets {
      rect = rect.inset(
        by: EdgeInsets(
          top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    if node === rootLink.node { rect.origin = node.storedFrame.origin }
    if node.state.contains(.contentGuide), let scroll = node.parentLink.node?.extras?.scroll {
      rect.size.width *= scroll.zoomScale
      rect.size.height *= scroll.zoomScale
    }
    return rect
  }

  /// The number without the noise around 0 and without its sign there.
  private func clean(_ value: Double) -> Double { value.magnitude < 1e-9 ? 0 : value }

  /// Gives an item a frame, if it is another than before.
  func write(_ frame: Rect, to node: LayoutNode, _ slot: Int) {
    guard frame != node.storedFrame else { return }
    if !items[slot].state.contains(.journaled) {
      items[slot].state.insert(.journaled)
      journal.append(node)
      framesBefore.append(node.storedFrame)
    }
    node.storedFrame = frame
    if let parent = node.parentLink.node { enqueueLayout(parent) }
    enqueueLayout(node)
  }

  private func enqueueLayout(_ node: LayoutNode) {
    guard !node.state.contains(.needsLayout) else { return }
    node.state.insert(.needsLayout)
    layoutQueue.append(NodeLink(node))
  }

  /// Tells the views whose frame or content was moved, outer ones first.
  func callLayoutSubviews() {
    guard !layoutQueue.isEmpty else { return }
    var nodes: [(depth: Int, node: LayoutNode)] = []
    nodes.reserveCapacity(layoutQueue.count)
    var isSorted = true
    for link in layoutQueue {
      guard let node = link.node else { continue }
      let depth = node.depth
      if let last = nodes.last, last.depth > depth { isSorted = false }
      nodes.append((depth, node))
    }
    layoutQueue.removeAll(keepingCapacity: true)
    if !isSorted { nodes.sort { $0.depth < $1.depth } }
    for (_, node) in nodes {
      node.state.remove(.needsLayout)
      nodeInLayout = node
      node.viewLink.view?.layoutSubviews()
      node.extras?.didLayout?()
    }
    nodeInLayout = nil
  }

  /// Calls `updateConstraints` where it is due, inner views first.
  func updateConstraints() {
    guard let root = rootLink.node else { return }
    var rounds = 0
    while root.state.contains(.subtreeNeedsConstraintUpdate), rounds < 10 {
      updateConstraints(root)
      rounds += 1
    }
  }

  private func updateConstraints(_ node: LayoutNode) {
    guard node.state.contains(.subtreeNeedsConstraintUpdate) else { return }
    node.state.remove(.subtreeNeedsConstraintUpdate)
    for child in node.children { updateConstraints(child) }
    guard node.state.contains(.needsConstraintUpdate) else { return }
    node.state.remove(.needsConstraintUpdate)
    node.viewLink.view?.updateConstraints()
  }

  /// What the layout did.
  func finish() -> LayoutResult {
    var changed: [LayoutNode] = []
    changed.reserveCapacity(journal.count)
    for (node, frame) in zip(journal, framesBefore) {
      if node.slot >= 0, node.state.contains(.known) {
        items[Int(node.slot)].state.remove(.journaled)
      }
      if node.storedFrame != frame { changed.append(node) }
    }
    journal.removeAll(keepingCapacity: true)
    framesBefore.removeAll(keepingCapacity: true)
    return LayoutResult(size: rootLink.node?.storedFrame.size ?? .zero, changed: changed)
  }

  /// Puts every frame back to where it was before the layout; the next one writes them again.
  func restoreFrames() {
    for (node, frame) in zip(journal, framesBefore) {
      node.storedFrame = frame
      if node.slot >= 0, node.state.contains(.known) {
        items[Int(node.slot)].state.remove(.journaled)
        markMoved(Int(node.slot))
      }
    }
    journal.removeAll(keepingCapacity: true)
    framesBefore.removeAll(keepingCapacity: true)
  }
}
