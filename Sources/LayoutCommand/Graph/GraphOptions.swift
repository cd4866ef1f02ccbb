/// The options of `layout graph`.
struct GraphOptions {
  /// The language of the graph.
  enum Format: String, CaseIterable {
    case dot
    case mermaid
  }

  /// The constraints to mark.
  enum Mark {
    /// Those of a conflict.
    case conflict
    /// Those that determine a quantity.
    case explanation(of: String)
  }

  let input: LayoutFileInput
  let format: Format
  /// The constraints to mark, or nil for none.
  let mark: Mark?

  /// Reads the arguments of `layout graph`.
  ///
  /// - Throws: `CommandError.arguments` with a sentence about the option and its values.
  init(_ reader: ArgumentReader) throws(CommandError) {
    format = try reader.choice("--format", or: .dot)
    let quantity = reader.value(of: "--explain")
    if quantity != nil, reader.flags.contains("--conflict") {
      throw reader.failure("--explain and --conflict cannot be combined")
    }
    mark =
      quantity.map { .explanation(of: $0) }
      ?? (reader.flags.contains("--conflict") ? .conflict : nil)
    input = try LayoutFileInput(reader)
  }
}
