/// The source text of a program in progress, with indentation by blocks.
struct ProgramText {
  let language: FunctionProgram.Language
  private(set) var text = ""
  private var depth = 0

  init(_ language: FunctionProgram.Language, depth: Int = 0) {
    self.language = language
    self.depth = depth
  }

  /// The end of a statement.
  private var end: String { language == .swift ? "" : ";" }

  /// Adds a line; an empty one is not indented.
  mutating func line(_ line: String) {
    if !line.utf8.isEmpty {
      for _ in 0..<depth { text += "  " }
      text += line
    }
    text += "\n"
  }

  /// Adds a statement.
  mutating func statement(_ statement: String) { line(statement + end) }

  /// Adds a one-line comment of arbitrary text.
  mutating func comment(_ comment: String) { line("// " + Self.oneLine(comment)) }

  /// Appends text that was indented for this depth.
  mutating func append(_ other: ProgramText) { text += other.text }

  /// Begins a block for a condition.
  mutating func beginIf(_ condition: String) { open("if " + parenthesized(condition) + " {") }

  /// Ends a block, and begins the alternative, optionally with a condition of its own.
  mutating func beginElse(if condition: String? = nil) {
    close(with: condition.map { "} else if " + parenthesized($0) + " {" } ?? "} else {")
    depth += 1
  }

  /// Adds a line that begins a block.
  mutating func open(_ start: String) {
    line(start)
    depth += 1
  }

  /// Ends a block.
  mutating func close(with end: String = "}") {
    depth -= 1
    line(end)
  }

  /// Declares a constant number.
  mutating func constant(_ name: String, _ value: String) {
    switch language {
    case .swift: statement("let " + name + " = " + value)
    case .javascript: statement("const " + name + " = " + value)
    case .c: statement("const double " + name + " = " + value)
    }
  }

  /// Adds a statement that returns a value unless a condition holds.
  mutating func returnUnless(_ condition: String, _ value: String) {
    if language == .swift {
      line("guard " + condition + " else { return " + value + " }")
    } else {
      line("if (!(" + condition + ")) return " + value + ";")
    }
  }

  private func parenthesized(_ condition: String) -> String {
    language == .swift ? condition : "(" + condition + ")"
  }

  /// A number as the shortest text that reads back to the same bits.
  func number(_ value: Double) -> String {
    guard value.isSubnormal, language != .javascript else { return value.description }
    // Hexadecimal, because compilers warn about decimals that a subnormal number does not equal
    // exactly.
    return (value < 0 ? "-0x" : "0x") + String(value.significandBitPattern, radix: 16) + "p-1074"
  }

  /// Replaces line breaks, backslashes and question marks, which could end or extend a comment.
  private static func oneLine(_ comment: String) -> String {
    var result = ""
    for scalar in comment.unicodeScalars {
      switch scalar {
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\\", "?":
        result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A string literal.
  func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case " "..."~" where scalar != "?": result.unicodeScalars.append(scalar)
      default: result += escaped(scalar)
      }
    }
    return result + "\""
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch language {
    case .swift: return "\\u{" + String(scalar.value, radix: 16) + "}"
    case .javascript:
      var result = ""
      for unit in String(scalar).utf16 { result += "\\u" + Self.digits(UInt32(unit), 4, radix: 16) }
      return result
    case .c:
      // Three digits, so that a digit may come next; "??" would begin a trigraph.
      var result = ""
      for byte in String(scalar).utf8 { result += "\\" + Self.digits(UInt32(byte), 3, radix: 8) }
      return result
    }
  }

  private static func digits(_ value: UInt32, _ count: Int, radix: Int) -> String {
    let digits = String(value, radix: radix)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
