// Repeating a crash from the required rows alone.
//
// Chains of preferences can multiply values up although the required rows do not. Starting without
// preferences, steps activate each as far as it helps, which the structure alone does not show.

extension SolverState {
  /// Repeats a solve of new rows, with a crash from the required rows alone.
  mutating func restartFromRequired() {
    resetActiveSet()
    // Levels that the first attempt left unfinished do not count.
    isUnfinished = false
    statistics.unfinishedLevels = undo.checkpoint?.statistics.unfinishedLevels ?? 0
    for variable in 0..<problem.variableCount {
      problem.variables[variable].blockingLevels = BlockingLevels()
      problem.variables[variable].heldValue = 0
    }
    crash(ranks: 1, again: true)
  }

  /// Returns whether some value exceeds the sum of all constants by the factor `unstableGrowth`.
  ///
  /// Addition alone cannot explain such a value, so coefficients have multiplied.
  mutating func hasUnstableGrowth() -> Bool {
    var largest = 0.0
    let values = basis.values
    for variable in 0..<problem.variableCount {
      let size = values[variable].magnitude
      if size > largest { largest = size }
    }
    guard !(largest <= Tolerance.unstableGrowth) else { return false }
    var sum = 0.0
    for index in 0..<call.newRows.count {
      sum += problem.rows[call.newRows[index]].constant.magnitude
      // The sum only grows, so a few rows are usually enough.
      if largest <= Tolerance.unstableGrowth * sum { return false }
    }
    return true
  }

  /// Rebuilds the active set from the required rows, or from all rows if that is unstable as well.
  mutating func rebuildFromRequired(_ plan: CrashWorkspace) {
    rebuild(plan, ranks: 1)
    if hasUnstableGrowth() { rebuild(plan, ranks: problem.levels.count) }
  }

  private mutating func rebuild(_ plan: CrashWorkspace, ranks: Int) {
    resetActiveSet()
    for variable in 0..<problem.variableCount { plan.isExhausted[variable] = false }
    rematchAll(plan, ranks: ranks)
    orderAndEvaluateAll(plan)
  }

  /// Matches again and restores the values.
  mutating func rematchAll(_ plan: CrashWorkspace, ranks: Int) {
    var before = basis.values.copy(keeping: problem.variableCount)
    matchAll(plan, ranks: ranks)
    basis.values.update(from: before, count: problem.variableCount)
    before.free()
  }

  /// Resets the active set, the blocks and the unsolved changes recorded for them.
  private mutating func resetActiveSet() {
    pending.clearUnsolved()
    basis.blocks.removeAll()
    for variable in 0..<problem.variableCount {
      problem.variables[variable].basicRow = noRow
      problem.variables[variable].block = noBlock
    }
    for index in 0..<call.newRows.count {
      problem.rows[call.newRows[index]].basicVariable = noVariable
      problem.rows[call.newRows[index]].side = .at
    }
  }
}
