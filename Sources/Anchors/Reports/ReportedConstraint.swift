/// A constraint as reports show it: as it was written, and as an addition that anybody can check.
///
/// The addition has everything about items on the left and a number on the right:
/// `title.leading == photo.trailing + 8` is `title.left - photo.left - photo.width == 8`, and, read from
/// the right, it has the width of the container as well. What is fixed is part of the number: distances
/// of baselines, insets, margins, the scroll position, the zoom.
public struct ReportedConstraint: Sendable {
  /// The constraint as it was written, and where.
  public let summary: ConstraintSummary
  /// How much the constraint matters.
  public let priority: LayoutPriority
  /// The sum on the left, no quantity twice; the root's own left and top edges are 0 and not in it.
  public let terms: [LayoutTerm]
  /// How the sum relates to the number.
  public let relation: LayoutRelation
  /// The number on the right.
  public let constant: Double

  init(
    _ summary: ConstraintSummary, priority: LayoutPriority, terms: [LayoutTerm],
    _ relation: LayoutRelation, _ constant: Double
  ) {
    self.summary = summary
    self.priority = priority
    self.terms = terms
    self.relation = relation
    // A constant of zero is plus zero.
    self.constant = constant + 0
  }
}

extension ReportedConstraint: Equatable {}

extension ReportedConstraint: CustomStringConvertible {
  /// The constraint as it would be written: `name.leading == photo.trailing + 8`.
  public var equation: String { summary.equation }
  /// What implies the constraint, or ``ConstraintSummary/Kind/constraint``.
  public var kind: ConstraintSummary.Kind { summary.kind }
  /// What makes the constraint if the program does not state it.
  public var system: SystemSource? { summary.system }
  /// The identifier that the program gave it.
  public var identifier: String? { summary.identifier }
  /// The file that made the constraint, as `#fileID` gives it; nil if no line of the program did.
  public var file: String? { summary.file }
  /// The line that made the constraint, counted from 1; nil if no line of the program did.
  public var line: Int? { summary.line }
  /// The equation with its identifier and where it comes from.
  public var description: String { summary.description }

  /// The addition: `title.left - photo.left - photo.width == 8`.
  public var addition: String {
    var text = ""
    for term in terms {
      let isNegative = term.factor < 0
      if text.utf8.isEmpty {
        text = isNegative ? "-" : ""
      } else {
        text += isNegative ? " - " : " + "
      }
      if term.factor.magnitude != 1 { text += decimal(term.factor.magnitude) + " * " }
      text += term.quantity.description
    }
    if terms.isEmpty { text = "0" }
    return text + " " + relation.symbol + " " + decimal(constant)
  }
}
