/// A number exceeds 128 bits, so there is no exact result.
package struct ArithmeticOverflow: Error {}

extension Int128 {
  /// The sum; throws if it does not fit.
  func plus(_ other: Int128) throws(ArithmeticOverflow) -> Int128 {
    let (result, overflow) = addingReportingOverflow(other)
    if overflow { throw ArithmeticOverflow() }
    return result
  }

  /// The difference; throws if it does not fit.
  func minus(_ other: Int128) throws(ArithmeticOverflow) -> Int128 {
    let (result, overflow) = subtractingReportingOverflow(other)
    if overflow { throw ArithmeticOverflow() }
    return result
  }

  /// The product; throws if it does not fit.
  func times(_ other: Int128) throws(ArithmeticOverflow) -> Int128 {
    let (result, overflow) = multipliedReportingOverflow(by: other)
    if overflow { throw ArithmeticOverflow() }
    return result
  }

  /// The negative; throws if it does not fit.
  func negated() throws(ArithmeticOverflow) -> Int128 {
    try Int128(0).minus(self)
  }

  /// The greatest common divisor of two magnitudes, 0 of two zeros; throws if it does not fit.
  ///
  /// Without conversions between integer types, which are generic and slow in unoptimized builds.
  static func greatestCommonDivisor(_ a: Int128, _ b: Int128) throws(ArithmeticOverflow) -> Int128 {
    var large = a.magnitude
    var small = b.magnitude
    while small != 0 { (large, small) = (small, large % small) }
    let result = Int128(bitPattern: large)
    if result < 0 { throw ArithmeticOverflow() }
    return result
  }
}
