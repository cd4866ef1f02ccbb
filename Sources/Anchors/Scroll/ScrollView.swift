/// A view that shows part of its content, which may be larger than the view.
///
/// How large the content is follows from constraints alone: what is inside is tied to all four edges
/// of ``contentLayoutGuide`` and has a size. Ties to ``frameLayoutGuide`` mean what is visible. A
/// column that scrolls vertically:
///
/// ```swift
/// scroll.addSubview(column)
/// column.edges(equalTo: scroll.contentLayoutGuide)
/// column.widthAnchor(equalTo: scroll.frameLayoutGuide.widthAnchor)
/// try root.layout(in: Size(width: 320, height: 480))
/// scroll.contentSize  // (320, height of the column)
/// ```
///
/// The view's own anchors mean two things. Between the scroll view and what is inside of it, its edges,
/// centers and baselines are those of the content; its width and height are always the frame's, and so
/// is everything towards what is outside. So `column.widthAnchor` tied to the scroll view's own
/// `widthAnchor`, and four edges, make the same column.
///
/// A scroll view has no content size of its own, and its fitting size ignores the content unless
/// constraints tie the frame to the content.
open class ScrollView: View {
  /// The insets, zoom and guides, which the engine reads too.
  final let parts = ScrollState()

  /// A scroll view without a superview and without content.
  ///
  /// - Parameter name: The name printed in frames and reports.
  public override init(_ name: String = "") {
    super.init(name)
    addParts()
  }

  /// A scroll view without a superview, content and name, at a frame.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points; constraints replace it.
  public override init(frame: Rect) {
    super.init(frame: frame)
    addParts()
  }

  private func addParts() {
    layoutNode.requireRareState().scroll = parts
    layoutNode.kind = .scrollView
    layoutNode.addGuide(parts.contentGuide.layoutNode)
  }

  deinit {
    // What nothing else keeps goes with the tree, as in a stack.
    parts.zoomedChild = nil
  }

  /// What reports call the view while its name is empty.
  open override var defaultName: String { "ScrollView" }

  /// The rectangle of the content: its corner is (0, 0), its size becomes ``contentSize``.
  ///
  /// Its `layoutFrame` is in the coordinates of the scroll view's subviews, in points as displayed,
  /// that is, zoomed.
  ///
  /// Edges tied to it on all sides give the content its size; with the width of the frame it scrolls
  /// vertically only:
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

  /// The visible rectangle: its corner is ``contentOffset``, its size that of the view.
  ///
  /// What is tied to it stays in its place on the screen while the content moves.
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
  /// It never depends on the scroll position or on insets. Where constraints leave it open,
  /// ``contentSizeAmbiguity`` says so.
  public final var contentSize: Size { parts.contentGuide.layoutFrame.size }

  /// The point of the content that lies at the view's top left corner, in points: the origin of its
  /// bounds.
  ///
  /// With y = 100 the content is shown 100 points further up. Subviews keep their frames; only what is
  /// tied to ``frameLayoutGuide`` moves at the next layout. It may be any point, as while a finger pulls
  /// beyond the end; ``nearestContentOffset(to:)`` gives the nearest one in range. A coordinate that is
  /// NaN is left as it was, and one beyond 1e9 is cut to that.
  ///
  /// Complexity: one changed number for each axis that moves, and one for each constraint between the
  /// inside and the outside of the view.
  public final var contentOffset: Point {
    get { layoutNode.boundsOrigin }
    set { layoutNode.boundsOrigin = newValue }
  }

  /// Forgets the subview that is zoomed when it leaves.
  override func childDidLeave(_ child: LayoutNode) {
    if parts.zoomedChild === child { setZoomed(nil) }
  }
}
