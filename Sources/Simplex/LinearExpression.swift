/// A sum of variables with coefficients, and a number: `2 * width - left + 8`.
///
/// Up to four terms are stored inline; longer expressions store all terms behind one shared
/// reference. A variable may occur in several terms; their coefficients add up where the expression
/// is used.
///
/// Complexity: making a sum is O(number of terms).
@frozen
public struct LinearExpression: Sendable {
  /// The number added to the terms.
  public var constant: Double
  @usableFromInline var count: Int
  @usableFromInline var inline: InlineTerms
  /// All terms, once there are more than four.
  @usableFromInline var spilled: SpilledTerms?

  /// A number without variables.
  ///
  /// - Parameter constant: The number.
  @inlinable
  public init(constant: Double = 0) {
    self.constant = constant
    count = 0
    inline = InlineTerms()
    spilled = nil
  }

  /// A single variable with a coefficient.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - coefficient: The coefficient of the variable.
  @inlinable
  public init(_ variable: Variable, coefficient: Double = 1) {
    constant = 0
    count = 1
    inline = InlineTerms()
    inline.v0 = variable
    inline.c0 = coefficient
    spilled = nil
  }

  /// The number of terms, counting each occurrence of a repeated variable.
  @inlinable
  public var termCount: Int { count }

  /// The term at a position, in the order of appending.
  ///
  /// - Parameter position: The position, counted from 0.
  /// - Precondition: `0 <= position < termCount`.
  /// - Returns: The variable and its coefficient.
  @inlinable
  public func term(at position: Int) -> (variable: Variable, coefficient: Double) {
    precondition(position >= 0 && position < count, "no term at this position")
    if let spilled {
      return (spilled.variables[position], spilled.coefficients[position])
    }
    return inline[position]
  }

  /// Appends the term `coefficient * variable`.
  ///
  /// - Parameters:
  ///   - variable: The variable of the term.
  ///   - coefficient: The coefficient of the variable.
  ///
  /// Complexity: O(1) up to four terms, then O(number of terms).
  @inlinable
  public mutating func append(_ variable: Variable, coefficient: Double) {
    if count < 4 {
      inline[count] = (variable, coefficient)
    } else {
      let longer = SpilledTerms(copying: self, reserving: count + 1)
      longer.variables.append(variable)
      longer.coefficients.append(coefficient)
      spilled = longer
    }
    count += 1
  }

  /// Adds `scale` times another expression.
  @inlinable
  mutating func add(_ other: LinearExpression, scale: Double) {
    constant += other.constant * scale
    if count + other.count <= 4 {
      for position in 0..<other.count {
        let (variable, coefficient) = other.inline[position]
        inline[count + position] = (variable, coefficient * scale)
      }
    } else {
      let longer = SpilledTerms(copying: self, reserving: count + other.count)
      for position in 0..<other.count {
        let (variable, coefficient) = other.term(at: position)
        longer.variables.append(variable)
        longer.coefficients.append(coefficient * scale)
      }
      spilled = longer
    }
    count += other.count
  }
}

/// The first four terms of an expression, stored inline.
@frozen
@usableFromInline
struct InlineTerms: Sendable {
  @usableFromInline var c0 = 0.0
  @usableFromInline var c1 = 0.0
  @usableFromInline var c2 = 0.0
  @usableFromInline var c3 = 0.0
  @usableFromInline var v0 = Variable(index: -1, generation: 0, tag: 0)
  @usableFromInline var v1 = Variable(index: -1, generation: 0, tag: 0)
  @usableFromInline var v2 = Variable(index: -1, generation: 0, tag: 0)
  @usableFromInline var v3 = Variable(index: -1, generation: 0, tag: 0)

  @inlinable init() {}

  @inlinable
  subscript(position: Int) -> (variable: Variable, coefficient: Double) {
    get {
      switch position {
      case 0: (v0, c0)
      case 1: (v1, c1)
      case 2: (v2, c2)
      default: (v3, c3)
      }
    }
    set {
      switch position {
      case 0: (v0, c0) = newValue
      case 1: (v1, c1) = newValue
      case 2: (v2, c2) = newValue
      default: (v3, c3) = newValue
      }
    }
  }
}

/// The terms of a long expression.
///
/// Invariant: never changed once an expression refers to it.
@usableFromInline
final class SpilledTerms: @unchecked Sendable {
  @usableFromInline var variables: [Variable] = []
  @usableFromInline var coefficients: [Double] = []

  @usableFromInline
  init(copying expression: LinearExpression, reserving capacity: Int) {
    variables.reserveCapacity(capacity)
    coefficients.reserveCapacity(capacity)
    for position in 0..<expression.count {
      let (variable, coefficient) = expression.term(at: position)
      variables.append(variable)
      coefficients.append(coefficient)
    }
  }
}

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

/// A ``Variable`` or a ``LinearExpression``: an operand of linear expressions besides numbers.
///
/// Only these two types are meant to conform.
public protocol LinearTerm {
  /// The value as an expression.
  var expression: LinearExpression { get }

  /// Adds a multiple of the value to an expression.
  ///
  /// - Parameters:
  ///   - sum: The expression that receives the terms.
  ///   - scale: The factor of every coefficient and of the constant.
  func add(to sum: inout LinearExpression, scale: Double)
}

extension Variable: LinearTerm {
  /// The variable as an expression with coefficient 1.
  @inlinable
  public var expression: LinearExpression { LinearExpression(self) }

  /// Adds a multiple of the variable to an expression.
  ///
  /// - Parameters:
  ///   - sum: The expression that receives the term.
  ///   - scale: The coefficient of the new term.
  @inlinable
  public func add(to sum: inout LinearExpression, scale: Double) {
    sum.append(self, coefficient: scale)
  }
}

extension LinearExpression: LinearTerm {
  /// The expression itself.
  @inlinable
  public var expression: LinearExpression { self }

  /// Adds a multiple of the expression to another.
  ///
  /// - Parameters:
  ///   - sum: The expression that receives the terms.
  ///   - scale: The factor of every coefficient and of the constant.
  @inlinable
  public func add(to sum: inout LinearExpression, scale: Double) { sum.add(self, scale: scale) }
}
