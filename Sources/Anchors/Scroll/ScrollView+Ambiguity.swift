// Content whose size constraints leave open.

extension ScrollView {
  /// What constraints leave open of ``contentSize``, or nil if it is definite.
  ///
  /// It describes the last layout; before the first it is nil, and so it is where no constraint
  /// mentions the content, which is then of size 0.
  public final var contentSizeAmbiguity: ContentSizeAmbiguity? {
    let guide = parts.contentGuide.layoutNode
    let isWidthOpen = guide.isAmbiguous(.horizontal)
    let isHeightOpen = guide.isAmbiguous(.vertical)
    guard isWidthOpen || isHeightOpen else { return nil }
    return ContentSizeAmbiguity(
      name: layoutNode.displayName, isWidthOpen: isWidthOpen, isHeightOpen: isHeightOpen)
  }
}
