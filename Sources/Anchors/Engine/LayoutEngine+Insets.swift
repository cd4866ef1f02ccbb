// Insets of margins and safe areas that items inherit from their surroundings, computed from
// frames.

import Buffers

extension LayoutEngine {
  /// Updates the guides of margins and safe areas to the insets.
  func updateInsetGuides() {
    for index in tree.insetNodes.indices {
      let node = tree.insetNodes[index].node
      if currentLayout.insets.canReset, currentLayout.insets.rounds < 2,
        node.rareState?.inherited.areUsable == false
      {
        // No layout can succeed with these; the frames they came from may have changed.
        inherit(InheritedInsets(), node)
      }
      node.updateInsetGuides()
    }
  }

  /// Counts a pass without changes by views, and decides about insets that do not settle.
  ///
  /// They begin once more from 0, as in a new tree. After that they are kept.
  ///
  /// - Parameter limit: The number of passes in which insets may settle.
  /// - Returns: False if even kept insets leave something to do: a content changes at every
  ///   measurement.
  func continueFollowingFrames(atMost limit: Int) -> Bool {
    if currentLayout.insets.rounds == limit {
      if currentLayout.insets.areKept { return false }
      if !resetInheritedInsets() {
        currentLayout.insets.areKept = true
        currentLayout.insets.rounds = 0
      }
    }
    currentLayout.insets.rounds += 1
    return true
  }

  /// Replaces inherited insets that conflict with constraints.
  ///
  /// Those of earlier layouts are reset. Those of this layout that depend on ambiguous frames are
  /// replaced by the ones before them, and kept.
  ///
  /// - Returns: Whether any were replaced.
  func replaceInheritedInsets() -> Bool {
    if resetInheritedInsets() { return true }
    let effects = currentLayout.sideEffects[currentLayout.insets.effectsBefore...]
    guard !currentLayout.insets.areKept, !effects.isEmpty,
      dependOnAmbiguousFrames(effects.map { $0.node })
    else { return false }
    currentLayout.insets.areKept = true
    // The solver still has the frames of the earlier insets.
    for effect in effects.reversed() { revertInsets(effect) }
    return true
  }

  /// Resets the inherited insets, which were computed from earlier frames, once in a layout.
  ///
  /// - Returns: Whether any were nonzero.
  private func resetInheritedInsets() -> Bool {
    guard currentLayout.insets.canReset else { return false }
    currentLayout.insets.canReset = false
    currentLayout.insets.rounds = 0
    var areForgotten = false
    for link in tree.insetNodes where link.parent != nil {
      areForgotten = inherit(InheritedInsets(), link.node) || areForgotten
    }
    return areForgotten
  }

  /// Updates the inherited insets of the items with guides, and the scroll views' places for them.
  ///
  /// - Returns: Whether a scroll view has changed its decision, as it may a few times in a layout.
  func inheritInsets() -> Bool {
    currentLayout.decidesSafeAreas = true
    defer { currentLayout.decidesSafeAreas = false }
    inheritFromFrames()
    var changes = false
    // Without changes of rows, the frames are those of these insets: they confirm the decisions, or
    // refute them.
    while rows.queue.isEmpty, items.queue.isEmpty, rows.toRemove.isEmpty, decideSafeAreas() {
      inheritFromFrames()
      changes = true
    }
    return changes
  }

  /// Decides the safe areas of scroll views by settled frames.
  ///
  /// Outer scroll views come first, since those in them inherit the rest of the safe area. As in a
  /// new tree, each decides only after those around it.
  ///
  /// - Returns: Whether any decision changed.
  private func decideSafeAreas() -> Bool {
    var changed: [LayoutNode] = []
    for node in currentLayout.scrollNodes {
      if changed.contains(where: { node.isDescendant(of: $0) }) {
        node.rareState?.scroll?.safeAreaTrials.clearFailures()
      } else if node.decideSafeArea() {
        changed.append(node)
      }
    }
    return !changed.isEmpty
  }

  /// Begins the trials of a scroll view in a layout, if that now updates insets.
  ///
  /// - Parameters:
  ///   - node: The scroll view; those around it have begun theirs.
  ///   - before: The state after earlier layouts.
  /// - Returns: Whether it does.
  func beginTrialsIfDeciding(of node: LayoutNode, after before: SafeAreaTrials) -> Bool {
    guard currentLayout.decidesSafeAreas else { return false }
    currentLayout.scrollNodes.append(node)
    currentLayout.sideEffects.append(LayoutSideEffect(node: node, before: .safeAreaTrials(before)))
    return true
  }

  private func inheritFromFrames() {
    counts.insetsRead += tree.insetNodes.count
    // Cached, so that consecutive siblings compute the safe area of their parent once.
    var around: (parent: LayoutNode, safeArea: EdgeInsets)?
    for index in tree.insetNodes.indices {
      let node = tree.insetNodes[index].node
      guard let parent = node.parentLink?.node else {
        node.updateInsetGuides()
        continue
      }
      if around?.parent !== parent { around = (parent, parent.childSafeArea) }
      inherit(node.inheritedInsets(of: parent, safeArea: around?.safeArea ?? .zero), node)
    }
  }

  /// Sets the inherited insets of a node, records the side effect, and updates the node's guides.
  ///
  /// - Returns: Whether the insets changed.
  @discardableResult
  private func inherit(_ insets: InheritedInsets, _ node: LayoutNode) -> Bool {
    guard let state = node.rareState else { return false }
    let before = state.inherited
    if before != insets {
      currentLayout.sideEffects.append(
        LayoutSideEffect(node: node, before: .inheritedInsets(before)))
      state.inherited = insets
      if before.safeArea != insets.safeArea { node.safeAreaChanged() }
    }
    node.updateInsetGuides()
    return before != insets
  }

  /// Updates the inherited insets of the items inside those that moved in this layout.
  func inheritInsetsWhereMoved() {
    for node in currentLayout.journal {
      let moved = node.kind == .contentGuide ? node.parent ?? node : node
      inheritInsets(within: moved.node)
    }
  }

  private func inheritInsets(within node: LayoutNode) {
    node.forEachInSubtree { node in
      guard node.rareState?.insetGuides != nil, let parent = node.parentLink?.node else { return }
      counts.insetsRead += 1
      inherit(node.inheritedInsets(of: parent, safeArea: parent.childSafeArea), node)
    }
  }
}

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
    if let grid, !node.slot.isAbsent,
      grid.edge(distance.x) != distance.x || grid.edge(distance.y) != distance.y
    {
      enqueueMovedItem(node.slot)
      items[node.slot].state.insert(.shifted)
    }
  }

  private func enqueueMoved(_ constraint: LayoutConstraint?) {
    guard let constraint, constraint.belongs(to: self) else { return }
    let before = rows.queue.count
    constraintChanged(constraint)
    if rows.queue.count == before + 1 { scrolling.queuedConstraints += 1 }
  }

  /// Records a constraint from the inside of a scroll view to the outside, which scrolling affects.
  func recordCrossing(_ form: ConstraintForm, at slot: ConstraintIndex, host: NodeLink) {
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
    if !guide.slot.isAbsent { enqueueMovedItem(guide.slot) }
    node.setNeedsLayout()
  }
}
