/// Where the safe area is added to the insets of a ``ScrollView``'s content.
///
/// Where it is not added it reaches into the content as into any view, by the place in the content.
public enum ContentInsetAdjustmentBehavior: Sendable, Hashable, CaseIterable {
  /// As ``scrollableAxes``.
  case automatic
  /// At the edges of an axis on which the content can be scrolled: it is larger than the view when it
  /// keeps clear of the safe area by its own margins, or the view always bounces there.
  case scrollableAxes
  /// Nowhere.
  case never
  /// At all four edges.
  case always
}
