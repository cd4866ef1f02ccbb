// The parts of margins and safe areas that extend into scrolling content.
//
// They are independent of scroll position and zoom, so that scrolling and zooming change no frame.
// They are also independent of earlier layouts, although margins affect the end of the content,
// which then decides whether there are margins; see `SafeAreaTrial`.

extension LayoutNode {
  /// Returns the area that contains a child, in the child's own points.
  ///
  /// - Parameter child: A child of this node.
  /// - Returns: The visible rectangle, or all of the content for a scrolling child.
  func room(for child: LayoutNode) -> Rect {
    guard let parts = rareState?.scroll, !isPinnedToFrame(child) else {
      return Rect(origin: boundsOrigin, size: innerSize)
    }
    let content = parts.contentGuide.layoutNode.frame.size
    let scale = displayScale(of: child)
    return Rect(x: 0, y: 0, width: content.width / scale, height: content.height / scale)
  }

  /// Determines whether a child of a scroll view stays fixed to its frame during scrolling.
  ///
  /// - Parameter child: A child of this node.
  /// - Returns: Whether a constraint relates its position to the frame guide or to an item outside.
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

  /// The part of the safe area that the node passes to its children.
  ///
  /// A scroll view omits each axis along which it adds the safe area around its content, and each
  /// end that the content does not reach.
  var childSafeArea: EdgeInsets { childSafeArea(from: reachingSafeArea) }

  /// Returns the part of a safe area that the node passes to its children.
  ///
  /// - Parameter reaching: The safe area that extends into the node.
  /// - Returns: The insets for the children.
  func childSafeArea(from reaching: EdgeInsets) -> EdgeInsets {
    var area = reaching
    guard area != .zero, let parts = rareState?.scroll else { return area }
    if addsSafeArea(.horizontal) { (area.left, area.right) = (0, 0) }
    if addsSafeArea(.vertical) { (area.top, area.bottom) = (0, 0) }
    omitUnreachedInset(&parts.safeAreaTrials.horizontal, &area.right, parts, .horizontal)
    omitUnreachedInset(&parts.safeAreaTrials.vertical, &area.bottom, parts, .vertical)
    return area
  }

  /// Sets an inset at the end of a scroll view to 0 if the content ends before it.
  private func omitUnreachedInset(
    _ trial: inout SafeAreaTrial, _ inset: inout Double, _ parts: ScrollState, _ axis: Axis
  ) {
    guard inset > 0 else { return trial.discardMargins() }
    // Unscaled, so that zooming changes no frame.
    let content = parts.contentGuide.layoutFrame.size[axis] / parts.zoomScale
    let layout = root.engine?.presentLayout() ?? 0
    if !trial.reachesEnd(gap: innerSize[axis] - content, inset: inset, in: layout) { inset = 0 }
  }

  /// Determines whether a scroll view adds the safe area around its content along an axis.
  ///
  /// - Returns: Whether it does; false for nodes that do not scroll.
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

  /// Returns the extent of a scroll view's content minus that of the view.
  ///
  /// Differences close to 0 are rounding residue, and become 0.
  func contentOverflow(_ axis: Axis) -> Double {
    guard let parts = rareState?.scroll else { return 0 }
    let difference = parts.contentGuide.layoutFrame.size[axis] - innerSize[axis]
    return difference.magnitude < 1e-6 ? 0 : difference
  }
}
