/// The best of the values: the lowest rank, and the first of equal ones.
struct Preferred<Value: Sendable>: Sendable {
  /// The best so far.
  private(set) var value: Value?
  private var rank = Int.max

  /// Offers a value; `nil` is never taken.
  mutating func offer(_ candidate: Value?, rank: Int) {
    guard let candidate, rank < self.rank else { return }
    value = candidate
    self.rank = rank
  }
}
