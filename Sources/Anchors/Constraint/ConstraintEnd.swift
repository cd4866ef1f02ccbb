/// One item of a constraint, with the constraint's neighbors in that item's list.
///
/// The list of constraints that mention an item is intrusive, so that creating a constraint
/// allocates nothing else.
package struct ConstraintEnd {
  package var item: NodeLink?
  var next: EndLink?
  var previous: EndLink?

  init(_ node: LayoutNode? = nil) { item = node.map { NodeLink($0) } }
}

/// A member of an item's list: a constraint and its end at the item.
package struct EndLink {
  package let constraint: ConstraintLink
  let end: UInt8

  /// The next member of the list.
  @inline(__always)
  package var next: EndLink? {
    get { constraint.use { $0[end].next } }
    nonmutating set { constraint.use { $0[end].next = newValue } }
  }

  /// The previous member of the list.
  @inline(__always)
  var previous: EndLink? {
    get { constraint.use { $0[end].previous } }
    nonmutating set { constraint.use { $0[end].previous = newValue } }
  }
}

/// The constraints that mention an item, the latest first.
///
/// The element returned last may be unlinked during the iteration.
package struct MentioningConstraints: Sequence, IteratorProtocol {
  fileprivate var upcoming: EndLink?

  package mutating func next() -> LayoutConstraint? {
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

  /// The constraints that mention the node and are objects, not records.
  ///
  /// All constraints that need answers of client code are among them.
  var constraintObjects: MentioningConstraints { MentioningConstraints(upcoming: firstConstraint) }
}

/// The near ends of the offsets that a constraint between `anchorWithOffset(to:)` relates.
package final class OffsetEnds {
  @exclusivity(unchecked) package var first: ConstraintEnd
  var second: ConstraintEnd
  package let firstAttribute: LayoutAttribute
  let secondAttribute: LayoutAttribute

  init(first: AnchorEnd?, second: AnchorEnd?) {
    self.first = ConstraintEnd(first?.node)
    self.second = ConstraintEnd(second?.node)
    firstAttribute = first?.attribute ?? .notAnAttribute
    secondAttribute = second?.attribute ?? .notAnAttribute
  }
}
