// The tree of views.

extension View {
  /// The view that this one is in, or nil.
  public var superview: View? { layoutNode.parent?.ownView }

  /// The views in this one, back to front; ``_NodeOnlyMembers/children`` has items of other toolkits too.
  ///
  /// Complexity: O(number of subviews).
  public var subviews: [View] { layoutNode.children.compactMap { $0.ownView } }

  /// Adds a view, or an item of another toolkit, in front of the others; it leaves the parent it had.
  ///
  /// Leaving it deactivates the constraints between the inside and the outside of the item, as
  /// ``removeFromSuperview()`` does, also if both parents are in one tree. A subview that is one already
  /// keeps its constraints.
  ///
  /// Of an item of another toolkit only the ``LayoutNode`` is kept; the item belongs to its toolkit.
  ///
  /// ```swift
  /// let card = View("card"), shadow = View("shadow"), photo = View("photo")
  /// card.addSubview(shadow)
  /// card.addSubview(photo)  // in front of the shadow
  /// assert(card.subviews.map(\.name) == ["shadow", "photo"])
  /// assert(photo.superview === card)
  /// ```
  ///
  /// - Parameter item: An item that this view is not inside of.
  @inline(never)
  public func addSubview(_ item: some LayoutItem) {
    layoutNode.addChild(item.layoutNode)
  }

  /// Inserts a view, or an item of another toolkit, among the subviews; it leaves the parent it had.
  ///
  /// - Parameters:
  ///   - item: An item that this view is not inside of.
  ///   - index: Its place from back to front, cut to the range that exists.
  public func insertSubview(_ item: some LayoutItem, at index: Int) {
    layoutNode.insertChild(item.layoutNode, at: index)
  }

  /// Takes the view out of its superview.
  ///
  /// Constraints between the inside and the outside of the view are deactivated, and stay so when it
  /// is added again.
  public func removeFromSuperview() {
    layoutNode.removeFromParent()
  }

  /// Whether this view is `view` or inside of it.
  ///
  /// - Parameter view: A view, which may be of another tree.
  /// - Returns: True also for the view itself.
  public func isDescendant(of view: View) -> Bool {
    layoutNode.isDescendant(of: view.layoutNode)
  }

  /// Adds a layout guide, an invisible rectangle that constraints may mention.
  ///
  /// - Parameter guide: A guide; it leaves the view it had. One that comes with a view, as
  ///   ``LayoutItem/layoutMarginsGuide`` does, stays with it.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard !guide.layoutNode.kind.comesWithItem else { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutNode.addGuide(guide.layoutNode)
  }

  /// Removes a layout guide and deactivates its constraints.
  ///
  /// - Parameter guide: A guide of this view that was added to it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.layoutNode.parent === layoutNode, !guide.layoutNode.kind.comesWithItem
    else { return }
    layoutNode.removeGuide(guide.layoutNode)
  }
}
