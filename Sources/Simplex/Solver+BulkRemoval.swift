// Removing part of a system whole: variables together with all rows that mention them.
//
// Rows that tie the part to the rest are removed like any others. Nothing outside depends on what is left of the
// part then, so that its rows are dropped without asking what they decide or cost.

extension Solver {
  /// Removes constraints as the first step of an update; variables that nothing mentions afterwards go back to 0.
  ///
  /// No row that the update adds may mention a released variable. After other steps of the update the rows are
  /// removed one by one.
  ///
  /// For parts of many rows: dual values of the others are weighed where few rows leave together
  /// (`Method/Released.swift`), here they are not.
  ///
  /// - Parameters:
  ///   - ids: The handles that adding the constraints returned, in any order.
  ///   - released: Variables that are to be removed after the update.
  /// - Throws: As ``remove(_:)-(ConstraintID)``; some of the constraints have gone then, until the update throws too.
  ///
  /// Complexity: O(terms) for those between released variables, else what they reach together.
  @_spi(Memory)
  public mutating func remove(
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
  /// The rows among these, in their order, that mention released variables only; none unless all rows that
  /// mention one are among these, each once.
  ///
  /// Rows of blocks are left out, which are removed with care for the order of solving.
  fileprivate mutating func rowsInside(
    _ ids: [ConstraintID], within released: List<Variable>
  ) -> List<Int32> {
    var within = List<Int32>()
    guard updateDepth > 0, onlyRemoves else { return within }
    let epoch = scratch.nextEpoch()
    var mentions = 0
    for variable in released {
      guard isKnown(variable), scratch.variableMark[variable.index] != epoch else {
        return within
      }
      scratch.variableMark[variable.index] = epoch
      for _ in column(of: variable.index) { mentions += 1 }
    }
    for id in ids {
      guard isKnown(id), scratch.rowMark[id.index] != epoch else {
        within.removeAll()
        return within
      }
      scratch.rowMark[id.index] = epoch
      let record = rows[id.index]
      guard Int(record.start) < linkedTerms else { continue }
      var inside = 0
      for term in terms(of: record) where scratch.variableMark[term.variable] == epoch {
        inside += 1
      }
      mentions -= inside
      statistics.cells &+= 2 * inside
      let isAlone =
        record.basicVariable == noVariable || variables[record.basicVariable].block == noBlock
      if inside > 0, inside == Int(record.count), isAlone { within.append(id.index) }
    }
    if mentions != 0 { within.removeAll() }
    return within
  }

  /// Drops the rows that are left of released variables.
  fileprivate mutating func discardRows(_ within: List<Int32>, of released: List<Variable>) {
    scratch.hasDiscardedSubsystem = true
    for row in within {
      let record = rows[row]
      undoLog.record(.row, row, record)
      subtractConstant(of: record)
      rows[row].basicVariable = noVariable
      rows[row].isAlive = false
      rows[row].side = .at
      pending.removedRows.append(row)
    }
    for released in released {
      let variable = released.index
      assert(
        variables[variable].block == noBlock
          && (variables[variable].basicRow == noRow || !rows[variables[variable].basicRow].isAlive),
        "a released variable that a row outside of the part decides")
      undoLog.record(.variable, variable, variables[variable])
      variables[variable].basicRow = noRow
      variables[variable].heldValue = 0
      variables[variable].blocked = BlockingLevels()
      if Int(variable) < columnCount {
        undoLog.record(.column, variable, columns[variable])
        columns[variable] = ColumnRecord()
      }
      pending.enqueue(position: variables[variable].position)
    }
  }
}
