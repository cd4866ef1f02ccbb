import Anchors
import Foundation
import LayoutFiles
import TestSupport
import Testing

/// The layout files under `Examples/layouts`.
@Suite struct ExampleLayoutTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/layouts", isDirectory: true)

  private static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".json") }.sorted()
    }
  }

  @Test func `there are at least six`() throws {
    #expect(try Self.names.count >= 6)
  }

  /// The frames were worked out from the files' constraints before they were recorded.
  @Test(arguments: try names)
  func `an example has the frames it had`(name: String) throws {
    let bytes = try Data(contentsOf: Self.folder.appendingPathComponent(name))
    let file = try LayoutFile(Array(bytes))
    try file.layOut()
    assertSnapshot(of: file.root.frameDescription, named: name.replacing(".json", with: ""))
  }
}
