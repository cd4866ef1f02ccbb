/// The minimum or exact distance between an item and the one before it.
struct StackSpacing {
  private(set) var constant = 0.0
  /// True if the constant is a multiple of the standard spacing.
  private(set) var isSystem = false

  private init() {}

  /// Computes the spacing before an item.
  ///
  /// Each hidden item of a pair halves the spacing, so that the neighbors of a hidden item have one
  /// spacing between them, that after the last visible item. There is no spacing outside the
  /// visible range.
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

  /// Computes the spacing between two visible neighbors.
  ///
  /// - Parameters:
  ///   - own: The custom spacing after the first one.
  ///   - settings: The settings of the stack.
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

  /// Returns the distance in points, with standard spacings queried from the root.
  func points(from before: LayoutNode, to after: LayoutNode, _ axis: Axis) -> Double {
    guard isSystem, let provider = after.root.systemSpacing else { return constant }
    return constant * provider(before, after, axis) / LayoutNode.standardSpacing
  }
}
