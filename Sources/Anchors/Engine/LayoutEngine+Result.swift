@_spi(Memory) import Simplex

// The nodes that a layout has changed, which its result has listed later, or never.

extension LayoutEngine {
  /// What the layout did.
  func finish() -> LayoutResult {
    // What goes with them runs methods of the program's: by then there is a result, which is told of what these take out.
    let findings = currentLayout.sideEffects
    currentLayout.sideEffects = []
    defer { withExtendedLifetime(findings) {} }
    captureChangedNodes()
    var count = 0
    let journal = currentLayout.journal
    for index in journal.indices {
      let node = journal[index]
      removeFromJournal(of: node)
      guard node.frame != currentLayout.frameBefore(index), !node.kind.isAuxiliary else { continue }
      journal[count] = node
      count += 1
    }
    currentLayout.closeJournal(keeping: count)
    let size = rootLink.frame.size
    guard count > 0 else { return LayoutResult(size: size, nodes: nil, root: nil) }
    let changed = currentLayout.result ?? ChangedNodes()
    changed.begin(self)
    currentLayout.result = changed
    // What has left the tree meanwhile lives until the layout has ended, and no longer.
    if !currentLayout.leavingNodes.isEmpty || !ownsTree { captureChangedNodes() }
    return LayoutResult(size: size, nodes: changed, root: rootLink.node)
  }

  /// The nodes that the latest result is about.
  func changedNodes() -> [LayoutNode] {
    var links = currentLayout.changed.makeIterator()
    return NodeLink.nodes(atMost: currentLayout.changed.count) { links.next() }
  }

  /// Has the latest result keep its nodes itself, if it is still there; nobody has links to them then.
  func captureChangedNodes() {
    guard currentLayout.hasResult else { return }
    if let result = currentLayout.detachResult() { result.store(changedNodes()) }
    currentLayout.discardChanged()
  }
}
