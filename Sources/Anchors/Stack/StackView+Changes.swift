// Handling of changes to a stack.

extension StackView {
  /// Invalidates all constraints of the stack.
  func invalidateAll() {
    pending = .all
    arrangementChanged()
  }

  /// Invalidates the constraints of one item and its neighbors.
  func invalidateItem(_ index: Int) {
    changePending { $0.insert(index, of: items.count) }
    arrangementChanged()
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

  /// Handles an insertion or a removal, which shifts the items after it by 1 or -1.
  ///
  /// Before the last visible item it affects only the neighbors and a new item itself.
  func shifted(at index: Int, by distance: Int) {
    let first = distance > 0 ? index : index + 1
    guard !pending.isEverything, items.count > 2, first <= visible.last, !isReference(index),
      distance > 0 || index > visible.first || settings.distribution == .fill
    else {
      return invalidateAll()
    }
    if first <= visible.first { visible.first += distance }
    visible.last += distance
    changePending { $0.insert(index, of: items.count, shiftingBy: distance, from: first) }
    arrangementChanged()
  }

  /// Returns whether all others are aligned with the item at an index.
  private func isReference(_ index: Int) -> Bool {
    index == 0 && settings.effectiveAlignment.isBaseline
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
  private func arrangementChanged() {
    contentDidChange(needsUpdate: true)
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

  /// Finds the visible item with the tallest content, the first of several.
  ///
  /// It is cached: measuring a nested stack requires a layout of it, which queries all rows inside
  /// it, so that nesting would multiply the cost.
  ///
  /// - Parameter attempts: The number of further attempts if the items change during the query.
  /// - Returns: The node of the item, or nil if all are hidden.
  func tallestItem(attempts: Int = 2) -> LayoutNode? {
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
    entries = ContainerEntryTable()
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

/// The constraints of a stack that may be out of date.
enum StackChange {
  case nothing
  /// Those of the items at these indices and of their neighbors.
  case items([Int])
  case all

  var isEverything: Bool { if case .all = self { true } else { false } }

  /// Adds the item at an index.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - count: The number of items; a longer list of changes becomes `all`.
  mutating func insert(_ index: Int, of count: Int) {
    switch self {
    case .all: return
    case .nothing: self = .items([index])
    case .items(var indices):
      guard indices.last != index else { return }
      self = .nothing
      indices.append(index)
      self = indices.count > count ? .all : .items(indices)
    }
  }

  /// Adds an item whose insertion or removal shifts others, and shifts their indices.
  ///
  /// - Parameters:
  ///   - index: The index of the item that is inserted, or comes after the removed one.
  ///   - count: The number of items afterward.
  ///   - distance: The distance by which the indices shift.
  ///   - first: The first index that shifts, as it was before.
  mutating func insert(_ index: Int, of count: Int, shiftingBy distance: Int, from first: Int) {
    if case .items(var indices) = self {
      self = .nothing
      for index in indices.indices where indices[index] >= first { indices[index] += distance }
      self = .items(indices)
    }
    insert(index, of: count)
  }
}

// Settings of a stack.

extension StackView {
  /// The axis along which the views are arranged.
  public var axis: Axis {
    get { settings.axis }
    set { change { $0.axis = newValue } }
  }

  /// The distribution of space among the views along the axis.
  public var distribution: Distribution {
    get { settings.distribution }
    set { change { $0.distribution = newValue } }
  }

  /// The alignment of the views across the axis.
  public var alignment: Alignment {
    get { settings.alignment }
    set { change { $0.alignment = newValue } }
  }

  /// The distance between neighbors in points; a minimum in distributions with equal gaps.
  ///
  /// ``spacingUseSystem`` means the standard spacing, ``spacingUseDefault`` means 0.
  public var spacing: Double {
    get { settings.spacing }
    set { change { $0.spacing = newValue } }
  }

  /// Indicates whether distances between neighbors in a column are measured between baselines.
  ///
  /// They are then measured from the last baseline of a view to the first baseline of the next; the
  /// outer views still meet the edges of the stack. It is false unless set.
  public var isBaselineRelativeArrangement: Bool {
    get { settings.isBaselineRelative }
    set { change { $0.isBaselineRelative = newValue } }
  }

  /// Indicates whether the views fill the margins guide instead of the stack; false unless set.
  ///
  /// The guide is ``LayoutItem/layoutMarginsGuide``.
  public var isLayoutMarginsRelativeArrangement: Bool {
    get { settings.isMarginsRelative }
    set { change { $0.isMarginsRelative = newValue } }
  }

  /// The priority with which a hidden view has no extent along the axis; required unless set.
  ///
  /// The descendants and the content of a hidden view require no space outside at any priority. So
  /// it only matters if constraints between the view and items outside require space.
  public var hidingPriority: LayoutPriority {
    get { settings.hidingPriority }
    set { change { $0.hidingPriority = newValue } }
  }

  /// The formula by which ``Distribution/fillProportionally`` includes the spacing.
  ///
  /// It is `correct` unless set.
  public var proportionalMode: ProportionalMode {
    get { settings.proportionalMode }
    set { change { $0.proportionalMode = newValue } }
  }

  private func change(_ body: (inout StackSettings) -> Void) {
    var changed = settings
    body(&changed)
    guard changed != settings else { return }
    settings = changed
    invalidateAll()
  }
}
