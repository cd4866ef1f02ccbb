/// A number that is built up term by term in solving with the active rows.
protocol Accumulator: BitwiseCopyable {
  init()
  var value: Double { get }
  mutating func add(_ term: Double)
  mutating func divide(by pivot: Double)
  /// Ends the building up.
  mutating func roundCancellation()
}

/// A plain sum, for values.
extension Double: Accumulator {
  @inline(__always) var value: Double { self }
  @inline(__always) mutating func add(_ term: Double) { self += term }
  @inline(__always) mutating func divide(by pivot: Double) { self /= pivot }
  @inline(__always) mutating func roundCancellation() {}
}

/// A sum with the magnitudes of what entered it, for directions and prices.
///
/// Whether a small one is true or what rounding has left where everything canceled, follows from nothing
/// else: coefficients may be a million times apart.
struct GuardedSum: Accumulator {
  var value = 0.0
  var absoluteSum = 0.0

  init() {}

  @inline(__always)
  mutating func add(_ term: Double) {
    value += term
    absoluteSum += term.magnitude
  }

  @inline(__always)
  mutating func divide(by pivot: Double) {
    value /= pivot
    absoluteSum /= pivot.magnitude
  }

  /// Adds a multiple of another sum, and sets this one to 0 if rounding alone can have left it.
  @inline(__always)
  mutating func add(_ other: GuardedSum, times factor: Double) {
    value += factor * other.value
    absoluteSum += (factor * other.absoluteSum).magnitude
    roundCancellation()
  }

  /// Sets the sum to 0 if rounding alone can have left it.
  @inline(__always)
  mutating func roundCancellation() {
    if value.magnitude <= Tolerance.rounding * absoluteSum { value = 0 }
  }
}

extension GuardedSum {
  /// Whether a number that a solve from the other side gives is the same but for a few last digits: an ftran and a btran
  /// of the same slope round differently, so that what only rounding has left of it differs by more.
  @inline(__always)
  func agrees(with other: Double) -> Bool {
    (value - other).magnitude <= Tolerance.agreement * value.magnitude
  }

  /// Whether a slope that the movement of rows has is more than rounding, given that of the other side.
  @inline(__always)
  func isTrue(beside other: Double) -> Bool {
    value.magnitude > Tolerance.movementSlope * absoluteSum || agrees(with: other)
  }
}

/// What is left of a number after a subtraction: 0 if rounding alone can have left it.
///
/// Factors are made of such differences. One that ought to be 0 would have solves carry on numbers of its size as true,
/// as its own magnitude is all that they know of it.
@inline(__always)
func cancelingDifference(_ number: Double, _ subtracted: Double) -> Double {
  let difference = number - subtracted
  let size = number.magnitude + subtracted.magnitude
  // Not `<=`: what is infinite stays so, and is refused as a value.
  return difference.magnitude < Tolerance.rounding * size ? 0 : difference
}
