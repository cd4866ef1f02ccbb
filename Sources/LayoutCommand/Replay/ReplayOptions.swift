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

  /// Reads the arguments of `layout replay`.
  ///
  /// - Throws: `CommandError.arguments` with a sentence about the option and its values.
  init(_ reader: ArgumentReader) throws(CommandError) {
    isMinimizing = reader.flags.contains("--minimize")
    output = try reader.outputFile()
    file = try reader.onlyFile("record, or - for standard input")
  }
}
