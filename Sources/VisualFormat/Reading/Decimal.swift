/// A parsed decimal number: `digits × 10^exponent`.
///
/// Embedded Swift has no `Double.init(_: String)`.
struct Decimal {
  private var digits: UInt64 = 0
  private var exponent = 0

  /// The value as a floating-point number.
  ///
  /// It is correctly rounded for at most 15 digits and an exponent within ±22, and otherwise within
  /// two units in the last place.
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
    var place = position
    let whole = number.readDigits(bytes, &place, areFraction: false)
    var fraction = 0
    if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
      var after = place + 1
      fraction = number.readDigits(bytes, &after, areFraction: true)
      if whole + fraction > 0 { place = after }
    }
    guard whole + fraction > 0 else { return nil }
    number.readExponent(bytes, &place)
    position = place
    return number
  }

  private mutating func readDigits(
    _ bytes: [UInt8], _ place: inout Int, areFraction: Bool
  ) -> Int {
    let start = place
    while place < bytes.count, bytes[place].isDigit {
      if digits < 100_000_000_000_000_000 {
        digits = digits * 10 + UInt64(bytes[place] - UInt8(ascii: "0"))
        if areFraction { exponent -= 1 }
      } else if !areFraction {
        exponent += 1
      }
      place += 1
    }
    return place - start
  }

  /// Reads `e` and an integer; an `e` without an integer is not read.
  private mutating func readExponent(_ bytes: [UInt8], _ place: inout Int) {
    guard place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") else { return }
    var after = place + 1
    var isNegative = false
    if after < bytes.count, bytes[after] == UInt8(ascii: "-") || bytes[after] == UInt8(ascii: "+") {
      isNegative = bytes[after] == UInt8(ascii: "-")
      after += 1
    }
    guard after < bytes.count, bytes[after].isDigit else { return }
    var stated = 0
    while after < bytes.count, bytes[after].isDigit {
      stated = min(stated * 10 + Int(bytes[after] - UInt8(ascii: "0")), 100_000)
      after += 1
    }
    exponent += isNegative ? 0 - stated : stated
    place = after
  }
}
