#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The three streams that a program is started with, each of which may be closed.
enum StandardStreams {
  /// Those that were closed when the program started.
  private nonisolated(unsafe) static var closed: [Int32] = []

  /// Prepares the streams before anything is opened.
  ///
  /// A closed stream leads nowhere from now on: otherwise the next file to be opened would get its number,
  /// and with it what is meant for the stream. A reader that goes away, and a limit for the size of files,
  /// become errors of the call that writes.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) < 0 && errno == EBADF {
      closed.append(stream)
      // The lowest number that is free, which is the stream's.
      if open("/dev/null", O_RDWR) < 0 { _ = open("/", O_RDONLY) }
    }
  }

  /// Whether a stream was open when the program started.
  static func isOpen(_ stream: Int32) -> Bool { !closed.contains(stream) }

  /// Ends the program as a reader that goes away ends others, without a word.
  static func endQuietly() {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
  }
}
