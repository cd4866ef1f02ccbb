// Offsets between horizontal anchors that a constraint may relate; one extension for each kind.

extension XAxisAnchor where Kind == LeadingTrailing {
  /// The distance `other - self`, for use in constraints like a width.
  ///
  /// It is positive if `other` is farther in the reading direction. Unlike a width, it may be
  /// negative.
  ///
  /// - Parameter other: The far end: a leading or trailing edge or a horizontal center.
  /// - Returns: The distance in points.
  public func anchorWithOffset<K: RelatesToLeadingTrailing>(to other: XAxisAnchor<K>)
    -> DimensionAnchor
  {
    DimensionAnchor(other.node, other.attribute, from: node, attribute)
  }
}

extension XAxisAnchor where Kind == LeftRight {
  /// The distance `other - self`, for use in constraints like a width.
  ///
  /// It is positive if `other` is farther to the right. Unlike a width, it may be negative.
  ///
  /// - Parameter other: The far end: a left or right edge or a horizontal center.
  /// - Returns: The distance in points.
  public func anchorWithOffset<K: RelatesToLeftRight>(to other: XAxisAnchor<K>) -> DimensionAnchor {
    DimensionAnchor(other.node, other.attribute, from: node, attribute)
  }
}

extension XAxisAnchor where Kind == CenterX {
  /// The distance `other - self`, for use in constraints like a width.
  ///
  /// It is positive if `other` is farther to the right, or farther in the reading direction if
  /// `other` is a leading or trailing edge. Unlike a width, it may be negative.
  ///
  /// - Parameter other: The far end: an edge or a horizontal center.
  /// - Returns: The distance in points.
  public func anchorWithOffset<K: XAxisKind>(to other: XAxisAnchor<K>) -> DimensionAnchor {
    DimensionAnchor(other.node, other.attribute, from: node, attribute)
  }
}
