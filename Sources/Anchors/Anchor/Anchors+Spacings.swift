// Standard spacings between typed anchors.
// Written by Scripts/generators/chain.py.

extension XAxisAnchor {
  /// Returns the inactive constraint `self == anchor + multiplier * spacing`.
  ///
  /// The distance is in the reading direction: to the right, or to the left in right-to-left
  /// layouts; between horizontal centers, always to the right. The standard spacing is 8 points
  /// unless the root has a ``LayoutNode/systemSpacing``.
  ///
  /// - Parameters:
  ///   - anchor: The anchor before this one.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  public func constraint(
    equalToSystemSpacingAfter anchor: XAxisAnchor<Kind>, multiplier: Double = 1,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      spacing: node, attribute, .equal, after: anchor.node, anchor.attribute, count: multiplier,
      origin: ConstraintOrigin(file: file, line: line))
  }

  /// Returns the inactive constraint `self <= anchor + multiplier * spacing`.
  ///
  /// The direction and the spacing are those of
  /// ``constraint(equalToSystemSpacingAfter:multiplier:file:line:)``.
  ///
  /// - Parameters:
  ///   - anchor: The anchor before this one.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: XAxisAnchor<Kind>, multiplier: Double = 1,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      spacing: node, attribute, .lessThanOrEqual, after: anchor.node, anchor.attribute,
      count: multiplier,
      origin: ConstraintOrigin(file: file, line: line))
  }

  /// Returns the inactive constraint `self >= anchor + multiplier * spacing`.
  ///
  /// The direction and the spacing are those of
  /// ``constraint(equalToSystemSpacingAfter:multiplier:file:line:)``.
  ///
  /// - Parameters:
  ///   - anchor: The anchor before this one.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: XAxisAnchor<Kind>, multiplier: Double = 1,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      spacing: node, attribute, .greaterThanOrEqual, after: anchor.node, anchor.attribute,
      count: multiplier,
      origin: ConstraintOrigin(file: file, line: line))
  }
}

extension YAxisAnchor {
  /// Returns the inactive constraint `self == anchor + multiplier * spacing`.
  ///
  /// The distance is downward. The standard spacing is 8 points unless the root has a
  /// ``LayoutNode/systemSpacing``.
  ///
  /// - Parameters:
  ///   - anchor: The anchor above this one.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  public func constraint(
    equalToSystemSpacingBelow anchor: YAxisAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      spacing: node, attribute, .equal, after: anchor.node, anchor.attribute, count: multiplier,
      origin: ConstraintOrigin(file: file, line: line))
  }

  /// Returns the inactive constraint `self <= anchor + multiplier * spacing`.
  ///
  /// The direction and the spacing are those of
  /// ``constraint(equalToSystemSpacingBelow:multiplier:file:line:)``.
  ///
  /// - Parameters:
  ///   - anchor: The anchor above this one.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: YAxisAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      spacing: node, attribute, .lessThanOrEqual, after: anchor.node, anchor.attribute,
      count: multiplier,
      origin: ConstraintOrigin(file: file, line: line))
  }

  /// Returns the inactive constraint `self >= anchor + multiplier * spacing`.
  ///
  /// The direction and the spacing are those of
  /// ``constraint(equalToSystemSpacingBelow:multiplier:file:line:)``.
  ///
  /// - Parameters:
  ///   - anchor: The anchor above this one.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: YAxisAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      spacing: node, attribute, .greaterThanOrEqual, after: anchor.node, anchor.attribute,
      count: multiplier,
      origin: ConstraintOrigin(file: file, line: line))
  }
}
