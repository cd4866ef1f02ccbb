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
    guard reaching != .zero, let parts = rareState?.scroll else { return reaching }
    let trials = safeAreaTrials(parts, from: reaching)
    var area = reaching
    if addsSafeArea(.horizontal, parts, trials) { (area.left, area.right) = (0, 0) }
    if addsSafeArea(.vertical, parts, trials) { (area.top, area.bottom) = (0, 0) }
    if !trials.horizontal.reachesEnd { area.right = 0 }
    if !trials.vertical.reachesEnd { area.bottom = 0 }
    return area
  }

  /// Determines whether a scroll view adds the safe area around its content along an axis.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - reaching: The safe area that extends into the node.
  /// - Returns: Whether it does; false for nodes that do not scroll.
  func addsSafeArea(_ axis: Axis, from reaching: EdgeInsets) -> Bool {
    guard let parts = rareState?.scroll else { return false }
    return addsSafeArea(axis, parts, safeAreaTrials(parts, from: reaching))
  }

  private func addsSafeArea(_ axis: Axis, _ parts: ScrollState, _ trials: SafeAreaTrials) -> Bool {
    if alwaysAddsSafeArea(axis, parts) { return true }
    return parts.adjustmentBehavior != .never && trials[axis].surroundsContent
  }

  private func alwaysAddsSafeArea(_ axis: Axis, _ parts: ScrollState) -> Bool {
    switch parts.adjustmentBehavior {
    case .never: false
    case .always: true
    case .automatic, .scrollableAxes: parts.alwaysBounces[axis]
    }
  }

  /// Returns the places of the safe area in the latest layout; without one, by the frames alone.
  private func safeAreaTrials(_ parts: ScrollState, from reaching: EdgeInsets) -> SafeAreaTrials {
    let engine = root.engine
    let layout = engine?.layoutNumber() ?? 0
    if layout != 0, parts.safeAreaTrials.layout == layout { return parts.safeAreaTrials }
    guard let engine, engine.beginTrialsIfDeciding(of: self, after: parts.safeAreaTrials) else {
      var trials = SafeAreaTrials()
      for axis in [Axis.horizontal, .vertical] {
        _ = decideSafeArea(axis, &trials[axis], from: reaching, isSettled: true)
      }
      return trials
    }
    parts.safeAreaTrials.clearFailures()
    parts.safeAreaTrials.layout = layout
    for axis in [Axis.horizontal, .vertical] {
      _ = decideSafeArea(axis, &parts.safeAreaTrials[axis], from: reaching, isSettled: false)
    }
    return parts.safeAreaTrials
  }

  /// Decides the places of the safe area again, with frames computed with the previous decision.
  ///
  /// - Returns: Whether the decision differs.
  func decideSafeArea() -> Bool {
    guard let parts = rareState?.scroll else { return false }
    let reaching = reachingSafeArea
    if decideSafeArea(
      .horizontal, &parts.safeAreaTrials.horizontal, from: reaching, isSettled: true)
    {
      // The heights of content may depend on widths, which are no longer those of these frames.
      parts.safeAreaTrials.vertical.clearFailures()
      return true
    }
    return decideSafeArea(
      .vertical, &parts.safeAreaTrials.vertical, from: reaching, isSettled: true)
  }

  private func decideSafeArea(
    _ axis: Axis, _ trial: inout SafeAreaTrial, from reaching: EdgeInsets, isSettled: Bool
  ) -> Bool {
    guard let parts = rareState?.scroll, !alwaysAddsSafeArea(axis, parts) else { return false }
    // Unscaled, so that zooming changes no frame.
    let content = parts.contentGuide.layoutFrame.size[axis] / parts.zoomScale
    return trial.decide(
      overflows: parts.adjustmentBehavior != .never && contentOverflow(axis) > 0,
      gap: innerSize[axis] - content,
      inset: axis == .horizontal ? reaching.right : reaching.bottom, isSettled: isSettled)
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
