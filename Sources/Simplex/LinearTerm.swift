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
