// Adding new rows to an existing active set.

import Buffers

extension SolverState {
  /// Activates the rows in `call.newRows` if possible, by level, equalities first.
  mutating func enterNewRows() {
    let count = call.newRows.count
    prepareToSolve()
    for index in 0..<count {
      problem.linkRow(call.newRows[index], log: &undo.log)
      problem.sumOfConstants += problem.rows[call.newRows[index]].constant.magnitude
    }
    enterInOrder(count)
    if pending.hasPositions { evaluatePending() }
    for index in 0..<count { repivotIfUnstable(of: call.newRows[index]) }
  }

  private mutating func enterInOrder(_ count: Int) {
    if count == 1 { return enterNewRow(call.newRows[0]) }
    var arena = Arena(bytes: RowBuckets.bytes(rows: count, ranks: problem.levels.count))
    defer { arena.free() }
    let buckets = RowBuckets(rows: count, ranks: problem.levels.count, in: &arena)
    buckets.sort(call.newRows, of: problem.rows, problem.levels)
    for index in 0..<count { self.enterNewRow(buckets.rows[index]) }
  }

  /// Makes a new row active instead of a hold, or leaves it inactive.
  ///
  /// The row becomes active if it is an equality or violated, and contains a held variable on which
  /// none of its other variables depends. A required equality also becomes active if its
  /// composition contains a hold. Loosening a hold costs nothing in either direction, so only the
  /// slopes of the row itself are new. Transferred prices reach it through the compositions of
  /// changed rows.
  private mutating func enterNewRow(_ row: Int32) {
    let record = problem.rows[row]
    let canDetermine =
      record.relation == .equal || freshSide(record).costSign(for: record.relation) != 0
    guard canDetermine, enterThroughHold(row, record) || enterThroughComposition(row, record) else {
      pending.freshRows.append(row)
      return
    }
    problem.blockViolatingDirections(row)
  }

  private mutating func enterThroughHold(_ row: Int32, _ record: RowRecord) -> Bool {
    guard let variable = problem.latestHeldVariable(in: record) else { return false }
    return exchangeHold(variable, with: row)
  }

  /// Makes a required equality active instead of the hold with the largest multiplier in it.
  ///
  /// Otherwise each such row would need a walk, as for every view that is half as wide as another.
  /// A single new row is left to its walk, which moves less of the system.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - record: Its record.
  /// - Returns: Whether the row is active.
  private mutating func enterThroughComposition(_ row: Int32, _ record: RowRecord) -> Bool {
    guard call.newRows.count > 1, record.relation == .equal,
      record.level == PriorityLevels.required,
      let variable = heldVariable(withLargestMultiplierIn: record)
    else { return false }
    return exchange(variable, with: row)
  }

  /// Finds the held variable with the largest multiplier in the composition of a row.
  private mutating func heldVariable(withLargestMultiplierIn row: RowRecord) -> Int32? {
    let composition = composition(of: row)
    defer { clear(composition) }
    var best: Int32?
    var largest = Tolerance.pivotThreshold
    for variable in composition.variables where problem.variables[variable].basicRow == noRow {
      let share = composition[variable].value.magnitude
      if share > largest { (best, largest) = (variable, share) }
    }
    return best
  }

  /// Assigns a new row to another held variable if the value of its variable is unstable.
  ///
  /// A value above the sum of all constants times `unstableGrowth` shows that coefficients have
  /// multiplied. The row is assigned to the held variable with the largest multiplier in its
  /// composition.
  private mutating func repivotIfUnstable(of row: Int32) {
    let variable = problem.rows[row].basicVariable
    guard variable != noVariable,
      basis.values[variable].magnitude > Tolerance.unstableGrowth
        * Swift.max(1, problem.sumOfConstants)
    else { return }
    let old = problem.variables[variable].heldValue
    let held = replaceByHold(row)
    if held == variable { problem.variables[held].heldValue = old }
    pending.enqueue(position: problem.variables[held].position)
    let composition = composition(of: problem.rows[row])
    var (best, largest) = (held, 0.0)
    for other in composition.variables where problem.variables[other].basicRow == noRow {
      let share = composition[other].value.magnitude
      if share > largest { (best, largest) = (other, share) }
    }
    clear(composition)
    guard exchange(best, with: row) else { return pending.freshRows.append(row) }
    problem.blockViolatingDirections(row)
    evaluatePending()
  }

}

extension Problem {
  /// Finds the held variable of a row that comes last in the order.
  fileprivate mutating func latestHeldVariable(in row: RowRecord) -> Int32? {
    var latest: Int32?
    for term in terms(of: row) {
      let variable = variables[term.variable]
      guard variable.basicRow == noRow, variable.block == noBlock,
        term.coefficient.magnitude >= Tolerance.pivotThreshold
      else { continue }
      if let present = latest, variables[present].position > variable.position { continue }
      latest = term.variable
    }
    return latest
  }
}

// Replacing an active row by a hold.

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
