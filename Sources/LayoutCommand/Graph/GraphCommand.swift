import Anchors
import AnchorsQuestions
import LayoutFiles

/// `layout graph`: draws the items of a layout file and the constraints between them.
struct GraphCommand {
  let options: GraphOptions
  let system: ProgramSystem

  /// Runs the command.
  ///
  /// - Returns: `done`, also if a conflict is marked.
  /// - Throws: `CommandError` if the file or the quantity is wrong, or the layout to explain is
  ///   impossible.
  func run() throws(CommandError) -> CommandStatus {
    let input = options.input
    let file = try input.read(on: system, command: "graph")
    let output = try input.openOutput(on: system)
    var graph = ConstraintGraph(file)
    switch options.mark {
    case .conflict: try markConflict(of: file, in: &graph)
    case .explanation(let quantity): try markExplanation(of: quantity, file, in: &graph)
    case nil: break
    }
    let text = options.format == .dot ? graph.dot : graph.mermaid
    try input.write(text: text, to: output)
    return .done
  }

  private func markConflict(
    of file: LayoutFile, in graph: inout ConstraintGraph
  ) throws(CommandError) {
    do throws(LayoutFailure) {
      try file.layOut(name: options.input.constraintFile)
      system.reportMessage("\(options.input.name): no conflict, so nothing is marked\n")
    } catch {
      guard let conflict = error.conflict else { throw options.input.failure(error) }
      graph.highlight(conflict.members.map(\.constraint))
    }
  }
  private func markExplanation(
    of text: String, _ file: LayoutFile, in graph: inout ConstraintGraph
  ) throws(CommandError) {
    let quantity = try options.input.quantity(text, in: file)
    do throws(LayoutFailure) {
      try file.layOut(name: options.input.constraintFile)
    } catch {
      throw options.input.failure(error)
    }
    guard let explanation = file.explanation(of: quantity) else {
      throw options.input.nothingToExplain(quantity)
    }
    graph.highlight(explanation.because.map(\.constraint))
  }
}
