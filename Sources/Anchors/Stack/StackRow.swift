/// A constraint that a stack wants: `first relation multiplier * second + constant`.
struct StackRow {
  let first: NodeLink
  let firstAttribute: LayoutAttribute
  let relation: LayoutRelation
  let second: NodeLink?
  let secondAttribute: LayoutAttribute
  var multiplier = 1.0
  var constant = 0.0
  var priority = LayoutPriority.required
  /// Whether the constant counts standard spacings.
  var isSystemSpacing = false

  /// A relation of two attributes.
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

  /// An extent that is to be zero.
  init(zero node: NodeLink, _ extent: LayoutAttribute, priority: LayoutPriority = .required) {
    first = node
    firstAttribute = extent
    relation = .equal
    second = nil
    secondAttribute = .notAnAttribute
    self.priority = priority
  }

  /// Whether it can be kept without an object.
  ///
  /// Both items are in the stack and the attributes go together, or the stack would not say it: unless
  /// there is a factor, only numbers that the program chose and the kinds of attributes and items count.
  @inline(__always)
  var canBeRecord: Bool {
    guard multiplier == 1 else { return isSound }
    let canBe =
      constant.magnitude <= 1e9 && priority.isValid && !isSystemSpacing
      && !firstAttribute.isBaseline && !secondAttribute.isBaseline && !first.kind.isTiedToContent
      && second?.kind.isTiedToContent != true
    assert(canBe == isSound, "a row of a stack that is not sound by construction")
    return canBe
  }

  /// Whether all is in order that may be wrong with a constraint, so that it can be kept without an object.
  private var isSound: Bool {
    !isSystemSpacing
      && ConstraintValue.canBeRecord(
        first, firstAttribute, second, secondAttribute, multiplier, constant, priority, 0)
  }

  /// Whether an active constraint says the same, but for its constant and its priority.
  func matches(_ constraint: LayoutConstraint) -> Bool {
    constraint.isActive && constraint.firstEnd.item == first && constraint.secondEnd.item == second
      && constraint.firstAttribute == firstAttribute
      && constraint.secondAttribute == secondAttribute && constraint.relation == relation
      && constraint.multiplier == multiplier
  }

  /// Whether a stated constraint says exactly the same.
  func isSame(as stated: ConstraintValue) -> Bool {
    stated.first == first && stated.second == second && stated.firstAttribute == firstAttribute
      && stated.secondAttribute == secondAttribute && stated.relation == relation
      && stated.multiplier == multiplier && stated.constant == constant
      && stated.priority == priority && !isSystemSpacing
  }
}
