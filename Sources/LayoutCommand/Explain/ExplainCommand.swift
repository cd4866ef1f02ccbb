import Anchors
import LayoutFiles

/// `layout explain`: why a layout is as it is, and what it leaves open.
struct ExplainCommand {
  let options: ExplainOptions
  let system: any System

  /// Runs the command.
  ///
  /// - Returns: `done`.
  /// - Throws: `CommandError` if the file or the quantity is wrong, or the layout cannot be done.
  func run() throws(CommandError) -> CommandStatus {
    let file = try LayoutFile.read(
      try LayoutFile.openInput(options.file, on: system), name: options.fileName)
    let answer: [UInt8]
    switch options.question {
    case .ambiguity:
      try layOut(file)
      answer = ambiguity(of: file)
    case .quantity(let text, let value):
      let quantity: LayoutFileQuantity
      do throws(LayoutFileError) {
        quantity = try file.quantity(text)
      } catch {
        throw .file("\(options.fileName): \(error.message)\n    \(error.text)\n    \(error.mark)")
      }
      try layOut(file)
      answer = try explanation(of: quantity, at: value, in: file)
    }
    try write(answer)
    return .done
  }

  private func layOut(_ file: LayoutFile) throws(CommandError) {
    do throws(LayoutFailure) {
      try file.layOut(name: options.constraintFile)
    } catch {
      if options.format == .json { try write(json { error.write(into: &$0) }) }
      throw .layout("\(options.fileName):\(error.line): \(error.message)")
    }
  }

  private func ambiguity(of file: LayoutFile) -> [UInt8] {
    let writer = ConstraintWriter(file, name: options.constraintFile)
    let freedoms = file.freedoms
    switch options.format {
    case .text:
      return Array(
        ((freedoms.isEmpty ? "nothing is open" : writer.text(of: freedoms)) + "\n").utf8)
    case .json:
      return json { json in
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
    guard let explanation = file.explain(quantity) else {
      throw .layout(
        "\(options.fileName): no constraint has to do with \(quantity.text), which keeps its frame")
    }
    let supposition = value.flatMap { file.suppose(quantity, is: $0) }
    let writer = ConstraintWriter(file, name: options.constraintFile)
    switch options.format {
    case .text:
      var text = writer.text(of: explanation) + "\n"
      if let supposition { text += writer.text(of: supposition) + "\n" }
      return Array(text.utf8)
    case .json:
      return json { json in
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

  private func json(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    body(&json)
    json.lineBreak()
    return json.takeBytes()
  }

  private func write(_ bytes: [UInt8]) throws(CommandError) {
    do throws(SystemError) {
      let output = try system.openOutput(nil, isLive: false)
      try output.write(bytes)
      try output.commit()
    } catch {
      throw CommandError(error)
    }
  }
}
