// What of margins and safe areas reaches into content that scrolls.
//
// It must not depend on the scroll position or the zoom, or frames would change while one scrolls or
// zooms; nor on whether the content is larger than the view, which margins in it decide.

extension LayoutNode {
  /// The rectangle that a child lies in, in the child's own points: the visible one, or all of what
  /// scrolls and at least as much as is visible.
  func room(for child: LayoutNode) -> Rect {
    guard let parts = extras?.scroll else {
      return Rect(origin: boundsOrigin, size: storedFrame.size)
    }
    let content = parts.contentGuide.layoutNode.frame.size
    let scale = displayScale(of: child)
    return Rect(
      x: 0, y: 0, width: max(content.width / scale, storedFrame.width),
      height: max(content.height / scale, storedFrame.height))
  }

  /// What of the safe area is left for the children: in a scroll view, that of the axes along which it
  /// is not added around the content.
  var passedSafeArea: EdgeInsets {
    var area = reachingSafeArea
    guard area != .zero, extras?.scroll != nil else { return area }
    if addsSafeArea(.horizontal) { (area.left, area.right) = (0, 0) }
    if addsSafeArea(.vertical) { (area.top, area.bottom) = (0, 0) }
    return area
  }

  /// Whether a scroll view adds the safe area around its content along an axis.
  ///
  /// If it depends on the content, it does where content that keeps clear of the safe area by its own
  /// margins is larger than the view. Once it was, it is no longer asked to in the same layout: without
  /// those margins it may well fit.
  func addsSafeArea(_ axis: Axis) -> Bool {
    guard let parts = extras?.scroll else { return false }
    switch parts.adjustmentBehavior {
    case .never: return false
    case .always: return true
    case .automatic, .scrollableAxes: break
    }
    if parts.alwaysBounces(axis) { return true }
    let layout = root.engine?.layoutNumber ?? 0
    let overflows = contentOverflow(axis) > 0
    if axis == .horizontal {
      if overflows { parts.crowdedLayouts.horizontal = layout }
      return overflows || (layout != 0 && parts.crowdedLayouts.horizontal == layout)
    }
    if overflows { parts.crowdedLayouts.vertical = layout }
    return overflows || (layout != 0 && parts.crowdedLayouts.vertical == layout)
  }

  /// How much larger the content of a scroll view is than the view, without the noise of sums around 0.
  func contentOverflow(_ axis: Axis) -> Double {
    guard let parts = extras?.scroll else { return 0 }
    let difference = parts.contentGuide.layoutFrame.size[axis] - storedFrame.size[axis]
    return difference.magnitude < 1e-6 ? 0 : difference
  }
}
