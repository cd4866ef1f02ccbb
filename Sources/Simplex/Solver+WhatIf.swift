// Numbers that are tried out: solved for, read, and undone.

/// Numbers of constraints that change together.
package struct ParameterChanges {
  package var constants: [(row: ConstraintID, constant: Double)]
  package var priorities: [(row: ConstraintID, priority: Priority)]

  package init(
    constants: [(row: ConstraintID, constant: Double)],
    priorities: [(row: ConstraintID, priority: Priority)]
  ) {
    self.constants = constants
    self.priorities = priorities
  }
}

extension Solver {
  /// The values that variables would have after steps, each of them solved for before the next; the solver is as it
  /// was.
  ///
  /// A copy that makes the steps by ``update(_:)`` has the same values, to the bit. This does without the copy.
  ///
  /// A priority that no constraint has had stays known to the solver.
  ///
  /// - Returns: The values in the order of the variables; nil within an update, where an earlier call has left
  ///   levels open, which a copy would close as well, and where a priority is new to a solver that knows many.
  /// - Throws: As ``update(_:)`` does for a step.
  ///
  /// Complexity: what the steps reach.
  package mutating func values(
    of variables: [Variable], after steps: [ParameterChanges]
  ) throws(SolverError.Thrown) -> [Double]? {
    guard state.pointee.updateDepth == 0, !state.pointee.isPristine, !state.pointee.isUnfinished
    else { return nil }
    for index in steps.indices where !addsFewLevels(of: steps[index]) { return nil }
    let state = mutableState
    state.pointee.begin()
    for index in steps.indices {
      if index > 0 {
        // A call after this one would first close what it has left open.
        if state.pointee.isUnfinished {
          state.pointee.rollBack()
          return nil
        }
        state.pointee.beginStep()
      }
      try apply(steps[index])
    }
    let values = variables.map { self[$0] }
    state.pointee.rollBack()
    return values
  }

  /// Whether a step leaves no more than a few levels behind: each of them is looked at by later calls.
  private func addsFewLevels(of step: ParameterChanges) -> Bool {
    if step.priorities.isEmpty { return true }
    let levels = state.pointee.levels
    return levels.count < 16
      || step.priorities.allSatisfy { levels.contains($0.priority.rawValue) }
  }

  /// Makes a step of a call that has begun; if it fails the call is undone.
  private mutating func apply(_ step: ParameterChanges) throws(SolverError.Thrown) {
    let state = mutableState
    state.pointee.updateDepth += 1
    do {
      for (row, priority) in step.priorities { try setPriority(priority, of: row) }
      // Without asking for each whether the state is shared.
      for (row, constant) in step.constants {
        try require(constant, for: row)
        state.pointee.setConstant(constant, of: row.index)
      }
    } catch {
      state.pointee.rollBack()
      throw error
    }
    state.pointee.updateDepth -= 1
    try solveOrRollBack()
  }
}

extension SolverState {
  /// Begins another step of a call whose changes so far are solved for, and which is undone as a whole.
  fileprivate mutating func beginStep() {
    (pivotsInCall, boundSwapsInCall) = (0, 0)
    scratch.hasLargeValues = false
    scratch.hasSetNumbers = false
    scratch.usesRelaxedTolerance = false
    pending.violatedRequired.removeAll()
    prepareToSolve()
    scratch.firstReachEpoch = 0
    scratch.reachMarksAreValid = true
    scratch.borderAttempts = Backoff()
  }
}
