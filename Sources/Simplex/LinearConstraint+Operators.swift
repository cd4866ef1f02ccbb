// The relations that state constraints. A number on the left goes to the right: `10 <= left` is
// `left >= 10`.

/// States that the two sides are equal.
@inlinable
public func == (lhs: some LinearTerm, rhs: some LinearTerm) -> LinearConstraint {
  LinearConstraint(lhs.expression, .equal, rhs.expression)
}

/// States that the two sides are equal.
@inlinable
public func == (lhs: some LinearTerm, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs.expression, .equal, LinearExpression(constant: rhs))
}

/// States that the two sides are equal.
@inlinable
public func == (lhs: Double, rhs: some LinearTerm) -> LinearConstraint {
  LinearConstraint(rhs.expression, .equal, LinearExpression(constant: lhs))
}

/// States that the left side is at most the right side.
@inlinable
public func <= (lhs: some LinearTerm, rhs: some LinearTerm) -> LinearConstraint {
  LinearConstraint(lhs.expression, .lessThanOrEqual, rhs.expression)
}

/// States that the left side is at most the right side.
@inlinable
public func <= (lhs: some LinearTerm, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs.expression, .lessThanOrEqual, LinearExpression(constant: rhs))
}

/// States that the left side is at most the right side.
@inlinable
public func <= (lhs: Double, rhs: some LinearTerm) -> LinearConstraint {
  LinearConstraint(rhs.expression, .greaterThanOrEqual, LinearExpression(constant: lhs))
}

/// States that the left side is at least the right side.
@inlinable
public func >= (lhs: some LinearTerm, rhs: some LinearTerm) -> LinearConstraint {
  LinearConstraint(lhs.expression, .greaterThanOrEqual, rhs.expression)
}

/// States that the left side is at least the right side.
@inlinable
public func >= (lhs: some LinearTerm, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs.expression, .greaterThanOrEqual, LinearExpression(constant: rhs))
}

/// States that the left side is at least the right side.
@inlinable
public func >= (lhs: Double, rhs: some LinearTerm) -> LinearConstraint {
  LinearConstraint(rhs.expression, .lessThanOrEqual, LinearExpression(constant: lhs))
}
