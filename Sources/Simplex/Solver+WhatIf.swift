// Hypothetical changes: solved for, read, and rolled back.

import Buffers

/// Constants and priorities to change together.
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
  /// The values that variables would have after successive steps, each solved before the next.
  ///
  /// They are equal, to the bit, to those of a copy that makes the steps by ``update(_:)``, but no
  /// copy is needed. The solver is unchanged, except that a level for each new priority remains.
  ///
  /// - Parameters:
  ///   - variables: The variables.
  ///   - steps: The changes of each step.
  /// - Returns: The values in the order of the variables; nil if a copy is necessary: within an
  ///   update, if an earlier call or a step leaves levels unfinished, and if a priority is new to a
  ///   solver with many levels.
  /// - Throws: As ``update(_:)`` does for a step.
  ///
  /// Complexity: what the steps reach.
  package mutating func values(
    of variables: [Variable], after steps: [ParameterChanges]
  ) throws(SolverError.Thrown) -> [Double]? {
    guard state.pointee.undo.updateDepth == 0, !state.pointee.problem.isPristine,
      !state.pointee.isUnfinished
    else { return nil }
    for index in steps.indices where !addsFewLevels(of: steps[index]) { return nil }
    let state = mutableState
    state.pointee.begin()
    for index in steps.indices {
      if index > 0 {
        // A separate call for the next step would first resume the unfinished levels.
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

  /// - Returns: Whether a step adds no level to a solver with many levels: later calls visit each
  ///   level.
  private func addsFewLevels(of step: ParameterChanges) -> Bool {
    if step.priorities.isEmpty { return true }
    let levels = state.pointee.problem.levels
    return levels.count < 16
      || step.priorities.allSatisfy { levels.contains($0.priority.rawValue) }
  }

  /// Makes and solves a step of the call in progress; on failure, rolls back the call.
  private mutating func apply(_ step: ParameterChanges) throws(SolverError.Thrown) {
    let state = mutableState
    state.pointee.undo.updateDepth += 1
    do {
      for (row, priority) in step.priorities { try setPriority(priority, of: row) }
      // Bypasses `setConstant`, which would check for unique storage each time.
      for (row, constant) in step.constants {
        try require(constant, for: row)
        state.pointee.setConstant(constant, of: row.index)
      }
    } catch {
      state.pointee.rollBack()
      throw error
    }
    state.pointee.undo.updateDepth -= 1
    try solveOrRollBack()
  }
}

extension SolverState {
  /// Adds a row in a call that is rolled back afterwards, and solves.
  ///
  /// - Parameter constraint: The required constraint.
  /// - Returns: Its row.
  /// - Throws: What an addition throws; the caller rolls back.
  @discardableResult
  package mutating func addRow(
    _ constraint: LinearConstraint
  ) throws(SolverError.Thrown) -> Int32 {
    do throws(RowFault) {
      try append(constraint, .required)
    } catch {
      throw SolverError(error)
    }
    try solveTentatively()
    return call.newRows[call.newRows.count - 1]
  }

  /// Solves in a call that is rolled back afterwards.
  ///
  /// - Throws: What a change throws; the caller rolls back.
  package mutating func solveTentatively() throws(SolverError.Thrown) {
    do throws(SolveFailure) {
      try solve()
    } catch {
      throw self.error(for: error)
    }
    problem.linkColumns()
  }

  /// Walks to an extreme of a variable in the optimum, or until it has moved past a distance.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - direction: 1 for the largest value, -1 for the smallest.
  ///   - distance: The distance after which the walk may stop.
  /// - Returns: The outcome; the values are those at the end.
  /// - Throws: `SolverError.pivotLimit`.
  package mutating func walkToExtreme(
    of variable: Int32, _ direction: Double, past distance: Double
  ) throws(SolverError.Thrown) -> Outcome {
    var excluded = ExcludedEntries()
    defer { excluded.free() }
    do throws(SolveFailure) {
      let objective = Objective.extreme(of: variable, direction: direction)
      return try walk(toward: objective, excluding: &excluded, past: distance)
    } catch {
      throw self.error(for: error)
    }
  }

  /// Begins the next step of a call; the previous steps are solved, and all roll back together.
  fileprivate mutating func beginStep() {
    call.beginStep()
    pending.violatedRequired.removeAll()
    prepareToSolve()
  }
}
