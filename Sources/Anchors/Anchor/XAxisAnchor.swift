/// A horizontal location of an item: an edge or the center.
///
/// The `constraint(equalTo:)` family creates constraints between horizontal anchors. The compiler
/// checks by `Kind` which anchors a constraint may relate.
public struct XAxisAnchor<Kind: XAxisKind> {
  @usableFromInline package let node: LayoutNode
  @usableFromInline package let attribute: LayoutAttribute

  @inlinable
  init(_ node: LayoutNode, _ attribute: LayoutAttribute) {
    self.node = node
    self.attribute = attribute
  }

  /// The item of the anchor, which the anchor retains.
  public var item: LayoutNode { node }

  func constraint<Other>(
    _ relation: LayoutRelation, _ other: XAxisAnchor<Other>, _ multiplier: Double,
    _ constant: Double, _ file: StaticString, _ line: Int
  ) -> LayoutConstraint {
    LayoutConstraint(
      node, attribute, relation, other.node, other.attribute, multiplier: multiplier,
      constant: constant, origin: ConstraintOrigin(file: file, line: line))
  }
}
