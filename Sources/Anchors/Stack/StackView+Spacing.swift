// Spacings between neighbors.

extension StackView {
  /// The value of a custom spacing that means ``spacing``.
  public static var spacingUseDefault: Double { .greatestFiniteMagnitude }

  /// The value of a spacing that means the standard spacing.
  ///
  /// It is 8 points unless ``LayoutNode/systemSpacing`` of the root returns another one.
  public static var spacingUseSystem: Double { .leastNormalMagnitude }

  /// Sets the distance between an item and the next one.
  ///
  /// It moves with the item in the order, and is discarded when the item is removed.
  ///
  /// - Parameters:
  ///   - spacing: The distance in points, ``spacingUseSystem``, or ``spacingUseDefault``.
  ///   - item: An arranged item; the call has no effect for any other.
  public func setCustomSpacing(_ spacing: Double, after item: some LayoutItem) {
    guard let index = arrangedIndex(of: item.layoutNode), items[index].spacingAfter != spacing
    else {
      return
    }
    changeItems { $0[index].spacingAfter = spacing }
    if index + 1 < items.count { invalidateItem(index + 1) }
  }

  /// Returns the custom distance between an item and the next one.
  ///
  /// - Parameter item: An arranged item.
  /// - Returns: The distance in points, or ``spacingUseDefault`` if none was set.
  public func customSpacing(after item: some LayoutItem) -> Double {
    arrangedIndex(of: item.layoutNode).map { items[$0].spacingAfter } ?? Self.spacingUseDefault
  }
}
