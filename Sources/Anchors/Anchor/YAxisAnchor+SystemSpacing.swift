// Standard distances between vertical anchors.

extension YAxisAnchor {
  /// A constraint, not yet active, that this anchor lies standard spacings below another one.
  ///
  /// A standard spacing is 8 points unless ``_NodeOnlyMembers/systemSpacing`` of the root says otherwise.
  ///
  /// - Parameters:
  ///   - anchor: The upper anchor.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraint.
  public func constraint(
    equalToSystemSpacingBelow anchor: YAxisAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    systemSpacing(.equal, anchor, multiplier, file, line)
  }

  /// A constraint, not yet active, that this anchor lies at least standard spacings below another.
  ///
  /// - Parameters:
  ///   - anchor: The upper anchor.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraint.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: YAxisAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier, file, line)
  }

  /// A constraint, not yet active, that this anchor lies at most standard spacings below another.
  ///
  /// - Parameters:
  ///   - anchor: The upper anchor.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraint.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: YAxisAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    systemSpacing(.lessThanOrEqual, anchor, multiplier, file, line)
  }

  private func systemSpacing(
    _ relation: LayoutRelation, _ other: YAxisAnchor, _ count: Double, _ file: StaticString,
    _ line: Int
  ) -> LayoutConstraint {
    let made = constraint(relation, other, 1, count * LayoutNode.standardSpacing, file, line)
    made.state.insert(.systemSpacing)
    return made
  }
}
