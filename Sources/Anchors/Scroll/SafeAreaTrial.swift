/// Trials, within one layout, of margins that separate content from the safe area along an axis.
struct SafeAreaTrial {
  private var lastAttempt: UInt32 = 0
  private var failedAttempt: UInt32 = 0

  /// Decides between margins inside the content and insets around it.
  ///
  /// Content that is too large gets insets. If it fits, margins are tried first. If it then
  /// overflows, insets remain until the layout ends, because without the margins it would fit
  /// again.
  ///
  /// - Parameters:
  ///   - overflows: Whether the content is larger than the view, by the current frames.
  ///   - layout: The number of the layout, 0 before the first.
  /// - Returns: Whether insets are needed.
  mutating func needsInsets(overflows: Bool, in layout: UInt32) -> Bool {
    guard layout != 0 else { return overflows }
    if overflows {
      if lastAttempt == layout { failedAttempt = layout }
      return true
    }
    if failedAttempt == layout { return true }
    lastAttempt = layout
    return false
  }

  private var lastEndAttempt: UInt32 = 0
  private var failedEndAttempt: UInt32 = 0
  /// The gap at the time when margins at the end were tried.
  private var attemptedGap = 0.0
  /// The inset for which the margins at the end are in use; 0 if they are not.
  private var endInset = 0.0

  /// Decides whether the margins at the end of the content include the safe area.
  ///
  /// They do unless the content, with these margins, ends before the safe area. Only frames
  /// computed with the margins can show that, so a doubtful layout tries them; the result is then
  /// independent of earlier layouts.
  ///
  /// - Parameters:
  ///   - gap: The distance in points from the end of the content to that of the view, by the
  ///     current frames.
  ///   - inset: The extent in points of the safe area at the end of the view.
  ///   - layout: The number of the layout, 0 before the first.
  /// - Returns: Whether the margins include the safe area.
  mutating func reachesEnd(gap: Double, inset: Double, in layout: UInt32) -> Bool {
    let isInside = gap < inset - 1e-6
    guard layout != 0 else { return isInside }
    if failedEndAttempt == layout { return false }
    if isInside {
      endInset = inset
    } else if endInset == inset {
      // An unchanged gap means that no frames were computed with the margins yet.
      guard lastEndAttempt == layout, gap == attemptedGap else {
        failedEndAttempt = layout
        endInset = 0
        return false
      }
    } else if gap < 2 * inset {
      (endInset, lastEndAttempt, attemptedGap) = (inset, layout, gap)
    } else {
      endInset = 0
    }
    return endInset != 0
  }

  /// Resets the margins at the end, because there is no safe area.
  mutating func discardMargins() { endInset = 0 }
}
