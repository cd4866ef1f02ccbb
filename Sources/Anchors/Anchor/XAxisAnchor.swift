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

/// The kind of a horizontal anchor: ``LeadingTrailing``, ``LeftRight`` or ``CenterX``.
///
/// By the kinds, the compiler rejects constraints between a leading or trailing edge and a left or
/// right one; Auto Layout rejects them at run time. A horizontal center can be related to both.
public protocol XAxisKind {}

/// A kind of anchor that can be related to a leading or trailing edge.
public protocol RelatesToLeadingTrailing: XAxisKind {}

/// A kind of anchor that can be related to a left or right edge.
public protocol RelatesToLeftRight: XAxisKind {}

/// The kind of the leading and trailing edges.
public enum LeadingTrailing: RelatesToLeadingTrailing {}

/// The kind of the left and right edges.
public enum LeftRight: RelatesToLeftRight {}

/// The kind of the horizontal center.
public enum CenterX: RelatesToLeadingTrailing, RelatesToLeftRight {}

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
