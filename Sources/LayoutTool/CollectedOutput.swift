import LayoutCommand

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An output to an open stream, which receives all bytes on commit.
///
/// Pending bytes are in memory, and from 8 MiB on in an unnamed file in the folder for temporary
/// files. If that folder is not writable, all of them are in memory.
final class CollectedOutput: OutputFile {
  private static let memoryLimit = 8 << 20

  private let stream: Int32
  private let name: String
  private var waiting: [UInt8] = []
  /// The file with the bytes before `waiting`.
  private var file: Int32?
  private var canSpill = true

  /// Creates an output.
  ///
  /// - Parameters:
  ///   - stream: The descriptor, which is closed with this object unless it is standard output.
  ///   - name: Its name for messages.
  init(to stream: Int32, name: String) {
    self.stream = stream
    self.name = name
  }

  deinit {
    if let file { close(file) }
    if stream != STDOUT_FILENO { close(stream) }
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    waiting += bytes
    if waiting.count > Self.memoryLimit, canSpill { spill() }
  }

  func commit() throws(SystemError) {
    if let file {
      lseek(file, 0, SEEK_SET)
      while true {
        let bytes = try readSome(1 << 16, from: file, name: temporaryFolder())
        if bytes.isEmpty { break }
        try writeAll(bytes[...], to: stream, name: name)
      }
    }
    try writeAll(waiting[...], to: stream, name: name)
    waiting = []
  }

  func discard() { waiting = [] }

  /// Moves the pending bytes into the file; they stay in memory if that fails.
  private func spill() {
    guard let file = file ?? Self.makeFile() else {
      canSpill = false
      return
    }
    self.file = file
    let end = lseek(file, 0, SEEK_END)
    do throws(SystemError) {
      try writeAll(waiting[...], to: file, name: temporaryFolder())
      waiting.removeAll(keepingCapacity: true)
    } catch {
      ftruncate(file, end)
      canSpill = false
    }
  }

  private static func makeFile() -> Int32? {
    var template = Array("\(temporaryFolder())/layout.XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return nil }
    unlink(template)
    return file
  }
}
