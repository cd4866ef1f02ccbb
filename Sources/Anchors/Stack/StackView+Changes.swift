// What happens when something about a stack changes.

extension StackView {
  /// Marks all constraints of the stack for an update.
  func invalidateAll() {
    pending = .all
    contentChanged(needsUpdate: true)
  }

  /// Marks the constraints of one item and its neighbors for an update.
  func invalidateItem(_ index: Int) {
    let count = items.count
    changePending { $0.insert(index, of: count) }
    contentChanged(needsUpdate: true)
  }

  /// Notes that a view came or went at the end, which concerns the last ones only, as long as there
  /// are enough for the constraints of the stack as a whole to be the same.
  func invalidateEnd() {
    if items.count > 2, !pending.isEverything {
      invalidateItem(items.count - 1)
    } else {
      invalidateAll()
    }
  }

  /// Notes that an item came to a place; between visible ones it concerns itself and its neighbors.
  func inserted(at place: Int) {
    guard !pending.isEverything, place > visible.first, place <= visible.last else {
      return invalidateAll()
    }
    visible.last += 1
    let count = items.count
    changePending { $0.recordInsertion(at: place, of: count) }
    contentChanged(needsUpdate: true)
  }

  /// Notes that the item at a place went; between visible ones it concerns its neighbors.
  func removed(at place: Int) {
    guard !pending.isEverything, place > visible.first, place < visible.last else {
      return invalidateAll()
    }
    visible.last -= 1
    let count = items.count
    changePending { $0.recordRemoval(at: place, of: count) }
    contentChanged(needsUpdate: true)
  }

  /// Changes a copy of what is noted and stores it, as ``changeItems(_:)`` does.
  @inline(__always)
  private final func changePending(_ body: (inout StackChange) -> Void) {
    var change = pending
    pending = .nothing
    body(&change)
    pending = change
  }

  /// Tells what depends on the contents of the stack: constraints on its baselines, and the stack that
  /// it is in.
  func contentChanged(needsUpdate: Bool) {
    contentDidChange(needsUpdate: needsUpdate)
    superview?.childContentChanged(layoutNode)
  }

  @inline(never)
  func contentDidChange(needsUpdate: Bool) {
    contentVersion &+= 1
    cachedTallestItem = nil
    if needsUpdate { setNeedsUpdateConstraints() }
    // An update of everything does it anyway.
    if !pending.isEverything { baselinesChanged() }
  }

  /// Marks constraints on the stack's baselines for being restated.
  private func baselinesChanged() {
    for constraint in layoutNode.constraintObjects where constraint.asksBaseline {
      constraint.engineLink?.use { $0.invalidateRow(constraint) }
    }
  }

  /// The item with the tallest content of those that are not hidden, the first of several.
  ///
  /// It is remembered: how tall a stack in the stack is takes a layout of it, which asks all rows in it
  /// in turn, and each of them would lay out what is in it again.
  var tallestItem: LayoutNode? { tallestItem(attempts: 2) }

  /// Looks again, at most that often, if the items change while they are asked.
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

  /// Notes that the stack depends on measured sizes, which may be others elsewhere.
  private func markDependsOnMeasurement() {
    layoutNode.state.insert(.dependsOnMeasurement)
    layoutNode.root.engine?.stackMeasured()
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

  /// Brings the constraints into line with the views and the settings.
  func applyPendingChange() {
    let change = pending
    pending = .nothing
    if change.isEverything { baselinesChanged() }
    let range = VisibleRange(of: items)
    if settings.dependsOnContents { markDependsOnMeasurement() }
    let count = items.count
    var lowering = prepareLowering(range, change)
    // Asking for contents runs the program's code, which may have removed or added views. The stack
    // has then asked for another update.
    guard items.count == count else { return }
    var items = self.items
    self.items = []
    // No code of the program runs until they are given back.
    lowering.update.entries = entries
    entries = StackEntryTable()
    lowering.update.entries.reserve(items: items.count)
    switch change {
    case .nothing: break
    case .items(let places) where lowering.canUpdateLocally(since: visible):
      lowering.lower(places, before: visible, in: &items)
    case .items, .all:
      lowering.lowerAll(&items)
    }
    self.items = items
    entries = lowering.update.entries
    canvas = lowering.canvas
    visible = range
    lowering.update.activate()
    counts = lowering.update.counts
  }
}
