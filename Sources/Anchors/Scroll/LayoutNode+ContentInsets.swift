// What of margins and safe areas reaches into content that scrolls.
//
// It must not depend on the scroll position or the zoom, or frames would change while one scrolls or
// zooms; nor on what was there before, though margins decide where content ends and that decides about margins.

extension LayoutNode {
  /// The rectangle that a child lies in, in the child's own points: the visible one, or all of the
  /// content.
  func room(for child: LayoutNode) -> Rect {
    guard let parts = rareState?.scroll, !isPinnedToFrame(child) else {
      return Rect(origin: boundsOrigin, size: innerSize)
    }
    let content = parts.contentGuide.layoutNode.frame.size
    let scale = displayScale(of: child)
    return Rect(x: 0, y: 0, width: content.width / scale, height: content.height / scale)
  }

  /// Whether a child of a scroll view stays where it is seen while the content moves: it is tied to the
  /// frame guide, or to something outside.
  func isPinnedToFrame(_ child: LayoutNode) -> Bool {
    guard let parts = rareState?.scroll else { return false }
    for constraint in child.mentioningConstraints where constraint.isActive {
      if constraint.state.contains(.crossesScrollView) { return true }
      guard let guide = parts.frameGuide?.guide.layoutNode else { continue }
      for end in 0..<constraint.endCount
      where constraint.item(at: end)?.refers(to: guide) == true
        && !constraint.attribute(at: end).isDimension
      {
        return true
      }
    }
    return false
  }

  /// What of the safe area is left for the children: in a scroll view, for its content, that of the
  /// axes along which it is not added around it, at the end only if the content reaches so far.
  var childSafeArea: EdgeInsets { passed(reachingSafeArea) }

  /// What of the safe area that reaches into the node is left for its children.
  func passed(_ reaching: EdgeInsets) -> EdgeInsets {
    var area = reaching
    guard area != .zero, let parts = rareState?.scroll else { return area }
    if addsSafeArea(.horizontal) { (area.left, area.right) = (0, 0) }
    if addsSafeArea(.vertical) { (area.top, area.bottom) = (0, 0) }
    keepClear(&parts.safeAreaTrials.horizontal, &area.right, parts, .horizontal)
    keepClear(&parts.safeAreaTrials.vertical, &area.bottom, parts, .vertical)
    return area
  }

  /// Leaves out an inset at the end of a scroll view that its content ends before.
  private func keepClear(
    _ trial: inout SafeAreaTrial, _ inset: inout Double, _ parts: ScrollState, _ axis: Axis
  ) {
    guard inset > 0 else { return trial.discardMargins() }
    // Without the zoom, or frames would change while one zooms.
    let content = parts.contentGuide.layoutFrame.size[axis] / parts.zoomScale
    let layout = root.engine?.presentLayout() ?? 0
    if !trial.reachesEnd(gap: innerSize[axis] - content, inset: inset, in: layout) { inset = 0 }
  }

  /// Whether a scroll view adds the safe area around its content along an axis.
  func addsSafeArea(_ axis: Axis) -> Bool {
    guard let parts = rareState?.scroll else { return false }
    switch parts.adjustmentBehavior {
    case .never: return false
    case .always: return true
    case .automatic, .scrollableAxes: break
    }
    if parts.alwaysBounces(axis) { return true }
    let layout = root.engine?.presentLayout() ?? 0
    let overflows = contentOverflow(axis) > 0
    return axis == .horizontal
      ? parts.safeAreaTrials.horizontal.needsInsets(overflows: overflows, in: layout)
      : parts.safeAreaTrials.vertical.needsInsets(overflows: overflows, in: layout)
  }

  /// How much larger the content of a scroll view is than the view, without the noise of sums around 0.
  func contentOverflow(_ axis: Axis) -> Double {
    guard let parts = rareState?.scroll else { return 0 }
    let difference = parts.contentGuide.layoutFrame.size[axis] - innerSize[axis]
    return difference.magnitude < 1e-6 ? 0 : difference
  }
}
