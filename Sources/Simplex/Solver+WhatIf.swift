// Hypothetical changes: solved for, read, and rolled back.

import Buffers

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
}
