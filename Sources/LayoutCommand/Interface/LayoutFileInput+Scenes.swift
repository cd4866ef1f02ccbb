import InterfaceFiles
import LayoutFiles

/// A layout that a command works on, and the scene that it is if the file has scenes.
struct InputLayout {
  let scene: InterfaceScene?
  let file: LayoutFile
  /// The names of the views whose content has the size of the file.
  let storedSizes: [String]
}

extension LayoutFileInput {
  /// Returns whether the name of a file is that of an Interface Builder file.
  static func isInterface(_ file: String) -> Bool {
    file.hasSuffix(".xib") || file.hasSuffix(".storyboard")
  }

  /// Reads a file of Interface Builder.
  ///
  /// - Throws: `CommandError` if the file cannot be read or is wrong, or the output would overwrite
  ///   it.
  func readInterface(on system: ProgramSystem, command: String) throws(CommandError)
    -> InterfaceFile
  {
    try interface(try readBytes(on: system, command: command))
  }

  /// Reads the bytes of a file of Interface Builder.
  ///
  /// - Throws: `CommandError.file` if the file is wrong.
  func interface(_ bytes: [UInt8]) throws(CommandError) -> InterfaceFile {
    do throws(LayoutFileError) {
      return try InterfaceFile(bytes)
    } catch {
      throw .file(error.report(file: name))
    }
  }

  /// Reads the layouts that a command works on: all scenes of a file, or the layout of a file.
  ///
  /// Scenes that cannot be laid out at all are left out unless one is asked for by name.
  ///
  /// - Throws: `CommandError` if the file cannot be read or is wrong, or has no such scene.
  func readLayouts(on system: ProgramSystem, command: String) throws(CommandError) -> [InputLayout]
  {
    guard isInterface else {
      return [
        InputLayout(scene: nil, file: try read(on: system, command: command), storedSizes: [])
      ]
    }
    return try readScenes(on: system, command: command).scenes.map { scene, layout in
      InputLayout(scene: scene, file: layout.file, storedSizes: layout.storedSizes)
    }
  }

  /// Reads the scenes that a command works on, and lays them out.
  ///
  /// - Throws: `CommandError` as ``readLayouts``.
  func readScenes(
    on system: ProgramSystem, command: String
  ) throws(CommandError) -> (file: InterfaceFile, scenes: [(InterfaceScene, SceneLayout)]) {
    let file = try readInterface(on: system, command: command)
    var layouts: [(InterfaceScene, SceneLayout)] = []
    let scenes = try chosen(from: file.scenes, command: command)
    for scene in system.progress.counting(scenes, "scenes", name: { ShownText.name($0.name) }) {
      layouts.append((scene, try layout(of: scene, in: file)))
    }
    return (file, layouts)
  }

  private func chosen(
    from scenes: [InterfaceScene], command: String
  ) throws(CommandError) -> [InterfaceScene] {
    guard let requested = sceneOptions?.scene else {
      let usable = scenes.filter { $0.skipReason == nil }
      guard usable.isEmpty else { return usable }
      let reason = scenes.first?.skipReason ?? "there is no scene in it"
      throw .file("\(name): nothing to lay out: \(reason)")
    }
    let found = scenes.filter { $0.name == requested || $0.id == requested }
    guard let first = found.first else {
      let names = scenes.map { "\($0.name) (\($0.id))" }.joined(separator: ", ")
      throw .arguments(
        "unknown scene '\(requested)' in \(name); expected one of: \(names)"
          + Suggestion.text(for: requested, in: scenes.flatMap { [$0.name, $0.id] }),
        command: command)
    }
    if let reason = first.skipReason, found.count == 1 {
      throw .file("\(name):\(first.line): the scene \(requested) cannot be laid out: \(reason)")
    }
    return found.filter { $0.skipReason == nil }
  }

  private func layout(
    of scene: InterfaceScene, in file: InterfaceFile
  ) throws(CommandError) -> SceneLayout {
    var layout: SceneLayout
    do throws(LayoutFileError) {
      layout = try file.layout(
        of: scene, in: sceneOptions?.environment(for: scene) ?? InterfaceEnvironment())
    } catch {
      throw .file(error.report(file: name))
    }
    // An impossible layout is reported when the command lays it out.
    do throws(LayoutFailure) { try layout.layOut(name: constraintFile) } catch _ {}
    return layout
  }

  /// Reads the only layout of a file.
  ///
  /// - Throws: `CommandError` as ``readLayouts``, and if the file has several scenes.
  func readOnly(on system: ProgramSystem, command: String) throws(CommandError) -> LayoutFile {
    let layouts = try readLayouts(on: system, command: command)
    guard layouts.count == 1 else {
      let names = layouts.compactMap { $0.scene.map { "\($0.name) (\($0.id))" } }
      throw .arguments(
        "\(name) has several scenes; choose one with --scene: \(names.joined(separator: ", "))",
        command: command)
    }
    return layouts[0].file
  }
}

extension JSONWriter {
  /// Writes the members that name a scene into the open object.
  mutating func writeMembers(of scene: InterfaceScene) {
    key("name")
    value(scene.name)
    key("id")
    value(scene.id)
    key("line")
    value(Double(scene.line))
  }
}
