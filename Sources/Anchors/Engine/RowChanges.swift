package import Buffers
package import Simplex

/// The changes for the solver, collected for one transaction.
package struct RowChanges {
  var removed: [ConstraintID] = []
  package var constants: [(row: ConstraintID, constant: Double)] = []
  package var priorities: [(row: ConstraintID, priority: Priority)] = []
  /// The rows to add, unless they are loaded into the solver while they are collected.
  package var batch = ConstraintBatch()
  var isBulkLoading = false
  /// The number of rows that were loaded.
  var loadedCount = 0
  /// The origin of each row of the batch.
  package var origins = List<RowOrigin>()
  /// The origins of those removed rows whose constraint or item still exists.
  var removedOrigins: [RowOrigin] = []

  package init() {}

  /// True if rows are only added.
  var onlyAdds: Bool { removed.isEmpty && constants.isEmpty && priorities.isEmpty }

  /// The number of rows added, changed or removed.
  var count: Int { removed.count + constants.count + batch.count }

  var isEmpty: Bool { onlyAdds && batch.count == 0 }

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
  }
}
