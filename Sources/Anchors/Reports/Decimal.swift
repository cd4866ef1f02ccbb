/// Formats a number without trailing zeros, from 1e12 on with an exponent.
///
/// - Parameters:
///   - value: The number.
///   - decimals: The maximum number of decimals, to which the number is rounded; at most six.
/// - Returns: The text, as in `12.5`, `-0.0625` and `1.5e12`.
package func decimal(_ value: Double, decimals: Int = 4) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  guard value.magnitude < 1e12 else { return exponential(value) }
  var unit: Int64 = 1
  for _ in 0..<decimals { unit *= 10 }
  let scaled = Int64(value.magnitude * Double(unit) + 0.5)
  let whole = scaled / unit
  var fraction = scaled % unit
  var text = value < 0 && scaled > 0 ? "-" : ""
  text += String(whole)
  guard fraction > 0 else { return text }
  text += "."
  var digit = unit / 10
  while fraction > 0 {
    text += String(fraction / digit)
    fraction %= digit
    digit /= 10
  }
  return text
}

/// Formats a large number with one digit before the point and a power of ten.
private func exponential(_ value: Double) -> String {
  var factor = value
  var exponent = 0
  // A factor that rounds to 10 is written as 1 with the next exponent.
  while factor.magnitude >= 9.999_95 {
    factor /= 10
    exponent += 1
  }
  return decimal(factor) + "e" + String(exponent)
}

/// Returns numbers in parentheses, such as `(8, 0.5)`.
func list(_ numbers: [Double], decimals: Int = 4) -> String {
  var text = "("
  for (index, number) in numbers.enumerated() {
    text += (index == 0 ? "" : ", ") + decimal(number, decimals: decimals)
  }
  return text + ")"
}

extension Rect: CustomStringConvertible {
  /// Left, top, width and height, in points: `(5, 16, 80, 20.4)`.
  public var description: String {
    list(numbers, decimals: 6)
  }
}
