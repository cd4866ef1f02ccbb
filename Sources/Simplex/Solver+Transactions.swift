// Atomic calls: begin, commit, roll back.

import Buffers

extension Solver {
  #if hasFeature(Embedded)
  /// Makes several changes as one atomic call; Embedded Swift has typed errors alone.
  public mutating func update<Result>(
    _ body: (inout Solver) throws(SolverError.Thrown) -> Result
  ) throws(SolverError.Thrown) -> Result {
    try update(body) { $0 }
  }
  #else
  /// Makes several changes as one atomic call, solved once at the end.
  ///
  /// Within `body` required constraints may conflict as long as they agree at the end. Values,
  /// violations and ranges read there are those from before the update.
  ///
  /// ```swift
  /// try solver.update { solver in
  ///   try solver.remove(old)
  ///   try solver.setConstant(30, of: gap)
  ///   try solver.add(left == 12)
  /// }
  /// ```
  ///
  /// - Parameter body: Makes the changes on the solver that is its argument. It must not replace
  ///   that solver by another. Copies of the solver made in `body` can be read during the update
  ///   and after it, and have the values from before the update; changes made to such a copy are
  ///   never solved.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`, of any type, or the reason why the changes together are
  ///   impossible; positions in a conflict then count all constraints that `body` added. The solver
  ///   is unchanged; variables made in `body` are unknown again.
  ///
  /// An update that only removes never fails because of rounding. One that also adds or changes
  /// constraints may, because it must not take effect in part. If that matters, remove first, in a
  /// separate call.
  ///
  /// Complexity: what the changes together reach.
  public mutating func update<Result, Failure: Error>(
    _ body: (inout Solver) throws(Failure) -> Result
  ) throws -> Result {
    try update(body) { $0 }
  }
  #endif

  // Generic in the error: the compiler stops at a closure that states its error type if that has to
  // be converted (Docs/Decisions.md).
  private mutating func update<Result, Failure: Error>(
    _ body: (inout Solver) throws(Failure) -> Result, thrown: (Failure) -> SolverError.Thrown
  ) throws(SolverError.Thrown) -> Result {
    let savepoint = beginUpdate()
    let result: Result
    do {
      result = try body(&self)
    } catch {
      abandonUpdate(undoingTo: savepoint)
      throw thrown(error)
    }
    try finishUpdate()
    return result
  }

  /// The begin of an update, to which it can be rolled back.
  package struct UpdateSavepoint {
    fileprivate let savepoint: Savepoint
  }

  /// Begins an update as ``update(_:)`` does, for callers that cannot pass a closure.
  ///
  /// It must be ended by ``finishUpdate()`` or ``abandonUpdate(undoingTo:)``.
  package mutating func beginUpdate() -> UpdateSavepoint {
    let state = mutableState
    state.pointee.begin()
    state.pointee.undo.updateDepth += 1
    // Inner parts of an update may have to be rolled back separately, even in a pristine solver.
    state.pointee.undo.log.mode = .all
    return UpdateSavepoint(savepoint: state.pointee.savepoint())
  }

  /// Solves for the changes of an update and commits it.
  ///
  /// - Throws: The reason why the changes together are impossible. The solver is as it was before
  ///   the update.
  package mutating func finishUpdate() throws(SolverError.Thrown) {
    guard state.pointee.undo.updateDepth > 0 else { return }
    mutableState.pointee.undo.updateDepth -= 1
    try commitOrThrow()
  }

  /// Undoes the changes of an update.
  ///
  /// - Parameter savepoint: What ``beginUpdate()`` returned.
  package mutating func abandonUpdate(undoingTo savepoint: UpdateSavepoint) {
    let state = mutableState
    guard state.pointee.undo.updateDepth > 0 else { return }
    state.pointee.undo.updateDepth -= 1
    if state.pointee.undo.updateDepth == 0 {
      state.pointee.rollBack()
    } else {
      state.pointee.rollBack(to: savepoint.savepoint)
    }
  }

  /// Solves for the changes of a call, unless it is part of an update.
  @inline(__always)
  mutating func commitOrThrow() throws(SolverError.Thrown) {
    if state.pointee.undo.updateDepth == 0 { try solveAndCommit() }
  }

  /// Solves for the changes of a call and commits it, or rolls it back.
  @inline(never)
  private mutating func solveAndCommit() throws(SolverError.Thrown) {
    let state = mutableState
    let wasUnfinished = state.pointee.isUnfinished
    do throws(SolveFailure) {
      try state.pointee.solveForChanges()
    } catch {
      if case .pivotLimit = error { throw rollBack(after: error) }
      if state.pointee.removeWithoutSolving() { return }
      throw rollBack(after: error)
    }
    state.pointee.commit()
    if wasUnfinished { resumeUnfinishedLevels() }
  }

  /// Solves for the changes of a call that the caller rolls back later; on failure, rolls it back.
  mutating func solveOrRollBack() throws(SolverError.Thrown) {
    do throws(SolveFailure) {
      try mutableState.pointee.solveForChanges()
    } catch {
      throw rollBack(after: error)
    }
  }

  private mutating func rollBack(after failure: SolveFailure) -> SolverError {
    let state = mutableState
    let error = state.pointee.error(for: failure)
    state.pointee.rollBack()
    return error
  }

  /// Rolls back a call, or an inner part of an update, that could not add a row.
  mutating func rollBack(after fault: RowFault, to savepoint: Savepoint?) -> SolverError {
    if let savepoint {
      mutableState.pointee.rollBack(to: savepoint)
    } else {
      mutableState.pointee.rollBack()
    }
    return SolverError(fault)
  }
}

extension SolverError {
  /// The error of a row that cannot be added.
  init(_ fault: RowFault) {
    switch fault {
    case .variable(let variable): self = .unknownVariable(variable)
    case .number(let number): self = .invalidNumber(number)
    case .priority(let number): self = .invalidPriority(number)
    }
  }
}

extension SolverState {
  /// The error of a call that could not be solved; read before the call is rolled back.
  mutating func error(for failure: SolveFailure) -> SolverError {
    switch failure {
    case .conflict(let row): conflict(of: row).map { .unsatisfiable($0) } ?? .illConditioned
    case .overflow(let value): .invalidNumber(value)
    case .pivotLimit: .pivotLimit(pivotBudget)
    case .illConditioned: .illConditioned
    }
  }

  /// Begins a call: from now on everything overwritten is logged.
  package mutating func begin() {
    guard undo.updateDepth == 0 else { return }
    undo.changes.snapshotReported(basis.values, count: problem.variableCount)
    call.begin()
    if !problem.isPristine {
      problem.linkColumns()
      prepareToSolve()
    }
    undo.checkpoint = checkpoint()
    undo.firstSerialOfCall = problem.nextSerial
    undo.log.mode = problem.isPristine ? .nothing : .all
  }

  /// Solves for the changes of a call, and checks that no value is out of range.
  @inline(__always)
  fileprivate mutating func solveForChanges() throws(SolveFailure) {
    try solve()
    if call.hasLargeValues { try checkValues() }
  }

  /// Solves for the changes of a call.
  ///
  /// If a solve from nothing cycles, it restarts from the required rows alone.
  mutating func solve() throws(SolveFailure) {
    problem.levels.assignRanks()
    releaseRemovedRows()
    addNewRows()
    do throws(SolveFailure) {
      try reoptimize()
    } catch {
      guard case .illConditioned = error, undo.checkpoint?.isPristine == true else { throw error }
      restartFromRequired()
      try reoptimize()
    }
  }

  /// Makes the rows that the call has added active, or assigns them a side.
  mutating func addNewRows() {
    if call.hasDiscardedRows { dropDiscardedRows() }
    guard !call.newRows.isEmpty else { return }
    if problem.isPristine {
      problem.isPristine = false
      // From now on, rolling back resets the solver instead.
      undo.log.stopRecording()
      let prices = Shortcut.crashPricing.isOn
      crash(ranks: problem.levels.count, returnsMobility: prices)
      if prices { priceAfterCrash() }
    } else {
      enterNewRows()
    }
  }

  private mutating func dropDiscardedRows() {
    let rows = problem.rows
    call.newRows.removeAll { !rows[$0].isAlive }
    call.hasDiscardedRows = false
  }

  /// Ends a successful call.
  package mutating func commit() {
    guard undo.updateDepth == 0 else { return }
    undo.log.stopRecording()
    undo.checkpoint = nil
    undo.firstSerialOfCall = 0
    statistics.cells &+= problem.linkingCells
    problem.linkingCells = 0
    call.usesRelaxedTolerance = false
    finishRemovals()
    if problem.isPristine { problem.discardUnsolvedRows() }
    pending.violatedRequired.removeAll()
    if problem.hasManyDeadTerms {
      statistics.cells &+= problem.termCount
      problem.compactTerms()
    }
    compactBlocks()
    #if InternalChecks
    let counted = statistics
    if let fault = invariantFault() { preconditionFailure(fault) }
    statistics = counted
    #endif
  }

  /// Frees the rows and variables that the call has removed; it can no longer be rolled back.
  private mutating func finishRemovals() {
    for row in pending.removedRows { problem.freeRow(row, log: &undo.log) }
    pending.removedRows.removeAll()
    for removed in pending.removedVariables { problem.freeVariables.append(removed.index) }
    pending.removedVariables.removeAll()
  }

  /// Ends a failed call and restores the state at `begin`.
  package mutating func rollBack() {
    guard let checkpoint = undo.checkpoint else { return }
    problem.levels.assignRanks()
    while !undo.log.isEmpty { undoLatest() }
    undo.log.stopRecording()
    if checkpoint.isPristine { resetToPristine(checkpoint) }
    pending.clear()
    truncate(to: checkpoint)
    call.usesRelaxedTolerance = false
    undo.checkpoint = nil
    undo.firstSerialOfCall = 0
    undo.updateDepth = 0
  }

  /// Resets variables to their state before the first row, which is a function of their index.
  private mutating func resetToPristine(_ checkpoint: UndoLog.Checkpoint) {
    for index in 0..<checkpoint.variableCount {
      let variable = Int32(truncatingIfNeeded: index)
      problem.variables[index] = VariableRecord(
        position: variable, generation: problem.variables[index].generation)
      basis.order[index] = variable
      basis.values[index] = 0
    }
    for removed in pending.removedVariables {
      problem.variables[removed.index].generation = removed.generation
    }
    problem.columnCount = 0
    undo.changes.recordAll(checkpoint.variableCount)
    problem.linkingCells = 0
  }

}

extension Problem {
  /// Discards rows that were removed before anything was solved.
  fileprivate mutating func discardUnsolvedRows() {
    rowCount = 0
    freeRow = noRow
    termCount = 0
    deadTerms = 0
    linkedTerms = 0
  }
}

// Resuming levels that an earlier call left above their optimum.

extension Solver {
  /// Prices everything again if earlier calls left levels unfinished.
  ///
  /// If the levels cannot be finished now either, the state is unchanged.
  mutating func resumeUnfinishedLevels() {
    let state = mutableState
    // The preceding call must still report the rows that it added.
    let newRows = state.pointee.call.newRows
    state.pointee.call.newRows = NewRows()
    defer {
      state.pointee.call.newRows.free()
      state.pointee.call.newRows = newRows
    }
    state.pointee.begin()
    state.pointee.isUnfinished = false
    state.pointee.enqueueAllEntries()
    do throws(SolveFailure) {
      try state.pointee.reoptimize()
      if state.pointee.call.hasLargeValues { try state.pointee.checkValues() }
    } catch {
      state.pointee.rollBack()
      state.pointee.isUnfinished = true
      return
    }
    state.pointee.commit()
  }
}

extension SolverState {
  /// Enqueues every basis entry for the recomputation of its slopes.
  fileprivate mutating func enqueueAllEntries() {
    for index in 0..<problem.variableCount {
      let variable = Int32(truncatingIfNeeded: index)
      guard problem.variables[variable].isAlive else { continue }
      pending.changedEntries.append(
        EntryChange(entry: problem.basisEntry(of: variable), level: PriorityLevels.required))
    }
  }
}
