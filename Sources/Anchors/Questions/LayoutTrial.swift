import Buffers
package import Simplex

/// A what-if: changes to a tree and the resulting frames, without changing the tree.
///
/// A trial starts with the last layout of the tree. It is a value, so copies are independent. It
/// retains the items of the tree, so a view of the tree must not store it.
///
/// ```swift
/// var trial = card.makeTrial()
/// try trial.setConstant(20, of: gap)
/// let moved = trial.frame(of: photo)
/// ```
///
/// Items that are added to the tree or removed from it later are not part of the trial. A trial of
/// a tree that was never laid out, or whose root has joined another tree, has no items.
public struct LayoutTrial {
  private var engine: LayoutEngine

  fileprivate init(_ engine: LayoutEngine) {
    self.engine = LayoutEngine(copying: engine)
    self.engine.discardChanges()
  }

  /// Changes the constant of a constraint in the trial.
  ///
  /// - Parameters:
  ///   - constant: The new constant in points.
  ///   - constraint: A constraint that was active at the last layout; any other is ignored.
  /// - Throws: ``LayoutError``; the trial is unchanged.
  public mutating func setConstant(
    _ constant: Double, of constraint: LayoutConstraint
  ) throws(LayoutError.Thrown) {
    try change { (engine) throws(SolverError.Thrown) in
      guard let row = engine.trialRow(of: constraint),
        let form = constraint.form, let frame = engine.contextAfterQuery(of: constraint)
      else { return }
      let shift = engine.rowConstant(of: form, frame) - constraint.storedConstant
      try engine.solver.setConstant(constant + shift, of: row)
    }
  }

  /// Changes the priority of a constraint in the trial.
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - constraint: A constraint that was active at the last layout; any other is ignored.
  /// - Throws: ``LayoutError``; the trial is unchanged.
  public mutating func setPriority(
    _ priority: LayoutPriority, of constraint: LayoutConstraint
  ) throws(LayoutError.Thrown) {
    try change { (engine) throws(SolverError.Thrown) in
      guard let row = engine.trialRow(of: constraint) else { return }
      try engine.solver.setPriority(Priority(priority.rawValue), of: row)
    }
  }

  /// Removes a constraint from the trial.
  ///
  /// - Parameter constraint: A constraint that was active at the last layout; any other is ignored.
  /// - Throws: ``LayoutError``; the trial is unchanged.
  public mutating func deactivate(_ constraint: LayoutConstraint) throws(LayoutError.Thrown) {
    try change { (engine) throws(SolverError.Thrown) in
      guard let slot = engine.slot(holding: constraint), let row = engine.row(at: slot) else {
        return
      }
      try engine.solver.remove(row)
      engine.rows.constraints[slot].row = nil
    }
  }

  /// Changes the size of the root in the trial.
  ///
  /// - Parameters:
  ///   - width: The width in points, or nil for the fitting one.
  ///   - height: The height in points, or nil for the fitting one.
  /// - Throws: ``LayoutError``; the trial is unchanged.
  public mutating func resize(width: Double?, height: Double?) throws(LayoutError.Thrown) {
    let size = RootSize(width: width, height: height)
    try engine.checkSize(size)
    try change { (engine) throws(SolverError.Thrown) in
      engine.currentLayout.requestedSize = size
      try engine.flush()
    }
  }

  /// Changes the size of the root in the trial.
  ///
  /// - Parameter size: The size in points.
  /// - Throws: ``LayoutError``; the trial is unchanged.
  public mutating func resize(to size: Size) throws(LayoutError.Thrown) {
    try resize(width: size.width, height: size.height)
  }

  /// Returns the frame of an item in the trial, in its parent's coordinates, not rounded to pixels.
  ///
  /// - Parameter item: An item of the tree; an item that is not part of the trial has its own
  ///   frame.
  /// - Returns: The frame in points.
  public func frame(of item: some LayoutArea) -> Rect {
    let node = item.layoutNode
    guard let slot = engine.slot(holding: node) else { return node.frame }
    return engine.solvedFrame(of: slot, NodeLink(node))
  }

  /// Makes a change in a copy, which replaces the trial's engine if it succeeds.
  ///
  /// Does nothing if the root has joined another tree, where solving would register it in this
  /// engine.
  private mutating func change(
    _ body: (LayoutEngine) throws(SolverError.Thrown) -> Void
  ) throws(LayoutError.Thrown) {
    guard engine.rootSlot != nil else { return }
    var copy = LayoutEngine(copying: engine)
    defer { copy.restoreSlots() }
    do {
      try copy.solveForLimits()
      try body(copy)
    } catch {
      let failure = copy.layoutError(error)
      copy.restoreSlots()
      // As in a layout, the height of a text at an earlier width is no reason to fail.
      copy = LayoutEngine(copying: engine)
      guard case SolverError.unsatisfiable = error, copy.resetWrappedHeights() else {
        throw failure
      }
      copy.restoreNaturalWidths()
      do {
        try copy.flush()
        try body(copy)
      } catch {
        throw failure
      }
    }
    copy.enqueueMovedItems()
    try copy.wrapTexts()
    engine = copy
  }
}

extension LayoutItem {
  /// Creates a what-if of the tree of this item, starting with the last layout.
  ///
  /// Complexity: O(number of items), and a copy of the solver at the first change.
  ///
  /// - Returns: A value in which to try changes; the tree is unchanged.
  public func makeTrial() -> LayoutTrial {
    layoutNode.withTreeEngine { LayoutTrial($0) }
  }
}

extension LayoutEngine {
  /// Discards the changes since the last layout.
  package func discardChanges() {
    rows.queue.removeAll()
    for slot in items.queue { items[slot].state.remove(.queued) }
    items.queue.removeAll()
    rows.toRemove.removeAll()
    rows.variablesToRemove.removeAll()
    items.clearWrapQueue()
    recovery.badContents.removeAll()
    discardAnswers()
    currentLayout.requestedSize = currentLayout.loweredSize
  }

  /// Returns the coordinates in which a constraint is lowered, after querying client code about it.
  package func contextAfterQuery(of constraint: LayoutConstraint) -> LoweringContext? {
    guard let form = constraint.form else { return nil }
    guard constraint.needsClientQuery else { return loweringContext(of: form) }
    discardAnswers()
    rows.answers.append(ClientQuery(constraint, at: constraint.slot, of: self))
    return loweringContext(of: form, answer: Int32(rows.answers.count - 1))
  }

  /// Returns the slot of a constraint, or nil if the table of this engine does not hold it.
  package func slot(holding constraint: LayoutConstraint) -> ConstraintIndex? {
    let slot = constraint.slot
    return rows.constraints.indices.contains(slot)
      && rows.constraints.object(at: slot) == ConstraintLink(constraint) ? slot : nil
  }

  /// Returns the row of a constraint in a trial.
  package func trialRow(of constraint: LayoutConstraint) -> ConstraintID? {
    slot(holding: constraint).flatMap { row(at: $0) }
  }
}
