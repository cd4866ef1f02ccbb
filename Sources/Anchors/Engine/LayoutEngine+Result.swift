import Buffers

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
    var links = currentLayout.changed.makeIterator()
    return NodeLink.nodes(atMost: currentLayout.changed.count) { links.next() }
  }

  /// Copies the changed nodes into the latest result, if it still exists, and drops their links.
  func captureChangedNodes() {
    guard currentLayout.hasResult else { return }
    if let result = currentLayout.detachResult() { result.store(changedNodes()) }
    currentLayout.discardChanged()
  }
}
