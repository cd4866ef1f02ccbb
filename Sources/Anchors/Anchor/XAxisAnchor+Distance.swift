// Distances between horizontal anchors, one extension a family: those meet that constraints may relate.

extension XAxisAnchor where Kind == LeadingTrailing {
  /// The distance from this anchor to another one, to be used like a width.
  ///
  /// It is `other - self`: positive when `other` lies further along the direction of reading. Unlike a
  /// width it may be negative.
  ///
  /// - Parameter other: The anchor at the far end, a leading or trailing edge or a horizontal center.
  /// - Returns: The distance in points.
  public func anchorWithOffset<K: MeetsLeadingTrailing>(to other: XAxisAnchor<K>) -> DimensionAnchor
  {
    DimensionAnchor(other.node, other.attribute, from: node, attribute)
  }
}

extension XAxisAnchor where Kind == LeftRight {
  /// The distance from this anchor to another one, to be used like a width.
  ///
  /// It is `other - self`: positive when `other` lies further to the right. Unlike a width it may be
  /// negative.
  ///
  /// - Parameter other: The anchor at the far end, a left or right edge or a horizontal center.
  /// - Returns: The distance in points.
  public func anchorWithOffset<K: MeetsLeftRight>(to other: XAxisAnchor<K>) -> DimensionAnchor {
    DimensionAnchor(other.node, other.attribute, from: node, attribute)
  }
}

extension XAxisAnchor where Kind == CenterX {
  /// The distance from this anchor to another one, to be used like a width.
  ///
  /// It is `other - self`: positive when `other` lies further to the right, or, if `other` is a leading
  /// or trailing edge, further along the direction of reading. Unlike a width it may be negative.
  ///
  /// - Parameter other: The anchor at the far end, an edge or a horizontal center.
  /// - Returns: The distance in points.
  public func anchorWithOffset<K: XAxisKind>(to other: XAxisAnchor<K>) -> DimensionAnchor {
    DimensionAnchor(other.node, other.attribute, from: node, attribute)
  }
}
