import Buffers

/// The state at the start of an inner part of an update.
///
/// It is restored if the part fails and the update continues. Nothing is solved within an update,
/// so all lists have only been appended to.
struct Savepoint {
  let undoLog: Int
  let counts: UndoLog.Checkpoint
  let newRows: Int
  let hasDiscardedRows: Bool
  let pending: PendingChanges.Counts
}

extension SolverState {
  func savepoint() -> Savepoint {
    Savepoint(
      undoLog: undo.log.length, counts: checkpoint(), newRows: call.newRows.count,
      hasDiscardedRows: call.hasDiscardedRows, pending: pending.counts)
  }

  /// Undoes everything that the update has done since the savepoint.
  mutating func rollBack(to savepoint: Savepoint) {
    assert(undo.log.mode != .firstChanges, "a log without a record of later changes")
    while undo.log.length > savepoint.undoLog { undoLatest() }
    truncate(to: savepoint.counts)
    call.newRows.truncate(to: savepoint.newRows)
    call.hasDiscardedRows = savepoint.hasDiscardedRows
    pending.truncate(to: savepoint.pending)
    pricing.removals.invalidateMarks()
  }

  /// The current counts and list heads.
  func checkpoint() -> UndoLog.Checkpoint {
    UndoLog.Checkpoint(
      variableCount: problem.variableCount, freeVariableCount: problem.freeVariables.count,
      rowCount: problem.rowCount,
      liveRows: problem.liveRows, freeRow: problem.freeRow, termCount: problem.termCount,
      deadTerms: problem.deadTerms,
      linkedTerms: problem.linkedTerms, linkingCells: problem.linkingCells,
      nextSerial: problem.nextSerial,
      isPristine: problem.isPristine,
      sumOfConstants: problem.sumOfConstants, hasWideValues: problem.hasWideValues,
      hasWideFactors: problem.hasWideFactors,
      isUnfinished: isUnfinished, blocks: basis.blocks.checkpoint, statistics: statistics)
  }

  /// Truncates everything appended since the counts were read.
  mutating func truncate(to counts: UndoLog.Checkpoint) {
    problem.variableCount = counts.variableCount
    problem.columnCount = Swift.min(problem.columnCount, problem.variableCount)
    if problem.names.count > problem.variableCount {
      problem.names.removeLast(problem.names.count - problem.variableCount)
    }
    problem.freeVariables.truncate(to: counts.freeVariableCount)
    problem.rowCount = counts.rowCount
    problem.liveRows = counts.liveRows
    problem.freeRow = counts.freeRow
    problem.termCount = counts.termCount
    problem.deadTerms = counts.deadTerms
    problem.linkedTerms = counts.linkedTerms
    problem.linkingCells = counts.linkingCells
    problem.nextSerial = counts.nextSerial
    problem.isPristine = counts.isPristine
    problem.sumOfConstants = counts.sumOfConstants
    problem.hasWideValues = counts.hasWideValues
    problem.hasWideFactors = counts.hasWideFactors
    isUnfinished = counts.isUnfinished
    basis.blocks.restore(counts.blocks)
    statistics = counts.statistics
  }

  mutating func undoLatest() {
    let (kind, index) = undo.log.popHeader()
    switch kind {
    case .value:
      undo.log.popPayload(into: &basis.values[index])
      undo.changes.record(index)
    case .variable: undo.log.popPayload(into: &problem.variables[index])
    case .column: undo.log.popPayload(into: &problem.columns[index])
    case .blockingLevels: undo.log.popPayload(into: &problem.variables[index].blockingLevels)
    case .row: undo.log.popPayload(into: &problem.rows[index])
    case .link: undo.log.popPayload(into: &problem.links[index])
    case .position:
      undo.log.popPayload(into: &problem.variables[index].position)
      basis.order[problem.variables[index].position] = index
    }
  }
}
