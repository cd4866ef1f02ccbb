#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Signals that end the program: Ctrl-C, a termination request, and the end of the terminal.
///
/// A run may catch the first signal in order to end with complete output. Otherwise, and at the
/// second signal, the file being written is removed before the program ends.
enum Interrupts {
  /// The write end of a pipe; a signal handler may do little more than write a byte.
  private nonisolated(unsafe) static var writeEnd: Int32 = -1
  private nonisolated(unsafe) static var readEnd: Int32 = -1
  /// True if a signal has been written to the pipe; the next one ends the program.
  private nonisolated(unsafe) static var isRecorded = false
  /// The path of the file to remove, for the handler, which must not allocate.
  private nonisolated(unsafe) static var file: UnsafeMutablePointer<CChar>?

  /// Catches the first signal from now on; a second one ends the program at once.
  static func catchFirst() {
    guard readEnd < 0 else { return }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (readEnd, writeEnd) = (ends[0], ends[1])
    handle(evenIgnored: true)
  }

  /// Registers the file to remove if a signal ends the program.
  ///
  /// - Parameter path: The file, which replaces the previous one, or nil once it is removed or
  ///   renamed.
  static func removeFile(_ path: String?) {
    let before = file
    file = path.flatMap { strdup(HostPath.bytes(of: $0)) }
    free(before)
    if path != nil { handle(evenIgnored: false) }
  }

  /// True if a signal was caught.
  static var isCaught: Bool {
    guard readEnd >= 0 else { return false }
    var item = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    return poll(&item, 1, 0) == 1
  }

  /// Waits until a descriptor is readable or a signal is caught.
  ///
  /// - Returns: Whether the descriptor is readable.
  static func wait(for descriptor: Int32) -> Bool {
    guard readEnd >= 0 else { return true }
    while true {
      var items = [
        pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0),
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&items, 2, -1)
      if count < 0, errno == EINTR { continue }
      return count < 0 || items[0].revents == 0
    }
  }

  /// Ends the program with the caught signal, if any.
  static func raiseCaught() {
    guard isCaught else { return }
    var number: UInt8 = 0
    guard read(readEnd, &number, 1) == 1 else { return }
    signal(Int32(number), SIG_DFL)
    raise(Int32(number))
  }

  /// Handles the signals from now on.
  ///
  /// - Parameter evenIgnored: Whether to handle interrupts that the parent process made the program
  ///   ignore, as a shell does in the background. SIGHUP stays ignored, since a program under nohup
  ///   must continue.
  private static func handle(evenIgnored: Bool) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number, handler)
      let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if isIgnored, number == SIGHUP || !evenIgnored { signal(number, SIG_IGN) }
      sigaddset(&set, number)
    }
    // Unblocked, since a process inherits blocked signals from the thread that starts it.
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    let before = errno
    if writeEnd >= 0, !isRecorded {
      isRecorded = true
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(writeEnd, &byte, 1)
    } else {
      if let file { unlink(file) }
      signal(number, SIG_DFL)
      raise(number)
    }
    errno = before
  }
}
