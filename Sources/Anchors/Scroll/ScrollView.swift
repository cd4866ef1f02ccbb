/// A view that shows part of its content, which may be larger than the view.
///
/// Constraints alone determine the content size: items inside are constrained to all four edges of
/// ``contentLayoutGuide`` and have a size. Constraints to ``frameLayoutGuide`` refer to the visible
/// rectangle. A column that scrolls vertically:
///
/// ```swift
/// scroll.addSubview(column)
/// column.edges(equalTo: scroll.contentLayoutGuide)
/// column.widthAnchor(equalTo: scroll.frameLayoutGuide.widthAnchor)
/// try root.layout(in: Size(width: 320, height: 480))
/// scroll.contentSize  // (320, height of the column)
/// ```
///
/// The view's own anchors depend on the other item. In a constraint with an item inside the scroll
/// view, its edges and baselines are those of the content; its width, height and center are those
/// of the frame, the center at offset (0, 0). In a constraint with an item outside, all of them are
/// those of the frame. So `column.widthAnchor` constrained to the scroll view's own `widthAnchor`,
/// and four edges, make the same column.
///
/// A scroll view has no content size of its own, and its fitting size ignores the content unless
/// constraints relate the frame to the content.
open class ScrollView: View {
  /// The insets, zoom and guides, which the engine reads, too.
  final let parts = ScrollState()

  /// Creates a scroll view without a superview or content.
  ///
  /// - Parameter name: The name printed in frames and reports, or nil for none.
  public override init(_ name: String? = nil) {
    super.init(name)
    addParts()
  }

  /// Creates a scroll view with a frame, without a superview, content or name.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points; constraints replace
  ///   it.
  public override init(frame: Rect) {
    super.init(frame: frame)
    addParts()
  }

  /// Returns nil, because views cannot be decoded.
  ///
  /// - Parameter coder: Ignored.
  public override init?(coder: ViewDecoder?) { return nil }

  private func addParts() {
    layoutNode.requireRareState().scroll = parts
    layoutNode.kind = .scrollView
    layoutNode.addGuide(parts.contentGuide.layoutNode)
  }

  deinit {
    // A child without other owners is released by the tree, not recursively from here.
    parts.zoomedChild = nil
  }

  /// The name of the view in reports while its own name is empty.
  open override var nameInReports: String { "ScrollView" }

  /// The guide for the content: its origin is (0, 0), its size becomes ``contentSize``.
  ///
  /// Its `layoutFrame` is in the coordinates of the scroll view's subviews, in points as displayed,
  /// that is, zoomed.
  ///
  /// Edges constrained to it on all sides determine the content size; with the width of the frame,
  /// the content scrolls vertically only:
  ///
  /// ```swift
  /// let scroll = ScrollView("scroll"), column = View("column")
  /// scroll.addSubview(column)
  /// column
  ///   .edges(equalTo: scroll.contentLayoutGuide)
  ///   .widthAnchor(equalTo: scroll.frameLayoutGuide.widthAnchor)
  ///   .heightAnchor(equalTo: 1200)
  /// try scroll.layout(width: 320, height: 480)
  /// assert(scroll.contentSize == Size(width: 320, height: 1200))
  /// ```
  public final var contentLayoutGuide: LayoutGuide { parts.contentGuide }

  /// The guide for the visible rectangle: its origin is ``contentOffset``, its size the view's.
  ///
  /// Items constrained to it stay in the same position on the screen while the content moves.
  ///
  /// ```swift
  /// let scroll = ScrollView("scroll")
  /// let content = View("content"), button = View("button")
  /// for view in [content, button] { scroll.addSubview(view) }
  /// content
  ///   .edges(equalTo: scroll.contentLayoutGuide)
  ///   .size(width: 320, height: 1200)
  /// let visible = scroll.frameLayoutGuide
  /// button
  ///   .size(width: 44, height: 44)
  ///   .bottomAnchor(equalTo: visible.bottomAnchor, constant: -16)
  ///   .trailingAnchor(equalTo: visible.trailingAnchor, constant: -16)
  /// scroll.contentOffset = Point(x: 0, y: 500)
  /// try scroll.layout(width: 320, height: 480)
  /// assert(button.frame.maxY == 500 + 480 - 16)  // within the content
  /// ```
  public final var frameLayoutGuide: LayoutGuide {
    if let present = parts.frameGuide { return present.guide }
    let made = FrameGuide(in: layoutNode)
    parts.frameGuide = made
    return made.guide
  }

  /// The size of the content in points as displayed, that is, zoomed; as of the last layout.
  ///
  /// It never depends on the scroll position or on insets. If constraints leave it ambiguous,
  /// ``contentSizeAmbiguity`` is not nil.
  public final var contentSize: Size { parts.contentGuide.layoutFrame.size }

  /// The point of the content at the view's top left corner, in points: the origin of its bounds.
  ///
  /// With y = 100 the content appears 100 points further up. The frames of subviews do not change;
  /// only items constrained to ``frameLayoutGuide`` move at the next layout. The offset may be any
  /// point, as while a finger pulls beyond the end; ``nearestContentOffset(to:)`` returns the
  /// nearest one in range. A coordinate that is NaN is ignored, and one beyond 1e9 is clamped to
  /// that.
  ///
  /// Complexity: one changed number for each axis that moves, and one for each constraint between
  /// the inside and the outside of the view.
  public final var contentOffset: Point {
    get { layoutNode.boundsOrigin }
    set { layoutNode.boundsOrigin = newValue }
  }

  /// Resets the zoomed child when it is removed.
  override func childDidLeave(_ child: LayoutNode) {
    if parts.zoomedChild === child { setZoomed(nil) }
  }
}
