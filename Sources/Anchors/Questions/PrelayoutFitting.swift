import Buffers
import Simplex

/// The state of fittings before the first layout, such as those of a prototype for list rows.
///
/// From the second fitting on, the tree is solved in its own engine, and no frame is written. The
/// first layout, and each query of the last layout, starts as if no fitting had been requested.
enum PrelayoutFitting {
  case neverRequested, requestedOnce, solved
}

extension LayoutEngine {
  /// Returns whether to solve a tree for its fitting size before its first layout.
  ///
  /// Not for the first request, after which the tree may be laid out or deallocated.
  func shouldSolveAhead() -> Bool {
    guard fitting.prelayout == .neverRequested else { return true }
    fitting.prelayout = .requestedOnce
    return false
  }

  /// Solves a prepared tree that was never laid out, for its fitting size.
  ///
  /// - Returns: Whether it is solved, with no other changes since than to constants and priorities.
  ///   Any other change requires a separate fitting, so that the answer does not depend on the
  ///   past.
  func solveAhead(_ size: RootSize) -> Bool {
    guard fitting.prelayout != .solved else { return hasParameterChangesOnly }
    let requested = currentLayout.requestedSize
    currentLayout.requestedSize = size
    do throws(LayoutError) {
      try solveAndWrapTexts()
    } catch {
      if currentLayout.number == 0 { currentLayout.requestedSize = requested }
      return false
    }
    // Otherwise, measuring a text has laid the tree out.
    if currentLayout.number == 0 {
      currentLayout.requestedSize = requested
      fitting.prelayout = .solved
    }
    return canFitInPlace
  }

  /// Discards the solution from before the first layout.
  package func discardPrelayoutFitting() {
    guard fitting.prelayout == .solved else { return }
    resetAfterPrelayout()
  }

  /// Resets the engine to its initial state; does nothing if the tree was laid out.
  func resetAfterPrelayout() {
    guard ownsTree, currentLayout.number == 0 else { return }
    fitting.prelayout = .neverRequested
    currentLayout.changeStamp &+= 1
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
  /// Enqueues all constraints, after their rows were removed.
  fileprivate mutating func reset() {
    toRemove.removeAll()
    variablesToRemove.removeAll()
    queue.removeAll()
    for index in constraints.indices {
      constraints[index].row = nil
      let isMade = constraints.object(at: index)?.use { $0.state.reset() } != nil
      if isMade || constraints[index].isPlain { queue.append(Int32(index)) }
    }
  }
}

extension EngineState.Items {
  fileprivate mutating func removeAll() {
    records.removeAll()
    freeSlots.removeAll()
    rareRows.removeAll()
    measures.removeAll()
    minimums.removeAll()
    owners.removeAll()
    queue.removeAll()
    moved.removeAll()
    wrapQueue.removeAll()
  }
}

extension EngineState.Tree {
  /// Removes all nodes.
  mutating func removeAllNodes() {
    needsFullScan = true
    insetsAreStale = true
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
