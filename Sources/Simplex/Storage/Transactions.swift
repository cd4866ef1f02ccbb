// All of a call or nothing of it.

extension Core {
  /// Starts a call: from here on everything overwritten is recorded.
  mutating func begin() {
    guard updateDepth == 0 else { return }
    pivotsInCall = 0
    work.hasLargeValues = false
    work.newRows.removeAll()
    work.hasDiscardedRows = false
    if !isPristine {
      linkColumns()
      prepareToSolve()
    }
    work.changedEpoch = 0
    work.knowsShares = true
    work.barred.removeAll()
    checkpoint = counts()
    journal.isRecording = !isPristine
  }

  /// Makes room for whatever solving needs.
  @inline(__always)
  mutating func prepareToSolve() {
    work.prepare(variables: variables.capacity, rows: rows.capacity, levels: levels.count)
    if pending.positions.capacity < variables.capacity {
      pending.positions.grow(to: variables.capacity)
    }
  }

  /// Makes the rows that the call has added part of the active set, or gives them a side.
  mutating func takeInNewRows() {
    if work.hasDiscardedRows { dropDiscardedRows() }
    guard !work.newRows.isEmpty else { return }
    if isPristine {
      isPristine = false
      // From here on undoing is starting over.
      journal.isRecording = false
      journal.removeAll()
      crash()
    } else {
      placeNewRows()
    }
  }

  private mutating func dropDiscardedRows() {
    var kept = 0
    for place in 0..<work.newRows.count where rows[work.newRows[place]].isAlive {
      work.newRows[kept] = work.newRows[place]
      kept += 1
    }
    work.newRows.truncate(to: kept)
    work.hasDiscardedRows = false
  }

  /// Ends a call that succeeded.
  mutating func commit() {
    guard updateDepth == 0 else { return }
    journal.isRecording = false
    journal.removeAll()
    checkpoint = nil
    statistics.cells &+= linkingCells
    linkingCells = 0
    finishRemovals()
    if isPristine { forgetRows() }
    pending.violatedRequired.removeAll()
    compactTerms()
    compactBlocks()
    #if InternalChecks
    let counted = statistics
    if let fault = invariantFault() { preconditionFailure(fault) }
    statistics = counted
    #endif
  }

  /// Rows that were removed before anything was solved leave nothing behind.
  private mutating func forgetRows() {
    rowCount = 0
    freeRow = noRow
    termCount = 0
    deadTerms = 0
    linkedTerms = 0
  }

  /// Frees what the call has removed, now that nothing of it can be wanted back.
  private mutating func finishRemovals() {
    for place in 0..<pending.removedRows.count { freeRow(pending.removedRows[place]) }
    pending.removedRows.removeAll()
    for place in 0..<pending.removedVariables.count {
      freeVariables.append(pending.removedVariables[place].place)
    }
    pending.removedVariables.removeAll()
  }

  /// Ends a call that failed: everything is as it was at `begin`.
  mutating func rollBack() {
    guard let checkpoint else { return }
    journal.isRecording = false
    while !journal.isEmpty { undoLatest() }
    if checkpoint.isPristine { resetToPristine(checkpoint) }
    pending.clear()
    restore(checkpoint)
    self.checkpoint = nil
    updateDepth = 0
  }

  /// The counts and heads as they are.
  func counts() -> Journal.Checkpoint {
    Journal.Checkpoint(
      variableCount: variableCount, freeVariableCount: freeVariables.count, rowCount: rowCount,
      liveRows: liveRows, freeRow: freeRow, termCount: termCount, deadTerms: deadTerms,
      linkedTerms: linkedTerms, nextSerial: nextSerial, isPristine: isPristine,
      blocks: blocks.checkpoint, statistics: statistics)
  }

  /// Cuts off what was appended since the counts were taken.
  mutating func restore(_ counts: Journal.Checkpoint) {
    variableCount = counts.variableCount
    if names.count > variableCount { names.removeLast(names.count - variableCount) }
    freeVariables.truncate(to: counts.freeVariableCount)
    rowCount = counts.rowCount
    liveRows = counts.liveRows
    freeRow = counts.freeRow
    termCount = counts.termCount
    deadTerms = counts.deadTerms
    linkedTerms = counts.linkedTerms
    nextSerial = counts.nextSerial
    isPristine = counts.isPristine
    blocks.restore(counts.blocks)
    statistics = counts.statistics
  }

  mutating func undoLatest() {
    let (kind, place) = journal.popHeader()
    switch kind {
    case .value:
      journal.popPayload(into: &values[place])
      changes.note(place)
    case .variable: journal.popPayload(into: &variables[place])
    case .row: journal.popPayload(into: &rows[place])
    case .link: journal.popPayload(into: &links[place])
    case .order: journal.popPayload(into: &order[place])
    }
  }

  /// Before the first row everything about a variable follows from its place.
  private mutating func resetToPristine(_ checkpoint: Journal.Checkpoint) {
    for place in 0..<checkpoint.variableCount {
      let variable = Int32(truncatingIfNeeded: place)
      variables[place] = VariableRecord(
        position: variable, generation: variables[place].generation)
      order[place] = variable
      values[place] = 0
    }
    for place in 0..<pending.removedVariables.count {
      let removed = pending.removedVariables[place]
      variables[removed.place].generation = removed.generation
    }
    changes.noteAll(checkpoint.variableCount)
    linkingCells = 0
  }

  /// Drops the factors of blocks that are no longer in use, once they are most of them.
  private mutating func compactBlocks() {
    guard blocks.numbers.count > 2 * blocks.compactedNumbers + 4096 else { return }
    var old = blocks
    blocks = BlockStore()
    statistics.cells &+= variableCount
    for variable in 0..<variableCount where variables[variable].block != noBlock {
      let block = old[variables[variable].block]
      if old.member(block, 0) == Int32(truncatingIfNeeded: variable) {
        old.blocks[Int(variables[variable].block)].integers = blocks.append(block, from: old)
      }
    }
    for variable in 0..<variableCount where variables[variable].block != noBlock {
      variables[variable].block = old[variables[variable].block].integers
    }
    old.free()
    blocks.compactedNumbers = blocks.numbers.count
  }
}
