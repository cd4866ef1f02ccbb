// Constraints along the axis: ends, spacings, sizes and gaps.

extension StackLowering {
  mutating func pinEnds(_ items: [StackItem]) {
    let first: NodeLink
    let last: NodeLink
    if visible.isEmpty {
      let span = container.emptySpan ?? stack.makeGuide("UISV-empty-span")
      container.emptySpan = span
      first = span
      last = first
      // Below required, because a stack of fixed length may be empty.
      container.rows.require(
        .emptySpan, Statement(zero: first, axes.size, priority: 999.5), &update)
    } else {
      first = items[visible.first].link
      last = items[visible.last].link
    }
    container.rows.require(
      settings.axis == .horizontal ? .canvasLeading : .canvasTop,
      Statement(edge, axes.lead, .equal, first, axes.lead), &update)
    container.rows.require(
      settings.axis == .horizontal ? .canvasTrailing : .canvasBottom,
      Statement(last, axes.trail, .equal, edge, axes.trail), &update)
    if settings.hasGaps { fit(axes.size) }
  }

  /// Minimizes an extent of the stack at a low priority.
  mutating func fit(_ extent: LayoutAttribute) {
    container.rows.require(
      extent == .width ? .fitWidth : .fitHeight,
      Statement(zero: stack, extent, priority: 49), &update)
  }

  mutating func lowerSpacing(_ index: Int, _ items: inout [StackItem]) {
    guard index > 0 else { return }
    // The baselines of a hidden view would change the distance between its neighbors.
    let (start, end) = (items[index].link, items[index - 1].link)
    let byBaselines = settings.spacesBaselines
    var row = Statement(
      start, byBaselines && !items[index].isHidden ? .firstBaseline : axes.lead,
      settings.hasGaps ? .greaterThanOrEqual : .equal,
      end, byBaselines && !items[index - 1].isHidden ? .lastBaseline : axes.trail)
    let spacing = StackSpacing(before: index, of: items, settings, visible)
    row.constant = spacing.constant
    row.isSystemSpacing = spacing.isSystem
    items[index].rows.require(.spacing, row, &update)
  }

  mutating func lowerSize(_ index: Int, _ items: inout [StackItem]) {
    let node = items[index].link
    if items[index].isHidden {
      items[index].rows.require(
        .hiding, Statement(zero: node, axes.size, priority: settings.hidingPriority), &update)
      return
    }
    if !proportionalSizes.isEmpty {
      guard let size = proportionalSizes[index] else { return }
      let row = Statement(
        node, axes.size, .equal, edge, axes.size, multiplier: size.factor,
        constant: size.constant, priority: size.priority)
      return items[index].rows.require(.proportion, row, &update)
    }
    if settings.distribution == .fillEqually, index != visible.first {
      items[index].rows.require(
        .equalSize, Statement(node, axes.size, .equal, items[visible.first].link, axes.size),
        &update)
    }
  }

  /// Finds the item at the end of the gap after an item.
  ///
  /// - Returns: The index of the item, or nil if there is no gap.
  func gapEnd(after index: Int, in items: [StackItem]) -> Int? {
    guard settings.hasGaps, index < visible.last, !items[index].isHidden else { return nil }
    return items[(index + 1)...].firstIndex { !$0.isHidden }
  }

  mutating func lowerGap(_ index: Int, _ items: inout [StackItem]) {
    guard let end = gapEnd(after: index, in: items) else { return }
    let gap = items[index].gap ?? stack.makeGuide("UISV-gap")
    items[index].gap = gap
    let byMiddles = settings.distribution == .equalCentering
    let byBaselines = settings.spacesBaselines && !byMiddles
    let start = byMiddles ? axes.middle : byBaselines ? .lastBaseline : axes.trail
    let stop = byMiddles ? axes.middle : byBaselines ? .firstBaseline : axes.lead
    items[index].rows.require(
      .gapLead, Statement(gap, axes.lead, .equal, items[index].link, start), &update)
    items[index].rows.require(
      .gapTrail, Statement(gap, axes.trail, .equal, items[end].link, stop), &update)
    guard index != visible.first, let first = items[visible.first].gap else { return }
    var row = Statement(gap, axes.size, .equal, first, axes.size)
    if byMiddles {
      let position = items[visible.first..<index].count { !$0.isHidden }
      // The limit of 52 lets equal middles outrank the fitting of the stack's size, at any length.
      row.priority = LayoutPriority(Double(max(150 - position, 52)))
    }
    items[index].rows.require(.gapSize, row, &update)
  }
}

/// The minimum or exact distance between an item and the one before it.
struct StackSpacing {
  private(set) var constant = 0.0
  /// True if the constant is a multiple of the standard spacing.
  private(set) var isSystem = false

  /// Computes the spacing before an item.
  ///
  /// Each hidden item of a pair halves the spacing, so that the neighbors of a hidden item have one
  /// spacing between them, that after the last visible item. There is no spacing outside the
  /// visible range.
  init(
    before index: Int, of items: [StackItem], _ settings: StackSettings, _ visible: VisibleRange
  ) {
    guard !visible.isEmpty, index != visible.first, index - 1 != visible.last else { return }
    if items[index - 1].isHidden, items[index].isHidden { return }
    var before = index - 1
    while before >= 0, items[before].isHidden { before -= 1 }
    self = StackSpacing(after: items[before < 0 ? index - 1 : before].spacingAfter, settings)
    if items[index - 1].isHidden || items[index].isHidden { constant -= constant / 2 }
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
  }

  /// Returns the distance in points, with standard spacings queried from the root.
  func points(from before: LayoutNode, to after: LayoutNode, _ axis: Axis) -> Double {
    guard isSystem, let provider = after.root.systemSpacing else { return constant }
    return constant * provider(before, after, axis) / LayoutNode.standardSpacing
  }
}
