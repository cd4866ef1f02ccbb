import Anchors

/// A number in parts, on the baseline of its whole part.
final class Quantity: View {
  private let whole: Label

  /// Creates a number without its fraction.
  init(_ whole: Label) {
    self.whole = whole
    super.init("quantity")
    addSubview(whole)
  }

  override var viewForFirstBaselineLayout: View { whole }
}
