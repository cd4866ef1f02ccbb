/// What recovering layout had to leave out.
public struct LayoutReport: Sendable {
  /// Each conflict with the constraint that was left out.
  public internal(set) var conflicts: [ConflictReport] = []
  /// Active constraints that are invalid.
  public internal(set) var invalidConstraints: [ConstraintSummary] = []
  /// Active constraints that relate items of different trees.
  public internal(set) var withoutCommonAncestor: [ConstraintSummary] = []
  /// Why layout could not be completed; if set, every frame is unchanged.
  public internal(set) var failure: LayoutError?

  /// Whether nothing was left out.
  public var isEmpty: Bool {
    conflicts.isEmpty && invalidConstraints.isEmpty && withoutCommonAncestor.isEmpty
      && failure == nil
  }
}
