// Resuming levels that an earlier call left above their optimum.

import Buffers

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
