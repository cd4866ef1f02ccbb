/// One item of a constraint, and the constraint's neighbours in that item's list.
///
/// The list of the constraints that mention an item runs through the constraints themselves, so that
/// making one allocates nothing else.
struct ConstraintEnd {
  var item = NodeLink()
  var next = ConstraintLink()
  var previous = ConstraintLink()

  init(_ node: LayoutNode? = nil) { item = NodeLink(node) }
}

/// The near ends of the distances in a constraint between two `anchorWithOffset(to:)`.
final class OffsetEnds {
  var first: ConstraintEnd
  var second: ConstraintEnd
  let firstAttribute: LayoutAttribute
  let secondAttribute: LayoutAttribute

  init(first: AnchorEnd?, second: AnchorEnd?) {
    self.first = ConstraintEnd(first?.node)
    self.second = ConstraintEnd(second?.node)
    firstAttribute = first?.attribute ?? .notAnAttribute
    secondAttribute = second?.attribute ?? .notAnAttribute
  }
}
