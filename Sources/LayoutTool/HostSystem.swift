import LayoutCommand

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Real files, standard streams and the machine's clock.
final class HostSystem: System {
  /// The arguments of the program without its own name.
  static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { HostPath.text(of: $0) }
    }
  }

  func openInput(_ path: String) throws(SystemError) -> any InputFile {
    if path == "-" {
      guard StandardStreams.isOpen(STDIN_FILENO) else {
        throw SystemError("standard input is closed; name a file to read")
      }
      return HostInputFile(descriptor: STDIN_FILENO, name: "standard input")
    }
    let descriptor = open(HostPath.bytes(of: path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError.lastFailure(of: path) }
    let file = HostInputFile(descriptor: descriptor, name: path)
    if Self.status(of: path).map({ $0.st_mode & S_IFMT == S_IFDIR }) ?? false {
      throw SystemError("\(shown(path)): this is a directory, not a file")
    }
    return file
  }

  func openOutput(_ path: String?, isLive: Bool) throws(SystemError) -> any OutputFile {
    guard let path else {
      guard StandardStreams.isOpen(STDOUT_FILENO) else {
        throw SystemError("standard output is closed; write to a file with --output")
      }
      if isLive { return HostStream(descriptor: STDOUT_FILENO, name: "standard output") }
      return CollectedOutput(to: STDOUT_FILENO, name: "standard output")
    }
    guard let status = Self.status(of: path) else {
      // A link to a missing file must remain a link to the new file.
      return try HostOutputFile(replacing: try resolvingLink(path), mode: nil)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      // Renaming onto a link would replace the link itself.
      return try HostOutputFile(replacing: try resolvingLink(path), mode: status.st_mode & 0o777)
    case S_IFDIR:
      throw SystemError("\(shown(path)): this is a directory, not a file")
    default:
      // A device or a pipe must be written to, never replaced by a file.
      let descriptor = open(HostPath.bytes(of: path), O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw SystemError.lastFailure(of: path) }
      return CollectedOutput(to: descriptor, name: path)
    }
  }

  func entries(ofFolder path: String) throws(SystemError) -> [(name: String, isFolder: Bool)]? {
    guard Self.status(of: path).map({ $0.st_mode & S_IFMT == S_IFDIR }) ?? false else { return nil }
    guard let folder = opendir(HostPath.bytes(of: path)) else {
      throw SystemError.lastFailure(of: path)
    }
    defer { closedir(folder) }
    var entries: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { HostPath.text(of: $0) }
      }
      if name.utf8.first == UInt8(ascii: ".") { continue }
      var status = stat()
      guard lstat(HostPath.bytes(of: path + "/" + name), &status) == 0 else { continue }
      entries.append((name, status.st_mode & S_IFMT == S_IFDIR))
    }
    return entries
  }

  func isSameFile(_ path: String, _ other: String) -> Bool {
    guard let first = Self.status(of: path), let second = Self.status(of: other) else {
      return false
    }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  func report(_ text: String) {
    try? writeAll(Array(text.utf8)[...], to: STDERR_FILENO, name: "standard error")
  }

  var reportsToTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  var writesToTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  func environmentValue(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  var seconds: Double { monotonicSeconds() }

  func catchInterrupts() { Interrupts.catchFirst() }

  var isInterrupted: Bool { Interrupts.isCaught }

  func pipeline<Piece: Sendable, Output: Sendable>(
    jobs: Int, next: @escaping () throws(SystemError) -> Piece?,
    work: @escaping @Sendable (Piece) -> Output,
    deliver: @escaping (Output) throws(SystemError) -> Void
  ) throws(SystemError) {
    if jobs > 1 {
      return try OrderedPipeline(work: work, deliver: deliver).run(jobs: jobs, next: next)
    }
    while let piece = try next() { try deliver(work(piece)) }
  }

  private static func status(of path: String) -> stat? {
    var result = stat()
    return stat(HostPath.bytes(of: path), &result) == 0 ? result : nil
  }
}
