import Buffers
import Simplex

// A first layout loads its rows into the solver while they are collected, since a batch of all rows
// would need as much memory as the solver.

extension LayoutEngine {
  /// Begins the bulk load of a solver without rows.
  func beginBulkLoad() {
    // Two rows for the root; bounds of the last item reserve capacity for six.
    var own = 6 + 2 * items.minimums.count
    for slot in items.queue { own += items[Int(slot)].rowCount }
    // A constraint seldom has more than three terms.
    let constraints = rows.queue.count
    changes.isBulkLoading = true
    solver.beginBulkLoad(own + constraints, terms: own + 3 * constraints)
  }

  /// Loads the rows that an item implies by itself, except for rare rows.
  @inline(__always)
  func loadBounds(of slot: Int, _ node: NodeLink) {
    let priorities = node.contentPriorities
    let target = items[slot].targetContent
    let width = ExtentBounds(
      of: items[slot].width, content: target.width,
      hugging: Priority(priorities.horizontalHugging.rawValue),
      resistance: Priority(priorities.horizontalCompression.rawValue))
    let height = ExtentBounds(
      of: items[slot].height, content: target.height,
      hugging: Priority(priorities.verticalHugging.rawValue),
      resistance: Priority(priorities.verticalCompression.rawValue))
    changes.loadedCount += items[slot].assignRows(from: solver.loadBounds(width, height))
  }

  /// Finishes the bulk load and solves.
  ///
  /// If that fails, all rows are collected again in one batch, which the explanation of the failure
  /// needs.
  func finishBulkLoad() throws(SolverError.Thrown) {
    assert(changes.onlyAdds && changes.batch.count == 0, "bulk load into a tree with rows")
    counts.rowsChanged += changes.loadedCount
    changes.isBulkLoading = false
    do {
      return try solver.finishBulkLoad()
    } catch {}
    discardLoadedRows()
    collect()
    try solver.load(changes.batch)
    commit(changes.batch.count) { solver.lastAddedID(at: $0) }
  }

  private func discardLoadedRows() {
    for slot in items.indices { items.clearRows(of: slot) }
    for slot in rows.constraints.indices { rows.constraints[slot].row = nil }
    guard !borrowsTree else { return }
    // Constraints that were materialized during the bulk load lack the mark of being queued.
    for slot in rows.queue {
      rows.constraints.object(at: Int(slot))?.use { $0.state.insert(.queued) }
    }
  }
}
