import Anchors
import AnchorsQuestions
import InterfaceFiles
import LayoutFiles

// Files of Interface Builder as C functions. A scene becomes a session, like a layout file.

private nonisolated(unsafe) var files: [InterfaceFile?] = []

/// Reads a .xib or .storyboard in the memory of the preceding `layout_room`.
///
/// - Parameter count: The number of bytes.
/// - Returns: The number of a file with `{"scenes":[…],"devices":[…]}` as the result, or -1 with an
///   error as the result.
@c(layout_interface_open)
public func openInterface(count: Int32) -> Int32 {
  do throws(LayoutFileError) {
    let file = try InterfaceFile(room(count))
    keep(json { write(file, into: &$0) })
    if let free = files.firstIndex(where: { $0 == nil }) {
      files[free] = file
      return Int32(free)
    }
    files.append(file)
    return Int32(files.count - 1)
  } catch {
    keep(json { error.write(into: &$0) })
    return -1
  }
}

/// Closes a file; sessions of its scenes stay open.
///
/// - Parameter file: Its number.
@c(layout_interface_close)
public func closeInterface(file: Int32) {
  if files.indices.contains(Int(file)) { files[Int(file)] = nil }
}

/// Opens a session for a scene.
///
/// - Parameters:
///   - file: The number of the file.
///   - scene: The index of the scene.
///   - device: The index of a device, or -1 for that of the file.
///   - width: The width of the root in points; NaN for that of the device or the file.
///   - height: The height of the root in points; NaN for that of the device or the file.
///   - direction: 1 for right to left, 0 for left to right.
///   - textScale: The factor of text sizes, 1 for none.
/// - Returns: The number of a session, or -1 with an error as the result.
@c(layout_interface_scene)
public func openScene(
  file: Int32, scene: Int32, device: Int32, width: Double, height: Double, direction: Int32,
  textScale: Double
) -> Int32 {
  guard let found = files.indices.contains(Int(file)) ? files[Int(file)] : nil,
    found.scenes.indices.contains(Int(scene))
  else { return -1 }
  let opened = found.scenes[Int(scene)]
  var environment = InterfaceEnvironment()
  environment.direction = direction == 1 ? .rightToLeft : .leftToRight
  if textScale > 0, textScale < 100 { environment.textScale = textScale }
  if InterfaceDevice.all.indices.contains(Int(device)) {
    environment.adopt(InterfaceDevice.all[Int(device)])
    environment.place(opened, on: InterfaceDevice.all[Int(device)])
  }
  let size = environment.size ?? opened.size
  let requested = Size(
    width: width.isNaN ? size.width : width, height: height.isNaN ? size.height : height)
  if requested != size {
    environment.size = requested
    environment.measuresTexts = true
  }
  do throws(LayoutFileError) {
    let isOwn = device < 0 && requested == opened.size && direction != 1 && textScale == 1
    return append(Session(try SceneSession(found, opened, environment, isOwn: isOwn)))
  } catch {
    keep(json { error.write(into: &$0) })
    return -1
  }
}

/// Writes the scene of a session as a view of UIKit.
///
/// - Parameter session: The number of a session of a scene.
/// - Returns: 0 with the source text as the result, 1 with an error, or -1 if there is no such
///   session.
@c(layout_interface_code)
public func viewCode(session: Int32) -> Int32 {
  guard let scene = find(session)?.scene else { return -1 }
  do throws(LayoutFileError) {
    keep(Array(try scene.code().utf8))
    return 0
  } catch {
    keep(json { error.write(into: &$0) })
    return 1
  }
}

private func write(_ file: InterfaceFile, into json: inout JSONWriter) {
  json.beginObject()
  json.key("scenes")
  json.beginArray()
  for scene in file.scenes {
    json.beginObject()
    json.key("name")
    json.value(scene.name)
    json.key("id")
    json.value(scene.id)
    json.key("line")
    json.value(Double(scene.line))
    json.key("size")
    json.value(scene.size)
    if let reason = scene.skipReason {
      json.key("skipped")
      json.value(reason)
    }
    json.endObject()
  }
  json.endArray()
  json.key("devices")
  json.beginArray()
  for device in InterfaceDevice.all { json.value(device.name) }
  json.endArray()
  json.endObject()
}

/// A scene of a file in an environment.
final class SceneSession {
  let layout: SceneLayout
  private let file: InterfaceFile
  private let scene: InterfaceScene
  private let environment: InterfaceEnvironment
  /// True if the environment is that of the file.
  private let isOwn: Bool
  private let looks: [ViewLook]

  init(
    _ file: InterfaceFile, _ scene: InterfaceScene, _ environment: InterfaceEnvironment,
    isOwn: Bool
  ) throws(LayoutFileError) {
    self.file = file
    self.scene = scene
    self.environment = environment
    self.isOwn = isOwn
    var layout = try file.layout(of: scene, in: environment)
    // An impossible layout is reported when the session lays it out.
    do throws(LayoutFailure) { try layout.layOut() } catch _ {}
    self.layout = layout
    looks = try file.looks(of: layout, textScale: environment.textScale)
  }

  /// Returns the picture of the last layout as SVG.
  func svg() -> [UInt8] { SceneDrawing.svg(of: layout.file.root, looks: looks) }

  /// The findings that `layout lint` shows of the scene in its environment.
  func findings() -> [InterfaceFinding] {
    file.lint(scene, in: isOwn ? nil : environment).filter {
      !$0.isObservation || $0.severity != .note
    }
  }

  /// Returns the name in the layout of the view of an object identifier.
  func itemName(of id: String) -> String? {
    let frames = layout.frames
    for (index, look) in looks.enumerated()
    where index < frames.count && frames[index].id.utf8.elementsEqual(id.utf8) {
      return look.node.displayName
    }
    return nil
  }

  /// Writes the number of views, and those whose stored frame is another one, with that frame in
  /// the root: `"compared":{"views":12,"differ":[{"item":…,"x":…}]}`.
  ///
  /// Nothing is written in another environment than the file's, or if the scene cannot be read.
  func writeComparison(into json: inout JSONWriter) {
    guard isOwn else { return }
    let comparison: SceneComparison
    do throws(LayoutFileError) { comparison = try file.comparison(of: scene) } catch { return }
    json.key("compared")
    json.beginObject()
    json.key("views")
    json.value(Double(comparison.views.count))
    json.key("differ")
    json.beginArray()
    for view in comparison.views where !view.agrees && !view.isHidden {
      guard let name = itemName(of: view.id) else { continue }
      var frame = view.stored
      var outer = view.superview
      while let index = outer, let next = comparison.views[index].superview {
        frame.origin.x += comparison.views[index].stored.minX
        frame.origin.y += comparison.views[index].stored.minY
        outer = next
      }
      json.beginObject()
      json.key("item")
      json.value(name)
      for (key, value) in [
        ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
      ] {
        json.key(key)
        json.value(value)
      }
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  func code() throws(LayoutFileError) -> String {
    try file.viewCode(for: [(scene, layout)], name: "")
  }
}
