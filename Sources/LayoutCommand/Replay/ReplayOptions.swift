import LayoutFiles

/// The options of `layout replay`.
struct ReplayOptions {
  /// The path of the record, `-` for standard input.
  let file: String
  let output: String?
  /// True if a failing record is minimized.
  let isMinimizing: Bool

  /// The name of the file for messages.
  var fileName: String { file == "-" ? "standard input" : ShownText.name(file) }

  /// Reads the arguments after `replay`.
  ///
  /// - Returns: nil if the arguments ask for help.
  /// - Throws: `CommandError.arguments` with a sentence about the option and its values.
  init?(parsing arguments: [String]) throws(CommandError) {
    let reader = try ArgumentReader(
      arguments, command: "replay", options: ["--output"], flags: ["--minimize"])
    if reader.asksForHelp { return nil }
    isMinimizing = reader.flags.contains("--minimize")
    output = reader.value(of: "--output")
    if let output, output.isEmpty { throw reader.failure("--output needs a file name") }
    file = try reader.onlyFile("record, or - for standard input")
  }
}
