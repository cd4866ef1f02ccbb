/// The best of several values: the first one of the lowest rank.
struct Preferred<Value: Sendable>: Sendable {
  /// The best so far.
  private(set) var value: Value?
  private var rank = Int.max

  /// Offers a value; `nil` is ignored.
  ///
  /// - Parameters:
  ///   - rank: Its rank.
  ///   - candidate: The value, read only if the rank is lower than the best so far.
  mutating func offer(rank: Int, _ candidate: () -> Value?) {
    guard rank < self.rank, let candidate = candidate() else { return }
    value = candidate
    self.rank = rank
  }
}
