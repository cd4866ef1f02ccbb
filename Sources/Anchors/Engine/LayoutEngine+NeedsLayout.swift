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
