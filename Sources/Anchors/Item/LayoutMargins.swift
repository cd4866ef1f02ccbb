/// The margin settings of an item.
struct LayoutMargins: Equatable {
  /// Margins by sides, or by the direction of reading.
  enum Own: Equatable {
    case absolute(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  /// The margins as set; nil until then.
  var own: Own?
  var preservesParentMargins = false
  var includesSafeArea = true
  var followsReadableWidth = false
}
