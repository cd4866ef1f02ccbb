import Anchors
import InterfaceFiles
import LayoutFiles

/// `layout scenes`: lists the scenes of files of Interface Builder.
struct ScenesCommand {
  /// The format of the list.
  enum Format: String, CaseIterable {
    case text
    case json
  }

  /// The scenes of a file, or the reason why it cannot be read.
  private struct FileResult {
    let entry: InterfacePaths.Entry
    var findings: [(text: String?, isError: Bool)] = []

    var scenes: [InterfaceScene] { entry.file?.scenes ?? [] }
  }

  private let paths: InterfacePaths
  private let format: Format
  private let system: ProgramSystem

  /// Reads the arguments of `layout scenes`.
  ///
  /// - Throws: `CommandError.arguments`.
  init(_ reader: ArgumentReader, system: ProgramSystem) throws(CommandError) {
    format = try reader.choice("--format", or: .text)
    paths = try InterfacePaths(reader, command: "scenes")
    self.system = system
  }

  /// Runs the command.
  ///
  /// - Returns: `done`, `notLaidOut` if a scene is impossible, or `wrongInput` if a file cannot be
  ///   read.
  /// - Throws: `CommandError` if the only file is wrong, or the output cannot be written.
  func run() throws(CommandError) -> CommandStatus {
    let input = paths.input
    let results = paths.map(on: system) { result(of: $0) }
    // The list of one file has no column and no member for its name.
    let isAlone = results.count == 1 && results[0].entry.input.file == paths.paths[0]
    if isAlone, let failure = results[0].entry.failure { throw failure }
    let output = try input.openOutput(on: system)
    var status = CommandStatus.done
    for result in results {
      if let failure = result.entry.failure {
        if format == .text { system.report(failure.report) }
        if !result.entry.isForAnotherSystem { status.raise(to: .wrongInput) }
      }
      if result.findings.contains(where: { $0.isError }) { status.raise(to: .notLaidOut) }
    }
    switch format {
    case .json: try input.write(json(of: results, isAlone: isAlone), to: output)
    case .text: try input.write(text: text(of: results, isAlone: isAlone), to: output)
    }
    return status
  }

  private func result(of entry: InterfacePaths.Entry) -> FileResult {
    var result = FileResult(entry: entry)
    guard let file = entry.file else { return result }
    result.findings = system.progress.counting(
      file.scenes, "scenes", name: { ShownText.name($0.name) }
    ).map { finding(in: $0, of: file, name: entry.input.constraintFile) }
    return result
  }

  /// Returns the reason why a scene is skipped or impossible, or its ambiguous quantities.
  private func finding(
    in scene: InterfaceScene, of file: InterfaceFile, name: String?
  ) -> (text: String?, isError: Bool) {
    if let reason = scene.skipReason { return (reason, false) }
    var layout: SceneLayout
    do throws(LayoutFileError) {
      layout = try file.layout(of: scene)
    } catch {
      return ("line \(error.line): \(error.message)", true)
    }
    do throws(LayoutFailure) {
      try layout.layOut(name: name)
    } catch {
      return ("line \(error.line): \(error.explanation)", true)
    }
    let ambiguous = layout.file.ambiguous
    guard let first = ambiguous.first else { return (nil, false) }
    let rest = ambiguous.count > 1 ? " and \(ambiguous.count - 1) more" : ""
    return ("ambiguous: " + first + rest, false)
  }

  private func text(of results: [FileResult], isAlone: Bool) -> String {
    var rows: [[String]] = []
    var empty = ""
    for result in results where result.entry.file != nil {
      let name = result.entry.input.name
      if result.scenes.isEmpty { empty += "\(name): no scenes\n" }
      for (scene, finding) in zip(result.scenes, result.findings) {
        rows.append([
          isAlone ? "\(scene.line)" : "\(name):\(scene.line)", scene.id, scene.name,
          "\(decimal(scene.size.width)) × \(decimal(scene.size.height))", finding.text ?? "",
        ])
      }
    }
    return (rows.isEmpty ? "" : rows.table()) + empty
  }

  /// The scenes of the only file, or those of each file.
  private func json(of results: [FileResult], isAlone: Bool) -> [UInt8] {
    paths.input.json { json in
      json.beginObject()
      if isAlone {
        Self.writeScenes(of: results[0], into: &json)
      } else {
        json.key("files")
        json.beginArray()
        for result in results {
          json.beginObject()
          json.key("file")
          json.value(result.entry.input.file)
          if let failure = result.entry.failure {
            json.key("error")
            json.value(failure.text)
          }
          Self.writeScenes(of: result, into: &json)
          json.endObject()
        }
        json.endArray()
      }
      json.endObject()
    }
  }

  private static func writeScenes(of result: FileResult, into json: inout JSONWriter) {
    json.key("scenes")
    json.beginArray()
    for (scene, finding) in zip(result.scenes, result.findings) {
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
  }
}
