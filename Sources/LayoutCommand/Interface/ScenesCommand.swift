import Anchors
import InterfaceFiles
import LayoutFiles

/// `layout scenes`: lists the scenes of a file of Interface Builder.
struct ScenesCommand {
  /// The format of the list.
  enum Format: String, CaseIterable {
    case text
    case json
  }

  let input: LayoutFileInput
  let format: Format
  let system: ProgramSystem

  /// Reads the arguments of `layout scenes`.
  ///
  /// - Throws: `CommandError.arguments`.
  init(_ reader: ArgumentReader, system: ProgramSystem) throws(CommandError) {
    format = try reader.choice("--format", or: .text)
    input = try LayoutFileInput(reader)
    self.system = system
  }

  /// Runs the command.
  ///
  /// - Returns: `done`, or `notLaidOut` if a scene is impossible.
  /// - Throws: `CommandError` if the file is wrong.
  func run() throws(CommandError) -> CommandStatus {
    let file = try input.readInterface(on: system, command: "scenes")
    let output = try input.openOutput(on: system)
    let findings = system.progress.counting(
      file.scenes, "scenes", name: { ShownText.name($0.name) }
    ).map { finding(in: $0, of: file) }
    switch format {
    case .json: try input.write(json(of: file, findings), to: output)
    case .text:
      let rows = zip(file.scenes, findings).map { scene, finding in
        [
          "\(scene.line)", scene.id, scene.name,
          "\(decimal(scene.size.width)) × \(decimal(scene.size.height))",
          finding.text ?? "",
        ]
      }
      let text = rows.isEmpty ? "\(input.name): no scenes\n" : rows.table()
      try input.write(text: text, to: output)
    }
    return findings.contains { $0.isError } ? .notLaidOut : .done
  }

  /// Returns the reason why a scene is skipped or impossible, or its ambiguous quantities.
  private func finding(
    in scene: InterfaceScene, of file: InterfaceFile
  ) -> (text: String?, isError: Bool) {
    if let reason = scene.skipReason { return (reason, false) }
    var layout: SceneLayout
    do throws(LayoutFileError) {
      layout = try file.layout(of: scene)
    } catch {
      return ("line \(error.line): \(error.message)", true)
    }
    do throws(LayoutFailure) {
      try layout.layOut(name: input.constraintFile)
    } catch {
      return ("line \(error.line): \(error.explanation)", true)
    }
    let ambiguous = layout.file.ambiguous
    guard let first = ambiguous.first else { return (nil, false) }
    let rest = ambiguous.count > 1 ? " and \(ambiguous.count - 1) more" : ""
    return ("ambiguous: " + first + rest, false)
  }

  private func json(
    of file: InterfaceFile, _ findings: [(text: String?, isError: Bool)]
  ) -> [UInt8] {
    input.json { json in
      json.beginObject()
      json.key("scenes")
      json.beginArray()
      for (scene, finding) in zip(file.scenes, findings) {
        json.beginObject()
        json.writeMembers(of: scene)
        json.key("size")
        json.value(scene.size)
        if let text = finding.text {
          json.key(scene.skipReason != nil ? "skipped" : finding.isError ? "error" : "finding")
          json.value(text)
        }
        json.endObject()
      }
      json.endArray()
      json.endObject()
    }
  }
}
