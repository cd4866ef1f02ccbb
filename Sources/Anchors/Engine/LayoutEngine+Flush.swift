import Buffers
import Simplex

// Updating the solver with all changes, in one transaction.

extension LayoutEngine {
  /// Updates the solver; if that throws, the solver is unchanged and the changes stay queued.
  func flush() throws(SolverError.Thrown) {
    queryClient(again: false)
    if tree.isSuperseded { return }
    currentLayout.changeStamp &+= 1
    // Once rows are broken, further conflicts are likely, and a bulk load would collect everything
    // twice.
    collect(
      bulkLoading: solver.canBulkLoad && rows.toRemove.isEmpty && recovery.broken.isEmpty)
    if changes.isBulkLoading {
      try finishBulkLoad()
    } else if !changes.isEmpty {
      counts.rowsChanged += changes.count
      if changes.onlyAdds {
        try solver.load(changes.batch)
        commit(changes.batch.count) { solver.lastAddedID(at: $0) }
      } else {
        let ids = try applyMixed()
        commit(ids.count) { ids[$0] }
      }
    }
    finishQueues()
    guard !rows.variablesToRemove.isEmpty else { return }
    // Reversed: the solver first reuses the variable removed last, so boxes stay in order.
    rows.variablesToRemove.reverse()
    defer { rows.variablesToRemove.removeAll() }
    try solver.remove(contentsOf: rows.variablesToRemove)
  }

  private func applyMixed() throws(SolverError.Thrown) -> [ConstraintID] {
    // Indexed loops: copying the lists of changes would only count references.
    try solver.update { (solver: inout Solver) throws(SolverError.Thrown) in
      for index in changes.removed.indices { try solver.remove(changes.removed[index]) }
      for index in changes.priorities.indices {
        let (row, priority) = changes.priorities[index]
        try solver.setPriority(priority, of: row)
      }
      for index in changes.constants.indices {
        let (row, constant) = changes.constants[index]
        try solver.setConstant(constant, of: row)
      }
      return changes.batch.count > 0 ? try solver.add(changes.batch) : []
    }
  }

  /// Records the rows that the solver has now.
  @inline(__always)
  func commit(_ count: Int, _ id: (Int) -> ConstraintID) {
    for removed in changes.removedOrigins {
      if removed.kind == .constraint {
        rows.constraints[Int(removed.index)].row = nil
      } else {
        items[Int(removed.index), removed.kind] = nil
      }
    }
    for index in 0..<Swift.min(count, changes.origins.count) {
      let origin = changes.origins[index]
      if origin.kind == .constraint {
        rows.constraints[Int(origin.index)].row = RowIndex(id(index))
      } else {
        items[Int(origin.index), origin.kind] = RowIndex(id(index))
      }
    }
  }

  private func finishQueues() {
    rows.toRemove.removeAll()
    currentLayout.loweredSize = currentLayout.requestedSize
    for index in items.queue.indices {
      let slot = Int(items.queue[index])
      items[slot].state.remove([.queued, .frameRowsStale, .widthChanged, .heightChanged])
      if slot < items.minimums.count { items.minimums[slot].isChanged = false }
      if !borrowsTree, let node = items[slot].node { node.state.remove(.prioritiesChanged) }
    }
    items.queue.removeAll()
    if !borrowsTree, rows.constraints.hasObjects {
      let constraints = rows.constraints
      for slot in rows.queue {
        constraints.object(at: Int(slot))?.use { $0.state.remove([.queued, .stale]) }
      }
    }
    rows.queue.removeAll()
    discardAnswers()
    scrolling.queuedConstraints = 0
    compact()
  }

  /// Closes the holes in the list of constraints if they are more than half of it.
  private func compact() {
    let holes = rows.constraints.holes
    // A move has the slots of the constraints that it transfers.
    guard !borrowsTree, tree.unfinishedMoves == 0, holes > 64,
      holes > rows.constraints.count / 2
    else { return }
    rows.constraints.compact { old, new in
      moveBrokenOrigin(RowOrigin(kind: .constraint, index: Int32(old)), to: Int32(new))
    }
  }
}
