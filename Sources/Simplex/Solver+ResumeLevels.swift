// Finishing what an earlier call has left short of the optimum.

extension Solver {
  /// Prices everything once more if calls before this one have left levels unfinished; keeps what there is if
  /// these cannot be finished now either.
  mutating func resumeUnfinishedLevels() {
    let state = mutableState
    // The call before this one still has to say which rows it made.
    let newRows = state.pointee.scratch.newRows
    state.pointee.scratch.newRows = NewRows()
    defer {
      state.pointee.scratch.newRows.free()
      state.pointee.scratch.newRows = newRows
    }
    state.pointee.begin()
    state.pointee.isUnfinished = false
    state.pointee.enqueueAllEntries()
    do throws(SolveFailure) {
      try state.pointee.reoptimize()
      if state.pointee.scratch.hasLargeValues { try state.pointee.checkValues() }
    } catch {
      state.pointee.rollBack()
      state.pointee.isUnfinished = true
      return
    }
    state.pointee.commit()
  }
}

extension SolverState {
  /// Notes every basis entry as one whose slopes are in question.
  fileprivate mutating func enqueueAllEntries() {
    for index in 0..<variableCount {
      let variable = Int32(truncatingIfNeeded: index)
      guard variables[variable].isAlive else { continue }
      pending.changedEntries.append(
        EntryChange(entry: basisEntry(of: variable), level: PriorityLevels.required))
    }
  }
}
