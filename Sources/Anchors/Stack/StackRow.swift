/// A constraint that a stack requires: `first relation multiplier * second + constant`.
struct StackRow {
  let first: NodeLink
  let firstAttribute: LayoutAttribute
  let relation: LayoutRelation
  let second: NodeLink?
  let secondAttribute: LayoutAttribute
  var multiplier = 1.0
  var constant = 0.0
  var priority = LayoutPriority.required
  /// True if the constant is a multiple of the standard spacing.
  var isSystemSpacing = false
  /// True if the second item may be in another tree.
  var mayCrossTrees = false

  /// Creates a relation of two attributes.
  init(
    _ first: NodeLink, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: NodeLink, _ secondAttribute: LayoutAttribute, priority: LayoutPriority = .required
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.priority = priority
  }

  /// Creates a constraint that an extent is zero.
  init(zero node: NodeLink, _ extent: LayoutAttribute, priority: LayoutPriority = .required) {
    first = node
    firstAttribute = extent
    relation = .equal
    second = nil
    secondAttribute = .notAnAttribute
    self.priority = priority
  }

  /// True if the constraint can be a record.
  ///
  /// By construction, both items are in the stack and the attributes are compatible. So without a
  /// multiplier only numbers from client code and the kinds of attributes and items are checked.
  @inline(__always)
  var canBeRecord: Bool {
    guard multiplier == 1, !mayCrossTrees else { return isSound }
    let canBe =
      constant.magnitude <= 1e9 && priority.isValid && !isSystemSpacing
      && !firstAttribute.isBaseline && !secondAttribute.isBaseline && !first.kind.isTiedToContent
      && second?.kind.isTiedToContent != true
    assert(canBe == isSound, "an unsound row of a stack")
    return canBe
  }

  /// True if all checks for a record succeed.
  private var isSound: Bool {
    !isSystemSpacing
      && ConstraintValue.canBeRecord(
        first, firstAttribute, second, secondAttribute, multiplier, constant, priority, 0)
  }

  /// Compares the row with an active constraint.
  ///
  /// - Returns: Whether they are equal except for constant and priority.
  func matches(_ constraint: LayoutConstraint) -> Bool {
    constraint.isActive && constraint.firstEnd.item == first && constraint.secondEnd.item == second
      && constraint.firstAttribute == firstAttribute
      && constraint.secondAttribute == secondAttribute && constraint.relation == relation
      && constraint.multiplier == multiplier
  }

  /// Compares the row with a record.
  ///
  /// - Returns: Whether they are equal.
  func isSame(as value: ConstraintValue) -> Bool {
    value.first == first && value.second == second && value.firstAttribute == firstAttribute
      && value.secondAttribute == secondAttribute && value.relation == relation
      && value.multiplier == multiplier && value.constant == constant
      && value.priority == priority && !isSystemSpacing
  }
}
