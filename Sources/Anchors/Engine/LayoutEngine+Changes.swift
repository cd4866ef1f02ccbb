// What the engine is told when something changes.

extension LayoutEngine {
  /// Takes an active constraint into the tree's care.
  func adopt(_ constraint: LayoutConstraint) {
    noteDisturber()
    constraint.engineLink = EngineLink(self)
    constraint.slot = Int32(constraints.count)
    constraints.append(constraint)
    rows.append(nil)
    constraint.countEnds(1)
    enqueue(constraint)
  }

  /// Lets go of a constraint that was deactivated or goes to another tree.
  func release(_ constraint: LayoutConstraint) {
    noteDisturber()
    let slot = Int(constraint.slot)
    if let row = rows[slot] {
      doomedRows.append(row)
      rows[slot] = nil
    }
    forgetBroken(RowOrigin(kind: .constraint, index: constraint.slot))
    constraint.countEnds(-1)
    forgetCrossing(constraint)
    constraint.engineLink = EngineLink()
    constraint.slot = -1
    if constraint.state.contains(.unusable) { unusable.removeAll { $0 === constraint } }
    constraint.state.remove([.queued, .stale, .broken, .unusable])
    constraints[slot] = nil
    holes += 1
  }

  /// Notes that a constraint must be looked at before the next layout.
  func enqueue(_ constraint: LayoutConstraint) {
    guard !constraint.state.contains(.queued) else { return }
    constraint.state.insert(.queued)
    constraintQueue.append(constraint.slot)
  }

  /// Notes that a number of a constraint changed.
  func constraintChanged(_ constraint: LayoutConstraint) {
    noteDisturber()
    retryBroken(RowOrigin(kind: .constraint, index: constraint.slot))
    enqueue(constraint)
  }

  /// Notes that the row of a constraint must be made anew.
  func constraintStale(_ constraint: LayoutConstraint) {
    constraint.state.insert(.stale)
    constraintChanged(constraint)
  }

  func contentChanged(_ node: LayoutNode) {
    noteDisturber()
    node.state.insert(.contentQueued)
    contentQueue.append(NodeLink(node))
  }

  /// Notes that a frame was set by hand.
  func frameWasSet(_ node: LayoutNode) {
    guard node !== rootLink.node else {
      hasSize = false
      return
    }
    noteDisturber()
    frameRowsChanged(node)
  }

  /// Notes that alignment insets, or the origin of bounds, changed, which only move constants.
  func geometryChanged(_ node: LayoutNode) {
    noteDisturber()
    for case let constraint? in constraints where constraint.depends(onGeometryOf: node) {
      enqueue(constraint)
    }
    guard node.slot >= 0 else { return }
    markMoved(Int(node.slot))
    frameRowsChanged(node)
  }

  /// Notes that the direction of reading changed in a subtree.
  func directionChanged(_ node: LayoutNode) {
    for case let constraint? in constraints
    where constraint.isDirectional || constraint.state.contains(.systemSpacing) {
      guard let host = constraint.host else { continue }
      let mirrored = host.effectiveLayoutDirection == .rightToLeft
      if !constraint.isDirectional {
        constraintChanged(constraint)
      } else if mirrored != constraint.state.contains(.mirrored) {
        constraintStale(constraint)
      }
    }
  }

  /// Notes that the baselines of a node may lie elsewhere.
  func baselinesChanged(_ node: LayoutNode) {
    var next = node.firstConstraint.constraint
    while let constraint = next {
      next = constraint.next(in: node)
      let usesBaseline =
        constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline
      if usesBaseline, constraint.engineLink.engine === self { constraintChanged(constraint) }
    }
  }

  /// Notes that standard distances may be others.
  func systemSpacingChanged() {
    for case let constraint? in constraints where constraint.state.contains(.systemSpacing) {
      constraintChanged(constraint)
    }
  }

  func needsLayout(_ node: LayoutNode) {
    noteDisturber()
    layoutQueue.append(NodeLink(node))
  }

  func noteDisturber() {
    guard let nodeInLayout, disturbers.last !== nodeInLayout else { return }
    disturbers.append(nodeInLayout)
  }
}
