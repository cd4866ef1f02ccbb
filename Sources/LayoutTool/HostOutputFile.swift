import LayoutCommand

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An output collected in a temporary file, then renamed into place or copied to a stream.
final class HostOutputFile: OutputFile {
  private enum Destination {
    /// The temporary file beside `path` takes its place.
    case file(path: String, temporary: String)
    /// The temporary file has no name; its bytes go to an open stream.
    case stream(descriptor: Int32)
  }

  private let destination: Destination
  private let descriptor: Int32
  private var isPending = true

  /// Prepares to create or replace a regular file.
  ///
  /// The temporary file is in the same directory, because a rename is only atomic within one
  /// file system.
  init(replacing path: String, mode: mode_t?) throws(SystemError) {
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    let name = path[(start ?? path.startIndex)...]
    var template = Array("\(path[..<name.startIndex]).\(name).XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw SystemError.lastFailure(of: path) }
    let temporary = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    destination = .file(path: path, temporary: temporary)
    fchmod(descriptor, mode ?? (0o666 & ~Self.creationMask()))
  }

  /// Prepares to write to an open stream, all at once.
  init(copyingTo stream: Int32) throws(SystemError) {
    let directory = temporaryFolder()
    var template = Array("\(directory)/layout.XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw SystemError.lastFailure(of: directory) }
    unlink(template)
    destination = .stream(descriptor: stream)
  }

  deinit {
    discard()
    close(descriptor)
    if case .stream(let stream) = destination, stream != STDOUT_FILENO { close(stream) }
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    try writeAll(bytes[...], to: descriptor, name: name)
  }

  func commit() throws(SystemError) {
    switch destination {
    case .file(let path, let temporary):
      guard rename(temporary, path) == 0 else { throw SystemError.lastFailure(of: path) }
    case .stream(let stream):
      try copy(to: stream)
    }
    isPending = false
  }

  func discard() {
    guard isPending else { return }
    isPending = false
    if case .file(_, let temporary) = destination { unlink(temporary) }
  }

  private var name: String {
    switch destination {
    case .file(let path, _): path
    case .stream: "standard output"
    }
  }

  private func copy(to stream: Int32) throws(SystemError) {
    lseek(descriptor, 0, SEEK_SET)
    let source = HostInputFile(descriptor: dup(descriptor), name: name)
    while true {
      let bytes = try source.read(upTo: 1 << 16)
      if bytes.isEmpty { return }
      try writeAll(bytes[...], to: stream, name: name)
    }
  }

  /// The bits that new files must not have; reading them means setting them.
  private static func creationMask() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }
}
