/// Why strict layout was refused.
///
/// Every frame is as it was before the call.
public enum LayoutError: Error, Sendable {
  /// Required constraints cannot hold together.
  case unsatisfiable(ConflictReport)
  /// Active constraints are invalid.
  case invalidConstraints([ConstraintSummary])
  /// Active constraints relate items of different trees.
  case noCommonAncestor([ConstraintSummary])
  /// A size is NaN, infinite, negative or over 1e9; the text says whose and which.
  case invalidNumber(String)
  /// The views named kept asking for another layout from `layoutSubviews()`.
  case layoutLoop([String])
  /// The solver gave up for a reason that is not the caller's; the text says which.
  case solver(String)
}
