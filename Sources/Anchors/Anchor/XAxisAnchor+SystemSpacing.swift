// Standard distances between horizontal anchors.

extension XAxisAnchor {
  /// A constraint, not yet active, that this anchor lies standard spacings after another one.
  ///
  /// After means towards the end of reading: to the right, or to the left in right-to-left layouts.
  /// A standard spacing is 8 points unless ``_NodeOnlyMembers/systemSpacing`` of the root says otherwise.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that comes first.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraint.
  public func constraint(
    equalToSystemSpacingAfter anchor: XAxisAnchor<Kind>, multiplier: Double = 1,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    systemSpacing(.equal, anchor, multiplier, file, line)
  }

  /// A constraint, not yet active, that this anchor lies at least standard spacings after another.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that comes first.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraint.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: XAxisAnchor<Kind>, multiplier: Double = 1,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier, file, line)
  }

  /// A constraint, not yet active, that this anchor lies at most standard spacings after another.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that comes first.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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
