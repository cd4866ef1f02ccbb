// Traversal of subtrees of any depth.
//
// A call for each level could overflow a small stack, so recursion is limited to some levels.
// Deeper nodes are appended to a list and visited afterwards; a tree of ordinary depth allocates
// nothing.

extension LayoutNode {
  /// The maximum number of levels visited by recursion.
  static var recursionLimit: Int { 32 }

  /// Visits the node and its descendants, guides included, parents before children.
  ///
  /// Nodes below the recursion limit come last.
  ///
  /// Complexity: O(number of nodes).
  package func forEachInSubtree(_ visit: (LayoutNode) -> Void) {
    var deeper: [LayoutNode] = []
    self.visit(Self.recursionLimit, &deeper, visit)
    while let node = deeper.popLast() { node.visit(Self.recursionLimit, &deeper, visit) }
  }

  private func visit(
    _ levels: Int, _ deeper: inout [LayoutNode], _ visit: (LayoutNode) -> Void
  ) {
    guard levels > 0 else {
      deeper.append(self)
      return
    }
    visit(self)
    for child in storedChildren { child.visit(levels - 1, &deeper, visit) }
    guard let rareState else { return }
    for guide in rareState.guides { guide.visit(levels - 1, &deeper, visit) }
  }
}
