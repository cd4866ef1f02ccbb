// The relations that state constraints. A number on the left goes to the right: `10 <= left` is
// `left >= 10`.

/// States that the two sides are equal.
@inlinable
public func == (lhs: Variable, rhs: Variable) -> LinearConstraint {
  LinearConstraint(LinearExpression(lhs), .equal, LinearExpression(rhs))
}

/// States that the two sides are equal.
@inlinable
public func == (lhs: Variable, rhs: LinearExpression) -> LinearConstraint {
  LinearConstraint(LinearExpression(lhs), .equal, rhs)
}

/// States that the two sides are equal.
@inlinable
public func == (lhs: Variable, rhs: Double) -> LinearConstraint {
  LinearConstraint(LinearExpression(lhs), .equal, LinearExpression(constant: rhs))
}

/// States that the two sides are equal.
@inlinable
public func == (lhs: LinearExpression, rhs: Variable) -> LinearConstraint {
  LinearConstraint(lhs, .equal, LinearExpression(rhs))
}

/// States that the two sides are equal.
@inlinable
public func == (lhs: LinearExpression, rhs: LinearExpression) -> LinearConstraint {
  LinearConstraint(lhs, .equal, rhs)
}

/// States that the two sides are equal.
@inlinable
public func == (lhs: LinearExpression, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs, .equal, LinearExpression(constant: rhs))
}

/// States that the two sides are equal.
@inlinable
public func == (lhs: Double, rhs: Variable) -> LinearConstraint {
  LinearConstraint(LinearExpression(rhs), .equal, LinearExpression(constant: lhs))
}

/// States that the two sides are equal.
@inlinable
public func == (lhs: Double, rhs: LinearExpression) -> LinearConstraint {
  LinearConstraint(rhs, .equal, LinearExpression(constant: lhs))
}

/// States that the left side is at most the right side.
@inlinable
public func <= (lhs: Variable, rhs: Variable) -> LinearConstraint {
  LinearConstraint(LinearExpression(lhs), .lessThanOrEqual, LinearExpression(rhs))
}

/// States that the left side is at most the right side.
@inlinable
public func <= (lhs: Variable, rhs: LinearExpression) -> LinearConstraint {
  LinearConstraint(LinearExpression(lhs), .lessThanOrEqual, rhs)
}

/// States that the left side is at most the right side.
@inlinable
public func <= (lhs: Variable, rhs: Double) -> LinearConstraint {
  LinearConstraint(LinearExpression(lhs), .lessThanOrEqual, LinearExpression(constant: rhs))
}

/// States that the left side is at most the right side.
@inlinable
public func <= (lhs: LinearExpression, rhs: Variable) -> LinearConstraint {
  LinearConstraint(lhs, .lessThanOrEqual, LinearExpression(rhs))
}

/// States that the left side is at most the right side.
@inlinable
public func <= (lhs: LinearExpression, rhs: LinearExpression) -> LinearConstraint {
  LinearConstraint(lhs, .lessThanOrEqual, rhs)
}

/// States that the left side is at most the right side.
@inlinable
public func <= (lhs: LinearExpression, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs, .lessThanOrEqual, LinearExpression(constant: rhs))
}

/// States that the left side is at most the right side.
@inlinable
public func <= (lhs: Double, rhs: Variable) -> LinearConstraint {
  LinearConstraint(LinearExpression(rhs), .greaterThanOrEqual, LinearExpression(constant: lhs))
}

/// States that the left side is at most the right side.
@inlinable
public func <= (lhs: Double, rhs: LinearExpression) -> LinearConstraint {
  LinearConstraint(rhs, .greaterThanOrEqual, LinearExpression(constant: lhs))
}

/// States that the left side is at least the right side.
@inlinable
public func >= (lhs: Variable, rhs: Variable) -> LinearConstraint {
  LinearConstraint(LinearExpression(lhs), .greaterThanOrEqual, LinearExpression(rhs))
}

/// States that the left side is at least the right side.
@inlinable
public func >= (lhs: Variable, rhs: LinearExpression) -> LinearConstraint {
  LinearConstraint(LinearExpression(lhs), .greaterThanOrEqual, rhs)
}

/// States that the left side is at least the right side.
@inlinable
public func >= (lhs: Variable, rhs: Double) -> LinearConstraint {
  LinearConstraint(LinearExpression(lhs), .greaterThanOrEqual, LinearExpression(constant: rhs))
}

/// States that the left side is at least the right side.
@inlinable
public func >= (lhs: LinearExpression, rhs: Variable) -> LinearConstraint {
  LinearConstraint(lhs, .greaterThanOrEqual, LinearExpression(rhs))
}

/// States that the left side is at least the right side.
@inlinable
public func >= (lhs: LinearExpression, rhs: LinearExpression) -> LinearConstraint {
  LinearConstraint(lhs, .greaterThanOrEqual, rhs)
}

/// States that the left side is at least the right side.
@inlinable
public func >= (lhs: LinearExpression, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs, .greaterThanOrEqual, LinearExpression(constant: rhs))
}

/// States that the left side is at least the right side.
@inlinable
public func >= (lhs: Double, rhs: Variable) -> LinearConstraint {
  LinearConstraint(LinearExpression(rhs), .lessThanOrEqual, LinearExpression(constant: lhs))
}

/// States that the left side is at least the right side.
@inlinable
public func >= (lhs: Double, rhs: LinearExpression) -> LinearConstraint {
  LinearConstraint(rhs, .lessThanOrEqual, LinearExpression(constant: lhs))
}
