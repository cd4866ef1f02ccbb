// Replacing an active row by a hold.

import Buffers

extension SolverState {
  /// Replaces an active row by a hold at the current value, so that nothing moves.
  ///
  /// - Returns: The variable that is held now.
  mutating func replaceByHold(_ row: Int32) -> Int32 {
    let basicVariable = problem.rows[row].basicVariable
    let block = problem.variables[basicVariable].block
    var held = block == noBlock ? basicVariable : mostMoved(by: row, in: block)
    if held != basicVariable, !shiftLeavingRow(basicVariable, of: block, to: held) {
      held = basicVariable
    }
    undo.log.record(.row, row, problem.rows[row])
    undo.log.record(.variable, held, problem.variables[held])
    problem.rows[row].basicVariable = noVariable
    hold(held)
    if block != noBlock { splitBlock(block) }
    return held
  }

  /// Holds a variable at its current value; the caller has logged its record.
  mutating func hold(_ variable: Int32) {
    problem.variables[variable].basicRow = noRow
    problem.variables[variable].heldValue = basis.values[variable]
    problem.variables[variable].blockingLevels = BlockingLevels()
  }

  /// Finds the variable of a block that loosening one of its rows moves most.
  ///
  /// The hold of that variable is independent of the block's other rows. The hold of the row's own
  /// variable need not be.
  private mutating func mostMoved(by row: Int32, in block: Int32) -> Int32 {
    let direction = ftran(BasisEntry(row: row), amount: 1)
    defer { clear(direction) }
    var best = problem.rows[row].basicVariable
    for member in basis.blocks.members(of: basis.blocks[block])
    where direction[member].value.magnitude > direction[best].value.magnitude { best = member }
    return best
  }

  /// Shifts rows within a block so that the row of `held` moves toward `basicVariable`.
  ///
  /// The leaving row of `basicVariable` then belongs to `held`. Only dependent rows prevent this.
  ///
  /// - Parameters:
  ///   - basicVariable: The variable of the leaving row.
  ///   - block: The block.
  ///   - held: The variable that remains without a row.
  /// - Returns: Whether the rows have shifted; otherwise nothing changed.
  private mutating func shiftLeavingRow(_ basicVariable: Int32, of block: Int32, to held: Int32)
    -> Bool
  {
    let core = scratch.nextEpoch()
    for member in basis.blocks.members(of: basis.blocks[block]) {
      scratch.variableMark[member] = core
    }
    scratch.variableMark[held] = 0
    let moved = problem.variables[held].basicRow
    guard moved != noRow, let path = findPath(from: moved, to: basicVariable, marked: core) else {
      return false
    }
    let leaving = problem.variables[basicVariable].basicRow
    shiftRows(along: path, entering: moved)
    // The leaving row stays active here until the caller deactivates it.
    problem.assign(leaving, to: held, log: &undo.log)
    return true
  }

  /// Reorders the members of a block within its positions after a row has left it.
  private mutating func splitBlock(_ block: Int32) {
    scratch.queue.removeAll()
    for member in basis.blocks.members(of: basis.blocks[block]) {
      scratch.pendingPositions.insert(problem.variables[member].position)
      scratch.components.markUnvisited(member)
    }
    let pool = drainPendingPositions()
    var counter: Int32 = 0
    for index in 0..<pool {
      let member = basis.order[scratch.sortedPositions[index]]
      if scratch.components.isUnvisited(member) {
        orderDependencies(of: member, counter: &counter)
      }
    }
    assignPositions(pool)
    for position in 0..<pool {
      pending.enqueue(position: problem.variables[scratch.queue[position]].position)
    }
    scratch.sortedPositions.removeAll()
  }
}
