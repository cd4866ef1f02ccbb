import LayoutFiles

/// The options of `layout export`.
struct ExportOptions {
  /// The spelling of the exported source text.
  enum Style: String, CaseIterable {
    /// A subclass of `UIView` for each scene.
    case uikit
    /// A function with a chain for each item.
    case chain
    /// A function with a list of constraints.
    case anchors

    /// The style of the same name for layouts of any file, or nil.
    var anyFile: SwiftExport.Style? { SwiftExport.Style(rawValue: rawValue) }
  }

  let input: LayoutFileInput
  let style: Style

  /// Reads the arguments of `layout export`.
  ///
  /// - Throws: `CommandError.arguments` with a sentence about the option and its values.
  init(_ reader: ArgumentReader) throws(CommandError) {
    input = try LayoutFileInput(reader)
    style = try reader.choice("--style", or: input.isInterface ? .uikit : .chain)
    guard style != .uikit || input.isInterface else {
      throw reader.failure("--style uikit requires a .xib or .storyboard")
    }
  }
}
