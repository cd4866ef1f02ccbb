// Constraints by nodes, for other modules.

extension LayoutConstraint {
  /// A constraint, not yet active, between two nodes or a node and a number; margin attributes are not
  /// looked up.
  package convenience init(
    between first: LayoutNode, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: LayoutNode?, _ otherAttribute: LayoutAttribute, multiplier: Double,
    constant: Double, priority: LayoutPriority, origin: ConstraintOrigin
  ) {
    self.init(
      first, attribute, relation, second, otherAttribute, multiplier: multiplier,
      constant: constant, priority: priority, origin: origin)
  }

  /// The node of the first item, or nil if it no longer exists.
  package var firstNode: LayoutNode? { firstItem }

  /// The node of the second item, or nil if there is none or it no longer exists.
  package var secondNode: LayoutNode? { secondItem }
}

extension LayoutConstraint {
  /// The nodes that the constraint mentions, each once, and the names that reports give them.
  package var mentionedNodes: [(node: LayoutNode, name: String)] {
    var nodes: [(node: LayoutNode, name: String)] = []
    for end in 0..<endCount {
      guard let item = listedItem(at: end)?.node else { continue }
      nodes.append((item, item.displayName))
    }
    return nodes
  }

  /// Where the distance starts that the first item's attribute ends; nil if the constraint is not about one.
  package var firstStart: (node: LayoutNode, attribute: LayoutAttribute)? { start(at: 2) }

  /// Where the distance starts that the second item's attribute ends; nil if there is none.
  package var secondStart: (node: LayoutNode, attribute: LayoutAttribute)? { start(at: 3) }

  private func start(at end: UInt8) -> (node: LayoutNode, attribute: LayoutAttribute)? {
    item(at: end).map { ($0.node, attribute(at: end)) }
  }
}
