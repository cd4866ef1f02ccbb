// Removing a part of a system: variables together with all rows that mention them.
//
// Rows that connect the part with the rest are removed like any others. After that nothing outside
// depends on the remaining rows of the part, so they are discarded without computing their effects.

package import Buffers

extension Solver {
  /// Removes constraints as the first step of an update; variables no longer mentioned return to 0.
  ///
  /// No row that the update adds may mention a released variable. If the update has other steps
  /// before this one, the rows are removed individually.
  ///
  /// For parts of many rows. Individual removal of few rows computes weights of dual values
  /// (`Method/SolverState+RemovalWeights.swift`); this function does not.
  ///
  /// - Parameters:
  ///   - ids: The handles that adding the constraints returned, in any order.
  ///   - released: Variables to be removed after the update.
  /// - Throws: As ``remove(_:)-(ConstraintID)``. Some constraints are then removed until the update
  ///   itself throws.
  ///
  /// Complexity: O(terms) for constraints among released variables, otherwise what they reach
  /// together.
  package mutating func remove(
    contentsOf ids: [ConstraintID], releasing released: List<Variable>
  ) throws(SolverError.Thrown) {
    let within = mutableState.pointee.rowsInside(ids, within: released)
    defer { within.free() }
    var next = 0
    for id in ids {
      if next < within.count, within[next] == id.index {
        next += 1
      } else {
        try remove(id)
      }
    }
    if !within.isEmpty { mutableState.pointee.discardRows(within, of: released) }
  }
}

extension SolverState {
  /// Finds the rows that mention released variables only and belong to no block.
  ///
  /// The result is empty unless every row that mentions a released variable is among `ids`, exactly
  /// once. Rows of blocks are left to individual removal, which maintains the order.
  ///
  /// - Returns: The rows, in the order of `ids`.
  fileprivate mutating func rowsInside(
    _ ids: [ConstraintID], within released: List<Variable>
  ) -> List<Int32> {
    var within = List<Int32>()
    guard Shortcut.bulkRemoval.isOn, undo.updateDepth > 0, onlyRemoves else { return within }
    let epoch = scratch.nextEpoch()
    var mentions = 0
    for variable in released {
      guard problem.isLive(variable), scratch.variableMark[variable.index] != epoch else {
        return within
      }
      scratch.variableMark[variable.index] = epoch
      for _ in problem.column(of: variable.index) { mentions += 1 }
    }
    for id in ids {
      guard problem.isLive(id), scratch.rowMark[id.index] != epoch else {
        within.removeAll()
        return within
      }
      scratch.rowMark[id.index] = epoch
      let record = problem.rows[id.index]
      guard Int(record.start) < problem.linkedTerms else { continue }
      var inside = 0
      for term in problem.terms(of: record) where scratch.variableMark[term.variable] == epoch {
        inside += 1
      }
      mentions -= inside
      statistics.cells &+= 2 * inside
      let isAlone =
        record.basicVariable == noVariable
        || problem.variables[record.basicVariable].block == noBlock
      if inside > 0, inside == Int(record.count), isAlone { within.append(id.index) }
    }
    if mentions != 0 { within.removeAll() }
    return within
  }

  /// Discards rows that mention released variables only.
  fileprivate mutating func discardRows(_ within: List<Int32>, of released: List<Variable>) {
    pricing.removals.hasDiscardedSubsystem = true
    for row in within {
      let record = problem.rows[row]
      undo.log.record(.row, row, record)
      subtractConstant(of: record)
      problem.rows[row].basicVariable = noVariable
      problem.rows[row].isAlive = false
      problem.rows[row].side = .at
      pending.removedRows.append(row)
    }
    for released in released {
      let variable = released.index
      assert(
        problem.variables[variable].block == noBlock
          && (problem.variables[variable].basicRow == noRow
            || !problem.rows[problem.variables[variable].basicRow].isAlive),
        "a removed variable solved from a row outside the part")
      undo.log.record(.variable, variable, problem.variables[variable])
      problem.variables[variable].basicRow = noRow
      problem.variables[variable].heldValue = 0
      problem.variables[variable].blockingLevels = BlockingLevels()
      if Int(variable) < problem.columnCount {
        undo.log.record(.column, variable, problem.columns[variable])
        problem.columns[variable] = ColumnRecord()
      }
      pending.enqueue(position: problem.variables[variable].position)
    }
  }
}
