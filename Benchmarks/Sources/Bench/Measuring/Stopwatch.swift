import Glibc

/// Time that the processor spends on this thread, in nanoseconds.
///
/// Unlike time on the wall it does not run while other programs have the processor.
enum Stopwatch {
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// How long the work took.
  static func time(_ work: () throws -> Void) rethrows -> Double {
    let start = now()
    try work()
    return now() - start
  }
}
