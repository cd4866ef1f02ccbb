/// An item in a stack, with the constraints and the guide that belong to it.
struct StackItem {
  /// The node, kept alive also where the program takes it out of the stack while items are asked for their contents.
  let node: LayoutNode
  /// The node, for what is asked of it again and again: no references are counted on this way.
  let link: NodeLink
  /// The distance to the next item, or ``StackView/spacingUseDefault``.
  var spacingAfter = StackView.spacingUseDefault
  var rows = StackRows()
  /// The gap to the next item that is not hidden.
  var gap: LayoutGuide?

  init(_ node: LayoutNode) {
    self.node = node
    link = NodeLink(node)
  }

  var isHidden: Bool { link.state.contains(.hidden) }
}
