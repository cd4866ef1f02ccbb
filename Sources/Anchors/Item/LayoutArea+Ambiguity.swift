// Ambiguous layouts.

extension LayoutArea {
  /// True if other frames of the item satisfy the constraints equally well.
  ///
  /// It describes the last layout; before the first it is false.
  public var hasAmbiguousLayout: Bool {
    layoutNode.isAmbiguous(.horizontal) || layoutNode.isAmbiguous(.vertical)
  }

  /// Determines whether other frames satisfy the constraints equally well along one axis.
  ///
  /// - Parameter axis: The axis to examine.
  /// - Returns: Whether the position or the extent along that axis is ambiguous.
  public func hasAmbiguousLayout(for axis: Axis) -> Bool { layoutNode.isAmbiguous(axis) }

  /// The items of the whole tree with an ambiguous position or extent, guides included.
  ///
  /// It describes the last layout; before the first it is empty.
  ///
  /// Complexity: about that of a layout, and a few pivots for some numbers that inequalities
  /// without slack limit.
  public var ambiguousItems: [AmbiguousItem] {
    layoutNode.queryLastLayout { $0.ambiguousItems() } ?? []
  }

  /// Moves the item to another, equally good layout, to make ambiguity visible.
  ///
  /// Ambiguous values move to the farther end of their range, and back with the next call. The tree
  /// is laid out. Without ambiguity, or before the first layout, the call has no effect.
  public func exerciseAmbiguityInLayout() {
    let root = layoutNode.root
    guard root.queryLastLayout({ $0.exercise(layoutNode) }) == true else { return }
    root.layoutIfNeeded()
  }

  /// Finds the constraints that determine the item's position and extent along one axis.
  ///
  /// They describe the last layout; before the first the result is empty. Rows that an item implies
  /// by itself, such as those of its content size, have no object and are not included;
  /// `explanation(of:)` of AnchorsQuestions lists them.
  ///
  /// - Parameter axis: The axis to examine.
  /// - Returns: The constraints in order of activation.
  public func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    layoutNode.queryLastLayout { $0.constraintsDeciding(layoutNode, axis) } ?? []
  }
}
