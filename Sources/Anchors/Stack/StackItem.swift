/// An item in a stack, with the constraints and the guide that belong to it.
struct StackItem {
  /// The node, which is among the children of the stack: they keep it alive, and whatever leaves them leaves the items.
  let link: NodeLink
  /// The distance to the next item, or ``StackView/spacingUseDefault``.
  var spacingAfter = StackView.spacingUseDefault
  var rows = StackRows()
  /// The gap to the next item that is not hidden, a guide of the stack, which keeps it alive.
  var gap: NodeLink?

  init(_ node: LayoutNode) { link = NodeLink(node) }

  var node: LayoutNode { link.node }

  var isHidden: Bool { link.state.contains(.hidden) }
}
