/// A change of a node by a layout, besides its frame.
struct LayoutSideEffect {
  /// The state before the change.
  enum Before {
    case inheritedInsets(InheritedInsets)
    case safeAreaTrials(SafeAreaTrials)
    case noAutoresizingBasis
  }

  let node: LayoutNode
  let before: Before
}

extension LayoutEngine {
  /// Reverts the side effects of a failed layout.
  func revertSideEffects() {
    let findings = currentLayout.sideEffects
    currentLayout.sideEffects = []
    for finding in findings.reversed() where contains(NodeLink(finding.node)) {
      switch finding.before {
      case .inheritedInsets(let before):
        finding.node.rareState?.inherited = before
        tree.insetsAreStale = true
        finding.node.updateInsetGuides()
      case .safeAreaTrials(var before):
        // The latest layout's remain in effect.
        if before.layout == currentLayout.number &- 1 { before.layout = currentLayout.number }
        finding.node.rareState?.scroll?.safeAreaTrials = before
      case .noAutoresizingBasis:
        finding.node.resetInferredBasis()
        if stillContains(finding.node) { frameRowsChanged(finding.node) }
      }
    }
  }
}
