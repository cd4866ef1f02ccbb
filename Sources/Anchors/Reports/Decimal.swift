/// A number with at most four decimals and none that is not needed; from 1e12 with an exponent.
func decimal(_ value: Double) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  guard value.magnitude < 1e12 else { return exponential(value) }
  let scaled = Int64(value.magnitude * 10_000 + 0.5)
  let whole = scaled / 10_000
  var fraction = scaled % 10_000
  var text = value < 0 && scaled > 0 ? "-" : ""
  text += String(whole)
  guard fraction > 0 else { return text }
  text += "."
  var digit: Int64 = 1_000
  while fraction > 0 {
    text += String(fraction / digit)
    fraction %= digit
    digit /= 10
  }
  return text
}

/// A large number as one with a single digit before the point, and a power of ten.
private func exponential(_ value: Double) -> String {
  var factor = value
  var exponent = 0
  // What rounds to 10 is written as 1 of the next power.
  while factor.magnitude >= 9.999_95 {
    factor /= 10
    exponent += 1
  }
  return decimal(factor) + "e" + String(exponent)
}
