extension Problem {
  /// The rows as text: `variables constraints edit-variable`, then a line per constraint,
  /// `level relation constant count (variable coefficient)…`, with level 0 for required, 1 for
  /// strong, 2 for medium, 3 for weak, and any other priority as its number.
  var text: String {
    var result = "\(variableCount) \(rowCount) \(editVariable)\n"
    for row in 0..<rowCount {
      let range = terms(of: row)
      result += "\(Self.levelName(priorities[row])) \(relations[row]) \(constants[row])"
      result += " \(range.count)"
      for term in range { result += " \(termVariables[term]) \(coefficients[term])" }
      result += "\n"
    }
    return result
  }

  private static func levelName(_ priority: Double) -> String {
    switch priority {
    case Level.required: "0"
    case Level.strong: "1"
    case Level.medium: "2"
    case Level.weak: "3"
    default: "@\(priority)"
    }
  }
}
