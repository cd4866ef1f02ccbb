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

  /// The maximum number of ambiguous items whose degrees of freedom are found.
  ///
  /// Each may move all others, so that the answer grows with the square of their number.
  private static var maximumItems: Int { 100 }

  private func ambiguity(of file: LayoutFile) -> [UInt8] {
    let writer = ConstraintWriter(file, name: options.input.constraintFile)
    let (freedoms, unexamined) = file.freedoms(ofFirst: Self.maximumItems)
    switch options.format {
    case .text:
      var text = freedoms.isEmpty ? "nothing is ambiguous" : writer.text(of: freedoms)
      if unexamined > 0 {
        text += "\nthese are the first \(Self.maximumItems) ambiguous items; "
        text += "determine them, and ask again about \(unexamined) more"
      }
      return Array(ShownText.visible(text + "\n").utf8)
    case .json:
      return options.input.json { json in
        json.beginObject()
        json.key("ambiguous")
        writer.write(freedoms, into: &json)
        if unexamined > 0 {
          json.key("unexamined")
          json.value(Double(unexamined))
        }
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
