import Anchors

/// The connection between two views, or between a view and an edge of its superview.
enum Connection {
  /// No symbol: they touch.
  case flush
  /// A single dash: the standard spacing.
  case standard
  /// Explicit spacings: those in `FormatReader.spacings`.
  case stated
}

/// A parsed size or spacing: `relation multiplier * view.attribute + constant @priority`.
///
/// It refers to its view by the range of the name, so that it is trivially copied.
struct FormatTerm {
  var relation = LayoutRelation.equal
  /// The range of the view's name in the format, or nil without a view.
  var view: Range<Int>?
  var attribute = LayoutAttribute.notAnAttribute
  var multiplier = 1.0
  var constant = 0.0
  var priority = LayoutPriority.required
  /// True if the multiplier is a fraction of the superview's extent.
  var isShare = false
  /// The column at which it starts.
  var column: Int

  init(constant: Double = 0, column: Int) {
    self.constant = constant
    self.column = column
  }

  /// Interprets the constant as a percentage of the superview's extent.
  mutating func makePercentage() {
    isShare = true
    multiplier = constant / 100
    constant = 0
  }
}

/// The views in one pair of brackets: one view in the standard dialect.
struct ViewGroup {
  let first: LayoutNode
  var others: [LayoutNode] = []
}
