/// A state of a button.
public enum ButtonState: String, CaseIterable, Sendable {
  /// Ready to be tapped.
  case normal
  /// Touched by a finger.
  case highlighted
  /// Disabled: a tap does nothing.
  case disabled
  /// Selected.
  case selected
}
