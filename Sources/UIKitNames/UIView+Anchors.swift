// The anchors of views and layout guides in UIKit's form. As members of the classes they are chosen
// before those of Anchors, which remain for the chain.

extension View {
  /// The edge at which reading starts.
  @inlinable public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutNode, .leading)
  }
  /// The edge at which reading ends.
  @inlinable public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutNode, .trailing)
  }
  /// The left edge.
  @inlinable public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutNode, .left)
  }
  /// The right edge.
  @inlinable public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutNode, .right)
  }
  /// The middle between left and right.
  @inlinable public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutNode, .centerX)
  }
  /// The top edge.
  @inlinable public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutNode, .top)
  }
  /// The bottom edge.
  @inlinable public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutNode, .bottom)
  }
  /// The middle between top and bottom.
  @inlinable public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutNode, .centerY)
  }
  /// The width.
  @inlinable public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(layoutNode, .width)
  }
  /// The height.
  @inlinable public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(layoutNode, .height)
  }
  /// The baseline of the first line of text.
  @inlinable public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutNode, .firstBaseline)
  }
  /// The baseline of the last line of text.
  @inlinable public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutNode, .lastBaseline)
  }
}

extension LayoutGuide {
  /// The edge at which reading starts.
  @inlinable public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutNode, .leading)
  }
  /// The edge at which reading ends.
  @inlinable public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutNode, .trailing)
  }
  /// The left edge.
  @inlinable public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutNode, .left)
  }
  /// The right edge.
  @inlinable public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutNode, .right)
  }
  /// The middle between left and right.
  @inlinable public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutNode, .centerX)
  }
  /// The top edge.
  @inlinable public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutNode, .top)
  }
  /// The bottom edge.
  @inlinable public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutNode, .bottom)
  }
  /// The middle between top and bottom.
  @inlinable public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutNode, .centerY)
  }
  /// The width.
  @inlinable public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(layoutNode, .width)
  }
  /// The height.
  @inlinable public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(layoutNode, .height)
  }
}
