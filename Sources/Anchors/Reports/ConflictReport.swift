/// Required constraints that cannot hold together; any one fewer, and the others can.
public struct ConflictReport: Sendable {
  /// The constraints, the program's and those that items imply by themselves.
  public let members: [ConstraintSummary]
  /// The constraint that layout left out in order to go on, if it did.
  public let brokenConstraint: ConstraintSummary?
}
