/// An extent: the width or the height of an item, or the distance between two anchors.
public struct DimensionAnchor {
  @usableFromInline let node: LayoutNode
  @usableFromInline let attribute: LayoutAttribute
  /// The near end of a distance between two anchors; nil for a width or a height.
  @usableFromInline let start: AnchorEnd?

  @inlinable
  init(_ node: LayoutNode, _ attribute: LayoutAttribute) {
    self.node = node
    self.attribute = attribute
    start = nil
  }

  /// The distance from one location to another, for which ``LayoutAttribute/distanceFault(to:)`` is nil.
  package init(
    _ node: LayoutNode, _ attribute: LayoutAttribute, from startNode: LayoutNode,
    _ startAttribute: LayoutAttribute
  ) {
    self.node = node
    self.attribute = attribute
    start = AnchorEnd(node: startNode, attribute: startAttribute)
  }

  /// The item that the anchor belongs to, and keeps alive; for a distance, the item at its far end.
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

/// One end of a distance between two anchors.
@usableFromInline
struct AnchorEnd {
  let node: LayoutNode
  let attribute: LayoutAttribute
}
