// Solving from nothing once more, from the required rows alone.
//
// Chains of preferences can multiply factors up where what is required does not. Starting without them,
// each is pivoted in as far as it helps, which the structure alone cannot tell.

extension SolverState {
  /// Starts a solve from nothing again, with the required rows alone.
  mutating func restartFromRequired() {
    resetActiveSet()
    // What the first attempt has left open does not count.
    isUnfinished = false
    statistics.unfinishedLevels = checkpoint?.statistics.unfinishedLevels ?? 0
    for variable in 0..<variableCount {
      variables[variable].blocked = BlockingLevels()
      variables[variable].heldValue = 0
    }
    crash(ranks: 1, again: true)
  }

  /// Whether some value is over a thousand times the sum of all constants: more than adding up can
  /// explain, so factors have multiplied.
  mutating func hasUnstableGrowth() -> Bool {
    var largest = 0.0
    let values = values
    for variable in 0..<variableCount {
      let size = values[variable].magnitude
      if size > largest { largest = size }
    }
    guard !(largest <= CrashWorkspace.unstableGrowth) else { return false }
    var sum = 0.0
    for index in 0..<scratch.newRows.count {
      sum += rows[scratch.newRows[index]].constant.magnitude
      // The sum only grows: mostly a few rows tell.
      if largest <= CrashWorkspace.unstableGrowth * sum { return false }
    }
    return true
  }

  /// Chooses from the required rows alone, or from all again where these grow on their own.
  mutating func rebuildFromRequired(_ plan: CrashWorkspace) {
    rebuild(plan, ranks: 1)
    if hasUnstableGrowth() { rebuild(plan, ranks: levels.count) }
  }

  private mutating func rebuild(_ plan: CrashWorkspace, ranks: Int) {
    resetActiveSet()
    for variable in 0..<variableCount { plan.isExhausted[variable] = false }
    rematchAll(plan, ranks: ranks)
    orderAll(plan)
  }

  /// Matches anew, and leaves the values as they were.
  mutating func rematchAll(_ plan: CrashWorkspace, ranks: Int) {
    var before = values.copy(keeping: variableCount)
    matchAll(plan, ranks: ranks)
    values.update(from: before, count: variableCount)
    before.free()
  }

  /// Forgets which rows are active, and what was noted of them, such as rows that a factorization found dependent.
  private mutating func resetActiveSet() {
    pending.clearUnsolved()
    blocks.removeAll()
    for variable in 0..<variableCount {
      variables[variable].basicRow = noRow
      variables[variable].block = noBlock
    }
    for index in 0..<scratch.newRows.count {
      rows[scratch.newRows[index]].basicVariable = noVariable
      rows[scratch.newRows[index]].side = .at
    }
  }
}
