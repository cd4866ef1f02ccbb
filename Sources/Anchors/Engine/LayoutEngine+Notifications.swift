import Buffers

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
}
