/// An extent: the width or height of an item, or the offset between two anchors.
public struct DimensionAnchor {
  @usableFromInline package let node: LayoutNode
  @usableFromInline package let attribute: LayoutAttribute
  /// The near end of an offset between two anchors; nil for a width or a height.
  @usableFromInline package let start: AnchorEnd?

  @inlinable
  init(_ node: LayoutNode, _ attribute: LayoutAttribute) {
    self.node = node
    self.attribute = attribute
    start = nil
  }

  /// Creates the offset between two locations.
  ///
  /// ``LayoutAttribute/distanceFault(to:)`` must be nil for them.
  package init(
    _ node: LayoutNode, _ attribute: LayoutAttribute, from startNode: LayoutNode,
    _ startAttribute: LayoutAttribute
  ) {
    self.node = node
    self.attribute = attribute
    start = AnchorEnd(node: startNode, attribute: startAttribute)
  }

  /// The item of the anchor, or at the far end of an offset; the anchor retains it.
  public var item: LayoutNode { node }

  func constraint(
    _ relation: LayoutRelation, _ other: DimensionAnchor?, _ multiplier: Double,
    _ constant: Double, _ file: StaticString, _ line: Int
  ) -> LayoutConstraint {
    LayoutConstraint(
      node, attribute, relation, other?.node, other?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant,
      origin: ConstraintOrigin(file: file, line: line), firstStart: start,
      secondStart: other?.start)
  }
}

/// One end of an offset between two anchors.
public struct AnchorEnd {
  package let node: LayoutNode
  package let attribute: LayoutAttribute

  package init(node: LayoutNode, attribute: LayoutAttribute) {
    self.node = node
    self.attribute = attribute
  }
}
