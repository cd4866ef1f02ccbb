/// A view in a stack, with the constraints and the guide that belong to it.
struct StackItem {
  let view: View
  /// The distance to the next view, or ``StackView/spacingUseDefault``.
  var spacingAfter = StackView.spacingUseDefault
  var rows = StackRows()
  /// The gap to the next view that is not hidden.
  var gap: LayoutGuide?

  init(_ view: View) { self.view = view }

  var node: LayoutNode { view.layoutNode }
  var isHidden: Bool { view.layoutNode.isHidden }
}
