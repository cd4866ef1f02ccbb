// Data of other modules at a node.

extension LayoutNode {
  /// An object that another module attaches to the item; layout ignores it.
  package var attachment: AnyObject? {
    get { rareState?.attachment }
    set { requireRareState().attachment = newValue }
  }
}
