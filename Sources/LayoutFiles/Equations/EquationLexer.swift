/// Splits a constraint's text into tokens and steps through them.
struct EquationLexer {
  private let tokens: [EquationToken]
  private var index = 0

  /// Splits the whole text.
  ///
  /// - Throws: `Fault` at a character that does not occur in constraints.
  init(_ text: FileText) throws(Fault) {
    var tokens: [EquationToken] = []
    let bytes = text.bytes
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      let start = position
      let kind: EquationToken.Kind
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        position += 1
        continue
      } else if Self.startsName(byte) {
        while position < bytes.count, Self.continuesName(bytes[position]) { position += 1 }
        kind = .name(String(decoding: bytes[start..<position], as: UTF8.self))
      } else if Self.isDigit(byte) || byte == UInt8(ascii: ".") && Self.isDigit(bytes, start + 1) {
        kind = .number(try Self.number(text, &position))
      } else {
        guard let symbol = Self.symbol(bytes, position) else {
          let isRelation = "=<>".utf8.contains(byte)
          throw Fault(
            isRelation
              ? "expected ==, <= or >=" : "unexpected character in a constraint",
            at: text.range(start, start + 1))
        }
        position += symbol.utf8.count
        kind = .symbol(symbol)
      }
      tokens.append(EquationToken(kind: kind, range: text.range(start, position)))
    }
    let end = EquationToken(kind: .end, range: text.range(bytes.count, bytes.count + 1))
    self.tokens = tokens + [end]
  }

  /// The next token.
  var next: EquationToken { tokens[index] }

  var isAtEnd: Bool { if case .end = next.kind { true } else { false } }

  /// Advances by a token, but not past the end.
  mutating func advance() {
    if index + 1 < tokens.count { index += 1 }
  }

  mutating func consume(_ symbol: String) -> Bool {
    guard next.isSymbol(symbol) else { return false }
    advance()
    return true
  }

  mutating func name(_ expectation: String) throws(Fault) -> (text: String, range: SourceRange) {
    guard case .name(let text) = next.kind else { throw fault(expectation) }
    let range = next.range
    advance()
    return (text, range)
  }

  /// Returns whether a number is next: digits, a sign, or a metric without an attribute after it.
  func startsNumber(_ metrics: Metrics) -> Bool {
    switch next.kind {
    case .number: return true
    case .name(let name): return metrics[name] != nil && !tokens[index + 1].isSymbol(".")
    case .symbol, .end: return next.isSymbol("-")
    }
  }

  /// Makes a fault at the next token.
  func fault(_ message: String) -> Fault {
    Fault(isAtEnd ? message + ", found the end of the constraint" : message, at: next.range)
  }

  private static let symbols = ["==", "<=", ">=", "->", "*", "+", "-", "@", "(", ")", "."]

  private static func symbol(_ bytes: [UInt8], _ position: Int) -> String? {
    symbols.first { bytes[position...].starts(with: $0.utf8) }
  }

  private static func number(_ text: FileText, _ position: inout Int) throws(Fault) -> Double {
    let bytes = text.bytes
    let start = position
    while isDigit(bytes, position) { position += 1 }
    if position < bytes.count, bytes[position] == UInt8(ascii: "."), isDigit(bytes, position + 1) {
      position += 1
      while isDigit(bytes, position) { position += 1 }
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      var end = position + 1
      if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
        end += 1
      }
      if isDigit(bytes, end) {
        position = end
        while isDigit(bytes, position) { position += 1 }
      }
    }
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else {
      throw Fault("invalid number", at: text.range(start, position))
    }
    return value
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isDigit(_ bytes: [UInt8], _ position: Int) -> Bool {
    position < bytes.count && isDigit(bytes[position])
  }

  /// Returns whether a byte starts a name.
  ///
  /// Names start with an ASCII letter, an underscore or any byte beyond ASCII.
  static func startsName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }

  static func continuesName(_ byte: UInt8) -> Bool {
    startsName(byte) || isDigit(byte)
  }
}
