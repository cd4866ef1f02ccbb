/// An item of a stack, with its constraints and its gap.
struct StackItem {
  /// The node, a child of the stack, which retains it.
  ///
  /// Invariant: a node that is removed from the children is removed from the items.
  let link: NodeLink
  /// The distance to the next item in points, or ``StackView/spacingUseDefault``.
  var spacingAfter = StackView.spacingUseDefault
  var rows = StackRows()
  /// The guide between this item and the next visible one; owned by the stack's node.
  var gap: NodeLink?

  init(_ node: LayoutNode) { link = NodeLink(node) }

  var node: LayoutNode { link.node }

  var isHidden: Bool { link.state.contains(.hidden) }
}
