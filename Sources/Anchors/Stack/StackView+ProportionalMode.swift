extension StackView {
  /// How ``StackView/Distribution/fillProportionally`` accounts for the spacing.
  public enum ProportionalMode: Sendable, Hashable, CaseIterable {
    /// The views share what the spacing leaves, so that all of them keep the proportion.
    case correct
    /// Content and spacing are added up as UIKit does; with a spacing the last views absorb the error.
    case uikit
  }
}
