// The distances between neighbors.

extension StackView {
  /// As a custom spacing: no other than ``spacing``.
  public static var spacingUseDefault: Double { .greatestFiniteMagnitude }

  /// As a spacing: the standard one, 8 points unless ``_NodeOnlyMembers/systemSpacing`` of the root says
  /// otherwise.
  public static var spacingUseSystem: Double { .leastNormalMagnitude }

  /// Sets the distance between an item and the next one.
  ///
  /// It goes with the item when the item moves in the row, and is forgotten when the item leaves it.
  ///
  /// - Parameters:
  ///   - spacing: The distance in points, ``spacingUseSystem``, or ``spacingUseDefault``.
  ///   - item: An arranged item; nothing happens for any other.
  public func setCustomSpacing(_ spacing: Double, after item: some LayoutItem) {
    guard let index = place(of: item.layoutNode), items[index].spacingAfter != spacing else {
      return
    }
    changeItems { $0[index].spacingAfter = spacing }
    if index + 1 < items.count { invalidateItem(index + 1) }
  }

  /// The distance set between an item and the next one.
  ///
  /// - Parameter item: An arranged item.
  /// - Returns: The distance in points, or ``spacingUseDefault`` if none was set.
  public func customSpacing(after item: some LayoutItem) -> Double {
    place(of: item.layoutNode).map { items[$0].spacingAfter } ?? Self.spacingUseDefault
  }
}
