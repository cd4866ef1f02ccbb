import LayoutFiles

/// The options of `layout replay`.
struct ReplayOptions {
  /// The record as it was given, `-` for standard input.
  let file: String
  let output: String?
  /// Whether a failing record is made as short as it can be.
  let isMinimizing: Bool

  /// The name of the file for messages.
  var fileName: String { file == "-" ? "standard input" : ShownText.name(file) }

  /// Reads the arguments after `replay`.
  ///
  /// - Returns: nil if they ask for help.
  /// - Throws: `CommandError.arguments`, a sentence that names the option and what it takes.
  init?(parsing arguments: [String]) throws(CommandError) {
    let reader = try ArgumentReader(
      arguments, command: "replay", options: ["--output"], flags: ["--minimize"])
    if reader.asksForHelp { return nil }
    isMinimizing = reader.flags.contains("--minimize")
    output = reader.value(of: "--output")
    if let output, output.isEmpty { throw reader.failure("--output needs the name of a file") }
    file = try reader.onlyFile("record, or - for standard input,")
  }
}
