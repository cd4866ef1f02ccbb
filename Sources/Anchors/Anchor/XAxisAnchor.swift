/// A horizontal location of an item: an edge or the center.
///
/// Constraints between horizontal anchors are made with `constraint(equalTo:)` and its siblings.
/// What may meet what is decided by the `Kind`, when the program is compiled.
public struct XAxisAnchor<Kind: XAxisKind> {
  @usableFromInline let node: LayoutNode
  @usableFromInline let attribute: LayoutAttribute

  @inlinable
  init(_ node: LayoutNode, _ attribute: LayoutAttribute) {
    self.node = node
    self.attribute = attribute
  }

  /// The item that the anchor belongs to, and keeps alive.
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
