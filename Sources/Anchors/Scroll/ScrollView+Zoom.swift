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
      layoutNode.zoomChanged(ofOthers: false)
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
    layoutNode.zoomChanged(ofOthers: true)
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
