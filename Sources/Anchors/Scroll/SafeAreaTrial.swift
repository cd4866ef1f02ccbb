/// Whether content can keep clear of the safe area by its own margins along an axis, which a layout finds
/// out by trying.
struct SafeAreaTrial {
  private var lastAttempt: UInt32 = 0
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
      if lastAttempt == layout { failedIn = layout }
      return true
    }
    if failedIn == layout { return true }
    lastAttempt = layout
    return false
  }

  private var endTriedIn: UInt32 = 0
  private var endFailedIn: UInt32 = 0
  /// The gap when the margins at the end were tried.
  private var triedGap = 0.0
  /// The inset that the last margins keep clear of; 0 if they do not.
  private var endInset = 0.0

  /// Decides whether the last margins of content keep clear of the safe area at the end of the view.
  ///
  /// They do unless the content ends before the area with them as well. Frames say so once they were laid out
  /// with them; a layout tries it where it is in doubt, so that what was there before makes no difference.
  ///
  /// - Parameters:
  ///   - gap: The distance in points from the end of the content to that of the view, by the frames as they are.
  ///   - inset: The extent in points of the safe area at the end of the view.
  ///   - layout: The number of the layout, 0 before the first.
  /// - Returns: Whether they do.
  mutating func reachesEnd(gap: Double, inset: Double, in layout: UInt32) -> Bool {
    let isInside = gap < inset - 1e-6
    guard layout != 0 else { return isInside }
    if endFailedIn == layout { return false }
    if isInside {
      endInset = inset
    } else if endInset == inset {
      // No frame is laid out with them yet where the gap is still the same.
      guard endTriedIn == layout, gap == triedGap else {
        endFailedIn = layout
        endInset = 0
        return false
      }
    } else if gap < 2 * inset {
      (endInset, endTriedIn, triedGap) = (inset, layout, gap)
    } else {
      endInset = 0
    }
    return endInset != 0
  }

  /// Notes that the last margins do not keep clear of anything.
  mutating func discardMargins() { endInset = 0 }
}
