import LayoutFiles

/// `layout export`: writes a layout file as Swift.
struct ExportCommand {
  let options: ExportOptions
  let system: any System

  /// Runs the command.
  ///
  /// - Returns: `done`.
  /// - Throws: `CommandError` if the file is wrong, or the output cannot be written.
  func run() throws(CommandError) -> CommandStatus {
    let file = try options.input.read(on: system, command: "export")
    let output = try options.input.openOutput(on: system)
    let source = SwiftExport(file, style: options.style).source
    try options.input.write(Array(source.utf8), to: output)
    return .done
  }
}
