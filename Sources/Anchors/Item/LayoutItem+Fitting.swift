// Sizes that items would take.

extension LayoutItem {
  /// The size nearest to a target that the item's content and inner constraints allow.
  ///
  /// Both directions approach the target with ``LayoutPriority/fittingSizeLevel``.
  ///
  /// - Parameter target: The size aimed at in points, such as ``Size/layoutFittingCompressed``; a number that is
  ///   infinite or the greatest finite one has no limit, like ``Size/layoutFittingExpanded``.
  /// - Returns: The size of the alignment rectangle in points, not rounded to pixels.
  /// - Throws: ``LayoutError`` if the inner constraints cannot hold together, or the target is negative, NaN or finite
  ///   and over 1e9.
  public func systemLayoutSizeFitting(_ target: Size) throws(LayoutError.Thrown) -> Size {
    try systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size nearest to a target that the item's content and inner constraints allow.
  ///
  /// Only constraints inside the item count, not its place in a tree or its frame. No frame is
  /// changed. At the usual priority of 50 the content's hugging of 250 wins over the target; pass 1000
  /// for a direction that is known.
  ///
  /// ```swift
  /// let size = try box.systemLayoutSizeFitting(
  ///   Size(width: 300, height: 0), withHorizontalFittingPriority: .required,
  ///   verticalFittingPriority: .fittingSizeLevel)
  /// ```
  ///
  /// Complexity: that of a first layout of the item; of a root that has been laid out, or asked before, what has
  /// changed since.
  ///
  /// - Parameters:
  ///   - target: The size aimed at in points; a number that is infinite or the greatest finite one has no limit: it is
  ///     aimed at like ``Size/layoutFittingExpanded``, at ``LayoutPriority/fittingSizeLevel`` at most.
  ///   - horizontal: How much the target's width matters.
  ///   - vertical: How much the target's height matters.
  /// - Returns: The size of the alignment rectangle in points, not rounded to pixels.
  /// - Throws: ``LayoutError`` if the inner constraints cannot hold together, or the target is negative, NaN or finite
  ///   and over 1e9.
  public func systemLayoutSizeFitting(
    _ target: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) throws(LayoutError.Thrown) -> Size {
    try layoutNode.fittingSize(target, horizontal, vertical)
  }
}
