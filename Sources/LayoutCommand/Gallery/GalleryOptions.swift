import Anchors
import Gallery
import LayoutFiles

/// The options of `layout gallery`.
struct GalleryOptions {
  /// The screen, or nil to list all screens.
  let screen: GalleryScreen?
  let width: Double
  /// The height, or nil for the screen's fitting height.
  let height: Double?
  let direction: LayoutDirection
  /// The number of pixels in a point, to which frames are rounded, or nil for exact frames.
  let scale: Double?
  let format: OutputFormat
  let output: String?

  /// Reads the arguments of `layout gallery`.
  ///
  /// - Throws: `CommandError.arguments` with a sentence about the option and its values.
  init(_ reader: ArgumentReader) throws(CommandError) {
    width = try reader.positiveNumber("--width", upTo: 100_000, unit: "a width in points") ?? 320
    height = try reader.positiveNumber("--height", upTo: 100_000, unit: "a height in points")
    direction = try reader.choice("--direction", or: DirectionChoice.leftToRight).direction
    scale = try reader.positiveNumber("--scale", upTo: 100, unit: "pixels per point")
    format = try reader.choice("--format", or: .text)
    output = try reader.outputFile()
    screen = try Self.screen(reader)
    if screen == nil, format != .text {
      throw reader.failure(
        "missing screen to write as \(format.rawValue); expected one of: \(Self.names)")
    }
  }

  private static var names: String {
    GalleryScreen.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static func screen(_ reader: ArgumentReader) throws(CommandError) -> GalleryScreen? {
    guard let name = reader.operands.first else { return nil }
    guard reader.operands.count == 1 else {
      throw reader.failure("unexpected '\(reader.operands[1])'; expected one screen")
    }
    guard let screen = GalleryScreen(rawValue: name) else {
      let known = GalleryScreen.allCases.map(\.rawValue)
      throw reader.failure(
        "unknown screen '\(name)'; expected one of: \(names)"
          + Suggestion.text(for: name, in: known))
    }
    return screen
  }
}
