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
    let layouts = try options.input.readLayouts(on: system, command: "export")
    let output = try options.input.openOutput(on: system)
    let source = SwiftExport.source(layouts.map(\.file), style: options.style)
    try options.input.write(Array(source.utf8), to: output)
    return .done
  }
}
