/// An active row or hold whose slopes are in question, from a level on.
struct EntryChange: BitwiseCopyable {
  let entry: BasisEntry
  let level: Int32
}

/// A variable removed within a call, and its generation.
struct RemovedVariable: BitwiseCopyable {
  let index: Int32
  let generation: UInt32
}

/// A row whose cost at a level has changed.
struct RowChange: BitwiseCopyable {
  let row: Int32
  let level: Int32
}

/// A multiple of a row, or of a variable, to be passed on to the prices of what it is composed of.
struct PriceChange: BitwiseCopyable {
  let entry: BasisEntry
  /// Whether a step of the visit has loosened the entry, so that what it is composed of has yet to be marked.
  var isLeaving = false
  /// Whether it is in the prices, and only waits to be marked.
  var isPriced = false
  var amount: Double

  /// So many that are in the prices wait to be marked.
  static let leavingLimit = 64
}

/// Changes recorded during a call that `reoptimize` has not processed yet.
struct PendingChanges {
  /// Places in the order whose variables must be evaluated again.
  var positions = BitSet()
  /// Inactive rows whose activity or constant has changed.
  var touchedRows = List<Int32>()
  /// Inactive rows without a side.
  var freshRows = List<Int32>()
  /// active rows and holds whose slopes must be recomputed.
  var changedEntries = List<EntryChange>()
  /// Inactive rows that cost something now, or no longer, or otherwise than before.
  var changedRows = List<RowChange>()
  /// Rows that were removed; their terms are needed until settled.
  var removedRows = List<Int32>()
  /// Required rows that came to be violated within the call.
  var violatedRequired = List<Int32>()
  /// Variables that were removed; their indices are reused after the call.
  var removedVariables = List<RemovedVariable>()
  var hasPositions = false

  @inline(__always)
  mutating func enqueue(position: Int32) {
    positions.insert(position)
    hasPositions = true
  }

  var isEmpty: Bool {
    !hasPositions && touchedRows.isEmpty && freshRows.isEmpty && changedEntries.isEmpty
      && changedRows.isEmpty && violatedRequired.isEmpty
  }

  /// Whether slopes may differ from what the marks say, at levels that have been noted.
  var hasSlopeChanges: Bool { !changedRows.isEmpty || !changedEntries.isEmpty }

  /// How much has been noted.
  struct Counts {
    let touchedRows: Int
    let freshRows: Int
    let entries: Int
    let changedRows: Int
    let removedRows: Int
    let violatedRequired: Int
    let removedVariables: Int
  }

  var counts: Counts {
    Counts(
      touchedRows: touchedRows.count, freshRows: freshRows.count, entries: changedEntries.count,
      changedRows: changedRows.count, removedRows: removedRows.count,
      violatedRequired: violatedRequired.count, removedVariables: removedVariables.count)
  }

  /// Forgets what was noted since, but for positions: evaluating one too many changes nothing.
  mutating func truncate(to counts: Counts) {
    touchedRows.truncate(to: counts.touchedRows)
    freshRows.truncate(to: counts.freshRows)
    changedEntries.truncate(to: counts.entries)
    changedRows.truncate(to: counts.changedRows)
    removedRows.truncate(to: counts.removedRows)
    violatedRequired.truncate(to: counts.violatedRequired)
    removedVariables.truncate(to: counts.removedVariables)
  }

  mutating func clear() {
    clearUnsolved()
    removedRows.removeAll()
    removedVariables.removeAll()
  }

  /// Forgets what is to be solved, but not what was removed.
  mutating func clearUnsolved() {
    if hasPositions { positions.removeAll() }
    hasPositions = false
    touchedRows.removeAll()
    freshRows.removeAll()
    changedEntries.removeAll()
    changedRows.removeAll()
    violatedRequired.removeAll()
  }

  func copy() -> PendingChanges {
    var result = self
    result.positions = positions.copy()
    result.touchedRows = touchedRows.copy()
    result.freshRows = freshRows.copy()
    result.changedEntries = changedEntries.copy()
    result.changedRows = changedRows.copy()
    result.removedRows = removedRows.copy()
    result.violatedRequired = violatedRequired.copy()
    result.removedVariables = removedVariables.copy()
    return result
  }

  mutating func free() {
    positions.free()
    touchedRows.free()
    freshRows.free()
    changedEntries.free()
    changedRows.free()
    removedRows.free()
    violatedRequired.free()
    removedVariables.free()
  }
}
