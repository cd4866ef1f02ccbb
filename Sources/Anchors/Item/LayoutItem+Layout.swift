// Layout calls of an item.

extension LayoutItem {
  /// Lays out the tree of the item at a size.
  ///
  /// On an item inside a tree, the call lays out the whole tree; the size is the root's.
  ///
  /// - Parameter size: The size of the root in points.
  /// - Returns: The nodes whose frame moved.
  /// - Throws: ``LayoutError``; every frame is then unchanged.
  @discardableResult
  public func layout(in size: Size) throws(LayoutError.Thrown) -> LayoutResult {
    try layout(width: size.width, height: size.height)
  }

  /// Lays out the tree of the item; a dimension without a number gets its fitting size.
  ///
  /// ```swift
  /// let card = View("card"), photo = View("photo")
  /// card.addSubview(photo)
  /// photo
  ///   .heightAnchor(equalTo: 80)
  ///   .edges(equalTo: card, insets: DirectionalEdgeInsets(5))
  /// let result = try card.layout(width: 320)  // the least height
  /// assert(result.size == Size(width: 320, height: 90))
  /// assert(result.changed.map(\.name) == ["card", "photo"])
  /// ```
  ///
  /// - Parameters:
  ///   - width: The width of the root in points, or nil for the smallest that fits its content.
  ///   - height: The height of the root in points, or nil for the smallest that fits its content.
  /// - Returns: The nodes whose frame moved.
  /// - Throws: ``LayoutError``; every frame is then unchanged.
  @discardableResult
  public func layout(
    width: Double?, height: Double? = nil
  ) throws(LayoutError.Thrown) -> LayoutResult {
    try layoutNode.layOut(width: width, height: height)
  }

  /// Lays out the tree at the size of the last call, breaking constraints that cannot be satisfied.
  ///
  /// The size is the one requested from the last layout, even if that layout threw, or otherwise
  /// the size of the root's frame. Of required constraints that cannot all be satisfied, one is
  /// broken according to rule 2.7. It stays active and is retried when a member of its conflict
  /// changes or is removed. Broken constraints are in the root's ``LayoutNode/lastReport``
  /// and are passed to its ``LayoutNode/reportHandler``.
  ///
  /// - Returns: The nodes whose frame moved.
  @discardableResult
  public func layoutIfNeeded() -> LayoutResult {
    layoutNode.root.layOutRecovering(nil)
  }

  /// Lays out the tree at a size, breaking constraints that cannot be satisfied.
  ///
  /// Constraints are broken and reported as by ``layoutIfNeeded()``. An invalid size, such as a
  /// negative one, becomes the report's ``LayoutReport/failure``.
  ///
  /// - Parameter size: The size of the root in points.
  /// - Returns: The nodes whose frame moved.
  @discardableResult
  public func layoutIfNeeded(in size: Size) -> LayoutResult {
    layoutIfNeeded(width: size.width, height: size.height)
  }

  /// Lays out the tree at a width and a height, breaking constraints that cannot be satisfied.
  ///
  /// A dimension without a number gets its fitting size.
  ///
  /// - Parameters:
  ///   - width: The width of the root in points, or nil for the smallest that fits its content.
  ///   - height: The height of the root in points, or nil for the smallest that fits its content.
  /// - Returns: The nodes whose frame moved.
  @discardableResult
  public func layoutIfNeeded(width: Double?, height: Double? = nil) -> LayoutResult {
    layoutNode.root.layOutRecovering(RootSize(width: width, height: height))
  }

  /// The names and frames of this item and its descendants, one per line, indented by depth.
  ///
  /// ```
  /// card (0, 0, 320, 80)
  ///   photo (5, 0, 80, 80)
  /// ```
  ///
  /// Numbers are rounded to four decimals. This is the format of snapshot tests.
  public var frameDescription: String { layoutNode.frameDump() }
}

extension LayoutNode {
  /// Lays out the node's tree with a typed error, for modules of this package.
  ///
  /// - Parameters:
  ///   - width: The width of the root in points, or nil for the smallest that fits its content.
  ///   - height: The height of the root in points, or nil for the smallest that fits its content.
  /// - Returns: The nodes whose frame moved.
  /// - Throws: `LayoutError`; every frame is then unchanged.
  @discardableResult
  package func layOut(width: Double?, height: Double?) throws(LayoutError) -> LayoutResult {
    let root = self.root
    // Client code may release the root during the layout.
    defer { withExtendedLifetime(root) {} }
    return try root.requireEngine().layOutStrictly(RootSize(width: width, height: height))
  }
}
