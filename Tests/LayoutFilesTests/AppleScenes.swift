import Anchors
import Foundation
import LayoutFiles
import TestSupport

/// A layout with the frames that Apple's Auto Layout gives its items.
///
/// `Tests/Fixtures/Apple/README.md` describes the format.
struct AppleScene: Sendable {
  enum Outcome: String, CaseIterable {
    case agrees, differs, refused
  }

  /// Points by which a stored frame may differ: Interface Builder rounds them to pixels.
  static let tolerance = 0.51

  let id: String
  let kind: String
  let frames: [String: Rect]
  let layout: [UInt8]

  init(id: String, kind: String, frames: [String: Rect], layout: [UInt8]) {
    self.id = id
    self.kind = kind
    self.frames = frames
    self.layout = layout
  }

  private init?(_ line: Substring) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count == 4 else { return nil }
    var frames: [String: Rect] = [:]
    for item in columns[2].split(separator: " ") {
      let parts = item.split(separator: ":")
      let numbers = parts.last?.split(separator: ",").compactMap { Double($0) } ?? []
      guard parts.count == 2, numbers.count == 4 else { return nil }
      frames[String(parts[0])] = Rect(
        x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    self.init(
      id: String(columns[0]), kind: String(columns[1]), frames: frames,
      layout: Array(columns[3].utf8))
  }

  /// The scenes on file, without invalid lines.
  static func all() throws -> [AppleScene] {
    let text = String(decoding: try PackageFolder.fixture("Apple/scenes.tsv"), as: UTF8.self)
    return text.split(separator: "\n").compactMap { AppleScene($0) }
  }

  /// The outcome of laying it out.
  ///
  /// - Throws: `LayoutFileError` if the layout cannot be read.
  func outcome() throws -> Outcome {
    do {
      return try differences().isEmpty ? .agrees : .differs
    } catch is LayoutFailure {
      return .refused
    }
  }

  /// The items whose frames differ from Apple's, with both frames.
  func differences() throws -> [String] {
    let file = try LayoutFile(layout)
    try file.layOut()
    return frames.keys.sorted().compactMap { name in
      guard let expected = frames[name] else { return nil }
      guard let found = file.root.layoutNode[name]?.frame else { return "\(name) is missing" }
      let isNear =
        abs(found.minX - expected.minX) <= Self.tolerance
        && abs(found.minY - expected.minY) <= Self.tolerance
        && abs(found.width - expected.width) <= Self.tolerance
        && abs(found.height - expected.height) <= Self.tolerance
      return isNear ? nil : "\(name) is \(found), Apple's \(expected)"
    }
  }
}
