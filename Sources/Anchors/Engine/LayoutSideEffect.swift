/// What a layout has found for a node beside its frame.
struct LayoutSideEffect {
  let node: LayoutNode
  /// The insets that reached into the node before; nil where it is what its autoresizing mask begins with.
  let inheritedBefore: InheritedInsets?
}

extension LayoutEngine {
  /// Has everything as it was before a layout that is as if it had not been.
  func revertSideEffects() {
    let findings = currentLayout.sideEffects
    currentLayout.sideEffects = []
    for finding in findings.reversed() where contains(NodeLink(finding.node)) {
      if let before = finding.inheritedBefore {
        finding.node.rareState?.inherited = before
        tree.insetsAreStale = true
        finding.node.refreshInsetGuides()
      } else {
        finding.node.resetInferredBasis()
        if stillContains(finding.node) { frameRowsChanged(finding.node) }
      }
    }
  }
}
