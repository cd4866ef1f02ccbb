// The order of subviews, which affects overlapping only.

extension View {
  /// Inserts an item directly in front of a subview, after removing it from its current parent.
  ///
  /// - Parameters:
  ///   - item: An item that is not an ancestor of this view.
  ///   - sibling: A subview; for any other item, the new one becomes the front one.
  public func insertSubview(_ item: some LayoutItem, aboveSubview sibling: some LayoutItem) {
    insert(item.layoutNode, beside: sibling.layoutNode, offset: 1)
  }

  /// Inserts an item directly behind a subview, after removing it from its current parent.
  ///
  /// - Parameters:
  ///   - item: An item that is not an ancestor of this view.
  ///   - sibling: A subview; for any other item, the new one becomes the front one.
  public func insertSubview(_ item: some LayoutItem, belowSubview sibling: some LayoutItem) {
    insert(item.layoutNode, beside: sibling.layoutNode, offset: 0)
  }

  /// Moves a subview in front of the others.
  ///
  /// - Parameter item: A subview; the call has no effect for any other item.
  public func bringSubviewToFront(_ item: some LayoutItem) {
    guard item.layoutNode.parent === layoutNode else { return }
    addSubview(item)
  }

  /// Moves a subview behind the others.
  ///
  /// - Parameter item: A subview; the call has no effect for any other item.
  public func sendSubviewToBack(_ item: some LayoutItem) {
    guard item.layoutNode.parent === layoutNode else { return }
    insertSubview(item, at: 0)
  }

  private final func insert(_ node: LayoutNode, beside sibling: LayoutNode, offset: Int) {
    guard node !== sibling else { return }
    // `insertChild` counts the index without the item itself.
    let others = layoutNode.storedChildren.filter { $0 !== node }
    let index = others.firstIndex { $0 === sibling }
    layoutNode.insertChild(node, at: index.map { $0 + offset } ?? others.count)
  }
}
