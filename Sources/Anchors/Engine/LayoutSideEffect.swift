/// A change of a node by a layout, besides its frame.
struct LayoutSideEffect {
  let node: LayoutNode
  /// The insets that the node inherited before; nil if the side effect is an autoresizing basis.
  let inheritedBefore: InheritedInsets?
}

extension LayoutEngine {
  /// Reverts the side effects of a failed layout.
  func revertSideEffects() {
    let findings = currentLayout.sideEffects
    currentLayout.sideEffects = []
    for finding in findings.reversed() where contains(NodeLink(finding.node)) {
      if let before = finding.inheritedBefore {
        finding.node.rareState?.inherited = before
        tree.insetsAreStale = true
        finding.node.updateInsetGuides()
      } else {
        finding.node.resetInferredBasis()
        if stillContains(finding.node) { frameRowsChanged(finding.node) }
      }
    }
  }
}
