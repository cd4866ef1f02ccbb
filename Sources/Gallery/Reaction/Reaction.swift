/// A person's opinion, as a model independent of views.
public struct Reaction: Hashable, Sendable {
  /// An opinion.
  public enum Emoji: String, CaseIterable, Sendable {
    /// Approval.
    case thumbsUp = "👍"
    /// Disapproval.
    case thumbsDown = "👎"
    /// Admiration.
    case fist = "👊"
  }

  /// The person's name.
  public let name: String
  /// The opinion.
  public let emoji: Emoji

  /// Creates a person's reaction.
  public init(name: String, emoji: Emoji) {
    self.name = name
    self.emoji = emoji
  }
}
