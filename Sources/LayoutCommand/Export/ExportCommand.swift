import InterfaceFiles
import LayoutFiles

/// `layout export`: writes a layout file, or the scenes of Interface Builder's files, as Swift.
struct ExportCommand {
  let options: ExportOptions
  let system: ProgramSystem

  /// Runs the command.
  ///
  /// - Returns: `done`.
  /// - Throws: `CommandError` if the file is wrong, or the output cannot be written.
  func run() throws(CommandError) -> CommandStatus {
    let input = options.input
    let source: String
    if input.isInterface {
      source = try code()
    } else {
      let layouts = try input.readLayouts(on: system, command: "export")
      source = SwiftExport.source(layouts.map(\.file), style: options.style.anyFile ?? .chain)
    }
    let output = try input.openOutput(on: system)
    try input.write(Array(source.utf8), to: output)
    return .done
  }

  /// Returns the scenes of a file as views, or as functions with a style of constraints.
  private func code() throws(CommandError) -> String {
    let input = options.input
    let (file, scenes) = try input.readScenes(on: system, command: "export")
    do throws(LayoutFileError) {
      guard let style = options.style.anyFile else {
        return try file.viewCode(for: scenes, name: input.file)
      }
      return try file.source(of: scenes, name: input.file, style: style)
    } catch {
      throw .file(error.report(file: input.name))
    }
  }
}
