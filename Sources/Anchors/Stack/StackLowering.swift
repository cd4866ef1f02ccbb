/// Computes the constraints that a stack requires, and reconciles its existing ones with them.
///
/// Constraints are keyed by role and owner, so that only differences are applied.
struct StackLowering {
  let settings: StackSettings
  let axes: ContainerAxes
  let alignment: StackView.Alignment
  let stack: NodeLink
  /// The stack or its margins guide, to which the outer views are constrained.
  let edge: NodeLink
  let visible: VisibleRange
  /// The size of each item along the axis; empty unless the stack fills proportionally.
  let proportionalSizes: [ProportionalSize?]
  /// The indices of the wrapping texts that share space; empty unless there are several.
  let wrappingTextIndices: [Int]
  var container: StackContainer
  var update: ContainerUpdate

  /// Reconciles all constraints.
  mutating func lowerAll(_ items: inout [StackItem]) {
    lowerContainer(items)
    lowerTextWidths(&items)
    for index in items.indices { lower(index, &items) }
    removeUnusedGuides(items)
  }

  /// Determines whether a change of visibility affects only the changed items and their neighbors.
  ///
  /// - Parameter before: The visible range at the last update.
  /// - Returns: Whether the constraints of all other items are unaffected.
  func canUpdateLocally(since before: VisibleRange) -> Bool {
    guard !visible.isEmpty, !before.isEmpty, wrappingTextIndices.isEmpty,
      container.textWidthGuide == nil
    else {
      return false
    }
    return switch settings.distribution {
    case .fill: true
    // All sizes and gaps refer to those of the first visible item.
    case .fillEqually, .equalSpacing: visible.first == before.first
    case .fillProportionally, .equalCentering: false
    }
  }

  /// Reconciles the constraints of some items and of their neighbors.
  ///
  /// - Parameters:
  ///   - indices: The indices of the items.
  ///   - before: The visible range at the last update.
  ///   - items: The items of the stack.
  mutating func lower(_ indices: [Int], before: VisibleRange, in items: inout [StackItem]) {
    if before != visible || indices.contains(where: { $0 == 0 || $0 == visible.first }) {
      lowerContainer(items)
    }
    let ends = [before.first, before.last, visible.first, visible.last]
    var touched: [Int] = []
    for index in indices + (before == visible ? [] : ends) where index < items.count {
      if settings.hasGaps, let previous = items.prefix(index).lastIndex(where: { !$0.isHidden }) {
        touched.append(previous)
      }
      touched.append(index)
      if index + 1 < items.count { touched.append(index + 1) }
      // The spacing after hidden items is that after the last visible one before them.
      if let next = items[(index + 1)...].firstIndex(where: { !$0.isHidden }) {
        touched.append(next)
      }
    }
    touched.sort()
    // Each item is lowered only once, because objects of this update are inactive until its end.
    var last = -1
    for index in touched where index != last {
      lower(index, &items)
      last = index
    }
  }

  /// Reconciles the constraints of one item.
  private mutating func lower(_ index: Int, _ items: inout [StackItem]) {
    update.countItem()
    let isHidden = items[index].isHidden
    items[index].link.use { $0.setCollapsed(isHidden) }
    update.isOfNewItem = items[index].rows.isEmpty
    lowerSpacing(index, &items)
    lowerSize(index, &items)
    lowerGap(index, &items)
    lowerAlignment(index, &items)
    if !update.isOfNewItem { items[index].rows.removeStale(&update) }
    update.isOfNewItem = false
    if items[index].gap != nil, gapEnd(after: index, in: items) == nil {
      stack.removeGuide(&items[index].gap)
    }
  }

  private mutating func lowerContainer(_ items: [StackItem]) {
    if !items.isEmpty {
      pinEnds(items)
      pinSides(items)
      fitTextWidthGuide()
    }
    container.rows.removeStale(&update)
  }

  /// Removes the guides of the stack that are no longer needed.
  private mutating func removeUnusedGuides(_ items: [StackItem]) {
    if items.isEmpty || !visible.isEmpty { stack.removeGuide(&container.emptySpan) }
    if !needsSpanner(items) { stack.removeGuide(&container.spanner) }
    if wrappingTextIndices.isEmpty { stack.removeGuide(&container.textWidthGuide) }
  }
}

extension StackView {
  /// Queries the inputs of the constraints, which may run client code.
  func prepareLowering(_ visible: VisibleRange, _ change: StackChange) -> StackLowering {
    let stack = NodeLink(layoutNode)
    return withItemsRetained {
      StackLowering(
        settings: settings, axes: ContainerAxes(settings.axis),
        alignment: settings.effectiveAlignment, stack: stack,
        edge: settings.isMarginsRelative ? NodeLink(layoutMarginsGuide.layoutNode) : stack,
        visible: visible,
        proportionalSizes: settings.dependsOnContents
          ? ProportionalSize.sizes(of: items, settings, visible) : [],
        wrappingTextIndices: wrappingTextIndices(change), container: container,
        update: ContainerUpdate(origin: origin, counts: counts))
    }
  }
}
