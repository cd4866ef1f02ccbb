/// The constraints and guides of a stack as a whole; the stack's node owns the guides.
struct StackContainer {
  var rows = StackRows()
  /// The guide across the axis that contains all views that are not hidden.
  var spanner: NodeLink?
  /// The guide that replaces the views along the axis while all are hidden.
  var emptySpan: NodeLink?
  /// The guide with the width of the widest wrapping text, if there are several.
  var textWidthGuide: NodeLink?
}
