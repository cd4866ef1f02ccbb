/// What the items of a stack that fills proportionally get.
struct ProportionalSizes {
  /// One for each item; none at all if no item has content, and all are to be of one size.
  private(set) var shares: [ProportionalSize] = []

  init(of items: [StackItem], _ settings: StackSettings, _ visible: StackRange) {
    guard !visible.isEmpty else { return }
    let sizes = items.map { $0.isHidden ? 0 : $0.node.contentExtent(along: settings.axis) }
    let total = sizes.reduce(0) { $0 + max(0, $1 ?? 0) }
    guard total > 0 else { return }
    let spacings = Self.spacings(items, settings, visible)
    let shown = items.count { !$0.isHidden }
    let sized = sizes.count { ($0 ?? 0) > 0 }
    // Between baselines there are distances even without a spacing.
    let isTight = spacings == 0 && !settings.spacesBaselines
    let isAlone = shown == 1 || (sized == 1 && isTight)
    let whole =
      settings.proportionalMode == .correct
      ? total : total + settings.points * Double(shown - 1)
    for (index, size) in sizes.enumerated() {
      guard let size, !items[index].isHidden else {
        shares.append(.unsaid)
        continue
      }
      guard size > 0 else {
        shares.append(.nothing)
        continue
      }
      // Shares matter more than contents, however many there are.
      let priority = isAlone ? .required : LayoutPriority(Double(max(999 - index, 751)))
      let factor = size / whole
      let constant = settings.proportionalMode == .correct ? 0 - spacings * factor : 0
      shares.append(.part(factor: factor, constant: constant, priority: priority))
    }
  }

  /// What all spacings together take away.
  private static func spacings(
    _ items: [StackItem], _ settings: StackSettings, _ visible: StackRange
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
  func proportionalShares(_ visible: StackRange) -> [ProportionalSize] {
    keepingItems { ProportionalSizes(of: items, settings, visible).shares }
  }
}
