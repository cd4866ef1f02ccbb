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
