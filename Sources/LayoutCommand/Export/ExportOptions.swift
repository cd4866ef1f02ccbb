import LayoutFiles

/// The options of `layout export`.
struct ExportOptions {
  let input: LayoutFileInput
  let style: SwiftExport.Style

  /// Reads the arguments after `export`.
  ///
  /// - Returns: nil if the arguments ask for help.
  /// - Throws: `CommandError.arguments` with a sentence about the option and its values.
  init?(parsing arguments: [String]) throws(CommandError) {
    let reader = try ArgumentReader(
      arguments, command: "export", options: ["--style", "--output"] + SceneOptions.names,
      flags: [])
    if reader.asksForHelp { return nil }
    style = try reader.choice("--style", or: .chain)
    input = try LayoutFileInput(reader)
  }
}
