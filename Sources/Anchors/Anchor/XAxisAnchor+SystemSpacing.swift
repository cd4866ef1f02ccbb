// Standard spacings between horizontal anchors.

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
    systemSpacing(.equal, anchor, multiplier, file, line)
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
    systemSpacing(.greaterThanOrEqual, anchor, multiplier, file, line)
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
    systemSpacing(.lessThanOrEqual, anchor, multiplier, file, line)
  }

  private func systemSpacing(
    _ relation: LayoutRelation, _ other: XAxisAnchor<Kind>, _ count: Double,
    _ file: StaticString, _ line: Int
  ) -> LayoutConstraint {
    let made = constraint(relation, other, 1, count * LayoutNode.standardSpacing, file, line)
    made.state.insert(.systemSpacing)
    return made
  }
}
