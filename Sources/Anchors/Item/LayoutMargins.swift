/// The margins that an item was given.
struct LayoutMargins: Equatable {
  /// Margins by sides, or by the direction of reading.
  enum Own: Equatable {
    case absolute(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  /// Nil while they were not set.
  var own: Own?
  var preservesParentMargins = false
  var includesSafeArea = true
  var followsReadableWidth = false
}
