// Scrolling as in UIKit, without animation: the offset changes immediately.

extension ScrollView {
  /// Scrolls by the smallest distance that makes a rectangle of the content visible.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the scroll view's coordinates, as of the last layout.
  ///   - animated: Ignored.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool) { scrollRectToVisible(rect) }

  /// Sets the point of the content at the top left corner of the scroll view.
  ///
  /// - Parameters:
  ///   - contentOffset: The point, in points.
  ///   - animated: Ignored.
  public func setContentOffset(_ contentOffset: Point, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
