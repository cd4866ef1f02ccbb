// A constraint by attributes, for programs that know them only when they run.

extension LayoutConstraint {
  /// A constraint, not yet active, between attributes that are chosen when the program runs.
  ///
  /// Where the attributes are known when the program is written, anchors and the chain are better:
  /// the compiler then refuses what here is only a ``fault``.
  ///
  /// ```swift
  /// let constraint = LayoutConstraint(
  ///   item: photo.layoutNode, attribute: .centerX, relatedBy: .equal,
  ///   toItem: card.layoutNode, attribute: .centerX, multiplier: 1.5)
  /// ```
  ///
  /// - Parameters:
  ///   - first: The first item.
  ///   - firstAttribute: The attribute of the first item.
  ///   - relation: How the two sides relate.
  ///   - second: The second item, or nil for a bare number on the right.
  ///   - secondAttribute: The attribute of the second item, or ``LayoutAttribute/notAnAttribute``.
  ///   - multiplier: The factor of the second attribute.
  ///   - constant: The number of points added to the right side.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  public convenience init(
    item first: LayoutNode, attribute firstAttribute: LayoutAttribute,
    relatedBy relation: LayoutRelation, toItem second: LayoutNode?,
    attribute secondAttribute: LayoutAttribute, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(
      first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
      constant: constant, origin: ConstraintOrigin(file: file, line: line))
  }
}
