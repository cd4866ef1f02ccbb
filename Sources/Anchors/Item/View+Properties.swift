// What a view shares with its node.

extension View {
  /// The name printed in frames and reports.
  public var name: String {
    get { layoutNode.name }
    set { layoutNode.name = newValue }
  }

  /// The frame in the superview's coordinates, in points.
  public var frame: Rect {
    get { layoutNode.frame }
    set { layoutNode.frame = newValue }
  }

  /// Whether the view is not shown; a stack view leaves hidden views out.
  public var isHidden: Bool {
    get { layoutNode.isHidden }
    set { layoutNode.isHidden = newValue }
  }

  /// The direction of reading of what is in this view, or nil to follow the superview.
  public var layoutDirection: LayoutDirection? {
    get { layoutNode.layoutDirection }
    set { layoutNode.layoutDirection = newValue }
  }

  /// The direction that holds in this view.
  public var effectiveLayoutDirection: LayoutDirection { layoutNode.effectiveLayoutDirection }

  /// How far the frame reaches beyond the alignment rectangle, to which constraints apply.
  public var alignmentRectInsets: EdgeInsets {
    get { layoutNode.alignmentRectInsets }
    set { layoutNode.alignmentRectInsets = newValue }
  }

  /// How texts in this view are measured, or nil to follow the superview.
  public var textMeasurer: TextMeasurer? {
    get { layoutNode.textMeasurer }
    set { layoutNode.textMeasurer = newValue }
  }

  /// Makes the next layout call ``updateConstraints()``.
  public func setNeedsUpdateConstraints() { layoutNode.setNeedsUpdateConstraints() }

  /// Makes the next layout call ``layoutSubviews()``.
  public func setNeedsLayout() { layoutNode.setNeedsLayout() }
}
