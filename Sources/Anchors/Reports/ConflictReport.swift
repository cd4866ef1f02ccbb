/// Required constraints that cannot hold together, with the proof and what would mend it.
///
/// The members and their multipliers are a certificate that anybody can check by addition: multiplier times
/// addition, summed over the members, has no quantity left and reads `0 >= gap`, which is false. Take any
/// one member away, and the others can hold together.
public struct ConflictReport: Sendable {
  /// The constraints, the program's and those that items imply by themselves.
  public let members: [ReportMember]
  /// By how many points the members miss each other: the sum of multiplier times constant, over 0.
  public let gap: Double
  /// The contradiction in one line: `16 + 320 + 16 = 352 > 300`.
  public let arithmetic: String
  /// Changes that end the conflict, best first: those that solve the whole layout; of these, those that
  /// preserve the order of items; of these, constants by how little they change in proportion, then
  /// priorities, then removals.
  ///
  /// Among the constants is the size that the layout was asked for, after the others if it is too large. Of
  /// cures that do not preserve the order, constants come last.
  ///
  /// Each was tried on a copy of the layout. A conflict of more than six members has the twelve best.
  public let cures: [ConflictCure]
  /// How many further cures were not tried, because the conflict has many members.
  public let unverified: Int
  /// Usual mistakes that the members look like; of many of a kind about the first 64.
  public let hints: [ConflictHint]
  /// How many other conflicts there are: those that recovering layout would report after this one, up to
  /// 64.
  public internal(set) var more: Int
  /// The constraint that layout left out in order to go on, if it did.
  public internal(set) var brokenConstraint: ConstraintSummary?
}
