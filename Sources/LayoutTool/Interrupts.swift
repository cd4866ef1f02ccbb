#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Catches Ctrl-C and the request to end, so that a run can end where its output is whole.
enum Interrupts {
  /// The write end of a pipe; a signal handler may do little more than write a byte.
  private nonisolated(unsafe) static var writeEnd: Int32 = -1
  private nonisolated(unsafe) static var readEnd: Int32 = -1
  private static let signals = [SIGINT, SIGTERM]

  /// Catches the first signal from now on; a second one ends the program at once.
  static func catchFirst() {
    guard readEnd < 0 else { return }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (readEnd, writeEnd) = (ends[0], ends[1])
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals {
      signal(number, handler)
      sigaddset(&set, number)
    }
    // A process that starts others from a thread with signals blocked hands that on to them.
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Whether a signal has come.
  static var hasCome: Bool {
    guard readEnd >= 0 else { return false }
    var item = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    return poll(&item, 1, 0) == 1
  }

  /// Waits until a descriptor can be read or a signal comes.
  ///
  /// - Returns: Whether it can be read.
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

  /// Ends the program as the caught signal would have, if one has come.
  static func passOn() {
    guard hasCome else { return }
    var number: UInt8 = 0
    guard read(readEnd, &number, 1) == 1 else { return }
    signal(Int32(number), SIG_DFL)
    raise(Int32(number))
  }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    let before = errno
    // An array would allocate, which a handler must not.
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(writeEnd, &byte, 1)
    errno = before
  }
}
