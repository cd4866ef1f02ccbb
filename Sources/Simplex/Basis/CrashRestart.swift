// Solving from nothing once more, from the required rows alone.
//
// Chains of preferences can multiply factors up where what is required does not. Starting without them,
// each is pivoted in as far as it helps, which the structure alone cannot tell.

extension SolverState {
  /// Starts a solve from nothing again, with the required rows alone.
  mutating func restartFromRequired() {
    forgetActiveSet()
    // What the first attempt has left open does not count.
    isUnfinished = false
    statistics.unfinishedLevels = checkpoint?.statistics.unfinishedLevels ?? 0
    for variable in 0..<variableCount {
      variables[variable].blocked = BlockedLevels()
      variables[variable].heldValue = 0
    }
    crash(ranks: 1, again: true)
  }

  /// Whether some value is over a thousand times the sum of all constants: more than adding up can
  /// explain, so factors have multiplied.
  mutating func hasGrown() -> Bool {
    var largest = 0.0
    let values = values
    for variable in 0..<variableCount {
      let size = values[variable].magnitude
      if size > largest { largest = size }
    }
    guard !(largest <= CrashPlan.growth) else { return false }
    var sum = 0.0
    for index in 0..<scratch.newRows.count {
      sum += rows[scratch.newRows[index]].constant.magnitude
      // The sum only grows: mostly a few rows tell.
      if largest <= CrashPlan.growth * sum { return false }
    }
    return true
  }

  /// Chooses from the required rows alone, or from all again where these grow on their own.
  mutating func chooseAgain(_ plan: CrashPlan) {
    choose(plan, ranks: 1)
    if hasGrown() { choose(plan, ranks: levels.count) }
  }

  private mutating func choose(_ plan: CrashPlan, ranks: Int) {
    forgetActiveSet()
    for variable in 0..<variableCount { plan.saturated[variable] = false }
    matchAgain(plan, ranks: ranks)
    orderAll(plan)
  }

  /// Matches anew, and leaves the values as they were.
  mutating func matchAgain(_ plan: CrashPlan, ranks: Int) {
    var before = values.copy(keeping: variableCount)
    matchAll(plan, ranks: ranks)
    values.update(from: before, count: variableCount)
    before.free()
  }

  /// Forgets which rows are active, and what was noted of them, such as rows that a factorization found dependent.
  private mutating func forgetActiveSet() {
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
