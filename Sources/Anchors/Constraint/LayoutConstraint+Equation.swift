// A constraint as text.

extension LayoutConstraint {
  /// The constraint as text: `name.leading == photo.trailing + 8 @750`.
  public var equation: String { equation(constant: storedConstant) }

  /// The constraint as text, with the constant negated.
  package var equationWithOppositeConstant: String { equation(constant: 0 - storedConstant) }

  private func equation(constant: Double) -> String {
    var text = side(firstItem, firstAttribute, offsets?.first, offsets?.firstAttribute)
    text += " " + relation.symbol + " "
    if secondItem == nil {
      text += decimal(constant)
    } else {
      if multiplier != 1 { text += decimal(multiplier) + " * " }
      text += side(secondItem, secondAttribute, offsets?.second, offsets?.secondAttribute)
      if constant != 0 {
        text += (constant < 0 ? " - " : " + ") + decimal(constant.magnitude)
      }
    }
    if storedPriority != .required { text += " @" + decimal(storedPriority.rawValue) }
    return text
  }

  /// The summary of the constraint for reports.
  public var summary: ConstraintSummary {
    if state.contains(.supposed) {
      return ConstraintSummary(implied: equation, .supposition)
    }
    return ConstraintSummary(
      equation: equation, identifier: identifier, origin: origin, fault: fault, system: system)
  }

  /// The part of the system that created the constraint, or nil for client code.
  private var system: SystemSource? {
    if state.contains(.stackMade) { return .stack }
    guard state.contains(.system) else { return nil }
    return firstItem?.kind == .frameGuide ? .scroll : .margins
  }

  private func side(
    _ node: LayoutNode?, _ attribute: LayoutAttribute, _ start: ConstraintEnd?,
    _ startAttribute: LayoutAttribute?
  ) -> String {
    let end = (node?.displayName ?? "(gone)") + "." + attribute.name
    guard let startNode = start?.item?.node, let startAttribute else { return end }
    return "(" + startNode.displayName + "." + startAttribute.name + " -> " + end + ")"
  }
}

extension LayoutNode {
  /// The name in reports.
  ///
  /// An unnamed view is called by its class and content. The name of a guide that belongs to an
  /// item starts with that of the item.
  package var displayName: String {
    if kind == .gridGuide, let grid = parent?.ownView { return grid.trackName(of: self) }
    let own = name.utf8.isEmpty ? substituteName : name
    guard kind.comesWithItem, let owner = parent else { return own }
    return owner.displayName + "." + own
  }

  private var substituteName: String {
    if kind.isGuide { return "LayoutGuide" }
    return ownView?.nameInReports ?? "LayoutNode"
  }
}
