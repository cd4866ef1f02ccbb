import Anchors
import AnchorsQuestions
import LayoutFiles

/// `layout explain`: the reasons for a layout, and its ambiguity.
struct ExplainCommand {
  let options: ExplainOptions
  let system: ProgramSystem

  /// Runs the command.
  ///
  /// - Returns: `done`.
  /// - Throws: `CommandError` if the file or the quantity is wrong, or the layout is impossible.
  func run() throws(CommandError) -> CommandStatus {
    let input = options.input
    let file = try input.read(on: system, command: "explain")
    let output = try input.openOutput(on: system)
    let answer: [UInt8]
    switch options.question {
    case .ambiguity:
      try input.layOut(file, writingJSON: options.format == .json, to: output)
      answer = ambiguity(of: file)
    case .quantity(let text, let value):
      let quantity = try input.quantity(text, in: file)
      try input.layOut(file, writingJSON: options.format == .json, to: output)
      answer = try explanation(of: quantity, at: value, in: file)
    }
    try input.write(answer, to: output)
    return .done
  }

  private func ambiguity(of file: LayoutFile) -> [UInt8] {
    let writer = ConstraintWriter(file, name: options.input.constraintFile)
    let freedoms = file.freedoms
    switch options.format {
    case .text:
      let text = freedoms.isEmpty ? "nothing is ambiguous" : writer.text(of: freedoms)
      return Array(ShownText.visible(text + "\n").utf8)
    case .json:
      return options.input.json { json in
        json.beginObject()
        json.key("ambiguous")
        writer.write(freedoms, into: &json)
        json.endObject()
      }
    }
  }

  private func explanation(
    of quantity: LayoutFileQuantity, at value: Double?, in file: LayoutFile
  ) throws(CommandError) -> [UInt8] {
    guard let explanation = file.explanation(of: quantity) else {
      throw options.input.nothingToExplain(quantity)
    }
    let supposition = value.flatMap { file.supposition(of: quantity, equals: $0) }
    let writer = ConstraintWriter(file, name: options.input.constraintFile)
    switch options.format {
    case .text:
      var text = writer.text(of: explanation) + "\n"
      if let supposition { text += writer.text(of: supposition) + "\n" }
      return Array(ShownText.visible(text).utf8)
    case .json:
      return options.input.json { json in
        json.beginObject()
        writer.writeMembers(of: explanation, into: &json)
        if let supposition {
          json.key("at")
          json.beginObject()
          writer.writeMembers(of: supposition, into: &json)
          json.endObject()
        }
        json.endObject()
      }
    }
  }
}
