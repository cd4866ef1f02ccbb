/// When to try again what has failed: after each failure in a row, twice as much is passed over.
struct Backoff {
  /// How many occasions to pass over before the next attempt.
  private var pause = 0
  private var failures = 0

  /// Whether this is an occasion to try; one that is not is passed over.
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
