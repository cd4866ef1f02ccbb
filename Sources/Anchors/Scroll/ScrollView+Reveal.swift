// Scrolling to what should be seen.

extension ScrollView {
  /// Scrolls as little as makes a rectangle of the content visible, clear of ``adjustedContentInset``.
  ///
  /// Nothing moves if it is visible already. One that is too large to be seen as a whole is scrolled until it
  /// fills the view. The offset stays in ``horizontalOffsetRange`` and ``verticalOffsetRange``.
  ///
  /// ```swift
  /// scroll.scrollRectToVisible(field.convert(field.bounds, to: scroll))
  /// ```
  ///
  /// For a view straight inside the scroll view, and not zoomed, that is its frame. In a view 100 high that
  /// shows the content from 0 on, a rectangle from 150 to 170 scrolls to 70: down until its end is seen.
  ///
  /// - Parameter rect: The rectangle in the scroll view's coordinates, those of its content, as of the last
  ///   layout.
  public final func scrollRectToVisible(_ rect: Rect) {
    guard !rect.isNull else { return }
    let (area, insets, offset) = (rect.standardized, adjustedContentInset, contentOffset)
    let right = Self.way(
      from: (offset.x + insets.left, offset.x + bounds.width - insets.right),
      to: (area.minX, area.maxX))
    let down = Self.way(
      from: (offset.y + insets.top, offset.y + bounds.height - insets.bottom),
      to: (area.minY, area.maxY))
    let target = nearestContentOffset(to: Point(x: offset.x + right, y: offset.y + down))
    contentOffset = Point(x: right == 0 ? offset.x : target.x, y: down == 0 ? offset.y : target.y)
  }

  /// How far a window must move to show a stretch, or to lie in it if the stretch is the longer one.
  private static func way(
    from window: (start: Double, end: Double), to stretch: (start: Double, end: Double)
  ) -> Double {
    let (first, last) = (stretch.start - window.start, stretch.end - window.end)
    // Both ends want to move the same way, the nearer one is enough; otherwise nothing is to be done.
    if first > 0, last > 0 { return min(first, last) }
    if first < 0, last < 0 { return max(first, last) }
    return 0
  }
}
