// A constraint as text.

extension LayoutConstraint {
  /// The constraint as it would be written: `name.leading == photo.trailing + 8 @750`.
  public var equation: String { equation(constant: storedConstant) }

  /// The constraint as it would be written with the constant's sign changed.
  var equationWithOppositeConstant: String { equation(constant: 0 - storedConstant) }

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

  /// What reports say about the constraint.
  public var summary: ConstraintSummary {
    if state.contains(.supposed) {
      return ConstraintSummary(implied: equation, .supposition)
    }
    return ConstraintSummary(
      equation: equation, identifier: identifier, origin: origin, fault: fault, system: system)
  }

  /// What makes the constraint, or nil if the program does.
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
  /// The name, or a substitute for an empty one.
  ///
  /// That is the class of a view and what it shows. A guide that comes with an item is called after it.
  var displayName: String {
    let own = name.utf8.isEmpty ? substituteName : name
    guard kind.comesWithItem, let owner = parent else { return own }
    return owner.displayName + "." + own
  }

  private var substituteName: String {
    if kind.isGuide { return "LayoutGuide" }
    return ownView?.defaultName ?? "LayoutNode"
  }
}
