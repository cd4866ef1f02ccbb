// The items of a stack.

extension StackView {
  /// The arranged views in order, all of them subviews of the stack.
  ///
  /// Items of other toolkits are not included; ``arrangedNodes`` has them, too.
  public var arrangedSubviews: [View] { items.compactMap { $0.node.ownView } }

  /// The nodes of all arranged items in order, of any toolkit.
  public var arrangedNodes: [LayoutNode] { items.map { $0.node } }

  /// Returns the index of an arranged item, or nil.
  func arrangedIndex(of node: LayoutNode) -> Int? {
    items.indexFromEnds { $0.link == NodeLink(node) }
  }

  /// Adds an item at the end of the arranged items, or moves an arranged item there.
  ///
  /// Widgets of any toolkit can be arranged next to views. The stack retains their ``LayoutNode``,
  /// and the widget belongs to its toolkit; a widget is hidden by hiding its node:
  ///
  /// ```swift
  /// final class Checkbox: LayoutItem {
  ///   let layoutNode = LayoutNode("checkbox")
  /// }
  /// let checkbox = Checkbox()
  /// checkbox.size(width: 20, height: 20)
  /// let row = StackView(spacing: 8)
  /// let icon = ImageView("icon", imageSize: Size(width: 30, height: 20))
  /// row.addArrangedSubview(icon)
  /// row.addArrangedSubview(checkbox)
  /// let shown = try row.layout(width: nil, height: nil)
  /// assert(shown.size.width == 30 + 8 + 20)
  /// checkbox.layoutNode.isHidden = true  // takes no room from now on
  /// let hidden = try row.layout(width: nil, height: nil)
  /// assert(hidden.size.width == 30)
  /// ```
  ///
  /// - Parameter item: The item; it becomes a subview, and is placed by constraints: its
  ///   ``LayoutItem/translatesAutoresizingMaskIntoConstraints`` becomes false.
  @inline(never)
  public func addArrangedSubview(_ item: some LayoutItem) {
    insertArranged(item.layoutNode, at: items.count)
  }

  /// Adds views at the end of the arranged items, in order.
  ///
  /// - Parameter views: The views, or nodes of items of other toolkits; they become subviews.
  public func addArrangedSubviews(_ views: [LayoutNode]) {
    for view in views { addArrangedSubview(view) }
  }

  /// Adds items of another toolkit at the end of the arranged items, in order.
  ///
  /// - Parameter items: The items; they become subviews.
  @_disfavoredOverload
  public func addArrangedSubviews(_ items: [some LayoutItem]) {
    for item in items { addArrangedSubview(item) }
  }

  /// Inserts an item into the arranged items, or moves an arranged item.
  ///
  /// The order of the subviews, from back to front, is independent: a new item becomes the front
  /// one, and one that is already a subview stays where it is. The call has no effect if the stack
  /// is the item or inside it.
  ///
  /// - Parameters:
  ///   - item: The item; it becomes a subview, and is placed by constraints: its
  ///     ``LayoutItem/translatesAutoresizingMaskIntoConstraints`` becomes false.
  ///   - index: Its index, counted without the item itself and clamped to the valid range.
  public func insertArrangedSubview(_ item: some LayoutItem, at index: Int) {
    insertArranged(item.layoutNode, at: index)
  }

  private final func insertArranged(_ node: LayoutNode, at index: Int) {
    guard node.parentLink == NodeLink(layoutNode) else {
      let move =
        node.callsBack(onMoveTo: layoutNode) ? SuperviewChange(of: node, to: layoutNode) : nil
      let departure = layoutNode.moveChild(node, to: layoutNode.storedChildren.count)
      guard node.parentLink == NodeLink(layoutNode) else { return }
      insertSubview(node, at: index)
      // These come last, because client code may remove the item again.
      move?.finish()
      return departure.notifyParent()
    }
    guard let present = arrangedIndex(of: node) else { return insertSubview(node, at: index) }
    node.translatesAutoresizingMaskIntoConstraints = false
    changeItems { items in
      let item = items.remove(at: present)
      items.insert(item, at: max(0, min(index, items.count)))
    }
    invalidateAll()
  }

  /// Inserts a subview that is not arranged yet.
  @inline(__always)
  private final func insertSubview(_ node: LayoutNode, at index: Int) {
    node.translatesAutoresizingMaskIntoConstraints = false
    let count = items.count
    let clampedIndex = max(0, min(index, count))
    if clampedIndex == count {
      changeItems { items in
        // Reserves space for several, because most stacks have more than one item.
        if items.isEmpty { items.reserveCapacity(4) }
        items.append(StackItem(node))
      }
      if count == 0 { layoutNode.setEmptyStack(false) }
      invalidateEnd()
    } else {
      changeItems { $0.insert(StackItem(node), at: clampedIndex) }
      shifted(at: clampedIndex, by: 1)
    }
  }

  /// Changes a copy of the list of items and stores it, which avoids exclusivity checks.
  @inline(__always)
  final func changeItems<Result>(_ body: (inout [StackItem]) -> Result) -> Result {
    var items = self.items
    self.items = []
    let result = body(&items)
    self.items = items
    return result
  }

  /// Runs code that may query contents and thus run client code, with all children retained.
  func withItemsRetained<Result>(_ body: () -> Result) -> Result {
    let children = layoutNode.storedChildren
    defer { withExtendedLifetime(children) {} }
    return body()
  }

  /// Removes an item from the arranged items; it remains a subview.
  ///
  /// - Parameter item: An arranged item; the call has no effect for any other.
  public func removeArrangedSubview(_ item: some LayoutItem) {
    removeArranged(item.layoutNode)
  }

  final func removeArranged(_ node: LayoutNode) {
    guard let index = arrangedIndex(of: node) else { return }
    var item = changeItems { $0.remove(at: index) }
    var update = ContainerUpdate(origin: origin, counts: counts)
    update.entries = entries
    entries = ContainerEntryTable()
    item.rows.removeAll(&update)
    entries = update.entries
    counts = update.counts
    if let gap = item.gap { layoutNode.removeGuide(gap.node) }
    node.setCollapsed(false)
    releaseNeighbors(of: node)
    if items.isEmpty { layoutNode.setEmptyStack(true) }
    if index == items.count { invalidateEnd() } else { shifted(at: index, by: -1) }
  }

  /// Deactivates the stack's constraints between a removed item and other parts of the stack.
  ///
  /// The neighbors' entries are only reconciled by the next update. Until then, the removed item
  /// may become a descendant of a measured item, whose size must not depend on these constraints.
  private func releaseNeighbors(of node: LayoutNode) {
    for constraint in node.mentioningConstraints where constraint.state.contains(.stackMade) {
      let other = constraint.firstItem === node ? constraint.secondItem : constraint.firstItem
      if other === layoutNode || other?.parent === layoutNode { constraint.isActive = false }
    }
  }

  /// The constraints that the stack has made, as of the last layout.
  ///
  /// The stack edits, replaces and deactivates them.
  public var activeConstraints: [LayoutConstraint] {
    container.rows.constraints(entries) + items.flatMap { $0.rows.constraints(entries) }
  }
}
