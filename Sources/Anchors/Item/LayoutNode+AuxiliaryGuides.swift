// Guides that constraints of other modules need.

extension LayoutNode {
  /// Adds a guide that is of no interest by itself: neither frames as text nor reports of ambiguity
  /// list it.
  ///
  /// - Parameter guide: A guide that no view owns yet.
  package func addAuxiliaryGuide(_ guide: LayoutGuide) {
    guide.layoutNode.kind = .auxiliaryGuide
    addGuide(guide.layoutNode)
  }
}
