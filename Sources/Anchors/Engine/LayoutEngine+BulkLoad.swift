@_spi(Memory) import Simplex

// A first layout loads its rows into the solver while they are collected: the bounds of one item at
// a time, other rows in chunks, since a batch of all rows would need as much memory as the solver.
// The index of each row is known in advance.

extension LayoutEngine {
  /// Begins the bulk load of a solver without rows.
  func beginBulkLoad() {
    // Two rows for the root; the solver requires capacity for six to load the last item.
    var own = 6 + 2 * items.minimums.count
    for slot in items.queue { own += items[Int(slot)].rowCount }
    // A constraint seldom has more than three terms.
    let constraints = rows.queue.count
    changes.isBulkLoading = true
    solver.beginBulkLoad(own + constraints, terms: own + 3 * constraints)
  }

  /// Loads the rows that an item implies by itself, except for frame rows.
  ///
  /// - Returns: Whether they were loaded. They are not while earlier rows wait in the chunk.
  @inline(__always)
  func loadBounds(of slot: Int, _ node: NodeLink) -> Bool {
    guard changes.canLoadBounds, node.kind != .insetGuide else { return false }
    let priorities = node.contentPriorities
    let (target, first) = (items[slot].targetContent, changes.lastRowIndex.advanced(by: 1))
    let count = items[slot].assignRows(from: first)
    changes.loadedCount += count
    guard !changes.isRejected else { return true }
    let width = ExtentBounds(
      of: items[slot].width, content: target.width,
      hugging: Priority(priorities.horizontalHugging.rawValue),
      resistance: Priority(priorities.horizontalCompression.rawValue))
    let height = ExtentBounds(
      of: items[slot].height, content: target.height,
      hugging: Priority(priorities.verticalHugging.rawValue),
      resistance: Priority(priorities.verticalCompression.rawValue))
    if !solver.loadBounds(width, height) { changes.isRejected = true }
    return true
  }

  /// Loads a bound; no earlier row may wait in the chunk.
  func loadBound(
    _ variable: Variable, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) {
    changes.loadedCount += 1
    if changes.isRejected || !solver.loadBound(variable, relation, constant, priority) {
      changes.isRejected = true
    }
  }

  /// Loads `first - second  relation  constant`; no earlier row may wait in the chunk.
  @inline(__always)
  func loadRow(
    _ first: BoxTerms, _ second: BoxTerms, _ relation: Relation, _ constant: Double,
    _ priority: LayoutPriority
  ) {
    changes.loadedCount += 1
    if changes.isRejected
      || !solver.loadRow(first, second, relation, constant, Priority(priority.rawValue))
    {
      changes.isRejected = true
    }
  }

  /// Loads the chunk if it is full.
  @inline(__always)
  func loadFullChunk() {
    if changes.batch.count >= RowChanges.chunkSize { loadChunk() }
  }

  /// Loads the chunk, however full it is.
  @inline(never)
  func loadChunk() {
    changes.loadedCount += changes.batch.count
    if changes.isRejected || !solver.loadChunk(&changes.batch) {
      changes.isRejected = true
      changes.batch.removeAll()
    }
  }

  /// Finishes the bulk load and solves.
  ///
  /// If that fails, all rows are collected again in one batch, which the explanation of the failure
  /// needs.
  func finishBulkLoad() throws(SolverError.Thrown) {
    assert(changes.onlyAdds, "bulk load into a tree with rows")
    loadChunk()
    counts.rowsChanged += changes.loadedCount
    changes.isBulkLoading = false
    if !changes.isRejected {
      do {
        return try solver.finishBulkLoad()
      } catch {}
    }
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
      rows.constraints[Int(slot)].link?.use { $0.state.insert(.queued) }
    }
  }
}
