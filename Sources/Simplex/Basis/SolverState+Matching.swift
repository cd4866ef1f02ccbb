// Matching rows with the variables that are solved from them, along augmenting paths.

import Buffers

/// A chain of rows that can each shift by one variable.
struct AugmentingPath {
  /// The variable that the last row shifts to.
  let target: Int32
  /// The index in `scratch.queue` of the variable that the last row leaves; -1 for the entering
  /// row.
  let last: Int32
}

extension SolverState {
  /// Finds, breadth first, a path from an inactive row to a target variable, through basic
  /// variables.
  ///
  /// The visited variables are in `scratch.queue`, marked with an epoch.
  ///
  /// - Parameters:
  ///   - entering: The inactive row.
  ///   - isTarget: Whether the path may end at a variable.
  ///   - isOpen: Whether the path may lead through a variable.
  /// - Returns: The path, or nil if there is none.
  @inline(__always)
  mutating func findPath(
    from entering: Int32, to isTarget: (Int32) -> Bool, through isOpen: (Int32) -> Bool
  ) -> AugmentingPath? {
    let visited = scratch.nextEpoch()
    scratch.queue.removeAll()
    scratch.parents.removeAll()
    var (row, parent) = (entering, -1)
    while true {
      if row != noRow {
        let record = problem.rows[row]
        statistics.cells &+= Int(record.count)
        for term in problem.terms(of: record) {
          let variable = term.variable
          let last = Int32(truncatingIfNeeded: parent)
          if isTarget(variable) { return AugmentingPath(target: variable, last: last) }
          if scratch.variableMark[variable] != visited, isOpen(variable) {
            scratch.variableMark[variable] = visited
            scratch.queue.appendWithinCapacity(variable)
            scratch.parents.appendWithinCapacity(last)
          }
        }
      }
      parent &+= 1
      guard parent < scratch.queue.count else { return nil }
      row = problem.variables[scratch.queue[parent]].basicRow
    }
  }

  /// Assigns each row of a path to the next variable, and the entering row to the first.
  mutating func shiftRows(along path: AugmentingPath, entering: Int32) {
    var (target, parent) = (path.target, path.last)
    while parent >= 0 {
      let source = scratch.queue[Int(parent)]
      problem.assign(problem.variables[source].basicRow, to: target, log: &undo.log)
      target = source
      parent = scratch.parents[Int(parent)]
    }
    problem.assign(entering, to: target, log: &undo.log)
  }

  /// Finds a path to a variable through variables with a mark, and restores the marks.
  mutating func findPath(from entering: Int32, to variable: Int32, marked mark: UInt32)
    -> AugmentingPath?
  {
    let marks = scratch.variableMark
    let path = findPath(from: entering, to: { $0 == variable }, through: { marks[$0] == mark })
    for variable in scratch.queue { marks[variable] = mark }
    return path
  }
}
