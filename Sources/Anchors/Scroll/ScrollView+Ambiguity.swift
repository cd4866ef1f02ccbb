// Ambiguous content sizes.

extension ScrollView {
  /// The ambiguous dimensions of ``contentSize``, or nil if there are none.
  ///
  /// It describes the last layout; before the first it is nil. It is also nil if no constraint
  /// mentions the content, whose size is then 0.
  public final var contentSizeAmbiguity: ContentSizeAmbiguity? {
    let guide = parts.contentGuide.layoutNode
    let isWidthAmbiguous = guide.isAmbiguous(.horizontal)
    let isHeightAmbiguous = guide.isAmbiguous(.vertical)
    guard isWidthAmbiguous || isHeightAmbiguous else { return nil }
    return ContentSizeAmbiguity(
      name: layoutNode.displayName, isWidthAmbiguous: isWidthAmbiguous,
      isHeightAmbiguous: isHeightAmbiguous)
  }
}
