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
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError.lastFailure(of: "a pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process: pid_t
    do throws(SystemError) {
      defer { close(ends[0]) }
      process = try start([ownPath, "replay", "-"], reading: ends[0])
    } catch {
      close(ends[1])
      throw error
    }
    // The replaying process reads all of its input before a call can end it.
    send(Array(record.utf8)[...], to: ends[1])
    close(ends[1])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw SystemError.lastFailure(of: ownPath) }
    }
    // The low bits are the signal that ended the process, or 0 if it exited.
    return status & 0x7F != 0
  }

  /// The path of this program.
  private var ownPath: String {
    let link = "/proc/self/exe"
    let file = resolvingLinks(link)
    return file == link ? CommandLine.arguments[0] : file
  }

  /// Writes bytes to a process as long as it reads them.
  private func send(_ bytes: ArraySlice<UInt8>, to pipe: Int32) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(pipe, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Starts a process that reads from a descriptor and whose output is discarded.
  private func start(
    _ arguments: [String], reading input: Int32
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var words = arguments.map { strdup(HostPath.bytes(of: $0)) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var process = pid_t()
    let code = posix_spawnp(
      &process, HostPath.bytes(of: arguments[0]), &actions, nil, words, environ)
    guard code == 0 else {
      errno = code
      throw SystemError.lastFailure(of: arguments[0])
    }
    return process
  }
}
