/// The direction of reading, which decides where leading and trailing are.
@frozen
public enum LayoutDirection: Sendable, Hashable {
  /// Leading is left and trailing is right.
  case leftToRight
  /// Leading is right and trailing is left.
  case rightToLeft
}
