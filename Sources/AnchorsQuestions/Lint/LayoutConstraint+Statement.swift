// Comparison and analysis of constraints, for lint.

package import Anchors

/// A far edge of an item, constrained to the same edge of its superview.
struct FarEdgeTie {
  let item: LayoutNode
  let outer: LayoutNode
  /// Trailing, right or bottom.
  let attribute: LayoutAttribute
  /// The minimum distance of the edge past that of the superview; negative inside.
  let overhang: Double
}

extension LayoutConstraint {
  /// The far edge that the constraint pins to the superview's edge, or bounds from below.
  ///
  /// Either of the two edges may come first. Nil if the constraint has another form.
  var farEdgeTie: FarEdgeTie? {
    if let offsets {
      // An offset from one edge to the other.
      guard secondItem == nil, offsets.firstAttribute == firstAttribute,
        let start = offsets.first.item?.node, let end = firstItem
      else { return nil }
      return tie(end, start, firstAttribute, storedConstant, relation)
        ?? tie(start, end, firstAttribute, 0 - storedConstant, relation.mirrored)
    }
    guard multiplier == 1, firstAttribute == secondAttribute, let first = firstItem,
      let second = secondItem
    else { return nil }
    return tie(first, second, firstAttribute, storedConstant, relation)
      ?? tie(second, first, firstAttribute, 0 - storedConstant, relation.mirrored)
  }

  private func tie(
    _ item: LayoutNode, _ outer: LayoutNode, _ attribute: LayoutAttribute, _ overhang: Double,
    _ relation: LayoutRelation
  ) -> FarEdgeTie? {
    guard relation != .lessThanOrEqual, item.parentLink?.refers(to: outer) == true else {
      return nil
    }
    switch attribute {
    case .trailing, .right, .bottom:
      return FarEdgeTie(item: item, outer: outer, attribute: attribute, overhang: overhang)
    default: return nil
    }
  }

  /// Visits the items and attributes that the constraint positions: all ends but the host.
  package func forEachPlacedEnd(_ visit: (LayoutNode, LayoutAttribute) -> Void) {
    let host = hostLink
    for end in 0..<endCount {
      guard let item = item(at: end), item != host else { continue }
      visit(item.node, attribute(at: end))
    }
  }

  /// A key of the first item and attribute; equal for constraints with the same statement.
  package var subjectNumber: UInt64 {
    UInt64(slot(at: 0) + 1) * 32 + UInt64(attribute(at: 0).rawValue)
  }

  /// Compares constraints by their statements, in an arbitrary total order.
  ///
  /// - Parameter other: Another constraint of the same engine.
  /// - Returns: -1, 0 or 1; 0 if the statements are identical.
  package func order(with other: LayoutConstraint) -> Int {
    if endCount != other.endCount { return endCount < other.endCount ? -1 : 1 }
    for end in 0..<endCount {
      let order = Self.order(
        slot(at: end) * 32 + Int(attribute(at: end).rawValue),
        other.slot(at: end) * 32 + Int(other.attribute(at: end).rawValue))
      if order != 0 { return order }
    }
    var order = Self.order(Int(relation.rawValue), Int(other.relation.rawValue))
    if order == 0 { order = Self.order(multiplier, other.multiplier) }
    if order == 0 { order = Self.order(storedConstant, other.storedConstant) }
    if order == 0 { order = Self.order(storedPriority, other.storedPriority) }
    let countsSpacing = state.contains(.systemSpacing)
    let otherCountsSpacing = other.state.contains(.systemSpacing)
    if order == 0, countsSpacing != otherCountsSpacing { order = countsSpacing ? 1 : -1 }
    return order
  }

  private static func order<Key: Comparable>(_ lhs: Key, _ rhs: Key) -> Int {
    lhs < rhs ? -1 : rhs < lhs ? 1 : 0
  }

  private func slot(at end: UInt8) -> Int { item(at: end)?.slot.position ?? -1 }
}

extension LayoutRelation {
  /// The relation with its sides exchanged.
  fileprivate var mirrored: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
