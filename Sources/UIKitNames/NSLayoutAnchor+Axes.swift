/// A horizontal location: an edge or the center.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance `other - self`, for use in constraints like a width.
  ///
  /// - Parameter other: The far end. Between a leading or trailing edge and a left or right one,
  ///   constraints with the distance are invalid.
  /// - Returns: The distance in points, positive to the right, or in the reading direction if
  ///   `other` is a leading or trailing edge.
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      other.node, other.attribute, from: AnchorEnd(node: node, attribute: attribute))
  }

  /// Returns the inactive constraint `self == anchor + multiplier * spacing`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor before this one in the reading direction.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: Double,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    spacing(.equal, anchor, multiplier, file, line)
  }

  /// Returns the inactive constraint `self >= anchor + multiplier * spacing`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor before this one in the reading direction.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: Double,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    spacing(.greaterThanOrEqual, anchor, multiplier, file, line)
  }

  /// Returns the inactive constraint `self <= anchor + multiplier * spacing`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor before this one in the reading direction.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: Double,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    spacing(.lessThanOrEqual, anchor, multiplier, file, line)
  }
}

/// A vertical location: an edge, the center or a baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance `other - self`, for use in constraints like a height.
  ///
  /// - Parameter other: The far end.
  /// - Returns: The distance in points, positive downward.
  public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      other.node, other.attribute, from: AnchorEnd(node: node, attribute: attribute))
  }

  /// Returns the inactive constraint `self == anchor + multiplier * spacing`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor above this one.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: Double,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    spacing(.equal, anchor, multiplier, file, line)
  }

  /// Returns the inactive constraint `self >= anchor + multiplier * spacing`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor above this one.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: Double,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    spacing(.greaterThanOrEqual, anchor, multiplier, file, line)
  }

  /// Returns the inactive constraint `self <= anchor + multiplier * spacing`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor above this one.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: Double,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    spacing(.lessThanOrEqual, anchor, multiplier, file, line)
  }
}

extension NSLayoutAnchor {
  fileprivate func spacing(
    _ relation: LayoutRelation, _ other: NSLayoutAnchor, _ count: Double, _ file: StaticString,
    _ line: Int
  ) -> LayoutConstraint {
    LayoutConstraint(
      spacing: node, attribute, relation, after: other.node, other.attribute, count: count,
      origin: ConstraintOrigin(file: file, line: line))
  }
}
