import Anchors

/// What stands between two views, or between a view and an edge.
enum Connection {
  /// Nothing: they touch.
  case flush
  /// A lone dash, for the standard spacing.
  case standard
  /// The spacings that the reader has just read.
  case stated
}

/// A size or a spacing as it is written: `relation multiplier * view.attribute + constant @priority`.
///
/// It refers to its view by where the name stands, so that it is copied as plain memory.
struct FormatTerm {
  var relation = LayoutRelation.equal
  /// Where the view's name stands, or nil if there is none.
  var view: Range<Int>?
  var attribute = LayoutAttribute.notAnAttribute
  var multiplier = 1.0
  var constant = 0.0
  var priority = LayoutPriority.required
  /// Whether the multiplier is a share of the superview's extent.
  var isShare = false
  /// Where it stands.
  var column: Int

  init(constant: Double = 0, column: Int) {
    self.constant = constant
    self.column = column
  }

  /// Takes the number for hundredths of the superview's extent.
  mutating func makePercentage() {
    isShare = true
    multiplier = constant / 100
    constant = 0
  }
}

/// The views in one pair of brackets, which is one view except in the extended dialect.
struct ViewGroup {
  let first: LayoutNode
  var others: [LayoutNode] = []
}
