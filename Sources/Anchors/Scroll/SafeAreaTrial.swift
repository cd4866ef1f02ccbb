/// Whether content can keep clear of the safe area by its own margins along an axis, which a layout finds
/// out by trying.
struct SafeAreaTrial {
  private var triedIn: UInt32 = 0
  private var failedIn: UInt32 = 0

  /// Decides between margins and insets.
  ///
  /// Content that is too large is not asked for margins. Where it fits it is, and if it then is too
  /// large, it is not asked again in the same layout: without the margins it would fit once more.
  ///
  /// - Parameters:
  ///   - overflows: Whether the content is larger than the view, by the frames as they are.
  ///   - layout: The number of the layout, 0 before the first.
  /// - Returns: Whether insets around the content must do it.
  mutating func needsInsets(overflows: Bool, in layout: UInt32) -> Bool {
    guard layout != 0 else { return overflows }
    if overflows {
      if triedIn == layout { failedIn = layout }
      return true
    }
    if failedIn == layout { return true }
    triedIn = layout
    return false
  }
}
