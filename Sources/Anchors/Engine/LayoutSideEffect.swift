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
  /// Reverts a change of inherited insets.
  ///
  /// - Returns: Whether the side effect is one.
  @discardableResult
  func revertInsets(_ effect: LayoutSideEffect) -> Bool {
    guard case .inheritedInsets(let before) = effect.before else { return false }
    guard contains(NodeLink(effect.node)) else { return true }
    effect.node.rareState?.inherited = before
    tree.insetsAreStale = true
    effect.node.updateInsetGuides()
    return true
  }

  /// Reverts the side effects of a failed layout.
  func revertSideEffects() {
    let findings = currentLayout.sideEffects
    currentLayout.sideEffects = []
    for finding in findings.reversed() where !revertInsets(finding) {
      guard contains(NodeLink(finding.node)) else { continue }
      switch finding.before {
      case .inheritedInsets: break
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
