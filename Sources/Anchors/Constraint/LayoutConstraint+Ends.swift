// The items of a constraint, and its links in the list of each item.

extension LayoutConstraint {
  /// The number of ends: 2 for the items, 4 with the near ends of offsets.
  package var endCount: UInt8 { offsets == nil ? 2 : 4 }

  /// The item at an end, with the constraint's neighbors in the item's list.
  @inline(__always)
  subscript(end: UInt8) -> ConstraintEnd {
    get {
      switch end {
      case 0: firstEnd
      case 1: secondEnd
      case 2: offsets?.first ?? ConstraintEnd()
      default: offsets?.second ?? ConstraintEnd()
      }
    }
    set {
      switch end {
      case 0: firstEnd = newValue
      case 1: secondEnd = newValue
      case 2: offsets?.first = newValue
      default: offsets?.second = newValue
      }
    }
  }

  /// The item at an end.
  @inline(__always)
  package func item(at end: UInt8) -> NodeLink? { self[end].item }

  /// The attribute at an end.
  package func attribute(at end: UInt8) -> LayoutAttribute {
    switch end {
    case 0: firstAttribute
    case 1: secondAttribute
    case 2: offsets?.firstAttribute ?? .notAnAttribute
    default: offsets?.secondAttribute ?? .notAnAttribute
    }
  }

  /// The item at an end, or nil if an earlier end has the same item.
  ///
  /// The constraint is in the list of an item only once, by its first end there.
  @inline(__always)
  package func listedItem(at end: UInt8) -> NodeLink? {
    guard let item = item(at: end) else { return nil }
    for earlier in 0..<end where self.item(at: earlier) == item { return nil }
    return item
  }

  func linkEnds() {
    for end in 0..<endCount {
      if let item = listedItem(at: end) { self[end].next = link(end, into: item) }
    }
  }

  /// Inserts an end at the head of an item's list.
  ///
  /// - Returns: The next member of the list.
  @inline(__always)
  private func link(_ end: UInt8, into item: NodeLink) -> EndLink? {
    let link = EndLink(constraint: ConstraintLink(self), end: end)
    let head = item.use { $0.firstConstraint }
    head?.previous = link
    item.use { $0.firstConstraint = link }
    return head
  }

  func unlinkEnds() {
    if let item = firstEnd.item { unlink(firstEnd, from: item) }
    if let item = listedItem(at: 1) { unlink(secondEnd, from: item) }
    guard let offsets else { return }
    if let item = listedItem(at: 2) { unlink(offsets.first, from: item) }
    if let item = listedItem(at: 3) { unlink(offsets.second, from: item) }
  }

  /// Removes an end from an item's list.
  @inline(__always)
  private func unlink(_ end: ConstraintEnd, from item: NodeLink) {
    if let before = end.previous {
      before.next = end.next
    } else {
      item.use { $0.firstConstraint = end.next }
    }
    end.next?.previous = end.previous
  }

  /// Deactivates the constraint and drops its items, because one of them is deallocated.
  func detachItems() {
    deactivate()
    unlinkEnds()
    for end in 0..<endCount { self[end] = ConstraintEnd() }
  }
}

// A constraint as text.

extension LayoutConstraint {
  /// The constraint as text: `name.leading == photo.trailing + 8 @750`.
  public var equation: String { equation(constant: storedConstant) }

  /// The constraint as text, with the constant negated.
  package var equationWithOppositeConstant: String { equation(constant: 0 - storedConstant) }

  private func equation(constant: Double) -> String {
    var text = side(0)
    text += " " + relation.symbol + " "
    if secondItem == nil {
      text += decimal(constant)
    } else {
      if multiplier != 1 { text += decimal(multiplier) + " * " }
      text += side(1)
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

  private func side(_ end: UInt8) -> String {
    let text = (item(at: end)?.node.displayName ?? "(gone)") + "." + attribute(at: end).name
    guard let near = start(at: end + 2) else { return text }
    return "(" + near.node.displayName + "." + near.attribute.name + " -> " + text + ")"
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
    self.init(
      item: item, attribute: attribute, relatedBy: relation, toItem: Optional(otherItem.layoutNode),
      attribute: otherAttribute, multiplier: multiplier, constant: constant, file: file, line: line)
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
    firstIsMargin = attribute.withinMargins == firstAttribute
    secondIsMargin = otherAttribute.withinMargins == secondAttribute
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
    self.init(
      item: item, attribute: attribute, relatedBy: relation, toItem: LayoutNode?.none,
      attribute: .notAnAttribute, constant: constant, file: file, line: line)
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
