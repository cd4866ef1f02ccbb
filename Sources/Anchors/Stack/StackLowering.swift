/// Computes the constraints that a stack requires, and reconciles its existing ones with them.
///
/// Constraints are keyed by role and owner, so that only differences are applied.
struct StackLowering {
  let settings: StackSettings
  let axes: StackAxes
  let alignment: StackView.Alignment
  let stack: NodeLink
  /// The stack or its margins guide, to which the outer views are constrained.
  let edge: NodeLink
  let visible: VisibleRange
  /// The size of each item along the axis; empty unless the stack fills proportionally.
  let shares: [ProportionalSize]
  /// The indices of the wrapping texts that share space; empty unless there are several.
  let wrappingTextIndices: [Int]
  var container: StackContainer
  var update: StackUpdate

  /// True if sizes are proportional to contents, or equal without any content.
  var isProportional: Bool { !shares.isEmpty }

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
      if hasGaps, let previous = items.prefix(index).lastIndex(where: { !$0.isHidden }) {
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
      Self.remove(&items[index].gap, from: stack)
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
    if items.isEmpty || !visible.isEmpty { Self.remove(&container.emptySpan, from: stack) }
    if !needsSpanner(items) { Self.remove(&container.spanner, from: stack) }
    if wrappingTextIndices.isEmpty { Self.remove(&container.textWidthGuide, from: stack) }
  }

  /// Removes a guide of the stack, if there is one.
  ///
  /// Not inlined: code size.
  @inline(never)
  private static func remove(_ guide: inout NodeLink?, from stack: NodeLink) {
    guard let removed = guide else { return }
    stack.use { $0.removeGuide(removed.node) }
    guide = nil
  }

  /// Creates a guide of the stack, which its node owns until it is removed.
  func makeGuide(_ name: String) -> NodeLink {
    let guide = LayoutNode(name)
    guide.kind = .stackGuide
    stack.use { $0.addGuide(guide) }
    return NodeLink(guide)
  }
}

extension StackView {
  /// Queries the inputs of the constraints, which may run client code.
  func prepareLowering(_ visible: VisibleRange, _ change: StackChange) -> StackLowering {
    let stack = NodeLink(layoutNode)
    return StackLowering(
      settings: settings, axes: StackAxes(settings.axis), alignment: settings.effectiveAlignment,
      stack: stack,
      edge: settings.isMarginsRelative ? NodeLink(layoutMarginsGuide.layoutNode) : stack,
      visible: visible,
      shares: settings.dependsOnContents ? proportionalShares(visible) : [],
      wrappingTextIndices: wrappingTextIndices(change), container: container,
      update: StackUpdate(origin: origin, counts: counts))
  }
}
