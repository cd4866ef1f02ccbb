// What other modules need to know of a node.

extension LayoutNode {
  /// Anything that another module keeps with the item; layout does not look at it.
  package var attachment: AnyObject? {
    get { rareState?.attachment }
    set { requireRareState().attachment = newValue }
  }
}
