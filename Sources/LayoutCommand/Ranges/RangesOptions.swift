/// The options of `layout ranges`.
struct RangesOptions {
  /// The format of the answer.
  enum Format: String, CaseIterable {
    case text
    case json
    case svg
  }

  let question: FunctionQuestion
  let format: Format
  /// The quantities whose curves are drawn; if empty, those with the largest changes.
  let curves: [String]

  /// Reads the arguments of `layout ranges`.
  ///
  /// - Throws: `CommandError.arguments` with a sentence about the option and its values.
  init(_ reader: ArgumentReader) throws(CommandError) {
    format = try reader.choice("--format", or: .text)
    curves = reader.values(of: "--curve")
    guard curves.isEmpty || format == .svg else {
      throw reader.failure("--curve requires --format svg")
    }
    let operands = reader.operands
    guard operands.count <= 2 else {
      throw reader.failure("unexpected '\(operands[2])'; expected one parameter")
    }
    question = try FunctionQuestion(
      try LayoutFileInput(reader, file: operands.first),
      parameter: operands.count == 2 ? operands[1] : nil, reader, command: "ranges")
  }
}
