// Scrolling as UIKit has it. There is no animation here: the offset is the new one at once.

extension ScrollView {
  /// Scrolls as little as makes a rectangle of the content visible.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the scroll view's coordinates, as of the last layout.
  ///   - animated: Has no effect.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool) { scrollRectToVisible(rect) }

  /// Sets the point of the content that lies at the top left corner.
  ///
  /// - Parameters:
  ///   - contentOffset: The point.
  ///   - animated: Has no effect.
  public func setContentOffset(_ contentOffset: Point, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
