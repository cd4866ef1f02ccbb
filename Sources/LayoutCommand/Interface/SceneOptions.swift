import Anchors
import InterfaceFiles
import LayoutFiles

/// The options for files of Interface Builder: the scenes and their environment.
struct SceneOptions {
  /// The names of the options.
  private static let names = [
    "--scene", "--device", "--safe-area", "--direction", "--dynamic-type", "--size-class",
  ]

  /// The factors of text sizes by the names of content size categories.
  static let textSizes: [(name: String, factor: Double)] = [
    ("xSmall", 14.0 / 17), ("small", 15.0 / 17), ("medium", 16.0 / 17), ("large", 1),
    ("xLarge", 19.0 / 17), ("xxLarge", 21.0 / 17), ("xxxLarge", 23.0 / 17),
    ("accessibility1", 28.0 / 17), ("accessibility2", 33.0 / 17), ("accessibility3", 40.0 / 17),
    ("accessibility4", 47.0 / 17), ("accessibility5", 53.0 / 17),
  ]

  /// The name or identifier of the scene, or nil for all.
  let scene: String?
  private let device: InterfaceDevice?
  /// The size of every scene, if the option is one.
  private let size: Size?
  /// The device or size as the option has it, or nil.
  let deviceName: String?
  private var environment = InterfaceEnvironment()
  /// True if an option changes the layout of scenes, rather than choosing one.
  let changesScenes: Bool
  /// The first of the options that was given, for a file that has no scenes.
  let firstGiven: String?

  /// Reads the options.
  ///
  /// - Throws: `CommandError.arguments` with a sentence about the option and its values.
  init(_ reader: ArgumentReader) throws(CommandError) {
    try self.init(reader, device: reader.value(of: "--device"))
  }

  /// Reads the options for one of several devices, or for none.
  ///
  /// - Throws: `CommandError.arguments` with a sentence about the option and its values.
  init(_ reader: ArgumentReader, device name: String?) throws(CommandError) {
    firstGiven = Self.names.first { reader.value(of: $0) != nil }
    scene = reader.value(of: "--scene")
    deviceName = name
    changesScenes = Self.names.contains { $0 != "--scene" && reader.value(of: $0) != nil }
    if scene == "" { throw reader.failure("--scene requires the name or identifier of a scene") }
    (device, size) = try Self.device(name, reader)
    if let device { environment.adopt(device) }
    if let text = reader.value(of: "--safe-area") {
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Double($0) }
      guard parts.count == 4, numbers.count == 4, numbers.allSatisfy({ (0...1e6).contains($0) })
      else {
        throw reader.failure(
          "--safe-area expects four distances, TOP,LEFT,BOTTOM,RIGHT, not '\(text)'")
      }
      environment.safeArea = EdgeInsets(
        top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    environment.direction = try reader.choice("--direction", or: DirectionChoice.leftToRight)
      .direction
    if let name = reader.value(of: "--dynamic-type") {
      guard let size = Self.textSizes.first(where: { $0.name == name }) else {
        let names = Self.textSizes.map(\.name).joined(separator: ", ")
        throw reader.failure(
          "--dynamic-type expects one of \(names), not '\(name)'"
            + Suggestion.text(for: name, in: Self.textSizes.map(\.name)))
      }
      environment.textScale = size.factor
    }
    try readSizeClass(reader)
    environment.measuresTexts = device != nil || size != nil
  }

  private static func device(
    _ name: String?, _ reader: ArgumentReader
  ) throws(CommandError) -> (InterfaceDevice?, Size?) {
    guard let name else { return (nil, nil) }
    if let device = InterfaceDevice.all.first(where: { $0.name == name }) { return (device, nil) }
    let parts = name.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ $0 > 0 && $0 <= 1e6 }) else {
      let names = InterfaceDevice.all.map(\.name).joined(separator: ", ")
      throw reader.failure(
        "--device expects one of \(names) or WIDTHxHEIGHT, not '\(name)'"
          + Suggestion.text(for: name, in: InterfaceDevice.all.map(\.name)))
    }
    return (nil, Size(width: numbers[0], height: numbers[1]))
  }

  private mutating func readSizeClass(_ reader: ArgumentReader) throws(CommandError) {
    guard let text = reader.value(of: "--size-class") else { return }
    let classes = text.split(separator: "-", omittingEmptySubsequences: false).map {
      $0 == "compact" ? SizeClass.compact : $0 == "regular" ? .regular : nil
    }
    guard classes.count == 2, let width = classes[0], let height = classes[1] else {
      throw reader.failure(
        "--size-class expects WIDTH-HEIGHT, such as compact-regular or regular-compact, not '\(text)'"
      )
    }
    environment.widthClass = width
    environment.heightClass = height
  }

  /// Returns the environment of a scene.
  ///
  /// A controller fills the device; a row of a table has its width; other views keep their size.
  func environment(for scene: InterfaceScene) -> InterfaceEnvironment {
    var environment = environment
    if let size { environment.size = size }
    guard let device else { return environment }
    environment.place(scene, on: device)
    return environment
  }
}
