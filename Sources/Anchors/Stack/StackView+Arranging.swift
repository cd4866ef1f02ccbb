// The items of a stack.

extension StackView {
  /// The views in the row or column, in its order; they are among the subviews.
  ///
  /// Items of other toolkits are left out; ``arrangedNodes`` has them too.
  public var arrangedSubviews: [View] { items.compactMap { $0.node.ownView } }

  /// The nodes of all items in the row or column, in its order, whatever toolkit they are of.
  public var arrangedNodes: [LayoutNode] { items.map { $0.node } }

  /// The place of an item in the row or column.
  func place(of node: LayoutNode) -> Int? { items.indexFromEnds { $0.link == NodeLink(node) } }

  /// Adds an item at the end of the row or column; one that is in it already moves there.
  ///
  /// A widget of any toolkit may stand beside views. The stack keeps its ``LayoutNode``, and the widget
  /// belongs to its toolkit; hiding it is hiding the node:
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
  public func addArrangedSubview(_ item: some LayoutItem) { append(item.layoutNode) }

  @usableFromInline
  final func append(_ node: LayoutNode) { insertArranged(node, at: items.count) }

  /// Inserts an item into the row or column; one that is in it already moves.
  ///
  /// The order of the subviews, from back to front, does not follow: a new item comes to the front, and
  /// one that moves stays where it is. Nothing happens if the stack is the item or inside of it.
  ///
  /// - Parameters:
  ///   - item: The item; it becomes a subview, and is placed by constraints: its
  ///     ``LayoutItem/translatesAutoresizingMaskIntoConstraints`` becomes false.
  ///   - index: Its place, counted without the item itself and cut to the range that exists.
  public func insertArrangedSubview(_ item: some LayoutItem, at index: Int) {
    insertArranged(item.layoutNode, at: index)
  }

  private final func insertArranged(_ node: LayoutNode, at index: Int) {
    guard node.parentLink == NodeLink(layoutNode) else {
      let departure = layoutNode.moveChild(node, to: layoutNode.storedChildren.count)
      guard node.parentLink == NodeLink(layoutNode) else { return }
      insertSubview(node, at: index)
      // Last: the program may take the item away again.
      return departure.notifyParent()
    }
    guard let present = place(of: node) else { return insertSubview(node, at: index) }
    node.translatesAutoresizingMaskIntoConstraints = false
    changeItems { items in
      let item = items.remove(at: present)
      items.insert(item, at: max(0, min(index, items.count)))
    }
    invalidateAll()
  }

  /// Inserts a subview that is no item yet.
  @inline(__always)
  private final func insertSubview(_ node: LayoutNode, at index: Int) {
    node.translatesAutoresizingMaskIntoConstraints = false
    let count = items.count
    let place = max(0, min(index, count))
    if place == count {
      changeItems { items in
        // Most stacks have several: as much room as they need, at once.
        if items.isEmpty { items.reserveCapacity(4) }
        items.append(StackItem(node))
      }
      if count == 0 { layoutNode.setEmptyStack(false) }
      invalidateEnd()
    } else {
      changeItems { $0.insert(StackItem(node), at: place) }
      inserted(at: place)
    }
  }

  /// Changes a copy of the list of items and stores it: a change in place would have each access to the list
  /// checked for overlapping ones.
  @inline(__always)
  final func changeItems<Result>(_ body: (inout [StackItem]) -> Result) -> Result {
    var items = self.items
    self.items = []
    let result = body(&items)
    self.items = items
    return result
  }

  /// Runs what may ask items for their contents, which is code of the program's: they live until it is done,
  /// whatever is taken out of the stack meanwhile.
  func withItemsRetained<Result>(_ body: () -> Result) -> Result {
    let kept = layoutNode.storedChildren
    defer { withExtendedLifetime(kept) {} }
    return body()
  }

  /// Takes an item out of the row or column; it stays a subview.
  ///
  /// - Parameter item: An item of the row or column; nothing happens for any other.
  public func removeArrangedSubview(_ item: some LayoutItem) {
    removeArranged(item.layoutNode)
  }

  final func removeArranged(_ node: LayoutNode) {
    guard let index = place(of: node) else { return }
    var item = changeItems { $0.remove(at: index) }
    var update = StackUpdate(origin: origin, counts: counts)
    update.entries = entries
    entries = StackEntryTable()
    item.rows.removeAll(&update)
    entries = update.entries
    counts = update.counts
    if let gap = item.gap { layoutNode.removeGuide(gap.node) }
    node.setCollapsed(false)
    releaseNeighbors(of: node)
    if items.isEmpty { layoutNode.setEmptyStack(true) }
    if index == items.count { invalidateEnd() } else { removed(at: index) }
  }

  /// Deactivates what the stack says of an item that left together with something else in the stack.
  ///
  /// The next update drops it; until then the item may have come to be inside of one whose size is
  /// asked for, and what connected the two would count as part of that one.
  private func releaseNeighbors(of node: LayoutNode) {
    for constraint in node.mentioningConstraints where constraint.state.contains(.stackMade) {
      let other = constraint.firstItem === node ? constraint.secondItem : constraint.firstItem
      if other === layoutNode || other?.parent === layoutNode { constraint.isActive = false }
    }
  }

  /// The constraints that the stack has made, as the last layout left them.
  ///
  /// They are the stack's: it edits, replaces and deactivates them.
  public var activeConstraints: [LayoutConstraint] {
    canvas.rows.constraints(entries) + items.flatMap { $0.rows.constraints(entries) }
  }
}
