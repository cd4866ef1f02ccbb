import LayoutCommand

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that is created or replaced when the output is committed.
final class HostOutputFile: OutputFile {
  private let file: TemporaryFile
  private let path: String

  /// Prepares the output.
  ///
  /// - Parameters:
  ///   - path: The path of the file, not of a link.
  ///   - mode: The permissions of the file, or nil for a new one.
  /// - Throws: `SystemError` if it cannot be created there.
  init(replacing path: String, mode: mode_t?) throws(SystemError) {
    self.path = path
    file = try TemporaryFile(nextTo: path, mode: mode ?? (0o666 & ~Self.creationMask()))
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    try writeAll(bytes[...], to: file.descriptor, name: path)
  }

  func commit() throws(SystemError) { try file.commit() }

  func discard() { file.discard() }

  /// Returns the permission bits that new files must not have; reading them requires setting them.
  private static func creationMask() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }
}
