/// An axis of the layout.
@frozen
public enum Axis: Sendable, Hashable {
  /// Left to right, or right to left.
  case horizontal
  /// Top to bottom.
  case vertical
}
