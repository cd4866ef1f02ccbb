/// The least or exact distance of an item from the one before it.
struct StackSpacing {
  private(set) var constant = 0.0
  /// Whether the constant counts standard spacings.
  private(set) var isSystem = false

  private init() {}

  /// Finds the spacing before an item.
  ///
  /// Hidden items count as well: each takes its half of the spacing away, so that the neighbors of
  /// one that is hidden end up the spacing apart, which is the one after the last visible item. There is
  /// none outside of the visible items.
  init(
    before index: Int, of items: [StackItem], _ settings: StackSettings, _ visible: VisibleRange
  ) {
    self.init()
    guard !visible.isEmpty, index != visible.first, index - 1 != visible.last else { return }
    let isBetweenHidden = items[index - 1].isHidden && items[index].isHidden
    guard !isBetweenHidden else { return }
    var before = index - 1
    while before >= 0, items[before].isHidden { before -= 1 }
    self = StackSpacing(after: items[before < 0 ? index - 1 : before].spacingAfter, settings)
    if items[index - 1].isHidden || items[index].isHidden { constant -= constant / 2 }
    if constant == 0 { isSystem = false }
  }

  /// The spacing between an item, given that after it alone, and the next, neither of which is hidden.
  @inline(__always)
  init(after own: Double, _ settings: StackSettings) {
    var spacing = own
    if spacing == StackView.spacingUseDefault { spacing = settings.spacing }
    if spacing == StackView.spacingUseDefault { spacing = 0 }
    if spacing == StackView.spacingUseSystem {
      spacing = LayoutNode.standardSpacing
      isSystem = true
    }
    constant = spacing
    if constant == 0 { isSystem = false }
  }

  /// The distance in points.
  func points(from before: LayoutNode, to after: LayoutNode, _ axis: Axis) -> Double {
    guard isSystem, let provider = after.root.systemSpacing else { return constant }
    return constant * provider(before, after, axis) / LayoutNode.standardSpacing
  }
}
