/// The constraints that a recovering layout excluded.
public struct LayoutReport: Sendable {
  /// The conflicts, each with the constraint that the layout broke.
  public internal(set) var conflicts: [ConflictReport] = []
  /// Active constraints that are invalid.
  public internal(set) var invalidConstraints: [ConstraintSummary] = []
  /// Active constraints that relate items of different trees.
  public internal(set) var withoutCommonAncestor: [ConstraintSummary] = []
  /// The error that stopped the layout; if set, every frame is unchanged.
  public internal(set) var failure: LayoutError?

  /// True if no constraint was excluded and the layout succeeded.
  public var isEmpty: Bool {
    conflicts.isEmpty && invalidConstraints.isEmpty && withoutCommonAncestor.isEmpty
      && failure == nil
  }
}

extension LayoutReport: CustomStringConvertible {
  /// The broken and excluded constraints and the reasons, as text of several lines.
  public var description: String {
    var parts: [String] = []
    if let failure { parts.append(failure.description) }
    for conflict in conflicts { parts.append(conflict.description) }
    if !invalidConstraints.isEmpty {
      parts.append(LayoutError.invalidConstraints(invalidConstraints).description)
    }
    if !withoutCommonAncestor.isEmpty {
      parts.append(LayoutError.noCommonAncestor(withoutCommonAncestor).description)
    }
    guard let first = parts.first else { return "No constraint was broken." }
    return parts.dropFirst().reduce(first) { $0 + "\n" + $1 }
  }
}
