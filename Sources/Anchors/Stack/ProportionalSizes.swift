/// The sizes of the items of a stack that fills proportionally.
struct ProportionalSizes {
  /// One size for each item; empty if all are hidden.
  private(set) var shares: [ProportionalSize] = []

  init(of items: [StackItem], _ settings: StackSettings, _ visible: VisibleRange) {
    guard !visible.isEmpty else { return }
    let sizes = items.map { $0.isHidden ? 0 : $0.node.contentExtent(along: settings.axis) }
    let total = sizes.reduce(0) { $0 + max(0, $1 ?? 0) }
    let hasContent = total > 0
    let spacings = Self.spacings(items, settings, visible)
    let shown = items.count { !$0.isHidden }
    // UIKit has no formula for a stack without any content.
    let isCorrect = settings.proportionalMode == .correct || !hasContent
    let whole = hasContent ? total : Double(shown)
    let divisor = isCorrect ? whole : whole + settings.points * Double(shown - 1)
    for (index, size) in sizes.enumerated() {
      guard let size, !items[index].isHidden, size > 0 || !hasContent else {
        shares.append(.unspecified)
        continue
      }
      // The limit of 751 makes shares outrank contents in stacks of any length.
      let priority = shown == 1 ? .required : LayoutPriority(Double(max(999 - index, 751)))
      let factor = (hasContent ? size : 1) / divisor
      let constant = isCorrect ? 0 - spacings * factor : 0
      shares.append(.part(factor: factor, constant: constant, priority: priority))
    }
  }

  /// Adds up all spacings.
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

/// The size of a view along the axis of a stack that fills proportionally.
enum ProportionalSize {
  /// No size: the view is hidden, cannot be measured, or lacks content while other views have some.
  case unspecified
  /// A multiple of the canvas's extent plus a constant.
  case part(factor: Double, constant: Double, priority: LayoutPriority)
}

extension StackView {
  /// The formula by which ``StackView/Distribution/fillProportionally`` includes the spacing.
  public enum ProportionalMode: Sendable, Hashable, CaseIterable {
    /// The views share the space without the spacings, in exact proportion.
    case correct
    /// Content and spacing are added as in UIKit; with a spacing the last views absorb the error.
    case uikit
  }
}
