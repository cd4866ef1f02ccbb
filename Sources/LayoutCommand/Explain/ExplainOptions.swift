/// The options of `layout explain`.
struct ExplainOptions {
  /// The format of the answer.
  enum Format: String, CaseIterable {
    case text
    case json
  }

  /// A question about a layout.
  enum Question {
    /// The reasons for a quantity, and the consequences of another value.
    case quantity(String, value: Double?)
    /// The ambiguous quantities.
    case ambiguity
  }

  let input: LayoutFileInput
  let question: Question
  let format: Format

  /// Reads the arguments of `layout explain`.
  ///
  /// - Throws: `CommandError.arguments` with a sentence about the option and its values.
  init(_ reader: ArgumentReader) throws(CommandError) {
    format = try reader.choice("--format", or: .text)
    var operands = reader.operands
    guard !operands.isEmpty, !operands[0].isEmpty else {
      throw reader.failure("missing layout file, or - for standard input")
    }
    input = try LayoutFileInput(reader, file: operands.removeFirst())
    if reader.flags.contains("--ambiguity") {
      guard operands.isEmpty, reader.value(of: "--at") == nil else {
        throw reader.failure("--ambiguity covers the whole file; omit the quantity")
      }
      question = .ambiguity
      return
    }
    guard operands.count == 1 else {
      throw reader.failure(
        operands.isEmpty
          ? "missing quantity, such as title.width; name one, or use --ambiguity"
          : "unexpected '\(operands[1])'; expected one quantity, a distance in quotes"
      )
    }
    var value: Double?
    if let text = reader.value(of: "--at") {
      guard let number = Double(text), number.magnitude <= 1e9 else {
        throw reader.failure("--at expects a number of points, not '\(text)'")
      }
      value = number
    }
    question = .quantity(operands[0], value: value)
  }
}
