/// Where the lines of a text lie in the width that they have.
public enum TextAlignment: Int, Sendable, Hashable, CaseIterable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// From edge to edge: spaces are widened on every line that wraps, the last of a paragraph is natural.
  case justified
  /// At the edge where reading starts: left, or right in right-to-left layouts.
  case natural

  /// How much of the room that a line leaves lies to the left of it: 0, 0.5 or 1.
  package func leftShare(_ direction: LayoutDirection) -> Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural: direction == .leftToRight ? 0 : 1
    }
  }
}
