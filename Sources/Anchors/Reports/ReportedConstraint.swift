/// A constraint as reports show it: as source text, and as a sum that can be checked.
///
/// The sum has all terms of items on the left and a number on the right:
/// `title.leading == photo.trailing + 8` is `title.left - photo.left - photo.width == 8`. In a
/// right-to-left layout the sum contains the width of the container as well. The number includes
/// everything constant: distances of baselines, insets, margins, the scroll offset and the zoom.
public struct ReportedConstraint: Sendable {
  /// The source text of the constraint, and its source location.
  public let summary: ConstraintSummary
  /// The priority of the constraint.
  public let priority: LayoutPriority
  /// The sum on the left, each quantity once; the root's left and top are 0 and omitted.
  public let terms: [LayoutTerm]
  /// The relation between the sum and the number.
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
    // Turns a negative zero into a positive one.
    self.constant = constant + 0
  }
}

extension ReportedConstraint: Equatable {}

extension ReportedConstraint: CustomStringConvertible {
  /// The constraint as source text: `name.leading == photo.trailing + 8`.
  public var equation: String { summary.equation }
  /// The origin of the constraint.
  public var kind: ConstraintSummary.Kind { summary.kind }
  /// The part of the system that created the constraint; nil if client code did.
  public var system: SystemSource? { summary.system }
  /// The identifier that client code assigned to the constraint.
  public var identifier: String? { summary.identifier }
  /// The `#fileID` of the creation of the constraint; nil if client code did not create it.
  public var file: String? { summary.file }
  /// The line of the creation of the constraint, from 1; nil if client code did not create it.
  public var line: Int? { summary.line }
  /// The equation with its identifier and its source.
  public var description: String { summary.description }

  /// The constraint as a sum: `title.left - photo.left - photo.width == 8`.
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
