/// A person's opinion of something: a model, independent of how it is shown.
public struct Reaction: Hashable, Sendable {
  /// What they thought.
  public enum Emoji: String, CaseIterable, Sendable {
    /// They liked it.
    case thumbsUp = "👍"
    /// They did not.
    case thumbsDown = "👎"
    /// They were impressed.
    case fist = "👊"
  }

  /// The person's name.
  public let name: String
  /// What they thought.
  public let emoji: Emoji

  /// A person's reaction.
  public init(name: String, emoji: Emoji) {
    self.name = name
    self.emoji = emoji
  }
}
