@_spi(Memory) import Simplex

/// What is to change in the solver, collected so that it can be done as one transaction.
struct RowChanges {
  var removed: [ConstraintID] = []
  var constants: [(row: ConstraintID, constant: Double)] = []
  var priorities: [(row: ConstraintID, priority: Priority)] = []
  var batch = ConstraintBatch()
  /// Where each row of the batch comes from.
  var origins = List<RowOrigin>()
  /// Where the removed rows come from that had something else than their end as the reason.
  var removedOrigins: [RowOrigin] = []

  /// Whether the only change is rows that are added.
  var onlyAdds: Bool { removed.isEmpty && constants.isEmpty && priorities.isEmpty }

  /// The number of rows that are added, changed or removed.
  var count: Int { removed.count + constants.count + batch.count }

  var isEmpty: Bool { onlyAdds && batch.count == 0 }

  /// Makes room for rows to be added, if there are many.
  mutating func reserveCapacity(_ rows: Int, terms: Int) {
    guard rows > 4 else { return }
    batch.reserveCapacity(rows, terms: terms)
    origins.reserve(rows)
  }

  /// Gives the memory back that is not freed by itself.
  func free() { origins.free() }

  mutating func removeAll() {
    removed.removeAll(keepingCapacity: true)
    constants.removeAll(keepingCapacity: true)
    priorities.removeAll(keepingCapacity: true)
    batch.removeAll()
    origins.removeAll()
    removedOrigins.removeAll(keepingCapacity: true)
  }
}
