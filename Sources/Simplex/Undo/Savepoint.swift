/// The state at the start of an inner part of an update.
///
/// It is restored if the part fails and the update continues. Nothing is solved within an update,
/// so all lists have only been appended to.
struct Savepoint {
  let undoLog: Int
  let counts: UndoLog.Checkpoint
  let newRows: Int
  let hasDiscardedRows: Bool
  let hasMovedStructure: Bool
  let pending: PendingChanges.Counts
}

extension SolverState {
  func savepoint() -> Savepoint {
    Savepoint(
      undoLog: undoLog.length, counts: counts(), newRows: call.newRows.count,
      hasDiscardedRows: call.hasDiscardedRows, hasMovedStructure: undoLog.hasMovedStructure,
      pending: pending.counts)
  }

  /// Undoes everything that the update has done since the savepoint.
  mutating func rollBack(to savepoint: Savepoint) {
    assert(undoLog.mode != .firstChanges, "a log without a record of later changes")
    while undoLog.length > savepoint.undoLog { undoLatest() }
    restore(savepoint.counts)
    call.newRows.truncate(to: savepoint.newRows)
    call.hasDiscardedRows = savepoint.hasDiscardedRows
    undoLog.hasMovedStructure = savepoint.hasMovedStructure
    pending.truncate(to: savepoint.pending)
    scratch.removals.invalidateMarks()
  }

  /// The current counts and list heads.
  func counts() -> UndoLog.Checkpoint {
    UndoLog.Checkpoint(
      variableCount: variableCount, freeVariableCount: freeVariables.count, rowCount: rowCount,
      liveRows: liveRows, freeRow: freeRow, termCount: termCount, deadTerms: deadTerms,
      linkedTerms: linkedTerms, linkingCells: linkingCells, nextSerial: nextSerial,
      isPristine: isPristine,
      sumOfConstants: sumOfConstants, hasWideValues: hasWideValues, hasWideFactors: hasWideFactors,
      isUnfinished: isUnfinished, blocks: blocks.checkpoint, statistics: statistics)
  }

  /// Truncates everything appended since the counts were read.
  mutating func restore(_ counts: UndoLog.Checkpoint) {
    variableCount = counts.variableCount
    columnCount = Swift.min(columnCount, variableCount)
    if names.count > variableCount { names.removeLast(names.count - variableCount) }
    freeVariables.truncate(to: counts.freeVariableCount)
    rowCount = counts.rowCount
    liveRows = counts.liveRows
    freeRow = counts.freeRow
    termCount = counts.termCount
    deadTerms = counts.deadTerms
    linkedTerms = counts.linkedTerms
    linkingCells = counts.linkingCells
    nextSerial = counts.nextSerial
    isPristine = counts.isPristine
    sumOfConstants = counts.sumOfConstants
    hasWideValues = counts.hasWideValues
    hasWideFactors = counts.hasWideFactors
    isUnfinished = counts.isUnfinished
    blocks.restore(counts.blocks)
    statistics = counts.statistics
  }

  mutating func undoLatest() {
    let (kind, index) = undoLog.popHeader()
    switch kind {
    case .value:
      undoLog.popPayload(into: &values[index])
      changes.record(index)
      scratch.plan.hasConstants = false
    case .variable: undoLog.popPayload(into: &variables[index])
    case .column: undoLog.popPayload(into: &columns[index])
    case .blockingLevels: undoLog.popPayload(into: &variables[index].blockingLevels)
    case .row:
      undoLog.popPayload(into: &rows[index])
      scratch.plan.hasRanges = false
      scratch.plan.hasConstants = false
    case .link: undoLog.popPayload(into: &links[index])
    case .position:
      undoLog.popPayload(into: &variables[index].position)
      order[variables[index].position] = index
    }
  }
}
