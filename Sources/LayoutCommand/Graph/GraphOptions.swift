/// The options of `layout graph`.
struct GraphOptions {
  /// The language that the graph is written in.
  enum Format: String, CaseIterable {
    case dot
    case mermaid
  }

  /// Constraints to be marked.
  enum Mark {
    /// Those that cannot hold together.
    case conflict
    /// Those that a quantity is because of.
    case explanation(of: String)
  }

  let input: LayoutFileInput
  let format: Format
  /// What is marked; nil for nothing.
  let mark: Mark?

  /// Reads the arguments after `graph`.
  ///
  /// - Returns: nil if they ask for help.
  /// - Throws: `CommandError.arguments`, a sentence that names the option and what it takes.
  init?(parsing arguments: [String]) throws(CommandError) {
    let reader = try ArgumentReader(
      arguments, command: "graph", options: ["--explain", "--format", "--output"],
      flags: ["--conflict"])
    if reader.asksForHelp { return nil }
    format = try reader.choice("--format", or: .dot)
    let quantity = reader.value(of: "--explain")
    if quantity != nil, reader.flags.contains("--conflict") {
      throw reader.failure("--explain and --conflict cannot be combined: one of them is marked")
    }
    mark =
      quantity.map { .explanation(of: $0) }
      ?? (reader.flags.contains("--conflict") ? .conflict : nil)
    input = try LayoutFileInput(reader)
  }
}
