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
  public var ambiguousItems: [AmbiguousItem] {
    layoutNode.queryLastLayout { $0.ambiguousItems() } ?? []
  }

  /// What the constraints of the whole tree leave open, one entry for each degree of freedom, with what
  /// would settle it.
  ///
  /// It describes the last layout; nothing moves by asking.
  ///
  /// Complexity: as ``ambiguousItems``, and for each entry O(what is open).
  public var freedoms: [LayoutFreedom] {
    layoutNode.queryLastLayout { $0.freedoms() } ?? []
  }

  /// The degrees of freedom in some of what is open.
  ///
  /// - Parameter items: Items of this tree from ``ambiguousItems``, in the order of the entries.
  /// - Returns: An entry for each independent way to move them.
  public func freedoms(of items: [AmbiguousItem]) -> [LayoutFreedom] {
    layoutNode.queryLastLayout { $0.freedoms(of: items) } ?? []
  }

  /// Moves what constraints leave open of the item to another layout that is as good, to make it visible:
  /// to the farther end of its range, and back when called again.
  ///
  /// Without ambiguity, or before the first layout, it does nothing. The tree is laid out.
  public func exerciseAmbiguityInLayout() {
    let root = layoutNode.root
    guard root.queryLastLayout({ $0.exercise(layoutNode) }) == true else { return }
    root.layoutIfNeeded()
  }

  /// The constraints that decide where the item is and how large, on one axis.
  ///
  /// It describes the last layout; before the first it is empty. What an item implies by itself, such as the size of
  /// its content, is no object and not among them; ``LayoutItem/explanation(of:)-(DimensionAnchor)`` has it.
  ///
  /// - Parameter axis: The axis asked about.
  /// - Returns: The constraints in order of activation.
  public func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    layoutNode.queryLastLayout { $0.constraintsDeciding(layoutNode, axis) } ?? []
  }
}
