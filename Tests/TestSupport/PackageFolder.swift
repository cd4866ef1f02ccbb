package import Foundation

/// The folder of this package, with the files that tests read.
package enum PackageFolder {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The URL of a file or folder, given relative to the root of the package.
  package static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// The bytes of a file in `Tests/Fixtures`.
  ///
  /// - Throws: An error of Foundation if the file cannot be read.
  package static func fixture(_ path: String) throws -> Data {
    try Data(contentsOf: url("Tests/Fixtures/" + path))
  }
}
