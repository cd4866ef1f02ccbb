/// A vertical location of an item: an edge, the center or a baseline.
public struct YAxisAnchor {
  @usableFromInline package let node: LayoutNode
  @usableFromInline package let attribute: LayoutAttribute

  @inlinable
  init(_ node: LayoutNode, _ attribute: LayoutAttribute) {
    self.node = node
    self.attribute = attribute
  }

  /// The item of the anchor, which the anchor retains.
  public var item: LayoutNode { node }

  /// The distance `other - self`, for use in constraints like a height.
  ///
  /// It is positive if `other` is farther down. Unlike a height, it may be negative.
  ///
  /// - Parameter other: The far end.
  /// - Returns: The distance in points.
  public func anchorWithOffset(to other: YAxisAnchor) -> DimensionAnchor {
    DimensionAnchor(other.node, other.attribute, from: node, attribute)
  }

  func constraint(
    _ relation: LayoutRelation, _ other: YAxisAnchor, _ multiplier: Double, _ constant: Double,
    _ file: StaticString, _ line: Int
  ) -> LayoutConstraint {
    LayoutConstraint(
      node, attribute, relation, other.node, other.attribute, multiplier: multiplier,
      constant: constant, origin: ConstraintOrigin(file: file, line: line))
  }
}
