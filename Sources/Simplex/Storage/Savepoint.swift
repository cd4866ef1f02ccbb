/// Where an inner part of an update began, to go back to if it fails and the update goes on.
///
/// Within an update nothing is settled, so everything noted has only been appended to.
struct Savepoint {
  let journal: Int
  let counts: Journal.Checkpoint
  let newRows: Int
  let hasDiscardedRows: Bool
  let pending: PendingChanges.Counts
}

extension Core {
  func savepoint() -> Savepoint {
    Savepoint(
      journal: journal.length, counts: counts(), newRows: work.newRows.count,
      hasDiscardedRows: work.hasDiscardedRows, pending: pending.counts)
  }

  /// Undoes what the update has done since.
  mutating func rollBack(to savepoint: Savepoint) {
    while journal.length > savepoint.journal { undoLatest() }
    restore(savepoint.counts)
    work.newRows.truncate(to: savepoint.newRows)
    work.hasDiscardedRows = savepoint.hasDiscardedRows
    pending.truncate(to: savepoint.pending)
    work.knowsShares = false
  }
}
