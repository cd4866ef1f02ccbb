/// What the items of a stack that fills proportionally get.
struct ProportionalSizes {
  /// One for each item; empty if no item is shown.
  private(set) var shares: [ProportionalSize] = []

  init(of items: [StackItem], _ settings: StackSettings, _ visible: VisibleRange) {
    guard !visible.isEmpty else { return }
    let sizes = items.map { $0.isHidden ? 0 : $0.node.contentExtent(along: settings.axis) }
    let total = sizes.reduce(0) { $0 + max(0, $1 ?? 0) }
    let hasContent = total > 0
    let spacings = Self.spacings(items, settings, visible)
    let shown = items.count { !$0.isHidden }
    // Where no item has content, UIKit has no formula.
    let isCorrect = settings.proportionalMode == .correct || !hasContent
    let whole = hasContent ? total : Double(shown)
    let divisor = isCorrect ? whole : whole + settings.points * Double(shown - 1)
    for (index, size) in sizes.enumerated() {
      guard let size, !items[index].isHidden, size > 0 || !hasContent else {
        shares.append(.unspecified)
        continue
      }
      // Shares matter more than contents, however many there are.
      let priority = shown == 1 ? .required : LayoutPriority(Double(max(999 - index, 751)))
      let factor = (hasContent ? size : 1) / divisor
      let constant = isCorrect ? 0 - spacings * factor : 0
      shares.append(.part(factor: factor, constant: constant, priority: priority))
    }
  }

  /// What all spacings together take away.
  private static func spacings(
    _ items: [StackItem], _ settings: StackSettings, _ visible: VisibleRange
  ) -> Double {
    var sum = 0.0
    for index in items.indices.dropFirst() {
      let spacing = StackSpacing(before: index, of: items, settings, visible)
      sum += spacing.points(from: items[index - 1].node, to: items[index].node, settings.axis)
    }
    return sum
  }
}

extension StackView {
  /// What each item gets along the axis, of which some come first and last.
  func proportionalShares(_ visible: VisibleRange) -> [ProportionalSize] {
    withItemsRetained { ProportionalSizes(of: items, settings, visible).shares }
  }
}
