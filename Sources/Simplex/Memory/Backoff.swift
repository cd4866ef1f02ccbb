/// Exponential backoff for an attempt that may fail: each consecutive failure doubles the pause.
struct Backoff {
  /// Number of occasions to skip before the next attempt.
  private var pause = 0
  private var failures = 0

  /// Counts an occasion and skips it during a pause.
  ///
  /// - Returns: Whether to attempt now.
  mutating func shouldAttempt() -> Bool {
    guard pause > 0 else { return true }
    pause -= 1
    return false
  }

  mutating func recordSuccess() { failures = 0 }

  mutating func recordFailure() {
    failures = Swift.min(failures + 1, 16)
    pause = 1 << failures
  }
}
