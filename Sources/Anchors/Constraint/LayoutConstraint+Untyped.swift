// Constraints between attributes chosen at run time.

extension LayoutConstraint {
  /// Creates an inactive constraint from attributes instead of anchors.
  ///
  /// It is for readers of layout descriptions; anchors are checked at compile time. Attributes that
  /// no constraint can relate are reported as the ``fault``. A margin attribute is replaced by the
  /// attribute of the item's ``LayoutItem/layoutMarginsGuide``.
  ///
  /// - Parameters:
  ///   - item: The first item.
  ///   - attribute: The attribute of the first item.
  ///   - relation: The relation of the two sides.
  ///   - otherItem: The second item.
  ///   - otherAttribute: The attribute of the second item.
  ///   - multiplier: The factor of the second attribute.
  ///   - constant: The number added to the second side, in points.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
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
    setMarginEnds(attribute, otherAttribute)
  }

  /// Creates an inactive constraint whose second item may be nil, as in UIKit.
  ///
  /// ```swift
  /// LayoutConstraint(
  ///   item: photo, attribute: .height, relatedBy: .equal, toItem: nil,
  ///   attribute: .notAnAttribute, multiplier: 1, constant: 80)
  /// ```
  ///
  /// - Parameters:
  ///   - item: The first item.
  ///   - attribute: The attribute of the first item.
  ///   - relation: The relation of the two sides.
  ///   - otherItem: The second item, or nil to relate the attribute to the constant.
  ///   - otherAttribute: The attribute of the second item, or ``LayoutAttribute/notAnAttribute``
  ///     without one. It is ignored if `otherItem` is nil and `attribute` is a width or height, as
  ///     in UIKit; otherwise an item without attribute, or the reverse, is a ``fault``.
  ///   - multiplier: The factor of the second attribute.
  ///   - constant: The number added to the second side, in points.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
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
    setMarginEnds(attribute, otherAttribute)
  }

  /// Creates an inactive constraint that relates an attribute to a number.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - attribute: The attribute; any other than a width or height is a ``fault``.
  ///   - relation: The relation of the attribute to the number.
  ///   - constant: The number of points.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  public convenience init(
    item: some LayoutArea, attribute: LayoutAttribute, relatedBy relation: LayoutRelation,
    constant: Double, file: StaticString = #fileID, line: Int = #line
  ) {
    let first = item.layoutNode.resolved(attribute)
    self.init(
      first.node, first.attribute, relation, nil, .notAnAttribute, multiplier: 1,
      constant: constant, origin: ConstraintOrigin(file: file, line: line))
    setMarginEnds(attribute, .notAnAttribute)
  }
}

extension LayoutNode {
  /// Replaces a margin attribute by the corresponding attribute of the margins guide.
  ///
  /// - Returns: The guide's node and attribute, or the node and attribute unchanged.
  fileprivate func resolved(
    _ attribute: LayoutAttribute
  ) -> (node: LayoutNode, attribute: LayoutAttribute) {
    guard let inner = attribute.withinMargins, !kind.isGuide else {
      return (self, attribute)
    }
    return (marginsGuide().layoutNode, inner)
  }
}
