@_spi(Memory) import Simplex

// A first layout: its rows are given to the solver while they are collected, some hundreds at a time, since all of
// them would take as much memory again beside those of the solver. Which place each row will have is known before.

extension LayoutEngine {
  /// Begins to give rows to a solver that has none.
  func beginPieces(_ most: Int, terms: Int) {
    changes.isByPieces = true
    if most > 2 * RowChanges.piece {
      changes.pieceSize = RowChanges.piece
      changes.reserveCapacity(2 * RowChanges.piece, terms: 6 * RowChanges.piece)
      changes.firstPlace = solver.beginPieces(most, terms: terms)
    } else {
      changes.pieceSize = Int.max
      changes.reserveCapacity(most, terms: terms)
      changes.firstPlace = solver.beginPieces(0, terms: 0)
    }
  }

  /// Gives a piece to the solver, once it is full.
  @inline(__always)
  func giveFullPiece() {
    if changes.batch.count >= changes.pieceSize { givePiece() }
  }

  private func givePiece() {
    changes.given += changes.batch.count
    if changes.isRefused || !solver.takePiece(&changes.batch) {
      changes.isRefused = true
      changes.batch.removeAll()
    }
  }

  /// Has the solver solve for the rows that it was given.
  ///
  /// Who explains why it cannot needs all of them at once: they are then collected once more.
  func finishPieces() throws(SolverError) {
    assert(changes.onlyAdds, "there are rows already")
    givePiece()
    counts.rowsChanged += changes.given
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
