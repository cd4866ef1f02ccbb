/// The edges at which a ``ScrollView`` adds the safe area to the insets of its content.
///
/// At other edges the safe area extends into the content as into any view, by position in the
/// content.
public enum ContentInsetAdjustmentBehavior: Sendable, Hashable, CaseIterable {
  /// Behaves as ``scrollableAxes``.
  case automatic
  /// Adds the safe area at both edges of each scrollable axis.
  ///
  /// An axis is scrollable if the view always bounces along it, or if the content, with its own
  /// margins for the safe area, is larger than the view.
  case scrollableAxes
  /// Never adds the safe area.
  case never
  /// Always adds the safe area, at all four edges.
  case always
}
