/// The size of a view along the axis of a stack that fills proportionally.
///
/// It is a multiple of the canvas's extent plus a constant.
struct ProportionalSize {
  let factor: Double
  let constant: Double
  let priority: LayoutPriority

  /// Computes the sizes of the items of a stack.
  ///
  /// - Returns: One size for each item; nil if it is hidden, cannot be measured, or lacks content
  ///   while others have some. The list is empty if all items are hidden.
  static func sizes(
    of items: [StackItem], _ settings: StackSettings, _ visible: VisibleRange
  ) -> [ProportionalSize?] {
    guard !visible.isEmpty else { return [] }
    let sizes = items.map { $0.isHidden ? 0 : $0.node.contentExtent(along: settings.axis) }
    let total = sizes.reduce(0) { $0 + max(0, $1 ?? 0) }
    let hasContent = total > 0
    let spacings = spacings(items, settings, visible)
    let shown = items.count { !$0.isHidden }
    // UIKit has no formula for a stack without any content.
    let isCorrect = settings.proportionalMode == .correct || !hasContent
    let whole = hasContent ? total : Double(shown)
    let usual = StackSpacing(after: StackView.spacingUseDefault, settings).constant
    let divisor = isCorrect ? whole : whole + usual * Double(shown - 1)
    return sizes.indices.map { index in
      guard let size = sizes[index], !items[index].isHidden, size > 0 || !hasContent else {
        return nil
      }
      // The limit of 751 makes shares outrank contents in stacks of any length.
      let priority = shown == 1 ? .required : LayoutPriority(Double(max(999 - index, 751)))
      let factor = (hasContent ? size : 1) / divisor
      return ProportionalSize(
        factor: factor, constant: isCorrect ? 0 - spacings * factor : 0, priority: priority)
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

extension StackView {
  /// The formula by which ``StackView/Distribution/fillProportionally`` includes the spacing.
  public enum ProportionalMode: Sendable, Hashable, CaseIterable {
    /// The views share the space without the spacings, in exact proportion.
    case correct
    /// Content and spacing are added as in UIKit; with a spacing the last views absorb the error.
    case uikit
  }
}
