/// The place of the safe area along one axis of a scroll view, found by trial within each layout.
///
/// Margins inside the content change the content, on which they depend. The rule that decides
/// mentions only the content with all margins: if it overflows the view, the safe area is around
/// the content; otherwise it is in the margins, at the end only if the content ends inside of it.
/// So earlier layouts make no difference.
///
/// A layout begins with the place that its first frames suggest. It is final only if frames
/// computed with it and with settled insets confirm it: content without margins overflows, content
/// with margins fits and ends as assumed. Otherwise margins are tried. A place that such frames
/// refute is not tried again in the same layout.
struct SafeAreaTrial {
  /// True if the safe area is around the content instead of in its margins.
  private(set) var surroundsContent = false
  /// True if margins at the end of the content include the safe area.
  private(set) var reachesEnd = true
  private var marginsFailed = false
  private var endFailed = false

  /// Decides by the current frames.
  ///
  /// - Parameters:
  ///   - overflows: Whether the content is larger than the view.
  ///   - gap: The distance in points from the end of the content to that of the view.
  ///   - inset: The extent in points of the safe area at the end of the view.
  ///   - isSettled: Whether the frames were computed with the previous decision.
  /// - Returns: Whether the decision differs from the previous one.
  mutating func decide(overflows: Bool, gap: Double, inset: Double, isSettled: Bool) -> Bool {
    let before = (surroundsContent, reachesEnd)
    if overflows {
      if isSettled, !surroundsContent { marginsFailed = true }
      surroundsContent = true
    } else if surroundsContent, !marginsFailed {
      (surroundsContent, reachesEnd) = (false, false)
    }
    if !surroundsContent { decideEnd(gap, inset, isSettled) }
    return before != (surroundsContent, reachesEnd)
  }

  private mutating func decideEnd(_ gap: Double, _ inset: Double, _ isSettled: Bool) {
    // Margins add at most the inset to content without them.
    let limit = isSettled && reachesEnd ? inset - 1e-6 : 2 * inset
    if gap < limit {
      reachesEnd = !endFailed
    } else {
      if isSettled, reachesEnd { endFailed = true }
      reachesEnd = false
    }
  }

  /// Permits all trials again.
  mutating func clearFailures() { (marginsFailed, endFailed) = (false, false) }
}

/// The places of the safe area along both axes of a scroll view.
struct SafeAreaTrials {
  var horizontal = SafeAreaTrial()
  var vertical = SafeAreaTrial()
  /// The number of the layout that decided; 0 before the first.
  var layout: UInt32 = 0

  subscript(axis: Axis) -> SafeAreaTrial {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  mutating func clearFailures() {
    horizontal.clearFailures()
    vertical.clearFailures()
  }
}
