/// The horizontal position of lines in the width of their text.
public enum TextAlignment: Int, Sendable, Hashable, CaseIterable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// Edge to edge: spaces are widened on lines that wrap, but not on the last of a paragraph.
  case justified
  /// At the edge where reading starts: left, or right in a right-to-left layout.
  case natural

  /// The fraction of a line's free width that lies to its left: 0, 0.5 or 1.
  package func leftShare(_ direction: LayoutDirection) -> Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural: direction == .leftToRight ? 0 : 1
    }
  }
}
