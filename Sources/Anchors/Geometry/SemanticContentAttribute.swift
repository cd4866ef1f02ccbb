/// The meaning of a view's content, which determines the direction of its arrangement.
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
  /// Content for reading: arranged in the reading direction.
  case unspecified
  /// Playback controls and progress bars: left to right.
  case playback
  /// Content about left and right, such as controls of text alignment: left to right.
  case spatial
  /// Left to right.
  case forceLeftToRight
  /// Right to left.
  case forceRightToLeft

  /// The determined direction, or nil for the reading direction.
  public var layoutDirection: LayoutDirection? {
    switch self {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
