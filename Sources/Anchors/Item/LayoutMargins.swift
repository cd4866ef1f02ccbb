/// The margins that an item was given.
struct LayoutMargins: Equatable {
  /// Margins by sides, or by the direction of reading.
  enum Own: Equatable {
    case absolute(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  var own = Own.absolute(EdgeInsets(8))
  var preservesParentMargins = false
  var includesSafeArea = true
}
