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

  /// Reads the arguments after `explain`.
  ///
  /// - Returns: nil if the arguments ask for help.
  /// - Throws: `CommandError.arguments` with a sentence about the option and its values.
  init?(parsing arguments: [String]) throws(CommandError) {
    let reader = try ArgumentReader(
      arguments, command: "explain", options: ["--format", "--at"], flags: ["--ambiguity"])
    if reader.asksForHelp { return nil }
    format = try reader.choice("--format", or: .text)
    var operands = reader.operands
    guard !operands.isEmpty, !operands[0].isEmpty else {
      throw reader.failure("name the layout file, or - for standard input, to read")
    }
    input = LayoutFileInput(file: operands.removeFirst())
    if reader.flags.contains("--ambiguity") {
      guard operands.isEmpty, reader.value(of: "--at") == nil else {
        throw reader.failure("--ambiguity asks about the whole file; name no quantity with it")
      }
      question = .ambiguity
      return
    }
    guard operands.count == 1 else {
      throw reader.failure(
        operands.isEmpty
          ? "name the quantity to explain, such as title.width, or ask for --ambiguity"
          : "one quantity at a time: '\(operands[1])' is one too many; put quotes around a distance"
      )
    }
    var value: Double?
    if let text = reader.value(of: "--at") {
      guard let number = Double(text), number.magnitude <= 1e9 else {
        throw reader.failure("--at takes a number of points, not '\(text)'")
      }
      value = number
    }
    question = .quantity(operands[0], value: value)
  }
}
