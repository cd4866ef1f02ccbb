/// A fault that the replay of a record has found.
public struct ReplayFault: Sendable, Equatable {
  /// The index of the entry with the fault.
  public let entry: Int
  /// True if only a recorded answer differs; false if the layout or solver contradicts itself.
  public let isAnswer: Bool
  /// The fault, as a sentence.
  public let message: String
}
