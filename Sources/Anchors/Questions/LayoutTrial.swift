@_spi(Memory) import Simplex

/// A "what if" on a tree: changes and their frames, without touching the tree.
///
/// A trial begins with the tree as the last layout left it. It is a value: copies go their own ways. It keeps the items of
/// the tree alive, so that a view of it must not hold it.
///
/// ```swift
/// var trial = card.makeTrial()
/// try trial.setConstant(20, of: gap)
/// let moved = trial.frame(of: photo)
/// ```
///
/// Items that are added to the tree or leave it later do not take part; in a tree that was never laid out none does, nor
/// does a root that has become part of another tree.
public struct LayoutTrial {
  private var engine: LayoutEngine

  fileprivate init(_ engine: LayoutEngine) {
    self.engine = LayoutEngine(copying: engine)
    self.engine.dropChanges()
  }

  /// Changes the constant of a constraint in the trial.
  ///
  /// - Parameters:
  ///   - constant: The new number of points.
  ///   - constraint: A constraint that was active at the last layout; any other is left alone.
  /// - Throws: ``LayoutError``; the trial is as it was.
  public mutating func setConstant(
    _ constant: Double, of constraint: LayoutConstraint
  ) throws(LayoutError.Thrown) {
    try change { (engine) throws(SolverError.Thrown) in
      guard let row = engine.trialRow(of: constraint),
        let frame = engine.contextAfterQuery(of: constraint)
      else { return }
      let shift = engine.rowConstant(of: constraint, frame) - constraint.storedConstant
      try engine.solver.setConstant(constant + shift, of: row)
    }
  }

  /// Changes the priority of a constraint in the trial.
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - constraint: A constraint that was active at the last layout; any other is left alone.
  /// - Throws: ``LayoutError``; the trial is as it was.
  public mutating func setPriority(
    _ priority: LayoutPriority, of constraint: LayoutConstraint
  ) throws(LayoutError.Thrown) {
    try change { (engine) throws(SolverError.Thrown) in
      guard let row = engine.trialRow(of: constraint) else { return }
      try engine.solver.setPriority(Priority(priority.rawValue), of: row)
    }
  }

  /// Leaves a constraint out of the trial.
  ///
  /// - Parameter constraint: A constraint that was active at the last layout; any other is left alone.
  /// - Throws: ``LayoutError``; the trial is as it was.
  public mutating func deactivate(_ constraint: LayoutConstraint) throws(LayoutError.Thrown) {
    try change { (engine) throws(SolverError.Thrown) in
      guard let row = engine.trialRow(of: constraint) else { return }
      try engine.solver.remove(row)
      engine.rows.constraints[Int(constraint.slot)].row = nil
    }
  }

  /// Gives the root another size in the trial.
  ///
  /// - Parameters:
  ///   - width: The width in points, or nil for the fitting one.
  ///   - height: The height in points, or nil for the fitting one.
  /// - Throws: ``LayoutError``; the trial is as it was.
  public mutating func resize(width: Double?, height: Double?) throws(LayoutError.Thrown) {
    let size = RootSize(width: width, height: height)
    try change { (engine) throws(SolverError.Thrown) in
      engine.currentLayout.requestedSize = size
      try engine.flush()
    }
  }

  /// Gives the root another size in the trial.
  ///
  /// - Parameter size: The size in points.
  /// - Throws: ``LayoutError``; the trial is as it was.
  public mutating func resize(to size: Size) throws(LayoutError.Thrown) {
    try resize(width: size.width, height: size.height)
  }

  /// The frame that an item has in the trial, in its parent's coordinates, not rounded to pixels.
  ///
  /// - Parameter item: An item of the tree; one that did not take part has the frame that it has.
  /// - Returns: The frame in points.
  public func frame(of item: some LayoutArea) -> Rect {
    let node = item.layoutNode
    let slot = Int(node.slot)
    guard engine.items.indices.contains(slot), engine.items[slot].node?.refers(to: node) == true
    else {
      return node.frame
    }
    return engine.solvedFrame(of: slot, NodeLink(node))
  }

  /// Makes a change on a copy, which becomes the trial's if all goes well.
  ///
  /// Nothing where the root has become part of another tree: solving would give it a place here.
  private mutating func change(
    _ body: (LayoutEngine) throws(SolverError.Thrown) -> Void
  ) throws(LayoutError.Thrown) {
    guard engine.rootSlot != nil else { return }
    var copy = LayoutEngine(copying: engine)
    defer { copy.restoreSlots() }
    do {
      try body(copy)
    } catch {
      let failure = copy.layoutError(error)
      copy.restoreSlots()
      // As in a layout: what a text needed at the width it had is no reason to fail.
      copy = LayoutEngine(copying: engine)
      guard case SolverError.unsatisfiable = error, copy.resetWrappedHeights() else {
        throw failure
      }
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
  /// Begins a "what if" on the tree of this item, as the last layout left it.
  ///
  /// Complexity: O(number of items), and a copy of the solver at the first change.
  ///
  /// - Returns: A value in which changes are tried out; the tree is not touched.
  public func makeTrial() -> LayoutTrial {
    layoutNode.withTreeEngine { engine in
      engine.discardPrelayoutFitting()
      return LayoutTrial(engine)
    }
  }
}

extension LayoutEngine {
  /// Discards the changes since the last layout.
  func dropChanges() {
    rows.queue.removeAll()
    for slot in items.queue { items[Int(slot)].state.remove(.queued) }
    items.queue.removeAll()
    rows.toRemove.removeAll()
    rows.variablesToRemove.removeAll()
    items.clearWrapQueue()
    recovery.badContents.removeAll()
    discardAnswers()
    currentLayout.requestedSize = currentLayout.loweredSize
  }

  /// The coordinates in which a constraint is stated, with what the program says about it.
  func contextAfterQuery(of constraint: LayoutConstraint) -> LoweringContext? {
    guard constraint.needsClientAnswer else { return loweringContext(of: constraint) }
    discardAnswers()
    rows.answers.append(
      ClientAnswer(constraint, at: Int(constraint.slot), root: rootLink.node))
    return loweringContext(of: constraint, answer: Int32(rows.answers.count - 1))
  }

  /// The row that a constraint has in a trial.
  func trialRow(of constraint: LayoutConstraint) -> ConstraintID? {
    let slot = Int(constraint.slot)
    guard rows.constraints.indices.contains(slot),
      rows.constraints[slot].link == ConstraintLink(constraint)
    else { return nil }
    return row(at: slot)
  }
}
