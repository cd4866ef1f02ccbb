/// A state of a button.
public enum ButtonState: String, CaseIterable, Sendable {
  /// It waits to be tapped.
  case normal
  /// A finger is on it.
  case highlighted
  /// It cannot be tapped.
  case disabled
  /// It is chosen.
  case selected
}
