// The anchors of views and layout guides in UIKit's form. As members of the classes they are chosen
// before those of Anchors, which remain for the chain.

extension View {
  /// The edge at which reading starts.
  @inline(never) public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutNode, .leading)
  }
  /// The edge at which reading ends.
  @inline(never) public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutNode, .trailing)
  }
  /// The left edge.
  @inline(never) public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutNode, .left)
  }
  /// The right edge.
  @inline(never) public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutNode, .right)
  }
  /// The middle between left and right.
  @inline(never) public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutNode, .centerX)
  }
  /// The top edge.
  @inline(never) public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutNode, .top)
  }
  /// The bottom edge.
  @inline(never) public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutNode, .bottom)
  }
  /// The middle between top and bottom.
  @inline(never) public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutNode, .centerY)
  }
  /// The width.
  @inline(never) public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(layoutNode, .width)
  }
  /// The height.
  @inline(never) public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(layoutNode, .height)
  }
  /// The baseline of the first line of text.
  @inline(never) public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutNode, .firstBaseline)
  }
  /// The baseline of the last line of text.
  @inline(never) public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutNode, .lastBaseline)
  }
}

extension LayoutGuide {
  /// The edge at which reading starts.
  @inline(never) public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutNode, .leading)
  }
  /// The edge at which reading ends.
  @inline(never) public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutNode, .trailing)
  }
  /// The left edge.
  @inline(never) public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutNode, .left)
  }
  /// The right edge.
  @inline(never) public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutNode, .right)
  }
  /// The middle between left and right.
  @inline(never) public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutNode, .centerX)
  }
  /// The top edge.
  @inline(never) public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutNode, .top)
  }
  /// The bottom edge.
  @inline(never) public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutNode, .bottom)
  }
  /// The middle between top and bottom.
  @inline(never) public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutNode, .centerY)
  }
  /// The width.
  @inline(never) public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(layoutNode, .width)
  }
  /// The height.
  @inline(never) public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(layoutNode, .height)
  }
}
