// Layouts that constraints leave open.

extension LayoutArea {
  /// Whether another frame of the item would satisfy the constraints as well.
  ///
  /// It describes the last layout; before the first it is false.
  public var hasAmbiguousLayout: Bool {
    layoutNode.isAmbiguous(.horizontal) || layoutNode.isAmbiguous(.vertical)
  }

  /// Whether another frame would satisfy the constraints as well, on one axis.
  ///
  /// - Parameter axis: The axis asked about.
  /// - Returns: Whether the position or the extent on that axis is open.
  public func hasAmbiguousLayout(for axis: Axis) -> Bool { layoutNode.isAmbiguous(axis) }

  /// The items of the whole tree that constraints leave something open of, guides included.
  ///
  /// It describes the last layout; before the first it is empty.
  ///
  /// Complexity: a few pivots for each number of each item, on one working copy of the solver.
  public var ambiguousItems: [AmbiguousItem] { layoutNode.root.engine?.ambiguousItems() ?? [] }
}
