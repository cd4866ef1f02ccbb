/// Finds the constraints that a stack wants and brings those it has into line.
///
/// Rows are keyed by their role and the item they belong to, so that only what differs is touched.
struct StackLowering {
  let settings: StackSettings
  let axes: StackAxes
  let alignment: StackView.Alignment
  let stack: NodeLink
  /// The stack, or its margins guide: what the views are connected with.
  let edge: NodeLink
  let visible: VisibleRange
  /// What each item gets along the axis; empty unless the stack fills proportionally.
  let shares: [ProportionalSize]
  /// The places of the texts that wrap and share the room; empty unless there are several.
  let sharing: [Int]
  var canvas: StackContainer
  var update: StackUpdate

  /// Whether sizes follow contents; without any content they are equal.
  var isProportional: Bool { !shares.isEmpty }

  /// Brings every constraint into line.
  mutating func lowerAll(_ items: inout [StackItem]) {
    lowerCanvas(items)
    lowerTextWidths(&items)
    for index in items.indices { lower(index, &items) }
    dropGuides(items)
  }

  /// Whether views that were hidden or shown only concern themselves and their neighbors, given
  /// what was visible at the last update.
  func canUpdateLocally(since before: VisibleRange) -> Bool {
    guard !visible.isEmpty, !before.isEmpty, sharing.isEmpty, canvas.textWidthGuide == nil else {
      return false
    }
    return switch settings.distribution {
    case .fill: true
    // All others are measured by the first.
    case .fillEqually, .equalSpacing: visible.first == before.first
    case .fillProportionally, .equalCentering: false
    }
  }

  /// Brings the constraints of some items and of their neighbors into line.
  mutating func lower(_ places: [Int], before: VisibleRange, in items: inout [StackItem]) {
    lowerCanvas(items)
    let ends = [before.first, before.last, visible.first, visible.last]
    var touched: [Int] = []
    for place in places + (before == visible ? [] : ends) where place < items.count {
      if hasGaps, let previous = items.prefix(place).lastIndex(where: { !$0.isHidden }) {
        touched.append(previous)
      }
      touched.append(place)
      if place + 1 < items.count { touched.append(place + 1) }
      // The spacing behind hidden items is that after the last visible one.
      if let next = items[(place + 1)...].firstIndex(where: { !$0.isHidden }) {
        touched.append(next)
      }
    }
    touched.sort()
    // A row is wanted once only: one made by this update counts as active from its end on.
    var last = -1
    for index in touched where index != last {
      lower(index, &items)
      last = index
    }
  }

  /// Brings the constraints of one item into line.
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
    if items[index].gap != nil, gapEnd(index, items) == nil {
      Self.remove(&items[index].gap, from: stack)
    }
  }

  private mutating func lowerCanvas(_ items: [StackItem]) {
    if !items.isEmpty {
      pinEnds(items)
      pinSides(items)
      fitTextWidthGuide()
    }
    canvas.rows.removeStale(&update)
  }

  /// Removes the guides that no constraint mentions any more.
  private mutating func dropGuides(_ items: [StackItem]) {
    if items.isEmpty || !visible.isEmpty { Self.remove(&canvas.emptySpan, from: stack) }
    if !needsSpanner(items) { Self.remove(&canvas.spanner, from: stack) }
    if sharing.isEmpty { Self.remove(&canvas.textWidthGuide, from: stack) }
  }

  /// Removes a guide of the stack, if there is one; not inlined for the size of modules.
  @inline(never)
  private static func remove(_ guide: inout NodeLink?, from stack: NodeLink) {
    guard let removed = guide else { return }
    stack.use { $0.removeGuide(removed.node) }
    guide = nil
  }

  /// A guide of the stack's own, which the stack keeps alive until it is removed.
  func makeGuide(_ name: String) -> NodeLink {
    let guide = LayoutNode(name)
    guide.kind = .stackGuide
    stack.use { $0.addGuide(guide) }
    return NodeLink(guide)
  }
}

extension StackView {
  /// Asks for what the constraints depend on, which runs the program's own methods.
  func prepareLowering(_ visible: VisibleRange, _ change: StackChange) -> StackLowering {
    let stack = NodeLink(layoutNode)
    return StackLowering(
      settings: settings, axes: StackAxes(settings.axis), alignment: settings.effectiveAlignment,
      stack: stack,
      edge: settings.isMarginsRelative ? NodeLink(layoutMarginsGuide.layoutNode) : stack,
      visible: visible,
      shares: settings.dependsOnContents ? proportionalShares(visible) : [],
      sharing: wrappingTextIndices(change), canvas: canvas,
      update: StackUpdate(origin: origin, counts: counts))
  }
}
