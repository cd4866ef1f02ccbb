// The tree of views.

extension View {
  /// The parent of the view if it is a view, or nil.
  public var superview: View? { layoutNode.parent?.ownView }

  /// The child views, from back to front.
  ///
  /// ``LayoutNode/children`` includes items of other toolkits.
  ///
  /// Complexity: O(number of subviews).
  public var subviews: [View] { layoutNode.children.compactMap { $0.ownView } }

  /// Adds a view or an item of another toolkit in front of the others.
  ///
  /// It is first removed from its current parent. Like ``removeFromSuperview()``, the removal
  /// deactivates the constraints between the inside and the outside of the item, even if both
  /// parents are in one tree. An item that is already a subview only moves to the front; its
  /// constraints stay active.
  ///
  /// Of an item of another toolkit only the ``LayoutNode`` is retained; the item belongs to its
  /// toolkit.
  ///
  /// ```swift
  /// let card = View("card"), shadow = View("shadow"), photo = View("photo")
  /// card.addSubview(shadow)
  /// card.addSubview(photo)  // in front of the shadow
  /// assert(card.subviews.map(\.name) == ["shadow", "photo"])
  /// assert(photo.superview === card)
  /// ```
  ///
  /// - Parameter item: An item that is not an ancestor of this view.
  @inline(never)
  public func addSubview(_ item: some LayoutItem) {
    layoutNode.addChild(item.layoutNode)
  }

  /// Adds views in front of the others, in order.
  ///
  /// - Parameter views: Views, or nodes of items of other toolkits, that are not ancestors of this
  ///   view.
  public func addSubviews(_ views: [LayoutNode]) {
    for view in views { addSubview(view) }
  }

  /// Adds items of another toolkit in front of the others, in order.
  ///
  /// - Parameter items: Items that are not ancestors of this view.
  @_disfavoredOverload
  public func addSubviews(_ items: [some LayoutItem]) {
    for item in items { addSubview(item) }
  }

  /// Inserts a view or an item of another toolkit among the subviews.
  ///
  /// It is first removed from its current parent, as by ``addSubview(_:)``.
  ///
  /// - Parameters:
  ///   - item: An item that is not an ancestor of this view.
  ///   - index: Its index from back to front, clamped to the valid range.
  public func insertSubview(_ item: some LayoutItem, at index: Int) {
    layoutNode.insertChild(item.layoutNode, at: index)
  }

  /// Removes the view from its superview.
  ///
  /// Constraints between the inside and the outside of the view are deactivated, and stay inactive
  /// when it is added again.
  public func removeFromSuperview() {
    layoutNode.removeFromParent()
  }

  /// Determines whether this view is another one or a descendant of it.
  ///
  /// - Parameter view: A view, which may be in another tree.
  /// - Returns: Whether this view is in the subtree of `view`; true also for the view itself.
  public func isDescendant(of view: View) -> Bool {
    layoutNode.isDescendant(of: view.layoutNode)
  }

  /// Adds a layout guide, an invisible rectangle that constraints may mention.
  ///
  /// - Parameter guide: A guide; it is first removed from its current owner. A guide that belongs
  ///   to a view permanently, such as ``LayoutItem/layoutMarginsGuide``, stays with it.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard !guide.layoutNode.kind.comesWithItem else { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutNode.addGuide(guide.layoutNode)
  }

  /// Removes a layout guide and deactivates its constraints.
  ///
  /// - Parameter guide: A guide that was added to this view.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.layoutNode.parent === layoutNode, !guide.layoutNode.kind.comesWithItem
    else { return }
    layoutNode.removeGuide(guide.layoutNode)
  }
}

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
