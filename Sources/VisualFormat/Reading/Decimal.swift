/// A parsed decimal number: `digits × 10^exponent`.
///
/// Embedded Swift has no `Double.init(_: String)`.
struct Decimal {
  private var digits: UInt64 = 0
  private var exponent = 0

  /// The value as a floating-point number.
  ///
  /// It is correctly rounded for at most 15 digits and an exponent within ±22, and otherwise
  /// within two units in the last place.
  var value: Double {
    guard digits > 0, exponent > -340 else { return 0 }
    var value = Double(digits)
    // Powers of ten up to the 22nd are exact, so each step rounds once.
    var left = exponent.magnitude
    while left > 0, value > 0, value.isFinite {
      let step = min(left, 22)
      value = exponent > 0 ? value * Self.power(step) : value / Self.power(step)
      left -= step
    }
    return value
  }

  private static func power(_ exponent: UInt) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  /// Reads a number without a sign.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - position: The start of the number; moved past a number, otherwise unchanged.
  /// - Returns: The number, or nil if there is none.
  static func read(_ bytes: [UInt8], _ position: inout Int) -> Decimal? {
    var number = Decimal()
    var index = position
    let whole = number.readDigits(bytes, &index, areFraction: false)
    var fraction = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      var after = index + 1
      fraction = number.readDigits(bytes, &after, areFraction: true)
      if whole + fraction > 0 { index = after }
    }
    guard whole + fraction > 0 else { return nil }
    number.readExponent(bytes, &index)
    position = index
    return number
  }

  private mutating func readDigits(
    _ bytes: [UInt8], _ index: inout Int, areFraction: Bool
  ) -> Int {
    let start = index
    while index < bytes.count, bytes[index].isDigit {
      if digits < 100_000_000_000_000_000 {
        digits = digits * 10 + UInt64(bytes[index] - UInt8(ascii: "0"))
        if areFraction { exponent -= 1 }
      } else if !areFraction {
        exponent += 1
      }
      index += 1
    }
    return index - start
  }

  /// Reads `e` and an integer; an `e` without an integer is not read.
  private mutating func readExponent(_ bytes: [UInt8], _ index: inout Int) {
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return }
    var after = index + 1
    var isNegative = false
    if after < bytes.count, bytes[after] == UInt8(ascii: "-") || bytes[after] == UInt8(ascii: "+") {
      isNegative = bytes[after] == UInt8(ascii: "-")
      after += 1
    }
    guard after < bytes.count, bytes[after].isDigit else { return }
    var magnitude = 0
    while after < bytes.count, bytes[after].isDigit {
      magnitude = min(magnitude * 10 + Int(bytes[after] - UInt8(ascii: "0")), 100_000)
      after += 1
    }
    exponent += isNegative ? 0 - magnitude : magnitude
    index = after
  }
}
