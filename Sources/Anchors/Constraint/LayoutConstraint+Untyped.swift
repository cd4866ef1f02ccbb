// Constraints between attributes that are only known when the program runs.

extension LayoutConstraint {
  /// A constraint, not yet active, stated by attributes instead of anchors.
  ///
  /// It is for readers of layout descriptions; programs are safer with anchors. What may not meet
  /// becomes the constraint's ``fault``. A margin attribute becomes the attribute of the item's
  /// ``LayoutItem/layoutMarginsGuide``.
  ///
  /// - Parameters:
  ///   - item: The first item.
  ///   - attribute: Its attribute.
  ///   - relation: How the two sides relate.
  ///   - otherItem: The second item.
  ///   - otherAttribute: Its attribute.
  ///   - multiplier: The factor of the second attribute.
  ///   - constant: The number added to it, in points.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  public convenience init(
    item: some LayoutArea, attribute: LayoutAttribute, relatedBy relation: LayoutRelation,
    toItem otherItem: some LayoutArea, attribute otherAttribute: LayoutAttribute,
    multiplier: Double = 1, constant: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) {
    let first = item.layoutNode.resolved(attribute)
    let second = otherItem.layoutNode.resolved(otherAttribute)
    self.init(
      first.node, first.attribute, relation, second.node, second.attribute,
      multiplier: multiplier, constant: constant,
      origin: ConstraintOrigin(file: file, line: line))
  }

  /// A constraint, not yet active, whose second item may be missing, as in UIKit.
  ///
  /// ```swift
  /// LayoutConstraint(
  ///   item: photo, attribute: .height, relatedBy: .equal, toItem: nil,
  ///   attribute: .notAnAttribute, multiplier: 1, constant: 80)
  /// ```
  ///
  /// - Parameters:
  ///   - item: The first item.
  ///   - attribute: Its attribute.
  ///   - relation: How the two sides relate.
  ///   - otherItem: The second item, or nil to relate the attribute to the constant.
  ///   - otherAttribute: Its attribute, or ``LayoutAttribute/notAnAttribute`` if there is none. Beside a width or a
  ///     height without a second item it has no meaning, as in UIKit; otherwise one without the other is a ``fault``.
  ///   - multiplier: The factor of the second attribute.
  ///   - constant: The number added to it, in points.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  public convenience init(
    item: some LayoutArea, attribute: LayoutAttribute, relatedBy relation: LayoutRelation,
    toItem otherItem: LayoutNode?, attribute otherAttribute: LayoutAttribute,
    multiplier: Double = 1, constant: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) {
    let first = item.layoutNode.resolved(attribute)
    let second = otherItem?.resolved(otherAttribute)
    let alone: LayoutAttribute = first.attribute.isDimension ? .notAnAttribute : otherAttribute
    self.init(
      first.node, first.attribute, relation, second?.node, second?.attribute ?? alone,
      multiplier: multiplier, constant: constant,
      origin: ConstraintOrigin(file: file, line: line))
  }

  /// A constraint, not yet active, that relates an attribute to a number.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - attribute: Its attribute; anything but a width or a height is a ``fault``.
  ///   - relation: How it relates to the number.
  ///   - constant: The number of points.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  public convenience init(
    item: some LayoutArea, attribute: LayoutAttribute, relatedBy relation: LayoutRelation,
    constant: Double, file: StaticString = #fileID, line: Int = #line
  ) {
    let first = item.layoutNode.resolved(attribute)
    self.init(
      first.node, first.attribute, relation, nil, .notAnAttribute, multiplier: 1,
      constant: constant, origin: ConstraintOrigin(file: file, line: line))
  }
}

extension LayoutNode {
  /// The item and the attribute that a margin attribute means, or those given.
  fileprivate func resolved(
    _ attribute: LayoutAttribute
  ) -> (node: LayoutNode, attribute: LayoutAttribute) {
    guard let inner = attribute.withinMargins, !kind.isGuide else {
      return (self, attribute)
    }
    return (marginsGuide().layoutNode, inner)
  }
}
