/// The spelling of numbers and amounts in a language.
struct NumberStyle {
  var decimalSeparator: String
  var groupSeparator: String
  /// The digits from 0 to 9.
  var digits = Array("0123456789")
  /// The number of decimals of an amount.
  var moneyDecimals = 2
  var prefix = ""
  var suffix = ""

  /// An amount with its currency.
  func money(_ amount: Int) -> String {
    let (whole, fraction) = parts(amount, decimals: moneyDecimals)
    return prefix + whole + fraction + suffix
  }

  /// A number of hundredths as its whole part and the rest with the separator, without zeros at the
  /// end.
  func quantity(_ hundredths: Int) -> (whole: String, fraction: String) {
    if hundredths % 100 == 0 { return parts(hundredths / 100, decimals: 0) }
    if hundredths % 10 == 0 { return parts(hundredths / 10, decimals: 1) }
    return parts(hundredths, decimals: 2)
  }

  private func parts(_ number: Int, decimals: Int) -> (String, String) {
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    var whole = ""
    for (index, digit) in String(number / unit).reversed().enumerated() {
      if index > 0, index % 3 == 0 { whole = groupSeparator + whole }
      whole = spelled(String(digit)) + whole
    }
    guard decimals > 0 else { return (whole, "") }
    let rest = String(number % unit)
    let zeros = String(repeating: "0", count: decimals - rest.count)
    return (whole, decimalSeparator + spelled(zeros + rest))
  }

  private func spelled(_ text: String) -> String {
    String(text.compactMap { $0.wholeNumberValue.map { digits[$0] } })
  }
}
