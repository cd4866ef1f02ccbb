// Handling of changes to a stack.

extension StackView {
  /// Invalidates all constraints of the stack.
  func invalidateAll() {
    pending = .all
    contentChanged(needsUpdate: true)
  }

  /// Invalidates the constraints of one item and its neighbors.
  func invalidateItem(_ index: Int) {
    let count = items.count
    changePending { $0.insert(index, of: count) }
    contentChanged(needsUpdate: true)
  }

  /// Invalidates the last constraints, after an item was added or removed at the end.
  ///
  /// With few items the constraints of the stack as a whole may change, so that all are
  /// invalidated.
  func invalidateEnd() {
    if items.count > 2, !pending.isEverything {
      invalidateItem(items.count - 1)
    } else {
      invalidateAll()
    }
  }

  /// Handles an insertion; between visible items it affects the item and its neighbors only.
  func inserted(at index: Int) {
    guard !pending.isEverything, index > visible.first, index <= visible.last else {
      return invalidateAll()
    }
    visible.last += 1
    let count = items.count
    changePending { $0.recordInsertion(at: index, of: count) }
    contentChanged(needsUpdate: true)
  }

  /// Handles a removal; between visible items it affects the neighbors only.
  func removed(at index: Int) {
    guard !pending.isEverything, index > visible.first, index < visible.last else {
      return invalidateAll()
    }
    visible.last -= 1
    let count = items.count
    changePending { $0.recordRemoval(at: index, of: count) }
    contentChanged(needsUpdate: true)
  }

  /// Changes a copy of the pending change and stores it, as ``changeItems(_:)`` does.
  @inline(__always)
  private final func changePending(_ body: (inout StackChange) -> Void) {
    var change = pending
    pending = .nothing
    body(&change)
    pending = change
  }

  /// Invalidates constraints to the stack's baselines, and notifies the stack that contains it.
  func contentChanged(needsUpdate: Bool) {
    contentDidChange(needsUpdate: needsUpdate)
    superview?.childContentChanged(layoutNode)
  }

  @inline(never)
  func contentDidChange(needsUpdate: Bool) {
    contentVersion &+= 1
    cachedTallestItem = nil
    if needsUpdate { setNeedsUpdateConstraints() }
    // An update of everything does this itself.
    if !pending.isEverything { invalidateBaselines() }
  }

  /// The visible item with the tallest content, the first of several.
  ///
  /// It is cached: measuring a nested stack requires a layout of it, which queries all rows inside
  /// it, so that nesting would multiply the cost.
  var tallestItem: LayoutNode? { tallestItem(attempts: 2) }

  /// Finds the tallest item, again if the items change during the query.
  ///
  /// - Parameter attempts: The number of further attempts.
  /// - Returns: The node of the item, or nil if all are hidden.
  private func tallestItem(attempts: Int) -> LayoutNode? {
    if let cachedTallestItem { return cachedTallestItem }
    markDependsOnMeasurement()
    let before = contentVersion
    let tallest = withItemsRetained { findTallestItem() }
    guard before == contentVersion else {
      return attempts > 0 ? tallestItem(attempts: attempts - 1) : tallest
    }
    cachedTallestItem = tallest
    return tallest
  }

  /// Records that the stack depends on measured sizes, which may differ in another tree.
  private func markDependsOnMeasurement() {
    layoutNode.state.insert(.dependsOnMeasurement)
    layoutNode.root.engine?.recordMeasuringStack()
  }

  private func findTallestItem() -> LayoutNode? {
    var tallest: (node: LayoutNode, height: Double)?
    for item in items where !item.isHidden {
      let height = item.node.contentExtent(along: .vertical) ?? 0
      if let best = tallest, best.height >= height { continue }
      tallest = (item.node, height)
    }
    return tallest?.node
  }

  /// Updates the constraints from the views and the settings.
  func applyPendingChange() {
    let change = pending
    pending = .nothing
    if change.isEverything { invalidateBaselines() }
    let range = VisibleRange(of: items)
    if settings.dependsOnContents { markDependsOnMeasurement() }
    let count = items.count
    var lowering = prepareLowering(range, change)
    // Client code may have changed the items during the queries; the stack has then requested
    // another update.
    guard items.count == count else { return }
    var items = self.items
    self.items = []
    // No client code runs until items and entries are restored.
    lowering.update.entries = entries
    entries = StackEntryTable()
    lowering.update.entries.reserve(items: items.count)
    switch change {
    case .nothing: break
    case .items(let indices) where lowering.canUpdateLocally(since: visible):
      lowering.lower(indices, before: visible, in: &items)
    case .items, .all:
      lowering.lowerAll(&items)
    }
    self.items = items
    entries = lowering.update.entries
    container = lowering.container
    visible = range
    lowering.update.activate()
    counts = lowering.update.counts
  }
}
