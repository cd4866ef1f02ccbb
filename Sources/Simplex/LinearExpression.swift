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
