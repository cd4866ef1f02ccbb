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
    _ first: LayoutNode, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: LayoutNode, _ secondAttribute: LayoutAttribute, priority: LayoutPriority = .required
  ) {
    self.first = NodeLink(first)
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = NodeLink(second)
    self.secondAttribute = secondAttribute
    self.priority = priority
  }

  /// An extent that is to be zero.
  init(zero node: LayoutNode, _ extent: LayoutAttribute, priority: LayoutPriority = .required) {
    first = NodeLink(node)
    firstAttribute = extent
    relation = .equal
    second = nil
    secondAttribute = .notAnAttribute
    self.priority = priority
  }

  /// Whether an active constraint says the same, but for its constant and its priority.
  func matches(_ constraint: LayoutConstraint) -> Bool {
    constraint.isActive && constraint.firstEnd.item == first && constraint.secondEnd.item == second
      && constraint.firstAttribute == firstAttribute
      && constraint.secondAttribute == secondAttribute && constraint.relation == relation
      && constraint.multiplier == multiplier
  }

  /// Whether a stated constraint says exactly the same.
  func isSame(as stated: StatedConstraint) -> Bool {
    stated.first == first && stated.second == second && stated.firstAttribute == firstAttribute
      && stated.secondAttribute == secondAttribute && stated.relation == relation
      && stated.multiplier == multiplier && stated.constant == constant
      && stated.priority == priority && !isSystemSpacing
  }
}
