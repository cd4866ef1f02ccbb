#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The three standard streams, each of which may be closed.
enum StandardStreams {
  /// The streams that were closed when the program started.
  private nonisolated(unsafe) static var closed: [Int32] = []

  /// Prepares the streams before any file is opened.
  ///
  /// A closed stream is redirected to the null device: otherwise, the next file to be opened would
  /// get its number and its output. A closed reader and a file size limit become errors of the
  /// writing call instead of signals.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) < 0 && errno == EBADF {
      closed.append(stream)
      // The lowest free descriptor is that of the stream.
      if open("/dev/null", O_RDWR) < 0 { _ = open("/", O_RDONLY) }
    }
  }

  /// Returns whether a stream was open when the program started.
  static func isOpen(_ stream: Int32) -> Bool { !closed.contains(stream) }

  /// Ends the program silently with SIGPIPE, the default when the reader closes a pipe.
  static func endQuietly() {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
  }
}
