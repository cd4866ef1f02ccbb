// Constraints between nodes, for other modules.

extension LayoutConstraint {
  /// Creates an inactive constraint whose constant is a multiple of the standard spacing.
  package convenience init(
    spacing first: LayoutNode, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    after second: LayoutNode, _ otherAttribute: LayoutAttribute, count: Double,
    origin: ConstraintOrigin
  ) {
    self.init(
      first, attribute, relation, second, otherAttribute, multiplier: 1,
      constant: count * LayoutNode.standardSpacing, origin: origin)
    state.insert(.systemSpacing)
  }

  /// The nodes that the constraint mentions, each once, with their names in reports.
  package var mentionedNodes: [(node: LayoutNode, name: String)] {
    var nodes: [(node: LayoutNode, name: String)] = []
    for end in 0..<endCount {
      guard let item = listedItem(at: end)?.node else { continue }
      nodes.append((item, item.displayName))
    }
    return nodes
  }

  /// The near end of the offset on the first side, or nil if that side is not an offset.
  package var firstStart: (node: LayoutNode, attribute: LayoutAttribute)? { start(at: 2) }

  /// The near end of the offset on the second side, or nil if that side is not an offset.
  package var secondStart: (node: LayoutNode, attribute: LayoutAttribute)? { start(at: 3) }

  private func start(at end: UInt8) -> (node: LayoutNode, attribute: LayoutAttribute)? {
    item(at: end).map { ($0.node, attribute(at: end)) }
  }
}
