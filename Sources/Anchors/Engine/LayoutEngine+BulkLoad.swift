@_spi(Memory) import Simplex

// A first layout: its rows are given to the solver while they are collected, bounds of items one item at a time, the
// others some hundreds at a time, since all of them would take as much memory again beside those of the solver. Which
// place each row will have is known before.

extension LayoutEngine {
  /// Begins to give rows to a solver that has none.
  func beginPieces() {
    // Two for the root; and the solver wants room for six where it takes what the last item says.
    var own = 6
    for slot in items.queue { own += items[Int(slot)].rowCount }
    // A constraint has seldom more than three terms.
    let constraints = rows.queue.count
    changes.isBulkLoading = true
    solver.beginBulkLoad(own + constraints, terms: own + 3 * constraints)
  }

  /// Gives the rows of an item to the solver that it implies by itself, all but those of its frame.
  ///
  /// - Returns: Whether they are given. They are not while rows that come before them wait in the piece.
  @inline(__always)
  func loadBounds(of slot: Int, _ node: NodeLink) -> Bool {
    guard changes.canLoadBounds, node.kind != .insetGuide else { return false }
    let priorities = node.contentPriorities
    let (wanted, place) = (items[slot].targetContent, changes.lastRowIndex.advanced(by: 1))
    let count = items[slot].assignRows(from: place)
    changes.loadedCount += count
    guard !changes.isRefused else { return true }
    let width = ExtentBounds(
      of: items[slot].width, content: wanted.width,
      hugging: Priority(priorities.horizontalHugging.rawValue),
      resistance: Priority(priorities.horizontalCompression.rawValue))
    let height = ExtentBounds(
      of: items[slot].height, content: wanted.height,
      hugging: Priority(priorities.verticalHugging.rawValue),
      resistance: Priority(priorities.verticalCompression.rawValue))
    if !solver.loadBounds(width, height) { changes.isRefused = true }
    return true
  }

  /// Gives a bound to the solver, before which no row waits in the piece.
  func loadBound(
    _ variable: Variable, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) {
    changes.loadedCount += 1
    if changes.isRefused || !solver.loadBound(variable, relation, constant, priority) {
      changes.isRefused = true
    }
  }

  /// Gives `first - second  relation  constant` to the solver, before which no row waits in the piece.
  @inline(__always)
  func loadRow(
    _ first: BoxTerms, _ second: BoxTerms, _ relation: Relation, _ constant: Double,
    _ priority: LayoutPriority
  ) {
    changes.loadedCount += 1
    if changes.isRefused
      || !solver.loadRow(first, second, relation, constant, Priority(priority.rawValue))
    {
      changes.isRefused = true
    }
  }

  /// Gives a piece to the solver, once it is full.
  @inline(__always)
  func loadFullChunk() {
    if changes.batch.count >= RowChanges.chunkSize { loadChunk() }
  }

  /// Gives the piece to the solver, however full it is.
  @inline(never)
  func loadChunk() {
    changes.loadedCount += changes.batch.count
    if changes.isRefused || !solver.loadChunk(&changes.batch) {
      changes.isRefused = true
      changes.batch.removeAll()
    }
  }

  /// Has the solver solve for the rows that it was given.
  ///
  /// Who explains why it cannot needs all of them at once: they are then collected once more.
  func finishPieces() throws(SolverError.Thrown) {
    assert(changes.onlyAdds, "there are rows already")
    loadChunk()
    counts.rowsChanged += changes.loadedCount
    changes.isBulkLoading = false
    if !changes.isRefused {
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
    // Who has become an object meanwhile does not know that it still waits.
    for slot in rows.queue {
      rows.constraints[Int(slot)].link?.use { $0.state.insert(.queued) }
    }
  }
}
