import LayoutCommand

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// The C library without Foundation, whose loading takes longer than most layouts.

extension SystemError {
  /// Returns the error of the last system call in words.
  static func lastFailure(of name: String) -> SystemError {
    let code = errno
    let name = shown(name)
    if code == ENOENT { return SystemError("\(name): no such file or directory") }
    let reason = String(cString: strerror(code))
    return SystemError("\(name): \(reason.prefix(1).lowercased())\(reason.dropFirst())")
  }
}

/// Reads the next bytes from a descriptor.
///
/// - Parameters:
///   - count: The maximum number of bytes to read.
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

/// Writes all bytes to a descriptor, with as many calls as necessary.
///
/// - Parameters:
///   - bytes: The bytes.
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

/// Returns the folder for temporary files, from the environment or the C library.
func temporaryFolder() -> String {
  if let value = getenv("TMPDIR"), value.pointee != 0 { return String(cString: value) }
  return P_tmpdir
}

/// Returns a file's name for messages.
func shown(_ name: String) -> String { SystemError.shown(name) }

/// Resolves a chain of links at the end of a path, or returns the path itself if it is not a link.
///
/// The target need not exist.
///
/// - Parameter path: The path.
/// - Returns: The path of the target.
/// - Throws: `SystemError` for a cycle of links.
func resolvingLink(_ path: String) throws(SystemError) -> String {
  var path = path
  for _ in 0..<40 {
    var target = [CChar](repeating: 0, count: 4096)
    let count = readlink(HostPath.bytes(of: path), &target, target.count)
    guard count >= 0 else { return path }
    let next = HostPath.text(of: target.prefix(max(0, count)).map { UInt8(bitPattern: $0) })
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

/// Resolves all symbolic links in a path, or returns the path itself if that fails.
func resolvingLinks(_ path: String) -> String {
  guard let resolved = realpath(HostPath.bytes(of: path), nil) else { return path }
  defer { free(resolved) }
  return HostPath.text(of: resolved)
}

/// Returns the number of seconds since a fixed moment.
func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
