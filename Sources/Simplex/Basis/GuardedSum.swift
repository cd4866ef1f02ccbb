/// A sum that is accumulated term by term while solving with the active rows.
protocol Accumulator: BitwiseCopyable {
  init()
  var value: Double { get }
  mutating func add(_ term: Double)
  mutating func divide(by pivot: Double)
  /// Ends the accumulation.
  mutating func roundCancellation()
}

/// A plain sum, for values.
extension Double: Accumulator {
  @inline(__always) var value: Double { self }
  @inline(__always) mutating func add(_ term: Double) { self += term }
  @inline(__always) mutating func divide(by pivot: Double) { self /= pivot }
  @inline(__always) mutating func roundCancellation() {}
}

/// A sum with the absolute sum of its terms, for directions and prices.
///
/// Only the absolute sum distinguishes a small true result from the rounding residue of canceling
/// terms: coefficients may differ by a factor of a million.
package struct GuardedSum: Accumulator {
  package var value = 0.0
  package var absoluteSum = 0.0

  package init() {}

  @inline(__always)
  package mutating func add(_ term: Double) {
    value += term
    absoluteSum += term.magnitude
  }

  @inline(__always)
  mutating func divide(by pivot: Double) {
    value /= pivot
    absoluteSum /= pivot.magnitude
  }

  /// Adds a multiple of another sum, and sets the result to 0 if it is within rounding.
  @inline(__always)
  package mutating func add(_ other: GuardedSum, times factor: Double) {
    value += factor * other.value
    absoluteSum += (factor * other.absoluteSum).magnitude
    roundCancellation()
  }

  /// Sets the sum to 0 if it is within rounding of its terms.
  @inline(__always)
  mutating func roundCancellation() {
    if value.magnitude <= Tolerance.rounding * absoluteSum { value = 0 }
  }
}

extension GuardedSum {
  /// Compares the sum with the result of the opposite solve.
  ///
  /// Ftran and btran of one slope round differently, so rounding residues do not agree.
  ///
  /// - Returns: Whether the two are equal within rounding.
  @inline(__always)
  func agrees(with other: Double) -> Bool {
    (value - other).magnitude <= Tolerance.agreement * value.magnitude
  }

  /// Compares a slope computed from movement with the slope of the price.
  ///
  /// - Returns: Whether the slope is more than rounding.
  @inline(__always)
  func isSignificant(givenSlope slope: Double) -> Bool {
    value.magnitude > Tolerance.movementSlope * absoluteSum || agrees(with: slope)
  }
}

/// Subtracts two numbers, with 0 for a difference within rounding.
///
/// Factors consist of such differences. A solve cannot detect a residue in a factor, because it
/// sees only the magnitude of the residue itself.
@inline(__always)
func cancelingDifference(_ number: Double, _ subtracted: Double) -> Double {
  let difference = number - subtracted
  let size = number.magnitude + subtracted.magnitude
  // Not `<=`: an infinite difference must stay infinite, so that the value is refused.
  return difference.magnitude < Tolerance.rounding * size ? 0 : difference
}
