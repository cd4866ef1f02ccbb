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

  /// What of the safe area is left for the children.
  ///
  /// In a scroll view it is that of the axes along which ``ContentInsetAdjustmentBehavior`` does not
  /// add it around the content.
  var passedSafeArea: EdgeInsets {
    var area = reachingSafeArea
    guard area != .zero, let parts = extras?.scroll else { return area }
    if !passesSafeArea(.horizontal, parts) { (area.left, area.right) = (0, 0) }
    if !passesSafeArea(.vertical, parts) { (area.top, area.bottom) = (0, 0) }
    return area
  }

  private func passesSafeArea(_ axis: Axis, _ parts: ScrollParts) -> Bool {
    switch parts.adjustmentBehavior {
    case .never: true
    case .always: false
    case .automatic, .scrollableAxes:
      !parts.alwaysBounces(axis)
        && (tiesContent(to: self, axis)
          || parts.frameGuide.map { tiesContent(to: $0.guide.layoutNode, axis) } ?? false)
    }
  }

  /// Whether something in this scroll view is as wide, or as tall, as the view or its frame guide, so
  /// that nothing scrolls along the axis.
  private func tiesContent(to node: LayoutNode, _ axis: Axis) -> Bool {
    let extent: LayoutAttribute = axis == .horizontal ? .width : .height
    var next = node.firstConstraint
    while let link = next {
      next = link.next
      let constraint = link.constraint.constraint
      guard constraint.isActive, !constraint.state.contains(.system),
        constraint.relation == .equal, constraint.multiplier == 1,
        constraint.firstAttribute == extent, constraint.secondAttribute == extent
      else { continue }
      let other = constraint.firstItem === node ? constraint.secondItem : constraint.firstItem
      if let other, other !== self, other !== node, other.isDescendant(of: self) { return true }
    }
    return false
  }
}
