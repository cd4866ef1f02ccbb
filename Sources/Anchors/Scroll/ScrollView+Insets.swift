// The insets of the content and the range of its offset.

extension ScrollView {
  /// The space added around the content, in points; negative insets reduce it.
  ///
  /// It affects the range of scrolling, but neither the content size nor any frame. An inset that
  /// is NaN is ignored, and one beyond 1e9 is clamped to that.
  public final var contentInset: EdgeInsets {
    get { parts.contentInset }
    set {
      parts.contentInset = newValue.combined(with: parts.contentInset) { $0.usable(or: $1) }
    }
  }

  /// The edges at which the safe area is added to ``contentInset``; automatic unless set.
  public final var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { parts.adjustmentBehavior }
    set {
      parts.adjustmentBehavior = newValue
      layoutNode.insetsChanged()
    }
  }

  /// Indicates whether content no wider than the view still counts as scrollable horizontally.
  public final var alwaysBounceHorizontal: Bool {
    get { parts.alwaysBounces.horizontal }
    set {
      parts.alwaysBounces.horizontal = newValue
      layoutNode.insetsChanged()
    }
  }

  /// Indicates whether content no taller than the view still counts as scrollable vertically.
  public final var alwaysBounceVertical: Bool {
    get { parts.alwaysBounces.vertical }
    set {
      parts.alwaysBounces.vertical = newValue
      layoutNode.insetsChanged()
    }
  }

  /// The insets in effect, in points: ``contentInset`` plus the safe area.
  ///
  /// The safe area is that of the last layout, at the edges selected by
  /// ``contentInsetAdjustmentBehavior``.
  ///
  /// Complexity: O(depth).
  public final var adjustedContentInset: EdgeInsets {
    let safeArea = layoutNode.reachingSafeArea
    var insets = parts.contentInset
    if layoutNode.addsSafeArea(.horizontal, from: safeArea) {
      insets.left += safeArea.left
      insets.right += safeArea.right
    }
    if layoutNode.addsSafeArea(.vertical, from: safeArea) {
      insets.top += safeArea.top
      insets.bottom += safeArea.bottom
    }
    return insets
  }

  /// The range of x in ``contentOffset``, from one end of the content to the other, in points.
  ///
  /// It begins at -left and ends at width of the content - width of the view + right, with the
  /// insets of ``adjustedContentInset``; smaller content stays at the beginning.
  public final var horizontalOffsetRange: ClosedRange<Double> {
    let insets = adjustedContentInset
    let first = 0 - insets.left
    return first...max(first, layoutNode.contentOverflow(.horizontal) + insets.right)
  }

  /// The range of y in ``contentOffset``, from one end of the content to the other, in points.
  ///
  /// It begins at -top and ends at height of the content - height of the view + bottom, with the
  /// insets of ``adjustedContentInset``; smaller content stays at the beginning.
  public final var verticalOffsetRange: ClosedRange<Double> {
    let insets = adjustedContentInset
    let first = 0 - insets.top
    return first...max(first, layoutNode.contentOverflow(.vertical) + insets.bottom)
  }

  /// Finds the valid offset nearest to a point.
  ///
  /// - Parameter offset: Any point; a coordinate that is NaN becomes the beginning of the range.
  /// - Returns: The point with each coordinate clamped to its range.
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
  /// Returns the number clamped to the range of a layout, or another one if it is NaN.
  func usable(or other: Double) -> Double {
    isNaN ? other : min(max(self, -1e9), 1e9)
  }
}

/// The edges at which a ``ScrollView`` adds the safe area to the insets of its content.
///
/// At other edges the safe area extends into the content as into any view, by position in the
/// content.
public enum ContentInsetAdjustmentBehavior: Sendable, Hashable, CaseIterable {
  /// Behaves as ``scrollableAxes``.
  case automatic
  /// Adds the safe area at both edges of each scrollable axis.
  ///
  /// An axis is scrollable if the view always bounces along it, or if the content, with its own
  /// margins for the safe area, is larger than the view.
  case scrollableAxes
  /// Never adds the safe area.
  case never
  /// Always adds the safe area, at all four edges.
  case always
}
