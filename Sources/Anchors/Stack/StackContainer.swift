/// The constraints and the guides that belong to a stack as a whole; the stack keeps the guides alive.
struct StackContainer {
  var rows = StackRows()
  /// Reaches across the axis over all views that are not hidden.
  var spanner: NodeLink?
  /// Stands for the views along the axis while all are hidden.
  var emptySpan: NodeLink?
  /// As wide as the widest of the texts that wrap, if there are several.
  var textWidthGuide: NodeLink?
}
