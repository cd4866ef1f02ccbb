extension StackView {
  /// The formula by which ``StackView/Distribution/fillProportionally`` includes the spacing.
  public enum ProportionalMode: Sendable, Hashable, CaseIterable {
    /// The views share the space without the spacings, in exact proportion.
    case correct
    /// Content and spacing are added as in UIKit; with a spacing the last views absorb the error.
    case uikit
  }
}
