// The distances between neighbors.

extension StackView {
  /// As a custom spacing: no other than ``spacing``.
  public static var spacingUseDefault: Double { .greatestFiniteMagnitude }

  /// As a spacing: the standard one, 8 points unless ``LayoutNode/systemSpacing`` of the root says
  /// otherwise.
  public static var spacingUseSystem: Double { .leastNormalMagnitude }

  /// Sets the distance between a view and the next one.
  ///
  /// It goes with the view when the view moves in the row, and is forgotten when the view leaves it.
  ///
  /// - Parameters:
  ///   - spacing: The distance in points, ``spacingUseSystem``, or ``spacingUseDefault``.
  ///   - view: An arranged view; nothing happens for any other.
  public func setCustomSpacing(_ spacing: Double, after view: View) {
    guard let index = place(of: view), items[index].spacingAfter != spacing else { return }
    items[index].spacingAfter = spacing
    if index + 1 < items.count { itemChanged(index + 1) }
  }

  /// The distance set between a view and the next one.
  ///
  /// - Parameter view: An arranged view.
  /// - Returns: The distance in points, or ``spacingUseDefault`` if none was set.
  public func customSpacing(after view: View) -> Double {
    place(of: view).map { items[$0].spacingAfter } ?? Self.spacingUseDefault
  }
}
