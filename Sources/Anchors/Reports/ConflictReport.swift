/// Required constraints that cannot all be satisfied, with a proof and possible fixes.
///
/// The members and their multipliers are a certificate that can be checked by addition. Multiplier
/// times ``ReportedConstraint/addition``, summed over the members, cancels all quantities and
/// leaves `0 >= gap`, which is false. The set is irreducible: without any one member, the others
/// can be satisfied.
public struct ConflictReport: Sendable {
  /// The constraints of client code, and those that items imply.
  public let members: [ReportMember]
  /// The sum of multiplier times constant over the members, in points; always positive.
  public let gap: Double
  /// The contradiction in one line: `16 + 320 + 16 = 352 > 300`.
  public let arithmetic: String
  /// Changes that resolve the conflict, best first.
  ///
  /// Changes that make the whole layout possible come first. Among these, changes that preserve the
  /// order of items come first; then constants by their relative change, then priorities, then
  /// removals. The requested size of the layout counts as a constant, and comes after the others if
  /// it is too large. Among changes that do not preserve the order, constants come last.
  ///
  /// Each change was verified on a copy of the layout. A conflict of more than six members has the
  /// twelve best changes only.
  public let cures: [ConflictCure]
  /// The number of further changes that were not verified because the conflict has many members.
  public let unverified: Int
  /// Common mistakes that the members suggest; about 64 at most of each kind.
  public package(set) var hints: [ConflictHint]
  /// The number of other conflicts, up to 64, that a recovering layout would report.
  public internal(set) var more: Int
  /// The constraint that the layout broke to recover; nil if it broke none.
  public internal(set) var brokenConstraint: ConstraintSummary?
}
