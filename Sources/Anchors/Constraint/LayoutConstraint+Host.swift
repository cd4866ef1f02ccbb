// Where a constraint is at home.

extension LayoutConstraint {
  /// The nearest item that all items of the constraint are in or are; nil if they are in different
  /// trees.
  ///
  /// Locations are expressed in its coordinates, and its direction of reading counts.
  public var host: LayoutNode? {
    guard let first = firstEnd.item.node else { return nil }
    guard let offsets else {
      guard let second = secondEnd.item.node else { return first }
      return first.commonAncestor(with: second)
    }
    var host: LayoutNode? = first
    if let second = secondEnd.item.node { host = host?.commonAncestor(with: second) }
    if let start = offsets.first.item.node { host = host?.commonAncestor(with: start) }
    if let start = offsets.second.item.node { host = host?.commonAncestor(with: start) }
    return host
  }

  /// Whether the constraint is mirrored in right-to-left layouts.
  var isDirectional: Bool {
    firstAttribute.isDirectional || secondAttribute.isDirectional
      || offsets?.firstAttribute.isDirectional == true
      || offsets?.secondAttribute.isDirectional == true
  }

  /// Whether the row's constant is the constraint's own, whatever the items look like.
  var isPlainSize: Bool {
    offsets == nil && firstAttribute.isDimension
  }

  /// Adds to the number of active constraints of each item.
  func countEnds(_ change: Int32) {
    for end in 0..<endCount {
      guard let node = node(at: end), self.end(of: node) == end else { continue }
      node.countConstraint(change)
    }
  }

  /// Whether insets or the origin of the bounds of a node are part of the row's constant.
  func depends(onGeometryOf node: LayoutNode) -> Bool {
    guard !isPlainSize, let host else { return false }
    for end in 0..<endCount {
      var current = self.node(at: end)
      while let inner = current {
        if inner === node { return true }
        if inner === host { break }
        current = inner.parentLink.node
      }
    }
    return false
  }
}
