// The views of a stack.

extension StackView {
  /// The views in the row or column, in its order; they are among the subviews.
  public var arrangedSubviews: [View] { items.map { $0.view } }

  /// The place of a view in the row or column.
  func place(of view: View) -> Int? { items.indexFromEnds { $0.view === view } }

  /// Adds a view at the end of the row or column; one that is in it already moves there.
  ///
  /// - Parameter view: The view; it becomes a subview, and is placed by constraints: its
  ///   ``LayoutItem/translatesAutoresizingMaskIntoConstraints`` becomes false.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: items.count)
  }

  /// Inserts a view into the row or column; one that is in it already moves.
  ///
  /// The order of the subviews, from back to front, does not follow: a new view comes to the front, and
  /// one that moves stays where it is. Nothing happens if the stack is the view or inside of it.
  ///
  /// - Parameters:
  ///   - view: The view; it becomes a subview, and is placed by constraints: its
  ///     ``LayoutItem/translatesAutoresizingMaskIntoConstraints`` becomes false.
  ///   - index: Its place, counted without the view itself and cut to the range that exists.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    var item: StackItem?
    if view.layoutNode.parent !== layoutNode {
      addSubview(view)
      guard view.layoutNode.parent === layoutNode else { return }
    } else if let present = place(of: view) {
      item = items.remove(at: present)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    let place = max(0, min(index, items.count))
    items.insert(item ?? StackItem(view), at: place)
    if item == nil, place == items.count - 1 { lastChanged() } else { everythingChanged() }
  }

  /// Takes a view out of the row or column; it stays a subview.
  ///
  /// - Parameter view: A view of the row or column; nothing happens for any other.
  public func removeArrangedSubview(_ view: View) {
    guard let index = place(of: view) else { return }
    var item = items.remove(at: index)
    var update = StackUpdate(origin: origin, counts: counts)
    item.rows.removeAll(&update)
    counts = update.counts
    if let gap = item.gap { layoutNode.removeGuide(gap.layoutNode) }
    item.node.setCollapsed(false)
    releaseNeighbors(of: view.layoutNode)
    if index == items.count { lastChanged() } else { everythingChanged() }
  }

  /// Deactivates what the stack says of a view that left together with something else in the stack.
  ///
  /// The next update drops it; until then the view may have come to be inside of a view whose size is
  /// asked for, and what connected the two would count as part of that one.
  private func releaseNeighbors(of node: LayoutNode) {
    var next = node.firstConstraint
    while let link = next {
      next = link.next
      let constraint = link.constraint.constraint
      guard constraint.state.contains(.stackMade) else { continue }
      let other = constraint.firstItem === node ? constraint.secondItem : constraint.firstItem
      if other === layoutNode || other?.parent === layoutNode { constraint.isActive = false }
    }
  }

  /// The constraints that the stack has made, as the last layout left them.
  ///
  /// They are the stack's: it edits, replaces and deactivates them.
  public var activeConstraints: [LayoutConstraint] {
    canvas.rows.constraints + items.flatMap { $0.rows.constraints }
  }
}
