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
