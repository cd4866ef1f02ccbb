/// A constraint with a factor, as part of a sum that proves what a report says.
public struct ReportMember: Sendable {
  /// The constraint.
  public let constraint: ReportedConstraint
  /// How many times it is counted.
  ///
  /// In a conflict not over 0 for `<=`, not under 0 for `>=`, and 1 or -1 for the constraint that was
  /// found violated.
  public let multiplier: Double

  /// What it adds to the sum: the multiplier times the constraint's constant.
  public var contribution: Double { multiplier * constraint.constant + 0 }
}

extension ReportMember: CustomStringConvertible {
  /// The constraint as it would be written.
  public var equation: String { constraint.equation }
  /// What implies the constraint, or ``ConstraintSummary/Kind/constraint``.
  public var kind: ConstraintSummary.Kind { constraint.kind }
  /// What makes the constraint if the program does not state it.
  public var system: SystemSource? { constraint.system }
  /// The identifier that the program gave it.
  public var identifier: String? { constraint.identifier }
  /// The file that made the constraint, as `#fileID` gives it; nil if no line of the program did.
  public var file: String? { constraint.file }
  /// The line that made the constraint, counted from 1; nil if no line of the program did.
  public var line: Int? { constraint.line }
  /// What reports say about the constraint.
  public var summary: ConstraintSummary { constraint.summary }
  /// The equation with its identifier and where it comes from.
  public var description: String { constraint.description }
}
