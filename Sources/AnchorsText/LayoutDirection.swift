/// The reading direction, which determines the sides of leading and trailing.
@frozen
public enum LayoutDirection: Sendable, Hashable {
  /// Leading is left and trailing is right.
  case leftToRight
  /// Leading is right and trailing is left.
  case rightToLeft
}

/// An axis of the layout.
@frozen
public enum Axis: Sendable, Hashable {
  /// Left to right, or right to left.
  case horizontal
  /// Top to bottom.
  case vertical
}
