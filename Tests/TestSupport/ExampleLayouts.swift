private import Foundation

/// The layout files in `Examples/layouts`.
package enum ExampleLayouts {
  private static let folder = PackageFolder.url("Examples/layouts")

  package static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".json") }.map { $0.replacing(".json", with: "") }.sorted()
    }
  }

  package static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(name + ".json")))
  }
}
