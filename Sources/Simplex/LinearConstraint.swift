/// The relation between the two sides of a constraint.
@frozen
public enum Relation: Sendable, Hashable {
  /// The left side is at most the right side.
  case lessThanOrEqual
  /// The two sides are equal.
  case equal
  /// The left side is at least the right side.
  case greaterThanOrEqual
}

/// A linear equation or inequality with a priority, as `==`, `<=` and `>=` make it.
///
/// Variables go left and numbers right: `left + 5 == width + 10` has the terms `left - width` and
/// the ``constant`` 5, and `10 <= left` is `left >= 10`. A constraint may repeat a variable, whose
/// coefficients then add up, and may have no variable at all.
@frozen
public struct LinearConstraint: Sendable {
  /// The terms; its own constant is 0.
  public let terms: LinearExpression
  /// How the terms and the constant relate.
  public let relation: Relation
  /// The number on the right.
  public let constant: Double
  /// How much the constraint matters.
  public let priority: Priority

  /// States `left relation right`.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - relation: How the two sides compare.
  ///   - right: The right side; its terms move to the left, and the constants of both sides to the right.
  ///   - priority: How strongly the constraint is wanted.
  @inlinable
  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Priority = .required
  ) {
    var terms = left
    terms.add(right, scale: -1)
    // `0 - x` rather than `-x`: a constant of zero stays plus zero.
    constant = 0 - terms.constant
    terms.constant = 0
    self.terms = terms
    self.relation = relation
    self.priority = priority
  }

  @inlinable
  init(terms: LinearExpression, relation: Relation, constant: Double, priority: Priority) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// The same constraint with another priority.
  ///
  /// ```swift
  /// try solver.add(contentsOf: [width >= 0, (width == 90).priority(.low)])
  /// ```
  ///
  /// - Parameter priority: The priority of the new constraint.
  /// - Returns: A copy; the constraint itself stays as it is.
  @inlinable
  public func priority(_ priority: Priority) -> LinearConstraint {
    LinearConstraint(terms: terms, relation: relation, constant: constant, priority: priority)
  }
}
