import LayoutCommand

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// The C library without Foundation: loading that takes longer than most layouts.

extension SystemError {
  /// The error that the last system call left behind, in words.
  static func lastFailure(of name: String) -> SystemError {
    let code = errno
    let name = shown(name)
    if code == ENOENT { return SystemError("\(name): there is no such file or directory") }
    let reason = String(cString: strerror(code))
    return SystemError("\(name): \(reason.prefix(1).lowercased())\(reason.dropFirst())")
  }
}

/// Reads the next bytes from a descriptor.
///
/// - Parameters:
///   - count: How many bytes to read at most.
///   - descriptor: An open file descriptor.
///   - name: The name for messages.
/// - Returns: At least one byte, or none at the end.
/// - Throws: `SystemError` if reading fails.
func readSome(
  _ count: Int, from descriptor: Int32, name: String
) throws(SystemError) -> [UInt8] {
  var received = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
    repeat {
      received = read(descriptor, buffer.baseAddress, count)
    } while received < 0 && errno == EINTR
    initialized = max(0, received)
  }
  guard received >= 0 else { throw SystemError.lastFailure(of: name) }
  return bytes
}

/// Writes all bytes to a descriptor, however many calls that takes.
///
/// - Parameters:
///   - bytes: What to write.
///   - descriptor: An open file descriptor.
///   - name: The name for messages.
/// - Throws: `SystemError` if writing fails.
func writeAll(_ bytes: ArraySlice<UInt8>, to descriptor: Int32, name: String) throws(SystemError) {
  var rest = bytes
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { buffer in
      write(descriptor, buffer.baseAddress, buffer.count)
    }
    if count < 0 {
      if errno == EINTR { continue }
      if errno == EPIPE { StandardStreams.endQuietly() }
      throw SystemError.lastFailure(of: name)
    }
    rest = rest.dropFirst(count)
  }
}

/// The folder for temporary files, as the environment or the C library names it.
func temporaryFolder() -> String {
  if let value = getenv("TMPDIR"), value.pointee != 0 { return String(cString: value) }
  return P_tmpdir
}

/// A file's name as messages show it.
func shown(_ name: String) -> String { SystemError.shown(name) }

/// The path that a link leads to, through further links; the path itself if it is no link.
///
/// The file at the end need not exist.
///
/// - Parameter path: The path.
/// - Returns: The path at the end.
/// - Throws: `SystemError` for links in a circle.
func resolvingLink(_ path: String) throws(SystemError) -> String {
  var path = path
  for _ in 0..<40 {
    var target = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &target, target.count)
    guard count >= 0 else { return path }
    let bytes = target.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    let next = String(decoding: bytes, as: UTF8.self)
    if next.utf8.first == UInt8(ascii: "/") {
      path = next
    } else {
      let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
      path = path[..<(start ?? path.startIndex)] + next
    }
  }
  errno = ELOOP
  throw SystemError.lastFailure(of: path)
}

/// The file behind symbolic links; the path itself if that cannot be found out.
func resolvingLinks(_ path: String) -> String {
  guard let resolved = realpath(path, nil) else { return path }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// Seconds since some fixed moment.
func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
