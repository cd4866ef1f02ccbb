/// What went wrong when a record was run again.
public struct ReplayFault: Sendable, Equatable {
  /// The index of the entry that shows it.
  public let entry: Int
  /// Whether the recorded answer differs, and not the layout or the solver from itself.
  public let isAnswer: Bool
  /// What is wrong, as a sentence.
  public let message: String
}
