import Anchors
import AnchorsQuestions
import LayoutFiles
import Rendering

/// `layout ranges`: the sizes for which a layout works, and its breakpoints.
struct RangesCommand {
  let options: RangesOptions
  let system: ProgramSystem

  /// Runs the command.
  ///
  /// - Returns: `done`.
  /// - Throws: `CommandError` if the file, the parameter or a curve is wrong, or the layout is
  ///   impossible at every size.
  func run() throws(CommandError) -> CommandStatus {
    let question = options.question
    let input = question.input
    let file = try input.read(on: system, command: "ranges")
    let output = try input.openOutput(on: system)
    let function = try question.answer(
      file, on: system, writingJSONTo: options.format == .json ? output : nil)
    let writer = ConstraintWriter(file, name: input.constraintFile)
    switch options.format {
    case .text: try input.write(text: RangesText(function, writer).text, to: output)
    case .json: try input.write(input.json { writer.write(function, into: &$0) }, to: output)
    case .svg: try input.write(Array(try drawing(of: function, file.root).utf8), to: output)
    }
    return .done
  }

  private func drawing(
    of function: LayoutFunction, _ root: View
  ) throws(CommandError) -> String {
    var curves: [FunctionCurve] = []
    for text in options.curves {
      guard let curve = FunctionCurve(text, in: function) else {
        throw .arguments(
          "unknown curve '\(text)'; expected an item and one of "
            + FunctionCurve.attributes.joined(separator: ", ") + ", such as "
            + "\(function.items.last?.name ?? "title").width", command: "ranges")
      }
      curves.append(curve)
    }
    return FunctionSVG().draw(function, of: root, curves: curves.isEmpty ? nil : curves)
  }
}
