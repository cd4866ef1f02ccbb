/// What a view shows, as far as that decides which way its own content is arranged.
///
/// ```swift
/// let player = StackView(spacing: 8), rewind = View("rewind"), play = View("play")
/// for button in [rewind, play] {
///   player.addArrangedSubview(button)
///   button.size(width: 30, height: 30)
/// }
/// player.layoutDirection = .rightToLeft
/// player.semanticContentAttribute = .playback  // time runs to the right everywhere
/// try player.layout(width: nil, height: nil)
/// assert(rewind.frame.minX == 0 && play.frame.minX == 38)
/// ```
@frozen
public enum SemanticContentAttribute: UInt8, Sendable, Hashable, CaseIterable {
  /// What is read: arranged in the direction of reading.
  case unspecified
  /// Buttons and bars of something that is played: from left to right.
  case playback
  /// Something that means left and right as such, such as alignments of texts: from left to right.
  case spatial
  /// From left to right.
  case forceLeftToRight
  /// From right to left.
  case forceRightToLeft

  /// The direction that it decides on, or nil if it leaves that to the direction of reading.
  public var layoutDirection: LayoutDirection? {
    switch self {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
