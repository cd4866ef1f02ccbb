// Guides for constraints of other modules.

extension LayoutNode {
  /// Adds a guide that neither frame descriptions nor reports of ambiguity list.
  ///
  /// - Parameter guide: A guide without an owning view.
  package func addAuxiliaryGuide(_ guide: LayoutGuide) {
    guide.layoutNode.kind = .auxiliaryGuide
    addGuide(guide.layoutNode)
  }
}
