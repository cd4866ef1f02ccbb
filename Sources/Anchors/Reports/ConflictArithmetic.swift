/// The contradiction of a conflict in one line, as in `16 + 320 + 16 = 352 > 300`.
struct ConflictArithmetic {
  /// The positive contributions, and the absolute values of the negative ones.
  private var larger: [Double] = []
  private var smaller: [Double] = []

  /// Creates the arithmetic of a conflict.
  ///
  /// - Parameter contributions: For each member its multiplier times its constant; their sum is
  ///   positive.
  init(_ contributions: [Double]) {
    for number in contributions where number.magnitude > 5e-7 {
      if number > 0 { larger.append(number) } else { smaller.append(-number) }
    }
  }

  /// The contradiction, with the longer sum on the left.
  var text: String {
    if smaller.count > larger.count { return Self.line(smaller, " < ", larger) }
    return Self.line(larger, " > ", smaller)
  }

  private static func line(_ first: [Double], _ relation: String, _ second: [Double]) -> String {
    sum(first) + relation + sum(second)
  }

  /// A sum with its result, as in `16 + 320 = 336`; a single number alone, and 0 for none.
  private static func sum(_ numbers: [Double]) -> String {
    guard numbers.count > 1 else { return decimal(numbers.first ?? 0, decimals: 6) }
    var text = ""
    var total = 0.0
    for number in numbers {
      if !text.utf8.isEmpty { text += " + " }
      text += decimal(number, decimals: 6)
      total += number
    }
    return text + " = " + decimal(total, decimals: 6)
  }
}
