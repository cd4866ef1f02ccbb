/// One item of a constraint, and the neighbors in that item's list of constraints.
///
/// The list of the constraints that mention an item runs through the constraints themselves, so that
/// making one allocates nothing else.
struct ConstraintEnd {
  var item: NodeLink?
  var next: EndLink?
  var previous: EndLink?

  init(_ node: LayoutNode? = nil) { item = node.map { NodeLink($0) } }
}

/// A constraint, and the end by which it is in the list of an item.
struct EndLink {
  let constraint: ConstraintLink
  let end: UInt8

  /// What comes after it in the list.
  @inline(__always)
  var next: EndLink? {
    get { constraint.use { $0[end].next } }
    nonmutating set { constraint.use { $0[end].next = newValue } }
  }

  /// What comes before it in the list.
  @inline(__always)
  var previous: EndLink? {
    get { constraint.use { $0[end].previous } }
    nonmutating set { constraint.use { $0[end].previous = newValue } }
  }
}

/// The constraints that mention an item, the latest first.
///
/// The one handed out may leave the list meanwhile.
struct MentioningConstraints: Sequence, IteratorProtocol {
  fileprivate var upcoming: EndLink?

  mutating func next() -> LayoutConstraint? {
    guard let link = upcoming else { return nil }
    upcoming = link.next
    return link.constraint.constraint
  }
}

extension LayoutNode {
  /// The constraints that mention the node, active or not.
  var mentioningConstraints: MentioningConstraints {
    if !firstRecord.isNone { materializeConstraints() }
    return constraintObjects
  }

  /// Those of the constraints that mention the node which are objects already: all that ask the program, and
  /// all that stacks and items make.
  var constraintObjects: MentioningConstraints { MentioningConstraints(upcoming: firstConstraint) }
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
