import Anchors
import LayoutFiles
import Rendering

/// `layout compile`: writes a layout as a program that needs no solver.
struct CompileCommand {
  let options: CompileOptions
  let system: ProgramSystem

  /// Runs the command.
  ///
  /// - Returns: `done`.
  /// - Throws: `CommandError` if the file or the parameter is wrong, or the layout is impossible at
  ///   every size.
  func run() throws(CommandError) -> CommandStatus {
    let input = options.question.input
    let file = try input.read(on: system, command: "compile")
    let output = try input.openOutput(on: system)
    let function = try options.question.answer(file, on: system)
    try input.write(Array(options.program.source(of: function).utf8), to: output)
    return .done
  }
}
