/// `layout manual`: writes the help of all commands as one page.
struct ManualCommand {
  private let input: LayoutFileInput
  private let format: ManualFormat
  private let system: any System

  /// Reads the arguments of `layout manual`.
  ///
  /// - Throws: `CommandError.arguments`.
  init(_ reader: ArgumentReader, system: any System) throws(CommandError) {
    format = try reader.choice("--format", or: .man)
    if let operand = reader.operands.first {
      throw reader.failure("unexpected '\(operand)'; the manual is of all commands")
    }
    input = LayoutFileInput(file: "", output: try reader.outputFile())
    self.system = system
  }

  /// Runs the command.
  ///
  /// - Returns: `done`.
  /// - Throws: `CommandError` if the output cannot be written.
  func run() throws(CommandError) -> CommandStatus {
    let text =
      switch format {
      case .man: ManualPage.text
      case .markdown: ManualMarkdown.text
      }
    try input.write(Array(text.utf8), to: input.openOutput(on: system))
    return .done
  }
}
