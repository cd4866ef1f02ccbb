import LayoutCommand

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension HostSystem {
  func endsProgram(replaying record: String) throws(SystemError) -> Bool {
    let path = "\(temporaryFolder())/layout-replay-\(getpid()).txt"
    unlink(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError.lastFailure(of: path) }
    defer { unlink(path) }
    defer { close(descriptor) }
    try writeAll(Array(record.utf8)[...], to: descriptor, name: path)
    let process = try start([ownPath, "replay", path])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw SystemError.lastFailure(of: ownPath) }
    }
    // The low bits are the signal that ended it, 0 if it ended by itself.
    return status & 0x7F != 0
  }

  /// The file of this program.
  private var ownPath: String {
    let link = "/proc/self/exe"
    let file = resolvingLinks(link)
    return file == link ? CommandLine.arguments[0] : file
  }

  /// Starts a program that writes nothing.
  private func start(_ arguments: [String]) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var words = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var process = pid_t()
    let code = posix_spawnp(&process, arguments[0], &actions, nil, words, environ)
    guard code == 0 else {
      errno = code
      throw SystemError.lastFailure(of: arguments[0])
    }
    return process
  }
}
