import Foundation

/// The recorded frames of the gallery's cards.
enum CardSnapshots {
  static func text(_ name: String) throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appendingPathComponent(
      "GalleryTests/Snapshots/GalleryCardSnapshotTests/\(name).txt")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
