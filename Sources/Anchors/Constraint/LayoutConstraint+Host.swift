// The host of a constraint, and properties of its row.

extension LayoutConstraint {
  /// The nearest common ancestor of the constraint's items; nil if they are in different trees.
  ///
  /// An item counts as an ancestor of itself. Locations are expressed in the coordinates of the
  /// host, and its reading direction applies.
  public var host: LayoutNode? { hostLink?.node }

  package var hostLink: NodeLink? { form?.host }

  /// True if the constraint is mirrored in right-to-left layouts.
  package var isDirectional: Bool { form?.isDirectional == true }

  /// True if building the row may query client code for a baseline or a standard spacing.
  package var needsClientAnswer: Bool {
    state.contains(.systemSpacing) || usesBaseline || offsets != nil
  }

  /// True if one of the two attributes is a baseline.
  var usesBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  /// True if the row's constant does not depend on insets or bounds of the items.
  var hasFixedRowConstant: Bool { offsets == nil && firstAttribute.isDimension }

  /// Tests if the constraint is active in an engine.
  ///
  /// - Parameter engine: An engine.
  /// - Returns: Whether the engine is that of the constraint.
  func belongs(to engine: LayoutEngine) -> Bool { engineLink?.refers(to: engine) == true }

  /// Tests if insets or the bounds origin of a node contribute to the row's constant.
  ///
  /// - Parameter node: A node.
  /// - Returns: Whether the row must be rebuilt when they change.
  func depends(onGeometryOf node: LayoutNode) -> Bool {
    guard !hasFixedRowConstant, let host = hostLink else { return false }
    let target = NodeLink(node)
    let usesBaseline = self.usesBaseline
    for end in 0..<endCount {
      var current = item(at: end)
      // The baseline may belong to any descendant of the item.
      if usesBaseline, let item = current, node.isDescendant(of: item.node) { return true }
      while let inner = current {
        if inner == target { return true }
        if inner == host { break }
        current = inner.parent
      }
    }
    return false
  }
}
