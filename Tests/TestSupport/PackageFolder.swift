package import Foundation

/// The folder of this package, where tests find the files they read.
package enum PackageFolder {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file or folder by its path from the root of the package.
  package static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// The bytes of a file in `Tests/Fixtures`.
  ///
  /// - Throws: An error of Foundation if the file cannot be read.
  package static func fixture(_ path: String) throws -> Data {
    try Data(contentsOf: url("Tests/Fixtures/" + path))
  }
}
