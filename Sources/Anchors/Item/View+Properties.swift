// What a view shares with its node.

extension View {
  /// The name printed in frames and reports.
  public var name: String {
    get { layoutNode.name }
    set { layoutNode.name = newValue }
  }

  /// The frame in the superview's coordinates, in points.
  ///
  /// Layout sets it. It is (0, 0, 0, 0) before the first one:
  ///
  /// ```swift
  /// let card = View("card"), photo = View("photo")
  /// card.addSubview(photo)
  /// photo.edges(equalTo: card, insets: DirectionalEdgeInsets(10))
  /// assert(photo.frame == .zero)
  /// try card.layout(width: 100, height: 60)
  /// assert(photo.frame == Rect(x: 10, y: 10, width: 80, height: 40))
  /// ```
  public var frame: Rect {
    get { layoutNode.frame }
    set { layoutNode.frame = newValue }
  }

  /// Whether the view is not shown; a stack view leaves hidden views out.
  ///
  /// ```swift
  /// let row = StackView(spacing: 8), photo = View("photo"), name = View("name")
  /// for view in [photo, name] {
  ///   row.addArrangedSubview(view)
  ///   view.size(width: 40, height: 40)
  /// }
  /// let both = try row.layout(width: nil, height: nil)
  /// assert(both.size.width == 40 + 8 + 40)
  /// photo.isHidden = true
  /// let one = try row.layout(width: nil, height: nil)
  /// assert(one.size.width == 40)
  /// ```
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
