import LayoutFiles

/// `layout completion`: writes the script of a shell that completes the program's arguments.
struct CompletionCommand {
  private let input: LayoutFileInput
  private let shell: CompletionShell
  private let system: any System

  /// Reads the arguments of `layout completion`.
  ///
  /// - Throws: `CommandError.arguments`.
  init(_ reader: ArgumentReader, system: any System) throws(CommandError) {
    let names = CompletionShell.allCases.map(\.rawValue)
    let list = names.joined(separator: ", ")
    guard let name = reader.operands.first else {
      throw reader.failure("missing shell; expected one of: \(list)")
    }
    guard reader.operands.count == 1 else {
      throw reader.failure("unexpected '\(reader.operands[1])'; expected one shell")
    }
    guard let shell = CompletionShell(rawValue: name) else {
      throw reader.failure(
        "unknown shell '\(name)'; expected one of: \(list)" + Suggestion.text(for: name, in: names))
    }
    self.shell = shell
    input = LayoutFileInput(file: "", output: try reader.outputFile())
    self.system = system
  }

  /// Runs the command.
  ///
  /// - Returns: `done`.
  /// - Throws: `CommandError` if the output cannot be written.
  func run() throws(CommandError) -> CommandStatus {
    try input.write(Array(shell.script.utf8), to: input.openOutput(on: system))
    return .done
  }
}
