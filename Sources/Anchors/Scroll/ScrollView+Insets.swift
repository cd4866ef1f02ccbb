// How far the content can be scrolled.

extension ScrollView {
  /// The room added around the content, in points; negative insets take room away.
  ///
  /// It changes how far one can scroll, and neither the content's size nor any frame. An inset that is
  /// NaN is left as it was, and one beyond 1e9 is cut to that.
  public final var contentInset: EdgeInsets {
    get { parts.contentInset }
    set {
      parts.contentInset = newValue.combined(with: parts.contentInset) { $0.usable(or: $1) }
    }
  }

  /// Where the safe area is added to ``contentInset``; automatic unless set.
  public final var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { parts.adjustmentBehavior }
    set {
      parts.adjustmentBehavior = newValue
      layoutNode.insetsChanged()
    }
  }

  /// Whether content that is no wider than the view counts as scrollable sideways all the same.
  public final var alwaysBounceHorizontal: Bool {
    get { parts.alwaysBounces.horizontal }
    set {
      parts.alwaysBounces.horizontal = newValue
      layoutNode.insetsChanged()
    }
  }

  /// Whether content that is no taller than the view counts as scrollable up and down all the same.
  public final var alwaysBounceVertical: Bool {
    get { parts.alwaysBounces.vertical }
    set {
      parts.alwaysBounces.vertical = newValue
      layoutNode.insetsChanged()
    }
  }

  /// The insets that count: ``contentInset`` and, where ``contentInsetAdjustmentBehavior`` says so,
  /// the part of the safe area that reached into the view at the last layout.
  ///
  /// Complexity: O(depth).
  public final var adjustedContentInset: EdgeInsets {
    let safeArea = layoutNode.reachingSafeArea
    var insets = parts.contentInset
    if layoutNode.addsSafeArea(.horizontal) {
      insets.left += safeArea.left
      insets.right += safeArea.right
    }
    if layoutNode.addsSafeArea(.vertical) {
      insets.top += safeArea.top
      insets.bottom += safeArea.bottom
    }
    return insets
  }

  /// The x of ``contentOffset`` from one end of the content to the other, in points.
  ///
  /// It begins at -left and ends at width of the content - width of the view + right, with the insets
  /// of ``adjustedContentInset``; content that is smaller stays at the beginning.
  public final var horizontalOffsetRange: ClosedRange<Double> {
    let insets = adjustedContentInset
    let first = 0 - insets.left
    return first...max(first, layoutNode.contentOverflow(.horizontal) + insets.right)
  }

  /// The y of ``contentOffset`` from one end of the content to the other, in points.
  ///
  /// It begins at -top and ends at height of the content - height of the view + bottom, with the insets
  /// of ``adjustedContentInset``; content that is smaller stays at the beginning.
  public final var verticalOffsetRange: ClosedRange<Double> {
    let insets = adjustedContentInset
    let first = 0 - insets.top
    return first...max(first, layoutNode.contentOverflow(.vertical) + insets.bottom)
  }

  /// The nearest point to a given one at which the content may come to rest.
  ///
  /// - Parameter offset: Any point; a coordinate that is NaN becomes the beginning of the range.
  /// - Returns: The point with each coordinate in its range.
  public final func nearestContentOffset(to offset: Point) -> Point {
    Point(
      x: horizontalOffsetRange.nearest(to: offset.x), y: verticalOffsetRange.nearest(to: offset.y))
  }
}

extension ClosedRange<Double> {
  fileprivate func nearest(to value: Double) -> Double {
    value > lowerBound ? Swift.min(value, upperBound) : lowerBound
  }
}

extension Double {
  /// The number cut to what layout can use, or another one if it is NaN.
  func usable(or other: Double) -> Double {
    isNaN ? other : min(max(self, -1e9), 1e9)
  }
}
