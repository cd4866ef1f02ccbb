import Anchors
import LayoutFiles

/// `layout graph`: draws the items of a layout file and the constraints between them.
struct GraphCommand {
  let options: GraphOptions
  let system: any System

  /// Runs the command.
  ///
  /// - Returns: `done`, also if a conflict is marked.
  /// - Throws: `CommandError` if the file is wrong, or its layout cannot be done for another reason.
  func run() throws(CommandError) -> CommandStatus {
    let input = options.input
    let file = try input.read(on: system, command: "graph")
    let output = try input.openOutput(on: system)
    var graph = ConstraintGraph(file)
    if options.marksConflict { try markConflict(of: file, in: &graph) }
    let text = options.format == .dot ? graph.dot : graph.mermaid
    try input.write(Array(text.utf8), to: output)
    return .done
  }

  private func markConflict(
    of file: LayoutFile, in graph: inout ConstraintGraph
  ) throws(CommandError) {
    do throws(LayoutFailure) {
      try file.layOut(name: options.input.constraintFile)
      system.report("\(options.input.name): nothing conflicts, so nothing is marked\n")
    } catch {
      guard let conflict = error.conflict else { throw options.input.failure(error) }
      graph.highlight(conflict.members.map(\.constraint))
    }
  }
}
