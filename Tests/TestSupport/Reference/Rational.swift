/// An exact fraction in lowest terms with 128-bit parts.
///
/// Arithmetic that does not fit throws ``ArithmeticOverflow``; nothing wraps or rounds.
package struct Rational: Hashable, Sendable {
  /// The numerator, which has the sign.
  package let numerator: Int128
  /// The denominator, always positive.
  package let denominator: Int128

  /// Makes an integer.
  package init(_ value: Int) {
    numerator = Int128(value)
    denominator = 1
  }

  /// Makes a fraction in lowest terms.
  ///
  /// - Precondition: `denominator != 0`.
  package init(_ numerator: Int128, over denominator: Int128) throws(ArithmeticOverflow) {
    precondition(denominator != 0, "a fraction over zero")
    let common = try Int128.greatestCommonDivisor(numerator, denominator)
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.numerator = try (numerator / common).times(sign)
    self.denominator = try (denominator / common).times(sign)
  }

  /// Makes the exact value of a floating-point number.
  ///
  /// - Precondition: `value` is finite.
  package init(_ value: Double) throws(ArithmeticOverflow) {
    precondition(value.isFinite, "only a finite number is a fraction")
    var scaled = value
    var denominator: Int128 = 1
    while scaled != scaled.rounded(.towardZero) {
      scaled *= 2
      denominator = try denominator.times(2)
    }
    guard let numerator = Int128(exactly: scaled) else { throw ArithmeticOverflow() }
    try self.init(numerator, over: denominator)
  }

  /// The nearest floating-point number, within two roundings.
  package var doubleValue: Double { Double(numerator) / Double(denominator) }

  /// The sum.
  package func plus(_ other: Rational) throws(ArithmeticOverflow) -> Rational {
    let left = try numerator.times(other.denominator)
    let right = try other.numerator.times(denominator)
    return try Rational(left.plus(right), over: denominator.times(other.denominator))
  }

  /// The difference.
  package func minus(_ other: Rational) throws(ArithmeticOverflow) -> Rational {
    try plus(Rational(other.numerator.negated(), over: other.denominator))
  }

  /// The product.
  package func times(_ other: Rational) throws(ArithmeticOverflow) -> Rational {
    try Rational(
      numerator.times(other.numerator), over: denominator.times(other.denominator))
  }

  /// Tells whether the number is less than another.
  package func isLess(than other: Rational) throws(ArithmeticOverflow) -> Bool {
    try numerator.times(other.denominator) < other.numerator.times(denominator)
  }
}

extension Rational: CustomStringConvertible {
  /// The fraction as `3/4`, an integer without denominator.
  package var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
