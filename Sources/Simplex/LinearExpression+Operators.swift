// Arithmetic of variables, expressions and numbers.

/// The sum of the two sides.
@inlinable
public func + (lhs: some LinearTerm, rhs: some LinearTerm) -> LinearExpression {
  var sum = lhs.expression
  rhs.add(to: &sum, scale: 1)
  return sum
}

/// The sum of the two sides.
@inlinable
public func + (lhs: some LinearTerm, rhs: Double) -> LinearExpression {
  var sum = lhs.expression
  sum.constant += rhs
  return sum
}

/// The sum of the two sides.
@inlinable
public func + (lhs: Double, rhs: some LinearTerm) -> LinearExpression {
  var sum = LinearExpression(constant: lhs)
  rhs.add(to: &sum, scale: 1)
  return sum
}

/// The difference of the two sides.
@inlinable
public func - (lhs: some LinearTerm, rhs: some LinearTerm) -> LinearExpression {
  var sum = lhs.expression
  rhs.add(to: &sum, scale: -1)
  return sum
}

/// The difference of the two sides.
@inlinable
public func - (lhs: some LinearTerm, rhs: Double) -> LinearExpression {
  var sum = lhs.expression
  sum.constant -= rhs
  return sum
}

/// The difference of the two sides.
@inlinable
public func - (lhs: Double, rhs: some LinearTerm) -> LinearExpression {
  var sum = LinearExpression(constant: lhs)
  rhs.add(to: &sum, scale: -1)
  return sum
}

/// A term times a number.
@inlinable
func scaled(_ term: some LinearTerm, by factor: Double) -> LinearExpression {
  var product = LinearExpression(constant: 0)
  term.add(to: &product, scale: factor)
  return product
}

/// The left side times a number.
@inlinable
public func * (lhs: some LinearTerm, rhs: Double) -> LinearExpression {
  scaled(lhs, by: rhs)
}

/// The right side times a number.
@inlinable
public func * (lhs: Double, rhs: some LinearTerm) -> LinearExpression {
  scaled(rhs, by: lhs)
}

/// The left side divided by a number.
@inlinable
public func / (lhs: some LinearTerm, rhs: Double) -> LinearExpression {
  scaled(lhs, by: 1 / rhs)
}

/// The negative of the operand.
@inlinable
public prefix func - (operand: some LinearTerm) -> LinearExpression {
  scaled(operand, by: -1)
}

/// Adds the right side.
@inlinable
public func += (lhs: inout LinearExpression, rhs: some LinearTerm) {
  rhs.add(to: &lhs, scale: 1)
}

/// Subtracts the right side.
@inlinable
public func -= (lhs: inout LinearExpression, rhs: some LinearTerm) {
  rhs.add(to: &lhs, scale: -1)
}
