// Content that is shown larger or smaller than it is.

extension ScrollView {
  /// How many times its size the content is shown; 1 unless set.
  ///
  /// What is zoomed keeps its frame, in its own unscaled points; ``contentSize`` and
  /// ``contentLayoutGuide`` are that many times as large, and ``frameLayoutGuide`` is not affected. A
  /// value outside of ``minimumZoomScale`` and ``maximumZoomScale`` is cut to them; NaN changes nothing.
  public final var zoomScale: Double {
    get { parts.zoomScale }
    set {
      guard !newValue.isNaN else { return }
      let scale = max(min(newValue, parts.maximumZoomScale), parts.minimumZoomScale)
      guard scale != parts.zoomScale else { return }
      parts.zoomScale = scale
      layoutNode.zoomChanged(ofOthers: false)
    }
  }

  /// The smallest value of ``zoomScale``; 0.001 unless set, and no smaller.
  ///
  /// A layout while it is larger than ``maximumZoomScale`` is an error that names the view. NaN changes
  /// nothing.
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
  /// NaN changes nothing.
  public final var maximumZoomScale: Double {
    get { parts.maximumZoomScale }
    set {
      guard !newValue.isNaN else { return }
      parts.maximumZoomScale = newValue.asZoom
      zoomScale = parts.zoomScale
      layoutNode.numbersChanged()
    }
  }

  /// The subview that is zoomed, or nil if all of the content is; other views keep their size then.
  ///
  /// A view that is not a subview counts as nil. ``nodeForZooming`` is for items of other toolkits.
  public final var viewForZooming: View? {
    get { parts.zoomedChild?.ownView }
    set { setZoomed(newValue?.layoutNode) }
  }

  /// The node of the item that is zoomed, of whatever toolkit, or nil if all of the content is.
  ///
  /// A node that is not a child of the scroll view's counts as nil.
  public final var nodeForZooming: LayoutNode? {
    get { parts.zoomedChild }
    set { setZoomed(newValue) }
  }

  final func setZoomed(_ node: LayoutNode?) {
    let child = node?.parent === layoutNode ? node : nil
    guard child !== parts.zoomedChild else { return }
    parts.zoomedChild = child
    layoutNode.zoomChanged(ofOthers: true)
  }

  /// Where a subview is seen: in points from the view's top left corner, zoomed and scrolled.
  ///
  /// - Parameter item: A subview of the scroll view, or an item of another toolkit in its place.
  /// - Returns: The rectangle as of the last layout.
  public final func visibleFrame(of item: some LayoutItem) -> Rect {
    layoutNode.seen(item.layoutNode, in: .zero, scale: 1).frame
  }
}

extension Double {
  /// The number cut to what a zoom may be.
  fileprivate var asZoom: Double {
    min(max(self, ScrollState.smallestZoom), ScrollState.largestZoom)
  }
}
