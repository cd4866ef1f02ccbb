// Arithmetic of variables, expressions and numbers.

/// The sum of the two sides.
///
/// - Parameters:
///   - lhs: The first summand.
///   - rhs: The second summand.
/// - Returns: An expression with the terms of both and the sum of their constants.
@inlinable
public func + (lhs: some LinearTerm, rhs: some LinearTerm) -> LinearExpression {
  var sum = lhs.expression
  rhs.add(to: &sum, scale: 1)
  return sum
}

/// The sum of the two sides.
///
/// - Parameters:
///   - lhs: The first summand.
///   - rhs: The number to add.
/// - Returns: An expression with the same terms and a larger constant.
@inlinable
public func + (lhs: some LinearTerm, rhs: Double) -> LinearExpression {
  var sum = lhs.expression
  sum.constant += rhs
  return sum
}

/// The sum of the two sides.
///
/// - Parameters:
///   - lhs: The number.
///   - rhs: The second summand.
/// - Returns: An expression with the terms of the second summand and the sum of the constants.
@inlinable
public func + (lhs: Double, rhs: some LinearTerm) -> LinearExpression {
  var sum = LinearExpression(constant: lhs)
  rhs.add(to: &sum, scale: 1)
  return sum
}

/// The difference of the two sides.
///
/// - Parameters:
///   - lhs: The minuend.
///   - rhs: The subtrahend.
/// - Returns: An expression with the terms of both, those of the second negated.
@inlinable
public func - (lhs: some LinearTerm, rhs: some LinearTerm) -> LinearExpression {
  var sum = lhs.expression
  rhs.add(to: &sum, scale: -1)
  return sum
}

/// The difference of the two sides.
///
/// - Parameters:
///   - lhs: The minuend.
///   - rhs: The number to subtract.
/// - Returns: An expression with the same terms and a smaller constant.
@inlinable
public func - (lhs: some LinearTerm, rhs: Double) -> LinearExpression {
  var sum = lhs.expression
  sum.constant -= rhs
  return sum
}

/// The difference of the two sides.
///
/// - Parameters:
///   - lhs: The number to subtract from.
///   - rhs: The subtrahend.
/// - Returns: An expression with the negated terms of the right side.
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
///
/// - Parameters:
///   - lhs: The variable or expression.
///   - rhs: The factor of every coefficient and of the constant.
/// - Returns: An expression with each coefficient and the constant multiplied.
@inlinable
public func * (lhs: some LinearTerm, rhs: Double) -> LinearExpression {
  scaled(lhs, by: rhs)
}

/// The right side times a number.
///
/// - Parameters:
///   - lhs: The factor of every coefficient and of the constant.
///   - rhs: The variable or expression.
/// - Returns: An expression with each coefficient and the constant multiplied.
@inlinable
public func * (lhs: Double, rhs: some LinearTerm) -> LinearExpression {
  scaled(rhs, by: lhs)
}

/// The left side divided by a number.
///
/// - Parameters:
///   - lhs: The variable or expression.
///   - rhs: The divisor; 0 results in coefficients that the solver rejects.
/// - Returns: An expression with each coefficient and the constant divided.
@inlinable
public func / (lhs: some LinearTerm, rhs: Double) -> LinearExpression {
  scaled(lhs, by: 1 / rhs)
}

/// The negative of the operand.
///
/// - Parameter operand: The variable or expression.
/// - Returns: An expression with each coefficient and the constant negated.
@inlinable
public prefix func - (operand: some LinearTerm) -> LinearExpression {
  scaled(operand, by: -1)
}

/// Adds the right side.
///
/// - Parameters:
///   - lhs: The expression to add to.
///   - rhs: The summand.
@inlinable
public func += (lhs: inout LinearExpression, rhs: some LinearTerm) {
  rhs.add(to: &lhs, scale: 1)
}

/// Subtracts the right side.
///
/// - Parameters:
///   - lhs: The expression to subtract from.
///   - rhs: The subtrahend.
@inlinable
public func -= (lhs: inout LinearExpression, rhs: some LinearTerm) {
  rhs.add(to: &lhs, scale: -1)
}
