@_spi(Memory) import Simplex

// A first layout of a large tree: its rows, which would take as much memory again beside those of the solver, are
// given to the solver while they are collected, some hundreds at a time.

extension LayoutEngine {
  /// Begins to give rows to a solver that has none.
  func beginPieces(_ most: Int, terms: Int) {
    changes.isByPieces = true
    changes.reserveCapacity(2 * RowChanges.piece, terms: 6 * RowChanges.piece)
    solver.beginPieces(most, terms: terms)
  }

  /// Gives a piece to the solver, once it is full.
  @inline(__always)
  func giveFullPiece() {
    if changes.batch.count >= RowChanges.piece { givePiece() }
  }

  private func givePiece() {
    let before = changes.given
    changes.given += changes.batch.count
    if !changes.isRefused, solver.takePiece(&changes.batch) {
      commit(changes.origins.count) { solver.latest(before + $0) }
    } else {
      changes.isRefused = true
      changes.batch.removeAll()
    }
    changes.origins.removeAll()
  }

  /// Has the solver solve for the rows that it was given.
  ///
  /// Who explains why it cannot needs all of them at once: they are then collected once more.
  func finishPieces() throws(SolverError) {
    assert(changes.onlyAdds, "there are rows already")
    givePiece()
    changes.isByPieces = false
    if !changes.isRefused {
      do throws(SolverError) {
        return try solver.finishPieces()
      } catch {}
    }
    forgetGivenRows()
    collect()
    try solver.take(changes.batch)
    commit(changes.batch.count) { solver.latest($0) }
  }

  private func forgetGivenRows() {
    for slot in items.indices { items[slot].forgetRows() }
    for slot in rows.constraints.indices { rows.constraints[slot].row = nil }
    guard !isTemporary else { return }
    // Who has become an object meanwhile does not know that it still waits.
    for slot in rows.queue {
      rows.constraints[Int(slot)].link?.use { $0.state.insert(.queued) }
    }
  }
}
