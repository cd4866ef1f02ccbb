extension EquationParser {
  /// Reads a quantity: `title.width`, or the distance `a.trailing -> b.leading`.
  ///
  /// Parentheses around a distance are optional.
  ///
  /// - Throws: `Fault` at the first unexpected word.
  static func parseQuantity(_ text: FileText, metrics: Metrics) throws(Fault) -> Operand {
    var parser = EquationParser(try EquationLexer(text), metrics: metrics)
    return try parser.quantity()
  }

  private mutating func quantity() throws(Fault) -> Operand {
    if lexer.next.isSymbol("(") {
      let operand = try operand()
      try checkEnd()
      return operand
    }
    let from = try reference()
    guard lexer.consume("->") else {
      try checkEnd()
      return .attribute(from)
    }
    let to = try reference()
    try checkEnd()
    return .distance(from: from, to: to)
  }

  private func checkEnd() throws(Fault) {
    guard lexer.isAtEnd else {
      throw lexer.fault(
        "expected the end; a quantity is item.attribute or item.attribute -> item.attribute")
    }
  }
}
