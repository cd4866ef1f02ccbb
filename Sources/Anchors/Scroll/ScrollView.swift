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
    let frameGuide = parts.frameGuide ?? FrameGuide(in: layoutNode)
    parts.frameGuide = frameGuide
    return frameGuide.guide
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
  @_spi(Containers) public override final func childDidLeave(_ child: LayoutNode) {
    if parts.zoomedChild === child { setZoomed(nil) }
  }
}

// Zoomed content.

extension ScrollView {
  /// The factor by which the content is enlarged; 1 unless set.
  ///
  /// Frames of zoomed items stay in unscaled points; ``contentSize`` and ``contentLayoutGuide`` are
  /// multiplied by the factor, and ``frameLayoutGuide`` is not affected. The value is clamped to
  /// ``minimumZoomScale`` and ``maximumZoomScale``; NaN is ignored.
  public final var zoomScale: Double {
    get { parts.zoomScale }
    set {
      guard !newValue.isNaN else { return }
      let scale = max(min(newValue, parts.maximumZoomScale), parts.minimumZoomScale)
      guard scale != parts.zoomScale else { return }
      parts.zoomScale = scale
      layoutNode.root.engine?.zoomChanged(layoutNode, ofOthers: false)
    }
  }

  /// The smallest value of ``zoomScale``; 0.001 unless set, and no smaller.
  ///
  /// While it is larger than ``maximumZoomScale``, layout fails with an error that names the view.
  /// NaN is ignored.
  public final var minimumZoomScale: Double {
    get { parts.minimumZoomScale }
    set {
      guard !newValue.isNaN else { return }
      parts.minimumZoomScale = newValue.asZoom
      zoomScale = parts.zoomScale
      layoutNode.numbersChanged()
    }
  }

  /// The largest value of ``zoomScale``; 1000 unless set, and no larger.
  ///
  /// NaN is ignored.
  public final var maximumZoomScale: Double {
    get { parts.maximumZoomScale }
    set {
      guard !newValue.isNaN else { return }
      parts.maximumZoomScale = newValue.asZoom
      zoomScale = parts.zoomScale
      layoutNode.numbersChanged()
    }
  }

  /// The subview to which the zoom applies, or nil for all of the content.
  ///
  /// Other views are then not scaled. A view that is not a subview counts as nil. For items of
  /// other toolkits use ``nodeForZooming``.
  public final var viewForZooming: View? {
    get { parts.zoomedChild?.ownView }
    set { setZoomed(newValue?.layoutNode) }
  }

  /// The node to which the zoom applies, of any toolkit, or nil for all of the content.
  ///
  /// A node that is not a child of the scroll view counts as nil.
  public final var nodeForZooming: LayoutNode? {
    get { parts.zoomedChild }
    set { setZoomed(newValue) }
  }

  final func setZoomed(_ node: LayoutNode?) {
    let child = node?.parent === layoutNode ? node : nil
    guard child !== parts.zoomedChild else { return }
    parts.zoomedChild = child
    layoutNode.root.engine?.zoomChanged(layoutNode, ofOthers: true)
  }

  /// Computes the rectangle in which a subview appears, with zoom and scrolling applied.
  ///
  /// - Parameter item: A subview of the scroll view, or a child item of another toolkit.
  /// - Returns: The rectangle as of the last layout, in points from the view's top left corner.
  public final func visibleFrame(of item: some LayoutItem) -> Rect {
    layoutNode.seen(item.layoutNode, in: .zero, scale: 1).frame
  }
}

extension Double {
  /// The number clamped to the range of zoom scales.
  fileprivate var asZoom: Double {
    min(max(self, ScrollState.minimumZoom), ScrollState.maximumZoom)
  }
}

// Scrolling to a rectangle.

extension ScrollView {
  /// Scrolls the minimum distance that shows a rectangle of the content inside the insets.
  ///
  /// If it is visible already, the offset is unchanged. A rectangle larger than the view is
  /// scrolled until it fills the view. The insets are those of ``adjustedContentInset``; the offset
  /// stays in ``horizontalOffsetRange`` and ``verticalOffsetRange``.
  ///
  /// ```swift
  /// scroll.scrollRectToVisible(field.convert(field.bounds, to: scroll))
  /// ```
  ///
  /// For a direct subview without zoom, the argument is its frame. In a view 100 high with an
  /// offset of 0, a rectangle from 150 to 170 scrolls to 70, the offset at which its end becomes
  /// visible.
  ///
  /// - Parameter rect: The rectangle in the scroll view's coordinates, those of its content, as of
  ///   the last layout.
  public final func scrollRectToVisible(_ rect: Rect) {
    guard !rect.isNull else { return }
    let (area, insets, offset) = (rect.standardized, adjustedContentInset, contentOffset)
    let right = Self.shift(
      from: (offset.x + insets.left, offset.x + bounds.width - insets.right),
      to: (area.minX, area.maxX))
    let down = Self.shift(
      from: (offset.y + insets.top, offset.y + bounds.height - insets.bottom),
      to: (area.minY, area.maxY))
    let target = nearestContentOffset(to: Point(x: offset.x + right, y: offset.y + down))
    contentOffset = Point(x: right == 0 ? offset.x : target.x, y: down == 0 ? offset.y : target.y)
  }

  /// Computes the shift after which an interval contains another one, or is inside a longer one.
  ///
  /// - Parameters:
  ///   - window: The interval to shift.
  ///   - stretch: The interval to show.
  /// - Returns: The shift of minimum length; 0 if one contains the other.
  private static func shift(
    from window: (start: Double, end: Double), to stretch: (start: Double, end: Double)
  ) -> Double {
    let (first, last) = (stretch.start - window.start, stretch.end - window.end)
    // If both ends require the same direction, the shorter shift suffices; otherwise none is
    // needed.
    if first > 0, last > 0 { return min(first, last) }
    if first < 0, last < 0 { return max(first, last) }
    return 0
  }
}

// Ambiguous content sizes.

extension ScrollView {
  /// The ambiguous dimensions of ``contentSize``, or nil if there are none.
  ///
  /// It describes the last layout; before the first it is nil. It is also nil if no constraint
  /// mentions the content, whose size is then 0.
  public final var contentSizeAmbiguity: ContentSizeAmbiguity? {
    let guide = parts.contentGuide.layoutNode
    let isWidthAmbiguous = guide.isAmbiguous(.horizontal)
    let isHeightAmbiguous = guide.isAmbiguous(.vertical)
    guard isWidthAmbiguous || isHeightAmbiguous else { return nil }
    return ContentSizeAmbiguity(
      name: layoutNode.displayName, isWidthAmbiguous: isWidthAmbiguous,
      isHeightAmbiguous: isHeightAmbiguous)
  }
}
