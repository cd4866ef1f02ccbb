// Fitting sizes of items.

extension LayoutItem {
  /// Computes the size nearest to a target that the item's content and inner constraints allow.
  ///
  /// Both dimensions approach the target with ``LayoutPriority/fittingSizeLevel``.
  ///
  /// - Parameter target: The target size in points, such as ``Size/layoutFittingCompressed``; a
  ///   number that is infinite or the greatest finite one has no limit, like
  ///   ``Size/layoutFittingExpanded``.
  /// - Returns: The size of the alignment rectangle in points, not rounded to pixels.
  /// - Throws: ``LayoutError`` if the inner constraints cannot all be satisfied, or if the target
  ///   is negative, NaN, or finite and over 1e9; no frame changes.
  public func systemLayoutSizeFitting(_ target: Size) throws(LayoutError.Thrown) -> Size {
    try systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Computes the size nearest to a target that the item's content and inner constraints allow.
  ///
  /// Only constraints inside the item apply; its position in a tree and its frame do not matter. No
  /// frame is changed. At the usual priority of 50 the content's hugging of 250 wins over the
  /// target; pass 1000 for a fixed dimension.
  ///
  /// ```swift
  /// let size = try box.systemLayoutSizeFitting(
  ///   Size(width: 300, height: 0), withHorizontalFittingPriority: .required,
  ///   verticalFittingPriority: .fittingSizeLevel)
  /// ```
  ///
  /// Complexity: that of a first layout of the item; for a root that was laid out or fitted before,
  /// that of the changes since then.
  ///
  /// - Parameters:
  ///   - target: The target size in points; a number that is infinite or the greatest finite one
  ///     has no limit, like ``Size/layoutFittingExpanded``, and counts at
  ///     ``LayoutPriority/fittingSizeLevel`` at most.
  ///   - horizontal: The priority of the target's width.
  ///   - vertical: The priority of the target's height.
  /// - Returns: The size of the alignment rectangle in points, not rounded to pixels.
  /// - Throws: ``LayoutError`` if the inner constraints cannot all be satisfied, or if the target
  ///   is negative, NaN, or finite and over 1e9; no frame changes.
  public func systemLayoutSizeFitting(
    _ target: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) throws(LayoutError.Thrown) -> Size {
    try layoutNode.fittingSize(target, horizontal, vertical)
  }
}
