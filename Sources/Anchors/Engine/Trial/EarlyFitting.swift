@_spi(Memory) import Simplex

/// Whether fitting sizes were asked for before the first layout, as of a prototype that measures the rows of a list.
///
/// From the second one on the solver is ahead of the first layout: the tree is solved, and no frame is written. The
/// first layout, and each question about the last one, begins as if nobody had asked.
enum EarlyFitting {
  case unasked, askedOnce, ahead
}

extension LayoutEngine {
  /// Whether a tree that was not laid out is to be solved for its fitting size: not for the first one, after which
  /// it may be laid out, or go.
  func wantsToGetAhead() -> Bool {
    guard fitting.early == .unasked else { return true }
    fitting.early = .askedOnce
    return false
  }

  /// Solves a tree that is prepared, and was never laid out, for its fitting size.
  ///
  /// - Returns: Whether it is solved, and nothing but numbers has changed since then: anything else is solved from
  ///   nothing, so that the answer does not depend on what the tree was.
  func getAhead(_ size: RootSize) -> Bool {
    guard fitting.early != .ahead else { return changesOnlyNumbers }
    let wanted = round.wantedRoot
    round.wantedRoot = size
    do throws(LayoutError) {
      try solve()
    } catch {
      if round.number == 0 { round.wantedRoot = wanted }
      return false
    }
    // Otherwise a text has laid the tree out while it was measured.
    if round.number == 0 {
      round.wantedRoot = wanted
      fitting.early = .ahead
    }
    return isSettled
  }

  /// Forgets what was solved before the first layout.
  func forgetEarlyFitting() {
    guard fitting.early == .ahead else { return }
    dropEarlyFitting()
  }

  /// Makes the engine as new, whatever came of getting ahead; nothing happens once the tree was laid out.
  func dropEarlyFitting() {
    guard isInCharge, round.number == 0 else { return }
    fitting.early = .unasked
    rootLink.node.forEachInSubtree { node in
      node.state.remove([.known, .contentQueued])
      node.slot = -1
    }
    forgetFindings()
    forgetAnswers()
    solver = Solver()
    rows.startAnew()
    items.removeAll()
    tree.forgetNodes()
    round.layoutQueue.removeAll()
    round.changedVariables.removeAll()
    round.loweredRoot = RootSize(width: nil, height: nil)
    recovery.badContents.free()
    recovery = EngineState.Recovery()
  }
}

extension EngineState.Rows {
  /// Queues all constraints, none of which has a row any more.
  fileprivate mutating func startAnew() {
    toRemove.removeAll()
    variablesToRemove.removeAll()
    queue.removeAll()
    for index in constraints.indices {
      constraints[index].row = nil
      let isMade = constraints[index].link?.use { $0.state.startAnew() } != nil
      if isMade || constraints[index].stated >= 0 { queue.append(Int32(index)) }
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
  mutating func forgetNodes() {
    needsFullScan = true
    insetsAreStale = true
    // Whoever walks through the tree must look again.
    departures += 1
    newSubtrees.removeAll()
    contentQueue.removeAll()
    insetNodes.removeAll()
  }
}

extension ConstraintState {
  fileprivate mutating func startAnew() {
    remove([.stale, .broken, .invalid, .overflowing])
    insert(.queued)
  }
}
