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

// The relations of constraints. A number on the left moves to the right: `10 <= left` is
// `left >= 10`.

/// States that the two sides are equal.
///
/// - Parameters:
///   - lhs: The left side.
///   - rhs: The right side.
/// - Returns: A required constraint, not added to any solver.
@inlinable
public func == (lhs: some LinearTerm, rhs: some LinearTerm) -> LinearConstraint {
  LinearConstraint(lhs.expression, .equal, rhs.expression)
}

/// States that the two sides are equal.
///
/// - Parameters:
///   - lhs: The left side.
///   - rhs: The number on the right.
/// - Returns: A required constraint, not added to any solver.
@inlinable
public func == (lhs: some LinearTerm, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs.expression, .equal, LinearExpression(constant: rhs))
}

/// States that the two sides are equal.
///
/// - Parameters:
///   - lhs: The number on the left.
///   - rhs: The right side.
/// - Returns: A required constraint, not added to any solver.
@inlinable
public func == (lhs: Double, rhs: some LinearTerm) -> LinearConstraint {
  LinearConstraint(rhs.expression, .equal, LinearExpression(constant: lhs))
}

/// States that the left side is at most the right side.
///
/// - Parameters:
///   - lhs: The side that is at most the other.
///   - rhs: The side that is at least the other.
/// - Returns: A required constraint, not added to any solver.
@inlinable
public func <= (lhs: some LinearTerm, rhs: some LinearTerm) -> LinearConstraint {
  LinearConstraint(lhs.expression, .lessThanOrEqual, rhs.expression)
}

/// States that the left side is at most the right side.
///
/// - Parameters:
///   - lhs: The side that is bounded from above.
///   - rhs: The upper bound.
/// - Returns: A required constraint, not added to any solver.
@inlinable
public func <= (lhs: some LinearTerm, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs.expression, .lessThanOrEqual, LinearExpression(constant: rhs))
}

/// States that the left side is at most the right side.
///
/// - Parameters:
///   - lhs: The lower bound.
///   - rhs: The side that is bounded from below.
/// - Returns: A required constraint, not added to any solver.
@inlinable
public func <= (lhs: Double, rhs: some LinearTerm) -> LinearConstraint {
  LinearConstraint(rhs.expression, .greaterThanOrEqual, LinearExpression(constant: lhs))
}

/// States that the left side is at least the right side.
///
/// - Parameters:
///   - lhs: The side that is at least the other.
///   - rhs: The side that is at most the other.
/// - Returns: A required constraint, not added to any solver.
@inlinable
public func >= (lhs: some LinearTerm, rhs: some LinearTerm) -> LinearConstraint {
  LinearConstraint(lhs.expression, .greaterThanOrEqual, rhs.expression)
}

/// States that the left side is at least the right side.
///
/// - Parameters:
///   - lhs: The side that is bounded from below.
///   - rhs: The lower bound.
/// - Returns: A required constraint, not added to any solver.
@inlinable
public func >= (lhs: some LinearTerm, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs.expression, .greaterThanOrEqual, LinearExpression(constant: rhs))
}

/// States that the left side is at least the right side.
///
/// - Parameters:
///   - lhs: The upper bound.
///   - rhs: The side that is bounded from above.
/// - Returns: A required constraint, not added to any solver.
@inlinable
public func >= (lhs: Double, rhs: some LinearTerm) -> LinearConstraint {
  LinearConstraint(rhs.expression, .lessThanOrEqual, LinearExpression(constant: lhs))
}

extension LinearConstraint: CustomStringConvertible {
  /// The constraint as source text, with variables as `v` and their index: `v1 - v0 >= 16`.
  ///
  /// The priority is appended unless it is required: `2 v1 == 300 @750`.
  public var description: String { text { $0.description } }

  /// The constraint as source text with names of variables.
  func text(_ name: (Variable) -> String) -> String {
    var text = ""
    for position in 0..<terms.termCount {
      let (variable, coefficient) = terms.term(at: position)
      if position > 0 { text += coefficient < 0 ? " - " : " + " }
      if position == 0, coefficient < 0 { text += "-" }
      if coefficient.magnitude != 1 { text += decimal(coefficient.magnitude) + " " }
      text += name(variable)
    }
    if terms.termCount == 0 { text = "0" }
    text += relation.sign + decimal(constant)
    return priority.isRequired ? text : text + " @" + decimal(priority.rawValue)
  }
}

extension Relation {
  /// The sign between the sides, with a blank before and after it.
  var sign: String {
    switch self {
    case .equal: " == "
    case .lessThanOrEqual: " <= "
    case .greaterThanOrEqual: " >= "
    }
  }
}

extension Variable: CustomStringConvertible {
  /// `v` and the index of the variable in its solver, as in ``Solver/dump()``.
  public var description: String { "v\(index)" }
}

/// The shortest decimal text of a number; integers have no fraction.
func decimal(_ number: Double) -> String {
  // Integer conversion instead of rounding, which would require the C math library.
  if number.magnitude < 1e15, Double(Int64(number)) == number { return "\(Int64(number))" }
  return "\(number)"
}
