@_spi(Memory) import Simplex

// What items, stacks and scroll views tell the engine about itself. They set no field of it: each of
// these says what has happened, and the engine knows what follows.

extension LayoutEngine {
  /// A subtree was added to a part of the tree that has been scanned.
  func subtreeArrived(_ node: LayoutNode) {
    tree.newSubtrees.append(NodeLink(node))
  }

  /// A node of the tree got its first guide for margins or the safe area.
  func insetGuidesAdded(to node: LayoutNode) {
    tree.insetNodes.append(NodeLink(node))
  }

  /// Margins or safe areas changed for any reason other than moved frames.
  func insetsChanged() {
    tree.insetsAreStale = true
  }

  /// A stack depends on the fitting size of a view in it.
  func stackFitted() {
    tree.hasFittedStacks = true
  }

  /// A stack depends on sizes that were just measured.
  func stackMeasured() {
    tree.hasMeasuringStacks = true
  }

  /// Makes stacks that depend on measured sizes update, because the tree is now inside another one.
  ///
  /// Sizes are also measured without a layout, for fitting sizes.
  func surroundingsChange(of oldRoot: LayoutNode) {
    guard tree.hasMeasuringStacks else { return }
    tree.hasMeasuringStacks = false
    oldRoot.forEachInSubtree { $0.surroundingsChange() }
  }

  /// Part of the tree of another engine becomes part of this one's.
  ///
  /// - Parameter other: The other engine, or nil if it no longer exists and anything may be true of it.
  func inheritFlags(of other: LayoutEngine?) {
    if other?.tree.hasFittedStacks != false { tree.hasFittedStacks = true }
    if other?.tree.mayMeetOtherTrees != false { tree.mayMeetOtherTrees = true }
  }

  /// Whether an engine that takes over part of the tree must inherit flags of this one.
  func hasInheritableFlags() -> Bool { tree.hasFittedStacks || tree.mayMeetOtherTrees }

  /// The number of the current layout; a layout that only scrolls does not increase it.
  func presentLayout() -> UInt32 { currentLayout.number }

  /// The size that recovering layout gives the root: the one asked for last, or the one it has.
  func sizeToKeep() -> RootSize {
    let frame = rootLink.frame
    return currentLayout.hasSize
      ? currentLayout.requestedSize : RootSize(width: frame.width, height: frame.height)
  }
}
