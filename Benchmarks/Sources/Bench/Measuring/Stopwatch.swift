import Glibc

/// Time that passes, in nanoseconds.
enum Stopwatch {
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// How long the work took.
  static func time(_ work: () throws -> Void) rethrows -> Double {
    let start = now()
    try work()
    return now() - start
  }
}
