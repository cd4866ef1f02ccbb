@_spi(Memory) package import Simplex

/// The changes for the solver, collected for one transaction.
package struct RowChanges {
  var removed: [ConstraintID] = []
  package var constants: [(row: ConstraintID, constant: Double)] = []
  package var priorities: [(row: ConstraintID, priority: Priority)] = []
  /// The rows to add, or those of them that are not loaded yet.
  package var batch = ConstraintBatch()
  /// True if rows are loaded in chunks while they are collected.
  ///
  /// They are then the first rows of the solver, whose indices are known in advance.
  var isBulkLoading = false
  /// The number of loaded rows, and whether the solver has rejected one, and with it all.
  var loadedCount = 0
  var isRejected = false
  /// The origin of each row of the batch, unless indices are known in advance.
  package var origins = List<RowOrigin>()
  /// The origins of those removed rows whose constraint or item still exists.
  var removedOrigins: [RowOrigin] = []

  package init() {}

  /// The maximum number of rows to remove one by one.
  ///
  /// For up to this many rows, the solver finds out which variables they determine together, so
  /// that removing a cell from the middle of a long list does not visit all cells.
  static var singleRemovalLimit: Int { 160 }

  /// The approximate number of rows in a chunk.
  static var chunkSize: Int { 256 }

  /// True if rows are only added.
  var onlyAdds: Bool { removed.isEmpty && constants.isEmpty && priorities.isEmpty }

  /// The number of rows added, changed or removed.
  var count: Int { removed.count + constants.count + loadedCount + batch.count }

  /// True if bounds can be loaded directly: no earlier row waits in the chunk.
  @inline(__always)
  var canLoadBounds: Bool { isBulkLoading && batch.count == 0 }

  /// The index of the last row in a bulk load.
  @inline(__always)
  var lastRowIndex: RowIndex { RowIndex(ofBulkRow: loadedCount &+ batch.count &- 1) }

  var isEmpty: Bool { onlyAdds && loadedCount + batch.count == 0 }

  /// Reserves capacity for rows to add, if there are many.
  mutating func reserveCapacity(_ rows: Int, terms: Int) {
    guard rows > 4 else { return }
    batch.reserveCapacity(rows, terms: terms)
    origins.reserve(rows)
  }

  /// Frees the memory of the lists.
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
    isRejected = false
  }
}
