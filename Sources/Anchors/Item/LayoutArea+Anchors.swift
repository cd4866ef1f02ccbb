// The anchors of an area.

extension LayoutArea {
  /// The edge where reading starts: left, or right in right-to-left layouts.
  @inlinable public var leadingAnchor: XAxisAnchor<LeadingTrailing> {
    XAxisAnchor(layoutNode, .leading)
  }

  /// The edge where reading ends: right, or left in right-to-left layouts.
  @inlinable public var trailingAnchor: XAxisAnchor<LeadingTrailing> {
    XAxisAnchor(layoutNode, .trailing)
  }

  /// The left edge.
  @inlinable public var leftAnchor: XAxisAnchor<LeftRight> { XAxisAnchor(layoutNode, .left) }

  /// The right edge.
  @inlinable public var rightAnchor: XAxisAnchor<LeftRight> { XAxisAnchor(layoutNode, .right) }

  /// The middle between the left and the right edge.
  @inlinable public var centerXAnchor: XAxisAnchor<CenterX> { XAxisAnchor(layoutNode, .centerX) }

  /// The top edge.
  @inlinable public var topAnchor: YAxisAnchor { YAxisAnchor(layoutNode, .top) }

  /// The bottom edge.
  @inlinable public var bottomAnchor: YAxisAnchor { YAxisAnchor(layoutNode, .bottom) }

  /// The middle between the top and the bottom edge.
  @inlinable public var centerYAnchor: YAxisAnchor { YAxisAnchor(layoutNode, .centerY) }

  /// The width.
  @inlinable public var widthAnchor: DimensionAnchor { DimensionAnchor(layoutNode, .width) }

  /// The height.
  @inlinable public var heightAnchor: DimensionAnchor { DimensionAnchor(layoutNode, .height) }
}
