import Anchors

/// What stands between two views, or between a view and an edge.
struct Connection {
  /// Whether it is a lone dash, for the standard spacing.
  var isStandard = false
  /// The first of the stated spacings, or nil if the neighbors touch or are the standard apart.
  var spacing: FormatTerm?
  /// Further spacings, all of which hold too.
  var others: [FormatTerm] = []

  init(isStandard: Bool = false) { self.isStandard = isStandard }

  init(_ spacing: FormatTerm) { self.spacing = spacing }
}

/// A size or a spacing as it is written: `relation multiplier * item.attribute + constant @priority`.
struct FormatTerm {
  var relation = LayoutRelation.equal
  var node: LayoutNode?
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
