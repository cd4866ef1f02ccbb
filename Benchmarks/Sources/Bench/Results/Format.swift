import Glibc

/// Readable forms of numbers.
enum Format {
  /// A time with three significant figures: `4.52 µs`.
  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: "\(significant(nanoseconds)) ns"
    case ..<1e6: "\(significant(nanoseconds / 1e3)) µs"
    case ..<1e9: "\(significant(nanoseconds / 1e6)) ms"
    default: "\(significant(nanoseconds / 1e9)) s"
    }
  }

  /// A factor: `12.3 x`.
  static func factor(_ value: Double) -> String { "\(significant(value)) x" }

  static func percent(_ part: Double) -> String { "\(decimals(part * 100, 0)) %" }

  /// Three significant figures; integers in full with thin spaces between groups of digits.
  static func significant(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let size = abs(value)
    if size >= 100 { return count(value) }
    return decimals(value, size >= 10 ? 1 : 2)
  }

  /// A count, without decimals if it is an integer: `1 524 507`.
  static func count(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "–" }
    if value != value.rounded(), abs(value) < 100 { return decimals(value, 1) }
    let digits = String(Int(abs(value).rounded()))
    var result = value < 0 ? "-" : ""
    for (offset, digit) in digits.enumerated() {
      if offset > 0, (digits.count - offset) % 3 == 0 { result += " " }
      result.append(digit)
    }
    return result
  }

  static func decimals(_ value: Double, _ places: Int) -> String {
    guard value.isFinite else { return "–" }
    let scale = pow(10, Double(places))
    let scaled = Int((abs(value) * scale).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    if places == 0 { return sign + String(scaled) }
    let fraction = String(scaled % Int(scale))
    let zeros = String(repeating: "0", count: places - fraction.count)
    return "\(sign)\(scaled / Int(scale)).\(zeros)\(fraction)"
  }
}
