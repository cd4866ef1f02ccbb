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

/// A linear equation or inequality with a priority, the result of `==`, `<=` and `>=`.
///
/// Variables are on the left and numbers on the right: `left + 5 == width + 10` has the terms
/// `left - width` and the ``constant`` 5, and `10 <= left` is `left >= 10`. A constraint may repeat
/// a variable, whose coefficients then add up, and may have no variable at all.
@frozen
public struct LinearConstraint: Sendable {
  /// The sum of terms on the left; its own constant is 0.
  public let terms: LinearExpression
  /// The relation of the terms to the constant.
  public let relation: Relation
  /// The number on the right.
  public let constant: Double
  /// The priority.
  public let priority: Priority

  /// Creates the constraint `left relation right`.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - relation: The relation of the two sides.
  ///   - right: The right side; its terms move to the left, and the constants of both sides to the
  ///     right.
  ///   - priority: The priority of the constraint.
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

  /// A copy of the constraint with another priority.
  ///
  /// ```swift
  /// try solver.add(contentsOf: [width >= 0, (width == 90).priority(.low)])
  /// ```
  ///
  /// - Parameter priority: The priority of the copy.
  /// - Returns: The copy; the constraint itself is unchanged.
  @inlinable
  public func priority(_ priority: Priority) -> LinearConstraint {
    LinearConstraint(terms: terms, relation: relation, constant: constant, priority: priority)
  }

  /// Returns whether two constraints have the same terms, in order, and the same numbers.
  func isSame(as other: LinearConstraint) -> Bool {
    guard relation == other.relation, constant == other.constant, priority == other.priority,
      terms.termCount == other.terms.termCount
    else { return false }
    for position in 0..<terms.termCount {
      let (own, others) = (terms.term(at: position), other.terms.term(at: position))
      let isSameVariable: Bool = own.variable == others.variable
      if !isSameVariable || own.coefficient != others.coefficient { return false }
    }
    return true
  }
}
