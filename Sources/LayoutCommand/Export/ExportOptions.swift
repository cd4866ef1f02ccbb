import LayoutFiles

/// The options of `layout export`.
struct ExportOptions {
  let input: LayoutFileInput
  let style: SwiftExport.Style

  /// Reads the arguments after `export`.
  ///
  /// - Returns: nil if they ask for help.
  /// - Throws: `CommandError.arguments`, a sentence that names the option and what it takes.
  init?(parsing arguments: [String]) throws(CommandError) {
    let reader = try ArgumentReader(
      arguments, command: "export", options: ["--style", "--output"], flags: [])
    if reader.asksForHelp { return nil }
    style = try reader.choice("--style", or: .chain)
    input = try LayoutFileInput(reader)
  }
}
