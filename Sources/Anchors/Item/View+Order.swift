// The order of subviews, which decides what covers what and nothing else.

extension View {
  /// Inserts an item just in front of one of the subviews; it leaves the parent it had.
  ///
  /// - Parameters:
  ///   - item: An item that this view is not inside of.
  ///   - sibling: A subview; the item goes to the front if it is none.
  public func insertSubview(_ item: some LayoutItem, aboveSubview sibling: some LayoutItem) {
    insert(item.layoutNode, beside: sibling.layoutNode, offset: 1)
  }

  /// Inserts an item just behind one of the subviews; it leaves the parent it had.
  ///
  /// - Parameters:
  ///   - item: An item that this view is not inside of.
  ///   - sibling: A subview; the item goes to the front if it is none.
  public func insertSubview(_ item: some LayoutItem, belowSubview sibling: some LayoutItem) {
    insert(item.layoutNode, beside: sibling.layoutNode, offset: 0)
  }

  /// Moves a subview in front of the others.
  ///
  /// - Parameter item: A subview; nothing happens for any other item.
  public func bringSubviewToFront(_ item: some LayoutItem) {
    guard item.layoutNode.parent === layoutNode else { return }
    addSubview(item)
  }

  /// Moves a subview behind the others.
  ///
  /// - Parameter item: A subview; nothing happens for any other item.
  public func sendSubviewToBack(_ item: some LayoutItem) {
    guard item.layoutNode.parent === layoutNode else { return }
    insertSubview(item, at: 0)
  }

  private final func insert(_ node: LayoutNode, beside sibling: LayoutNode, offset: Int) {
    guard node !== sibling else { return }
    // The place is counted without the item itself.
    let others = layoutNode.storedChildren.filter { $0 !== node }
    let place = others.firstIndex { $0 === sibling }
    layoutNode.insertChild(node, at: place.map { $0 + offset } ?? others.count)
  }
}
