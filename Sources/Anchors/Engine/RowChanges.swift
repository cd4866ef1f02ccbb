@_spi(Memory) import Simplex

/// What is to change in the solver, collected so that it can be done as one transaction.
struct RowChanges {
  var removed: [ConstraintID] = []
  var constants: [(row: ConstraintID, constant: Double)] = []
  var priorities: [(row: ConstraintID, priority: Priority)] = []
  /// The rows that are added, or those of them that the solver has not taken yet.
  var batch = ConstraintBatch()
  /// Whether the solver takes rows by pieces, while they are collected: its first, whose places are known before.
  var isBulkLoading = false
  /// How many rows it has taken so, and whether it has refused one of them, and with it all.
  var loadedCount = 0
  var isRefused = false
  /// Where each row of the batch comes from, unless their places are known.
  var origins = List<RowOrigin>()
  /// Where the removed rows come from that had something else than their end as the reason.
  var removedOrigins: [RowOrigin] = []

  /// How many rows, at most, are removed one by one.
  ///
  /// Of so few the solver finds out what they decide together, so that a cell that leaves the middle of a long list
  /// does not have all cells looked at.
  static var singleRemovalLimit: Int { 160 }

  /// How many rows, about, are given to the solver at once.
  static var chunkSize: Int { 256 }

  /// Whether the only change is rows that are added.
  var onlyAdds: Bool { removed.isEmpty && constants.isEmpty && priorities.isEmpty }

  /// The number of rows that are added, changed or removed.
  var count: Int { removed.count + constants.count + loadedCount + batch.count }

  /// Whether bounds can go straight to the solver: none of the rows before them waits in a piece.
  @inline(__always)
  var canLoadBounds: Bool { isBulkLoading && batch.count == 0 }

  /// The place of the latest row, if places are known.
  @inline(__always)
  var lastRowIndex: RowIndex { RowIndex(ofPiece: loadedCount &+ batch.count &- 1) }

  var isEmpty: Bool { onlyAdds && loadedCount + batch.count == 0 }

  /// Makes room for rows to be added, if there are many.
  mutating func reserveCapacity(_ rows: Int, terms: Int) {
    guard rows > 4 else { return }
    batch.reserveCapacity(rows, terms: terms)
    origins.reserve(rows)
  }

  /// Gives the memory back that is not freed by itself.
  func free() { origins.free() }

  mutating func removeAll() {
    if !removed.isEmpty { removed.removeAll(keepingCapacity: true) }
    if !constants.isEmpty { constants.removeAll(keepingCapacity: true) }
    if !priorities.isEmpty { priorities.removeAll(keepingCapacity: true) }
    batch.removeAll()
    origins.removeAll()
    if !removedOrigins.isEmpty { removedOrigins.removeAll(keepingCapacity: true) }
    isBulkLoading = false
    loadedCount = 0
    isRefused = false
  }
}
