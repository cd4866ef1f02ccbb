/// One of the two directions in which layout happens.
@frozen
public enum Axis: Sendable, Hashable {
  /// From left to right, or from right to left.
  case horizontal
  /// From top to bottom.
  case vertical
}
