// Layout, as an item is asked for it.

extension LayoutItem {
  /// Lays out the tree that the item is the root of, in a size.
  ///
  /// Called on an item inside a tree it lays out the whole tree; the size is the root's.
  ///
  /// - Parameter size: The size of the root in points.
  /// - Returns: The nodes whose frame moved.
  /// - Throws: ``LayoutError``; every frame is then as it was.
  @discardableResult
  public func layout(in size: Size) throws(LayoutError.Thrown) -> LayoutResult {
    try layout(width: size.width, height: size.height)
  }

  /// Lays out the tree that the item is the root of; a direction without a number takes its fitting
  /// size.
  ///
  /// ```swift
  /// let card = View("card"), photo = View("photo")
  /// card.addSubview(photo)
  /// photo
  ///   .heightAnchor(equalTo: 80)
  ///   .edges(equalTo: card, insets: DirectionalEdgeInsets(5))
  /// let result = try card.layout(width: 320, height: nil)  // the least height
  /// assert(result.size == Size(width: 320, height: 90))
  /// assert(result.changed.map(\.name) == ["card", "photo"])
  /// ```
  ///
  /// - Parameters:
  ///   - width: The width of the root in points, or nil for the smallest that its content asks for.
  ///   - height: The height of the root in points, or nil for the smallest that its content asks for.
  /// - Returns: The nodes whose frame moved.
  /// - Throws: ``LayoutError``; every frame is then as it was.
  @discardableResult
  public func layout(width: Double?, height: Double?) throws(LayoutError.Thrown) -> LayoutResult {
    try layoutNode.layOut(width: width, height: height)
  }

  /// Lays the tree out as the last call did, leaving out constraints that cannot hold.
  ///
  /// The size is the one that the last layout was asked for, also if that layout threw, or else the size
  /// of the root's frame.
  /// Of required constraints that cannot hold together one is left out, as rule 2.7 says; it stays
  /// active and is tried again when one of those it clashed with changes or goes. What was left out
  /// is in ``_NodeOnlyMembers/lastReport`` of the root and given to its ``_NodeOnlyMembers/reportHandler``.
  ///
  /// - Returns: The nodes whose frame moved.
  @discardableResult
  public func layoutIfNeeded() -> LayoutResult {
    layoutNode.root.layOutRecovering(nil)
  }

  /// Lays the tree out in a size, leaving out constraints that cannot hold.
  ///
  /// What is left out and how it is reported is as for ``layoutIfNeeded()``. A size that is no size, such
  /// as a negative one, is the report's ``LayoutReport/failure``.
  ///
  /// - Parameter size: The size of the root in points.
  /// - Returns: The nodes whose frame moved.
  @discardableResult
  public func layoutIfNeeded(in size: Size) -> LayoutResult {
    layoutIfNeeded(width: size.width, height: size.height)
  }

  /// Lays the tree out in a size, leaving out constraints that cannot hold; a direction without a number
  /// takes its fitting size.
  ///
  /// - Parameters:
  ///   - width: The width of the root in points, or nil for the smallest that its content asks for.
  ///   - height: The height of the root in points, or nil for the smallest that its content asks for.
  /// - Returns: The nodes whose frame moved.
  @discardableResult
  public func layoutIfNeeded(width: Double?, height: Double?) -> LayoutResult {
    layoutNode.root.layOutRecovering(RootSize(width: width, height: height))
  }

  /// The names and frames of this item and all in it, one a line, indented by depth.
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
  /// Lays out the node's tree, as ``LayoutItem/layout(width:height:)`` does, with a typed error for modules of
  /// this package.
  @discardableResult
  package func layOut(width: Double?, height: Double?) throws(LayoutError) -> LayoutResult {
    let root = self.root
    // The program may let go of it meanwhile.
    defer { withExtendedLifetime(root) {} }
    return try root.requireEngine().layOutStrictly(RootSize(width: width, height: height))
  }
}
