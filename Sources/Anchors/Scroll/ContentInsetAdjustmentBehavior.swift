/// Where the safe area is added to the insets of a ``ScrollView``'s content.
///
/// What is added there does not reach into the content as well. What is not added does, as in any view:
/// with ``never``, and along an axis on which something in the content has the extent of the view.
public enum ContentInsetAdjustmentBehavior: Sendable, Hashable, CaseIterable {
  /// As ``scrollableAxes``.
  case automatic
  /// At the edges of an axis on which the content can be scrolled: it is larger than the view, or
  /// the view always bounces there.
  case scrollableAxes
  /// Nowhere.
  case never
  /// At all four edges.
  case always
}
