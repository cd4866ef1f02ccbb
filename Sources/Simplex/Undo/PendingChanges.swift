import Buffers

/// A basis entry whose slopes must be recomputed from a level on.
struct EntryChange: BitwiseCopyable {
  let entry: BasisEntry
  let level: Int32
}

/// A variable removed within a call, with its generation.
struct RemovedVariable: BitwiseCopyable {
  let index: Int32
  let generation: UInt32
}

/// A row whose cost at a level has changed.
struct RowChange: BitwiseCopyable {
  let row: Int32
  let level: Int32
}

/// A multiple of an entry to add to the prices of its composition.
struct PriceChange: BitwiseCopyable {
  let entry: BasisEntry
  /// True if a step of the visit loosened the entry; its composition must then be marked.
  var isLeaving = false
  /// True if the prices include the change and only the marking is pending.
  var isApplied = false
  var amount: Double
}

/// Changes recorded during a call that `reoptimize` has not processed yet.
struct PendingChanges {
  /// Positions whose variables must be evaluated again.
  var positions = BitSet()
  /// Inactive rows whose activity or constant has changed.
  var touchedRows = List<Int32>()
  /// Inactive rows without a side.
  var freshRows = List<Int32>()
  /// Basis entries whose slopes must be recomputed.
  var changedEntries = List<EntryChange>()
  /// Inactive rows whose cost has changed.
  var changedRows = List<RowChange>()
  /// Removed rows; their terms are needed until `reoptimize` has processed them.
  var removedRows = List<Int32>()
  /// Required rows that became violated within the call.
  var violatedRequired = List<Int32>()
  /// Removed variables; their indices are reused after the call.
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

  /// True if slopes may differ from the blocking levels, at levels that are recorded.
  var hasSlopeChanges: Bool { !changedRows.isEmpty || !changedEntries.isEmpty }

  /// The lengths of the lists.
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

  /// Discards what was added since, except positions: evaluating too many of them changes nothing.
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

  /// Discards what remains to be solved, but not the removals.
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
