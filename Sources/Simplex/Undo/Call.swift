import Buffers

/// The means to roll a call back, and to report what it has changed.
package struct Undo {
  var log = UndoLog()
  /// The counts and list heads at the start of the current call; nil between calls.
  var checkpoint: UndoLog.Checkpoint?
  package var updateDepth = 0
  /// The serial number of the first row that the current call adds; 0 between calls.
  var firstSerialOfCall: UInt32 = 0
  /// The changes that `drainChanges` reports.
  var changes = ChangeLog()

  func copy() -> Undo {
    var result = self
    result.log = log.copy()
    result.changes = changes.copy()
    return result
  }

  mutating func free() {
    log.free()
    changes.free()
  }
}

/// The progress of the current call.
struct CallState {
  /// The rows that the call has added, in order; valid until the next call begins.
  var newRows = NewRows()
  /// True if some of these rows were removed within the call.
  var hasDiscardedRows = false
  /// True if the call has set a constant or a priority.
  var hasSetNumbers = false
  /// True if a value is outside the range that is valid at the end of a call.
  var hasLargeValues = false
  /// True if the call uses the tolerance of ordinary rows because it cycled with a finer one.
  var usesRelaxedTolerance = false
  /// The number of pivots that count toward the budget.
  var pivots = 0
  /// The number of bound swaps, which have a limit of their own.
  var boundSwaps: Int32 = 0

  mutating func begin() {
    newRows.removeAll()
    hasDiscardedRows = false
    (pivots, boundSwaps) = (0, 0)
    hasSetNumbers = false
    hasLargeValues = false
    usesRelaxedTolerance = false
  }

  func copy() -> CallState {
    var result = self
    result.newRows = newRows.copy()
    return result
  }

  func free() { newRows.free() }
}

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
  /// The factor of the row in the sum of all changes; 0 for any.
  var weight = 0.0
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

/// The variables that may have changed since the last call of `drainChanges`.
struct ChangeLog {
  private enum State {
    /// No drain has happened.
    ///
    /// Reported values are 0, every variable is a candidate, and nothing is recorded.
    case neverRead
    /// All current values are reported; the next call that may change some saves them first.
    case unchanged
    case recording
  }

  private var state = State.neverRead
  /// The values at the last drain, while changes are recorded.
  private var reported = Buffer<Double>()
  private var candidates = BitSet()
  /// Reused storage for the handles of changed variables.
  var handles = List<Variable>()
  /// True once indices of variables were reused, so that they are no longer in order of creation.
  var hasReusedIndices = false

  @inline(__always)
  mutating func record(_ variable: Int32) {
    if state == .recording { candidates.insert(variable) }
  }

  /// Records all variables of a list of words.
  mutating func record(_ words: List<BitSetWord>) {
    guard state == .recording else { return }
    for word in words { candidates.insert(word) }
  }

  mutating func recordAll(_ count: Int) {
    guard state == .recording else { return }
    for variable in 0..<count { candidates.insert(Int32(truncatingIfNeeded: variable)) }
  }

  mutating func grow(to count: Int) {
    guard state == .recording else { return }
    reported.grow(to: count, keeping: reported.capacity, filling: 0)
    candidates.grow(to: count)
  }

  /// Marks all variables as reported, if no drain has happened.
  ///
  /// - Returns: Whether no drain has happened.
  mutating func discardInitialChanges() -> Bool {
    guard state == .neverRead else { return false }
    state = .unchanged
    return true
  }

  /// Saves the current values before a call changes some, if all of them are reported.
  @inline(__always)
  mutating func snapshotReported(_ values: Buffer<Double>, count: Int) {
    if state == .unchanged { beginRecording(values, count: count) }
  }

  @inline(never)
  private mutating func beginRecording(_ values: Buffer<Double>, count: Int) {
    state = .recording
    grow(to: Swift.max(count, values.capacity))
    reported.update(from: values, count: count)
  }

  /// Calls `body` with each variable whose value differs in any bit from the last reported one.
  @inline(__always)
  mutating func drain(values: Buffer<Double>, count: Int, _ body: (Int32) -> Void) {
    switch state {
    case .neverRead:
      for variable in 0..<count where values[variable].bitPattern != 0 {
        body(Int32(truncatingIfNeeded: variable))
      }
      state = .unchanged
    case .unchanged: break
    case .recording:
      // A candidate may belong to a rolled-back call and have no value.
      let reported = reported
      candidates.drainWords(below: count) { variable in
        let value = values[variable]
        if value.bitPattern != reported[variable].bitPattern {
          reported[variable] = value
          body(variable)
        }
      }
    }
  }

  /// Resets the reported value of an index to 0, for its reuse by another variable.
  func reset(_ variable: Int32) {
    if state == .recording { reported[variable] = 0 }
  }

  func copy() -> ChangeLog {
    var result = self
    result.reported = reported.copy(keeping: reported.capacity)
    result.candidates = candidates.copy()
    result.handles = List()
    return result
  }

  mutating func free() {
    reported.free()
    candidates.free()
    handles.free()
  }
}
