// Operators between variables, expressions and numbers. Each is written out: a generic operator
// would cost the type checker of the caller more than these lines cost the reader.

/// The sum of the two sides.
@inlinable
public func + (lhs: Variable, rhs: Variable) -> LinearExpression {
  var sum = LinearExpression(lhs)
  sum.append(rhs, coefficient: 1)
  return sum
}

/// The sum of the two sides.
@inlinable
public func + (lhs: Variable, rhs: LinearExpression) -> LinearExpression {
  var sum = LinearExpression(lhs)
  sum.add(rhs, scale: 1)
  return sum
}

/// The sum of the two sides.
@inlinable
public func + (lhs: Variable, rhs: Double) -> LinearExpression {
  var sum = LinearExpression(lhs)
  sum.constant += rhs
  return sum
}

/// The sum of the two sides.
@inlinable
public func + (lhs: LinearExpression, rhs: Variable) -> LinearExpression {
  var sum = lhs
  sum.append(rhs, coefficient: 1)
  return sum
}

/// The sum of the two sides.
@inlinable
public func + (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
  var sum = lhs
  sum.add(rhs, scale: 1)
  return sum
}

/// The sum of the two sides.
@inlinable
public func + (lhs: LinearExpression, rhs: Double) -> LinearExpression {
  var sum = lhs
  sum.constant += rhs
  return sum
}

/// The sum of the two sides.
@inlinable
public func + (lhs: Double, rhs: Variable) -> LinearExpression {
  var sum = LinearExpression(constant: lhs)
  sum.append(rhs, coefficient: 1)
  return sum
}

/// The sum of the two sides.
@inlinable
public func + (lhs: Double, rhs: LinearExpression) -> LinearExpression {
  var sum = LinearExpression(constant: lhs)
  sum.add(rhs, scale: 1)
  return sum
}

/// The left side less the right side.
@inlinable
public func - (lhs: Variable, rhs: Variable) -> LinearExpression {
  var sum = LinearExpression(lhs)
  sum.append(rhs, coefficient: -1)
  return sum
}

/// The left side less the right side.
@inlinable
public func - (lhs: Variable, rhs: LinearExpression) -> LinearExpression {
  var sum = LinearExpression(lhs)
  sum.add(rhs, scale: -1)
  return sum
}

/// The left side less the right side.
@inlinable
public func - (lhs: Variable, rhs: Double) -> LinearExpression {
  var sum = LinearExpression(lhs)
  sum.constant -= rhs
  return sum
}

/// The left side less the right side.
@inlinable
public func - (lhs: LinearExpression, rhs: Variable) -> LinearExpression {
  var sum = lhs
  sum.append(rhs, coefficient: -1)
  return sum
}

/// The left side less the right side.
@inlinable
public func - (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
  var sum = lhs
  sum.add(rhs, scale: -1)
  return sum
}

/// The left side less the right side.
@inlinable
public func - (lhs: LinearExpression, rhs: Double) -> LinearExpression {
  var sum = lhs
  sum.constant -= rhs
  return sum
}

/// The left side less the right side.
@inlinable
public func - (lhs: Double, rhs: Variable) -> LinearExpression {
  var sum = LinearExpression(constant: lhs)
  sum.append(rhs, coefficient: -1)
  return sum
}

/// The left side less the right side.
@inlinable
public func - (lhs: Double, rhs: LinearExpression) -> LinearExpression {
  var sum = LinearExpression(constant: lhs)
  sum.add(rhs, scale: -1)
  return sum
}

/// The left side times a number.
@inlinable
public func * (lhs: Variable, rhs: Double) -> LinearExpression {
  LinearExpression(lhs, coefficient: rhs)
}

/// The right side times a number.
@inlinable
public func * (lhs: Double, rhs: Variable) -> LinearExpression {
  LinearExpression(rhs, coefficient: lhs)
}

/// The left side divided by a number.
@inlinable
public func / (lhs: Variable, rhs: Double) -> LinearExpression {
  LinearExpression(lhs, coefficient: 1 / rhs)
}

/// The left side times a number.
@inlinable
public func * (lhs: LinearExpression, rhs: Double) -> LinearExpression {
  lhs.scaled(by: rhs)
}

/// The right side times a number.
@inlinable
public func * (lhs: Double, rhs: LinearExpression) -> LinearExpression {
  rhs.scaled(by: lhs)
}

/// The left side divided by a number.
@inlinable
public func / (lhs: LinearExpression, rhs: Double) -> LinearExpression {
  lhs.scaled(by: 1 / rhs)
}

/// The negative of the operand.
@inlinable
public prefix func - (operand: Variable) -> LinearExpression {
  LinearExpression(operand, coefficient: -1)
}

/// The negative of the operand.
@inlinable
public prefix func - (operand: LinearExpression) -> LinearExpression {
  operand.scaled(by: -1)
}

/// Adds the right side.
@inlinable
public func += (lhs: inout LinearExpression, rhs: Variable) {
  lhs.append(rhs, coefficient: 1)
}

/// Subtracts the right side.
@inlinable
public func -= (lhs: inout LinearExpression, rhs: Variable) {
  lhs.append(rhs, coefficient: -1)
}

/// Adds the right side.
@inlinable
public func += (lhs: inout LinearExpression, rhs: LinearExpression) {
  lhs.add(rhs, scale: 1)
}

/// Subtracts the right side.
@inlinable
public func -= (lhs: inout LinearExpression, rhs: LinearExpression) {
  lhs.add(rhs, scale: -1)
}
