import InterfaceFiles
import LayoutFiles

/// Runs a command over the scenes of a file and collects their results and status.
final class SceneRun {
  private let input: LayoutFileInput
  private let system: ProgramSystem
  private(set) var status = CommandStatus.done

  init(_ input: LayoutFileInput, _ system: ProgramSystem) {
    self.input = input
    self.system = system
  }

  /// Returns the results as `{"scenes": [{"name", "id", "line", …}]}`.
  ///
  /// - Parameters:
  ///   - layouts: The scenes.
  ///   - body: Writes members for a scene that is laid out.
  /// - Returns: The JSON; an impossible scene has `error`.
  func json(
    _ layouts: [InputLayout],
    _ body: (InputLayout, inout JSONWriter) throws(CommandError) -> CommandStatus
  ) -> [UInt8] {
    input.json { json in
      json.beginObject()
      json.key("scenes")
      json.beginArray()
      for layout in system.progress.counting(layouts, "scenes") {
        json.newline()
        json.beginObject()
        if let scene = layout.scene { json.writeMembers(of: scene) }
        do throws(LayoutFailure) {
          try layout.file.layOut(name: input.constraintFile)
          do throws(CommandError) {
            status.raise(to: try body(layout, &json))
          } catch {
            report(error)
          }
        } catch {
          json.key("error")
          error.writeError(into: &json)
          report(input.failure(error))
        }
        json.endObject()
      }
      json.endArray(onNewLine: !layouts.isEmpty)
      json.endObject()
    }
  }

  /// Returns the results as text, each after a line with its scene if there are several.
  func text(
    _ layouts: [InputLayout],
    _ body: (InputLayout) throws(CommandError) -> ([UInt8], CommandStatus)
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for layout in system.progress.counting(layouts, "scenes") {
      if layouts.count > 1, let scene = layout.scene {
        bytes += "\(input.name):\(scene.line): \(ShownText.name(scene.name))\n".utf8
      }
      do throws(LayoutFailure) {
        try layout.file.layOut(name: input.constraintFile)
        do throws(CommandError) {
          let (result, found) = try body(layout)
          bytes += result
          status.raise(to: found)
        } catch {
          report(error)
        }
      } catch {
        report(input.failure(error))
      }
    }
    return bytes
  }

  private func report(_ error: CommandError) {
    system.reportFlaw(error.report)
    status.raise(to: error.status)
  }
}
