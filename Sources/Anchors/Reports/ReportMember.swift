/// A constraint with a multiplier, as part of a sum that proves a report.
public struct ReportMember: Sendable {
  /// The constraint.
  public let constraint: ReportedConstraint
  /// The factor of the constraint in the sum.
  ///
  /// In a conflict, it is at most 0 for `<=` and at least 0 for `>=`. It is 1 or -1 for the
  /// constraint that was found violated.
  public let multiplier: Double

  package init(constraint: ReportedConstraint, multiplier: Double) {
    self.constraint = constraint
    self.multiplier = multiplier
  }

  /// The contribution to the sum: the multiplier times the constant of the constraint.
  public var contribution: Double { multiplier * constraint.constant + 0 }
}

extension ReportMember: CustomStringConvertible {
  /// The constraint as source text.
  public var equation: String { constraint.equation }
  /// The origin of the constraint.
  public var kind: ConstraintSummary.Kind { constraint.kind }
  /// The part of the system that created the constraint; nil if client code did.
  public var system: SystemSource? { constraint.system }
  /// The identifier that client code assigned to the constraint.
  public var identifier: String? { constraint.identifier }
  /// The `#fileID` of the creation of the constraint; nil if client code did not create it.
  public var file: String? { constraint.file }
  /// The line of the creation of the constraint, from 1; nil if client code did not create it.
  public var line: Int? { constraint.line }
  /// The summary of the constraint.
  public var summary: ConstraintSummary { constraint.summary }
  /// The equation with its identifier and its source.
  public var description: String { constraint.description }
}
