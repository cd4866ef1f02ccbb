/// Required constraints that cannot hold together, with the proof and what would mend it.
///
/// The members and their multipliers are a certificate that anybody can check by addition: multiplier times
/// addition, summed over the members, has no quantity left and reads `0 >= gap`, which is false. Take any
/// one member away, and the others can hold together.
public struct ConflictReport: Sendable {
  /// The constraints, the program's and those that items imply by themselves.
  public let members: [ConflictMember]
  /// By how many points the members miss each other: the sum of multiplier times constant, over 0.
  public let gap: Double
  /// The contradiction in one line: `16 + 320 + 16 = 352 > 300`.
  public let arithmetic: String
  /// Changes that end the conflict, best first: those that solve the whole layout; then the least change
  /// of a constant, then priorities, then removals.
  ///
  /// Each was tried on a copy of the layout. A conflict of more than six members has the twelve best.
  public let cures: [ConflictCure]
  /// How many further cures were not tried, because the conflict has many members.
  public let unverified: Int
  /// Usual mistakes that the members look like.
  public let hints: [ConflictHint]
  /// How many other conflicts there are: those that recovering layout would report after this one, up to
  /// 64.
  public internal(set) var more: Int
  /// The constraint that layout left out in order to go on, if it did.
  public internal(set) var brokenConstraint: ConstraintSummary?
}

/// A constraint that takes part in a conflict.
public struct ConflictMember: Sendable {
  /// The constraint.
  public let constraint: ReportedConstraint
  /// Its factor in the sum that proves the conflict: not over 0 for `<=`, not under 0 for `>=`, and 1 or -1
  /// for the constraint that was found violated.
  public let multiplier: Double
}

extension ConflictMember: CustomStringConvertible {
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
