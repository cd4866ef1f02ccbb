/// All that determines the row of a constraint, besides the tree and answers of client code.
package struct ConstraintForm {
  package var statement: Statement
  /// The constraint, which has the near ends of offsets, if a side is an offset.
  var offsetConstraint: ConstraintLink?
  /// True if the enclosing stack imposed the constraint on one item alone.
  let isImposed: Bool
  /// True if the constraint belongs to a margins guide or scroll view, not to client code.
  var isSystem = false

  /// The number of ends: 2 for the items, 4 with the near ends of offsets.
  @inline(__always)
  var endCount: UInt8 { offsetConstraint == nil ? 2 : 4 }

  /// The item at an end.
  @inline(__always)
  func item(at end: UInt8) -> NodeLink? {
    switch end {
    case 0: statement.first
    case 1: statement.second
    default: offsetConstraint?.use { $0.item(at: end) }
    }
  }

  /// The attribute at an end.
  func attribute(at end: UInt8) -> LayoutAttribute {
    switch end {
    case 0: statement.firstAttribute
    case 1: statement.secondAttribute
    default: offsetConstraint?.use { $0.attribute(at: end) } ?? .notAnAttribute
    }
  }

  /// Visits the items of the constraint, each once.
  @inline(__always)
  func forEachItem(_ visit: (NodeLink) -> Void) {
    visit(statement.first)
    if let other = statement.otherItem { visit(other) }
    guard offsetConstraint != nil else { return }
    for end in 2..<endCount {
      guard let item = item(at: end) else { continue }
      if !(0..<end).contains(where: { self.item(at: $0) == item }) { visit(item) }
    }
  }

  /// The nearest common ancestor of the items; nil if they are in different trees.
  @inline(__always)
  var host: NodeLink? {
    guard offsetConstraint != nil else { return statement.host }
    var host = statement.first
    for end in 1..<endCount {
      guard let item = item(at: end) else { continue }
      guard let common = host.commonAncestor(with: item) else { return nil }
      host = common
    }
    return host
  }

  /// True if the constraint is mirrored in right-to-left layouts.
  var isDirectional: Bool {
    statement.isDirectional || (2..<endCount).contains { attribute(at: $0).isDirectional }
  }
}

extension LayoutConstraint {
  /// All that determines the row of the constraint; nil once an item is gone.
  @inline(__always)
  package final var form: ConstraintForm? {
    statement.map {
      ConstraintForm(
        statement: $0, offsetConstraint: offsets == nil ? nil : ConstraintLink(self),
        isImposed: state.contains(.imposedByStack), isSystem: state.contains(.system))
    }
  }
}

extension LayoutConstraint {
  /// The first item and attribute as stated; a margin attribute is that of the item itself.
  package var firstAsStated: (node: LayoutNode?, attribute: LayoutAttribute) {
    guard firstIsMargin else { return (firstItem, firstAttribute) }
    return (firstItem?.parentLink?.node, firstAttribute.margin)
  }

  /// The second item and attribute as stated; a margin attribute is that of the item itself.
  package var secondAsStated: (node: LayoutNode?, attribute: LayoutAttribute) {
    guard secondIsMargin else { return (secondItem, secondAttribute) }
    return (secondItem?.parentLink?.node, secondAttribute.margin)
  }
}

extension LayoutAttribute {
  /// The margin attribute that equals this attribute of the margins guide.
  fileprivate var margin: LayoutAttribute {
    Self.allCases.first { $0.withinMargins == self } ?? self
  }
}

/// A constraint in numbers and links: `first relation multiplier * second + constant`.
///
/// Chain calls and stacks state constraints in this form; records and objects store it.
package struct Statement {
  let first: NodeLink
  let firstAttribute: LayoutAttribute
  let relation: LayoutRelation
  let second: NodeLink?
  let secondAttribute: LayoutAttribute
  package var multiplier = 1.0
  package var constant = 0.0
  package var priority = LayoutPriority.required
  /// True if the constant is a multiple of the standard spacing.
  var isSystemSpacing = false
  /// True if items and attributes may be such that no constraint can relate them.
  package var isUnchecked = false

  /// Creates a relation of two attributes, or of one attribute and a constant.
  @inline(__always)
  package init(
    _ first: NodeLink, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: NodeLink?, _ secondAttribute: LayoutAttribute, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// Creates a constraint that an extent is zero.
  package init(zero node: NodeLink, _ extent: LayoutAttribute, priority: LayoutPriority = .required)
  {
    self.init(node, extent, .equal, nil, .notAnAttribute, priority: priority)
  }

  /// True if the constraint can be a record: valid, within one tree, and without client code.
  ///
  /// Without a multiplier, only numbers from client code and the kinds of attributes and items are
  /// checked unless the statement is ``isUnchecked``.
  @inline(__always)
  var canBeRecord: Bool {
    guard constant.magnitude <= 1e9, priority.isValid, !isSystemSpacing,
      !firstAttribute.isBaseline, !secondAttribute.isBaseline, !isTiedToContent
    else { return false }
    guard multiplier == 1, !isUnchecked else { return isSound }
    assert(isSound, "an unsound statement of a stack")
    return true
  }

  /// True if an item is a scroll view or its content.
  @inline(__always)
  var isTiedToContent: Bool { first.kind.isTiedToContent || second?.kind.isTiedToContent == true }

  /// True if a constraint can relate the attributes, and both items are in one tree.
  @inline(__always)
  private var isSound: Bool {
    guard let second else {
      return secondAttribute == .notAnAttribute && firstAttribute.isDimension
        && multiplier.magnitude <= 1e9
    }
    return secondAttribute != .notAnAttribute
      && (multiplier == 1
        && (firstAttribute == secondAttribute
          || firstAttribute.attributeClass == secondAttribute.attributeClass)
        || LayoutConstraint.pairingFault(firstAttribute, secondAttribute, multiplier) == nil)
      && first.commonAncestor(with: second) != nil
  }

  /// The second item, or nil if it is the first one, too.
  @inline(__always)
  var otherItem: NodeLink? { second == first ? nil : second }

  /// The nearest common ancestor of the items.
  @inline(__always)
  var host: NodeLink? { second.map { first.commonAncestor(with: $0) } ?? first }

  /// True if the constraint is mirrored in right-to-left layouts.
  @inline(__always)
  var isDirectional: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }

  /// Returns whether a stack imposes the constraint of a role on one item alone.
  @inline(__always)
  func isImposed(_ role: ContainerRole) -> Bool { second == nil && role.isImposed }

  /// Compares statements.
  ///
  /// - Returns: Whether they are equal except for constant and priority.
  @inline(__always)
  func hasSameForm(as other: Statement) -> Bool {
    first == other.first && second == other.second && firstAttribute == other.firstAttribute
      && secondAttribute == other.secondAttribute && relation == other.relation
      && multiplier == other.multiplier
  }

  /// Compares statements.
  ///
  /// - Returns: Whether they state the same constraint.
  @inline(__always)
  func isSame(as other: Statement) -> Bool {
    hasSameForm(as: other) && constant == other.constant && priority == other.priority
      && isSystemSpacing == other.isSystemSpacing
  }
}

extension LayoutConstraint {
  /// The constraint without the near ends of offsets; nil once an item is gone.
  @inline(__always)
  package final var statement: Statement? {
    guard let first = firstEnd.item else { return nil }
    var statement = Statement(
      first, firstAttribute, relation, secondEnd.item, secondAttribute, multiplier: multiplier,
      constant: storedConstant, priority: storedPriority)
    statement.isSystemSpacing = state.contains(.systemSpacing)
    return statement
  }
}
