/// The options of `layout graph`.
struct GraphOptions {
  /// The language that the graph is written in.
  enum Format: String, CaseIterable {
    case dot
    case mermaid
  }

  let input: LayoutFileInput
  let format: Format
  /// Whether the constraints that cannot hold together are marked.
  let marksConflict: Bool

  /// Reads the arguments after `graph`.
  ///
  /// - Returns: nil if they ask for help.
  /// - Throws: `CommandError.arguments`, a sentence that names the option and what it takes.
  init?(parsing arguments: [String]) throws(CommandError) {
    let reader = try ArgumentReader(
      arguments, command: "graph", options: ["--format", "--output"], flags: ["--conflict"])
    if reader.asksForHelp { return nil }
    format = try reader.choice("--format", or: .dot)
    marksConflict = reader.flags.contains("--conflict")
    input = try LayoutFileInput(reader)
  }
}
