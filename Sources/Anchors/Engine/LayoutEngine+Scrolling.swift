import Buffers

// Scrolling and zooming.
//
// A node's coordinates begin at (0, 0) of its content, wherever it is scrolled to. So a constraint
// inside the node does not depend on its scroll offset, except for the node's own edges. Edges of a
// scroll view are those of its content, except in the view's built-in constraints.

extension LayoutEngine {
  /// Records that a node was scrolled by a distance.
  func boundsOriginChanged(_ node: LayoutNode, by distance: Point) {
    guard let parts = node.rareState?.scroll else {
      tree.insetsAreStale = true
      geometryChanged(node)
      return
    }
    recordChange()
    if distance.x != 0 { enqueueMoved(parts.frameGuide?.left) }
    if distance.y != 0 { enqueueMoved(parts.frameGuide?.top) }
    node.rareState?.insetGuides?.forEachEdge { enqueueMoved($0) }
    for constraint in scrolling.crossingConstraints where constraint.depends(onGeometryOf: node) {
      enqueueMoved(constraint)
    }
    // Edges are rounded by their position in the root; a move by whole pixels leaves that
    // unchanged.
    if let grid, node.slot >= 0,
      grid.edge(distance.x) != distance.x || grid.edge(distance.y) != distance.y
    {
      enqueueMovedItem(Int(node.slot))
      items[Int(node.slot)].state.insert(.shifted)
    }
  }

  private func enqueueMoved(_ constraint: LayoutConstraint?) {
    guard let constraint, constraint.belongs(to: self) else { return }
    let before = rows.queue.count
    constraintChanged(constraint)
    if rows.queue.count == before + 1 { scrolling.queuedConstraints += 1 }
  }

  /// Records a constraint from the inside of a scroll view to the outside, which scrolling affects.
  func recordCrossing(_ form: ConstraintForm, at slot: Int, host: NodeLink) {
    guard !borrowsTree else { return }
    for end in 0..<form.endCount {
      guard var node = form.item(at: end), node != host else { continue }
      while let outer = node.parent, outer != host {
        if outer.kind == .scrollView {
          guard let constraint = constraint(at: slot),
            !constraint.state.contains(.crossesScrollView)
          else { return }
          constraint.state.insert(.crossesScrollView)
          scrolling.crossingConstraints.append(constraint)
          return
        }
        node = outer
      }
    }
  }

  func removeCrossing(_ constraint: LayoutConstraint) {
    guard constraint.state.contains(.crossesScrollView) else { return }
    constraint.state.remove(.crossesScrollView)
    scrolling.crossingConstraints.removeAll { $0 === constraint }
  }

  /// Records that the zoom scale of a scroll view, or the set of zoomed items, has changed.
  ///
  /// Complexity: O(constraints of the scroll view's edges and of its content guide).
  ///
  /// - Parameters:
  ///   - node: The scroll view.
  ///   - ofOthers: Whether the set of zoomed items has changed.
  func zoomChanged(_ node: LayoutNode, ofOthers: Bool) {
    guard let guide = node.rareState?.scroll?.contentGuide.layoutNode else { return }
    recordChange()
    tree.insetsAreStale = true
    for end in [node, guide] {
      for constraint in end.mentioningConstraints
      where constraint.belongs(to: self) && !constraint.state.contains(.system) {
        guard let form = constraint.form, ofOthers || guide.scalesContent(in: form),
          loweringContext(of: form)?.mentionsContent == true
        else { continue }
        invalidateRow(constraint)
      }
    }
    if guide.slot >= 0 { enqueueMovedItem(Int(guide.slot)) }
    node.setNeedsLayout()
  }
}
