// Going through a subtree, however deep it is.
//
// A call for each level would overflow a small stack, so that only some levels are gone down by calls. What lies
// deeper is put on a list and gone through afterwards: for a tree of ordinary depth nothing is allocated.

extension LayoutNode {
  /// How many levels are gone down by calls.
  static var levelsByCalls: Int { 32 }

  /// Visits the node and all in it, guides included: each after its parent, and what lies far below last.
  ///
  /// Complexity: O(number of nodes).
  func forEachInSubtree(_ visit: (LayoutNode) -> Void) {
    var deeper: [LayoutNode] = []
    self.visit(Self.levelsByCalls, &deeper, visit)
    while let node = deeper.popLast() { node.visit(Self.levelsByCalls, &deeper, visit) }
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
