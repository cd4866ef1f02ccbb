@_spi(Memory) import Simplex

/// Whether fitting sizes were asked for before the first layout, as of a prototype that measures the rows of a list.
///
/// From the second one on the solver is ahead of the first layout: the tree is solved, and no frame is written. The
/// first layout, and each question about the last one, begins as if nobody had asked.
enum PrelayoutFitting {
  case neverRequested, requestedOnce, solved
}

extension LayoutEngine {
  /// Whether a tree that was not laid out is to be solved for its fitting size: not for the first one, after which
  /// it may be laid out, or go.
  func shouldSolveAhead() -> Bool {
    guard fitting.early == .neverRequested else { return true }
    fitting.early = .requestedOnce
    return false
  }

  /// Solves a tree that is prepared, and was never laid out, for its fitting size.
  ///
  /// - Returns: Whether it is solved, and nothing but numbers has changed since then: anything else is solved from
  ///   nothing, so that the answer does not depend on what the tree was.
  func solveAhead(_ size: RootSize) -> Bool {
    guard fitting.early != .solved else { return hasParameterChangesOnly }
    let wanted = currentLayout.requestedSize
    currentLayout.requestedSize = size
    do throws(LayoutError) {
      try solve()
    } catch {
      if currentLayout.number == 0 { currentLayout.requestedSize = wanted }
      return false
    }
    // Otherwise a text has laid the tree out while it was measured.
    if currentLayout.number == 0 {
      currentLayout.requestedSize = wanted
      fitting.early = .solved
    }
    return canFitInPlace
  }

  /// Forgets what was solved before the first layout.
  func discardPrelayoutFitting() {
    guard fitting.early == .solved else { return }
    resetAfterPrelayout()
  }

  /// Makes the engine as new, whatever came of getting ahead; nothing happens once the tree was laid out.
  func resetAfterPrelayout() {
    guard ownsTree, currentLayout.number == 0 else { return }
    fitting.early = .neverRequested
    rootLink.node.forEachInSubtree { node in
      node.state.remove([.scanned, .contentQueued])
      node.slot = -1
    }
    revertSideEffects()
    discardAnswers()
    solver = Solver()
    rows.reset()
    items.removeAll()
    tree.removeAllNodes()
    currentLayout.layoutQueue.removeAll()
    currentLayout.changedVariables.removeAll()
    currentLayout.loweredSize = RootSize(width: nil, height: nil)
    recovery.badContents.free()
    recovery = EngineState.Recovery()
  }
}

extension EngineState.Rows {
  /// Queues all constraints, none of which has a row any more.
  fileprivate mutating func reset() {
    toRemove.removeAll()
    variablesToRemove.removeAll()
    queue.removeAll()
    for index in constraints.indices {
      constraints[index].row = nil
      let isMade = constraints[index].link?.use { $0.state.reset() } != nil
      if isMade || constraints[index].recordIndex >= 0 { queue.append(Int32(index)) }
    }
  }
}

extension EngineState.Items {
  fileprivate mutating func removeAll() {
    records.removeAll()
    freeSlots.removeAll()
    frameRows.removeAll()
    measures.removeAll()
    owners.removeAll()
    queue.removeAll()
    moved.removeAll()
    wrapQueue.removeAll()
  }
}

extension EngineState.Tree {
  /// Forgets all nodes.
  mutating func removeAllNodes() {
    needsFullScan = true
    insetsAreStale = true
    // Whoever walks through the tree must look again.
    treeVersion += 1
    newSubtrees.removeAll()
    contentQueue.removeAll()
    insetNodes.removeAll()
  }
}

extension ConstraintState {
  fileprivate mutating func reset() {
    remove([.stale, .broken, .invalid, .overflowing])
    insert(.queued)
  }
}
