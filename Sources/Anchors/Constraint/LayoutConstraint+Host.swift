// Where a constraint is at home.

extension LayoutConstraint {
  /// The nearest item that all items of the constraint are in or are; nil if they are in different
  /// trees.
  ///
  /// Locations are expressed in its coordinates, and its direction of reading counts.
  public var host: LayoutNode? { hostLink?.node }

  var hostLink: NodeLink? {
    guard var host = firstEnd.item else { return nil }
    for end in 1..<endCount {
      guard let item = item(at: end) else { continue }
      guard let common = host.commonAncestor(with: item) else { return nil }
      host = common
    }
    return host
  }

  /// Whether the constraint is mirrored in right-to-left layouts.
  var isDirectional: Bool {
    if firstAttribute.isDirectional || secondAttribute.isDirectional { return true }
    guard let offsets else { return false }
    return offsets.firstAttribute.isDirectional || offsets.secondAttribute.isDirectional
  }

  /// Whether making the row asks the program for baselines or distances.
  var needsClientAnswer: Bool {
    state.contains(.systemSpacing) || asksBaseline || offsets != nil
  }

  /// Whether one of the two attributes is a baseline.
  var asksBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  /// Whether the row's constant is the constraint's own, whatever the items look like.
  var hasConstantOffset: Bool { offsets == nil && firstAttribute.isDimension }

  /// Whether the constraint is in the care of an engine.
  func belongs(to engine: LayoutEngine) -> Bool { engineLink?.refers(to: engine) == true }

  /// Adds to the number of active constraints of each item.
  func countEnds(_ change: Int32) {
    firstEnd.item?.use { $0.countConstraint(change) }
    listedItem(at: 1)?.use { $0.countConstraint(change) }
    guard offsets != nil else { return }
    for end in 2..<endCount { listedItem(at: end)?.use { $0.countConstraint(change) } }
  }

  /// Whether insets or the origin of the bounds of a node are part of the row's constant.
  func depends(onGeometryOf node: LayoutNode) -> Bool {
    guard !hasConstantOffset, let host = hostLink else { return false }
    let target = NodeLink(node)
    let usesBaseline = asksBaseline
    for end in 0..<endCount {
      var current = item(at: end)
      // A baseline may be that of a view anywhere in the item.
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
