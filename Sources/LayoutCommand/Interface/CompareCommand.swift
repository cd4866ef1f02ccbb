import Anchors
import InterfaceFiles
import LayoutFiles

/// `layout compare`: compares the frames that Interface Builder stored with those of the layout.
struct CompareCommand {
  /// The format of the comparison.
  enum Format: String, CaseIterable {
    case text
    case json
    case svg
  }

  /// The comparison of a file: its scenes, or the reason why it cannot be read.
  private struct FileResult {
    let name: String
    var error: String?
    /// True if the error is no fault of the file.
    var isSkipped = false
    var scenes: [SceneResult] = []
  }

  private struct SceneResult {
    let scene: InterfaceScene
    var error: String?
    var views: [ViewComparison] = []
  }

  private let paths: InterfacePaths
  private let format: Format
  private let system: ProgramSystem

  /// Reads the arguments of `layout compare`.
  ///
  /// - Throws: `CommandError.arguments`.
  init(_ reader: ArgumentReader, system: ProgramSystem) throws(CommandError) {
    format = try reader.choice("--format", or: .text)
    paths = try InterfacePaths(reader, command: "compare")
    self.system = system
  }

  /// Runs the command.
  ///
  /// - Returns: `done`, `notLaidOut` if a frame differs or a scene is impossible, or `wrongInput`
  ///   if a file cannot be read.
  /// - Throws: `CommandError` if the output cannot be written.
  func run() throws(CommandError) -> CommandStatus {
    let input = paths.input
    let results = paths.map(on: system) { result(of: $0) }
    let target = try input.openOutput(on: system)
    for result in results where format == .text {
      if let error = result.error { system.reportFlaw(error + "\n") }
    }
    switch format {
    case .json: try input.write(json(of: results), to: target)
    case .text: try input.write(text: text(of: results), to: target)
    case .svg: try input.write(ComparisonDrawing(panels(of: results)).svg(), to: target)
    }
    var status = CommandStatus.done
    for result in results {
      if result.error != nil, !result.isSkipped { status.raise(to: .wrongInput) }
      for scene in result.scenes
      where scene.error != nil || scene.views.contains(where: { !$0.agrees && !$0.isHidden }) {
        status.raise(to: .notLaidOut)
      }
    }
    return status
  }

  private func result(of entry: InterfacePaths.Entry) -> FileResult {
    var result = FileResult(
      name: entry.input.file, error: entry.failure?.text, isSkipped: entry.isForAnotherSystem)
    guard let file = entry.file else { return result }
    for scene in system.progress.counting(
      file.scenes, "scenes", name: { ShownText.name($0.name) })
    {
      var found = SceneResult(scene: scene)
      if scene.skipReason == nil {
        do throws(LayoutFileError) {
          let comparison = try file.comparison(of: scene, name: entry.input.constraintFile)
          found.views = comparison.views
          found.error = comparison.conflict?.explanation
        } catch {
          found.error = "line \(error.line): \(error.message)"
        }
      }
      result.scenes.append(found)
    }
    return result
  }

  private func json(of results: [FileResult]) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("files")
    json.beginArray()
    for result in results {
      json.beginObject()
      json.key("file")
      json.value(result.name)
      if let error = result.error {
        json.key("error")
        json.value(error)
      }
      json.key("scenes")
      json.beginArray()
      for scene in result.scenes { Self.write(scene, into: &json) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.lineBreak()
    return json.detachBytes()
  }

  private static func write(_ result: SceneResult, into json: inout JSONWriter) {
    json.beginObject()
    json.writeMembers(of: result.scene)
    if let error = result.error {
      json.key("error")
      json.value(error)
    }
    if let reason = result.scene.skipReason {
      json.key("skipped")
      json.value(reason)
    }
    json.key("views")
    json.beginArray()
    for view in result.views {
      json.beginObject()
      json.key("id")
      json.value(view.id)
      json.key("name")
      json.value(view.name)
      json.key("line")
      json.value(Double(view.line))
      for (key, frame) in [("stored", view.stored), ("solved", view.solved)] {
        json.key(key)
        json.beginArray()
        for number in [frame.minX, frame.minY, frame.width, frame.height] { json.value(number) }
        json.endArray()
      }
      json.key("sizeFrom")
      json.value(view.sizeSource.rawValue)
      json.key("stale")
      json.value(view.isStale)
      if view.isHidden {
        json.key("hidden")
        json.value(true)
      }
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private func panels(of results: [FileResult]) -> [ComparisonDrawing.Panel] {
    var panels: [ComparisonDrawing.Panel] = []
    for result in results {
      if let error = result.error {
        panels.append(
          ComparisonDrawing.Panel(title: ShownText.sentence(error), views: [], message: nil))
      }
      for scene in result.scenes where scene.scene.skipReason == nil {
        let head = ShownText.name("\(result.name):\(scene.scene.line): \(scene.scene.name)")
        let message = scene.views.isEmpty ? scene.error.map(ShownText.sentence) : nil
        panels.append(
          ComparisonDrawing.Panel(
            title: message == nil ? "\(head): \(Self.count(of: scene))" : head, views: scene.views,
            message: message))
      }
    }
    return panels
  }

  /// Returns how many frames of a scene are equal.
  private static func count(of result: SceneResult) -> String {
    let counted = result.views.filter { !$0.isHidden }
    return "\(counted.count { $0.agrees }) of \(counted.count) frames equal"
  }

  private func text(of results: [FileResult]) -> String {
    var text = ""
    for result in results {
      for scene in result.scenes { text += Self.text(of: scene, file: ShownText.name(result.name)) }
    }
    return text
  }

  /// Returns a line for a scene and one for each view whose frame differs.
  private static func text(of result: SceneResult, file: String) -> String {
    let scene = result.scene
    let head = "\(file):\(scene.line): \(scene.name): "
    if let reason = scene.skipReason { return head + "skipped, \(reason)\n" }
    var text = ""
    if let error = result.error { text += head + error + "\n" }
    if result.views.isEmpty { return text }
    text += head + count(of: result) + "\n"
    for view in result.views where !view.isHidden && !view.agrees {
      text +=
        "\(file):\(view.line):   \(view.name) is stored as \(describe(view.stored)), laid out as "
        + "\(describe(view.solved)), size from \(view.sizeSource.rawValue)"
        + (view.isStale ? ", stale\n" : "\n")
    }
    return text
  }

  private static func describe(_ frame: Rect) -> String {
    "(\(decimal(frame.minX)) \(decimal(frame.minY)) "
      + "\(decimal(frame.width)) \(decimal(frame.height)))"
  }
}
