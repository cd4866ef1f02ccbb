// Exchanging one active row for another while the order stays topological.
//
// As in Pearce & Kelly (2007), only the region between the changed variable and the entering row's
// variables can be out of order, so only that region is reordered, within its positions.

import Buffers

/// A row that becomes active, and the variable that it is assigned to.
struct Exchange: BitwiseCopyable {
  let variable: Int32
  let row: Int32
  /// The leaving row.
  var leaving = noRow
}

extension SolverState {
  /// Makes an inactive row active instead of the row or hold of a variable.
  ///
  /// - Parameters:
  ///   - variable: The variable whose row or hold leaves.
  ///   - entering: The inactive row.
  /// - Returns: Whether the rows are independent; otherwise nothing changed.
  mutating func exchange(_ variable: Int32, with entering: Int32) -> Bool {
    let row = problem.rows[entering]
    if problem.variables[variable].block == noBlock, isLast(variable, in: row) {
      deactivateRow(of: variable)
      problem.assign(entering, to: variable, log: &undo.log)
      pending.enqueue(position: problem.variables[variable].position)
      return true
    }
    guard let affected = markAffectedRegion(variable, row) else { return false }
    guard rematch(variable, with: entering, in: affected) else { return false }
    reorder(affected)
    return true
  }

  /// Makes an inactive row active instead of a hold, unless another variable of the row depends on
  /// it.
  ///
  /// In that case, the structure alone does not show whether the rows are independent.
  ///
  /// - Parameters:
  ///   - variable: The held variable.
  ///   - entering: The inactive row.
  /// - Returns: Whether the row is active; otherwise nothing changed.
  mutating func exchangeHold(_ variable: Int32, with entering: Int32) -> Bool {
    let row = problem.rows[entering]
    if isLast(variable, in: row) {
      problem.assign(entering, to: variable, log: &undo.log)
      pending.enqueue(position: problem.variables[variable].position)
      return true
    }
    guard let affected = markAffectedRegion(variable, row) else { return false }
    for term in problem.terms(of: row) {
      let other = term.variable
      if other != variable, scratch.variableMark[other] == affected.both {
        scratch.pendingPositions.removeAll()
        return false
      }
    }
    problem.assign(entering, to: variable, log: &undo.log)
    reorder(affected)
    return true
  }

  /// Makes inactive rows active, each instead of the row or hold of its own variable.
  ///
  /// The order is updated once. A repair replaces rows that turn out to be dependent.
  mutating func exchange(_ exchanges: List<Exchange>) {
    let affected = AffectedRegion(
      dependents: scratch.nextEpoch(), dependencies: scratch.nextEpoch(), both: scratch.nextEpoch())
    var (low, high) = (Int32.max, Int32(-1))
    scratch.queue.removeAll()
    for exchange in exchanges {
      low = Swift.min(low, firstPosition(inBlockOf: exchange.variable))
      high = Swift.max(high, lastPosition(of: problem.rows[exchange.row]))
      enqueue(exchange.variable, mark: affected.dependents)
    }
    markForward(upTo: high, affected)
    scratch.queue.removeAll()
    for exchange in exchanges { markBackward(problem.rows[exchange.row], downTo: low, affected) }
    markBackward(downTo: low, affected)
    for exchange in exchanges {
      deactivateRow(of: exchange.variable)
      problem.assign(exchange.row, to: exchange.variable, log: &undo.log)
    }
    reorder(affected)
  }

  /// Deactivates a variable's basic row; the caller must assign another one.
  @inline(__always)
  private mutating func deactivateRow(of variable: Int32) {
    let leaving = problem.variables[variable].basicRow
    if leaving != noRow {
      undo.log.record(.row, leaving, problem.rows[leaving])
      problem.rows[leaving].basicVariable = noVariable
    }
  }

  /// Returns the position of a variable, or the first one of its block.
  ///
  /// The members of a block need not be adjacent. The block's dependencies precede its first
  /// member, its dependents follow its last one. Members are listed in ascending order.
  @inline(__always)
  mutating func firstPosition(inBlockOf variable: Int32) -> Int32 {
    let record = problem.variables[variable]
    guard record.block != noBlock else { return record.position }
    return problem.variables[basis.blocks.member(basis.blocks[record.block], 0)].position
  }

  /// Returns the position of a variable, or the last one of its block.
  @inline(__always)
  func lastPosition(inBlockOf variable: Int32) -> Int32 {
    let record = problem.variables[variable]
    guard record.block != noBlock else { return record.position }
    let block = basis.blocks[record.block]
    return problem.variables[basis.blocks.member(block, Int(block.count) - 1)].position
  }

  /// Returns whether the row contains the variable and it comes after all others in the order.
  @inline(__always)
  private func isLast(_ variable: Int32, in row: RowRecord) -> Bool {
    let position = problem.variables[variable].position
    var isMember = false
    for term in problem.terms(of: row) {
      let other = term.variable
      if other == variable {
        isMember = true
      } else if lastPosition(inBlockOf: other) > position {
        return false
      }
    }
    return isMember
  }

  /// The marks of the variables that an exchange reorders.
  private struct AffectedRegion {
    /// Variables that depend on the changed variable.
    let dependents: UInt32
    /// Variables that the entering row depends on.
    let dependencies: UInt32
    /// The core: variables of both kinds, whose rows may be assigned to other variables.
    let both: UInt32
  }

  /// Marks the region that an exchange affects and inserts it into `scratch.pendingPositions`.
  ///
  /// - Returns: The marks; nil if the entering row does not depend on the changed variable.
  private mutating func markAffectedRegion(_ variable: Int32, _ row: RowRecord) -> AffectedRegion? {
    let affected = AffectedRegion(
      dependents: scratch.nextEpoch(), dependencies: scratch.nextEpoch(), both: scratch.nextEpoch())
    scratch.queue.removeAll()
    enqueue(variable, mark: affected.dependents)
    markForward(upTo: lastPosition(of: row), affected)
    scratch.queue.removeAll()
    let low = firstPosition(inBlockOf: variable)
    markBackward(row, downTo: low, affected)
    markBackward(downTo: low, affected)
    let isConnected = scratch.variableMark[variable] == affected.both
    if !isConnected { scratch.pendingPositions.removeAll() }
    return isConnected ? affected : nil
  }

  /// Returns the last position of a row's variables.
  private mutating func lastPosition(of row: RowRecord) -> Int32 {
    var last: Int32 = -1
    for term in problem.terms(of: row) {
      last = Swift.max(last, lastPosition(inBlockOf: term.variable))
    }
    return last
  }

  /// Marks the dependents of the queued variables up to a position.
  private mutating func markForward(upTo high: Int32, _ affected: AffectedRegion) {
    var next = 0
    while let member = scratch.queue.element(&next) {
      for term in problem.column(of: member) {
        let basicVariable = problem.rows[term.row].basicVariable
        statistics.cells &+= 1
        if basicVariable != noVariable, scratch.variableMark[basicVariable] != affected.dependents,
          firstPosition(inBlockOf: basicVariable) <= high
        {
          enqueue(basicVariable, mark: affected.dependents)
        }
      }
    }
  }

  /// Marks the dependencies of the queued variables down to a position.
  private mutating func markBackward(downTo low: Int32, _ affected: AffectedRegion) {
    var next = 0
    while let member = scratch.queue.element(&next) {
      let basicRow = problem.variables[member].basicRow
      if basicRow != noRow { markBackward(problem.rows[basicRow], downTo: low, affected) }
    }
  }

  private mutating func markBackward(
    _ row: RowRecord, downTo low: Int32, _ affected: AffectedRegion
  ) {
    statistics.cells &+= Int(row.count)
    for term in problem.terms(of: row) {
      let variable = term.variable
      guard lastPosition(inBlockOf: variable) >= low else { continue }
      let mark = scratch.variableMark[variable]
      if mark == affected.dependents {
        enqueue(variable, mark: affected.both)
      } else if mark != affected.both, mark != affected.dependencies {
        enqueue(variable, mark: affected.dependencies)
      }
    }
  }

  /// Marks and enqueues a variable with its block, and inserts their positions.
  private mutating func enqueue(_ variable: Int32, mark: UInt32) {
    let block = problem.variables[variable].block
    guard block != noBlock else { return enqueueVariable(variable, mark) }
    for member in basis.blocks.members(of: basis.blocks[block]) { enqueueVariable(member, mark) }
  }

  @inline(__always)
  private mutating func enqueueVariable(_ variable: Int32, _ mark: UInt32) {
    guard scratch.variableMark[variable] != mark else { return }
    scratch.variableMark[variable] = mark
    scratch.queue.appendWithinCapacity(variable)
    scratch.pendingPositions.insert(problem.variables[variable].position)
  }

  /// Matches the core's variables with their rows and the entering row, without the leaving row.
  ///
  /// The rows shift along a path from the entering row to `variable`.
  ///
  /// - Returns: Whether there is such a path; otherwise nothing changed.
  private mutating func rematch(
    _ variable: Int32, with entering: Int32, in affected: AffectedRegion
  ) -> Bool {
    guard let path = findPath(from: entering, to: variable, marked: affected.both) else {
      scratch.pendingPositions.removeAll()
      return false
    }
    deactivateRow(of: variable)
    shiftRows(along: path, entering: entering)
    return true
  }

  /// Reorders the region: dependencies of the entering row, then the core, then dependents.
  private mutating func reorder(_ affected: AffectedRegion) {
    let pool = drainPendingPositions()
    defer { scratch.sortedPositions.removeAll() }
    scratch.queue.removeAll()
    for index in 0..<pool where regionMark(at: index) == affected.dependencies {
      scratch.queue.appendWithinCapacity(basis.order[scratch.sortedPositions[index]])
    }
    for index in 0..<pool where regionMark(at: index) == affected.both {
      scratch.components.markUnvisited(basis.order[scratch.sortedPositions[index]])
    }
    var counter: Int32 = 0
    let coreStart = scratch.queue.count
    for index in 0..<pool where regionMark(at: index) == affected.both {
      let variable = basis.order[scratch.sortedPositions[index]]
      if scratch.components.isUnvisited(variable) {
        orderDependencies(of: variable, counter: &counter)
      }
    }
    let coreEnd = scratch.queue.count
    for index in 0..<pool where regionMark(at: index) == affected.dependents {
      scratch.queue.appendWithinCapacity(basis.order[scratch.sortedPositions[index]])
    }
    assignPositions(scratch.queue.count)
    for position in coreStart..<coreEnd {
      pending.enqueue(position: problem.variables[scratch.queue[position]].position)
    }
  }

  private func regionMark(at index: Int) -> UInt32 {
    scratch.variableMark[basis.order[scratch.sortedPositions[index]]]
  }

  /// Moves the pending positions to the list `scratch.sortedPositions`, in ascending order.
  ///
  /// - Returns: The number of positions.
  mutating func drainPendingPositions() -> Int {
    scratch.pendingPositions.drainWords(below: problem.variableCount) { position in
      scratch.sortedPositions.appendWithinCapacity(position)
    }
    statistics.cells &+= scratch.sortedPositions.count
    return scratch.sortedPositions.count
  }

  /// Assigns the listed positions to the queue's variables, in their order.
  ///
  /// Pending evaluations move with their variables.
  mutating func assignPositions(_ count: Int) {
    scratch.parents.removeAll()
    for step in 0..<count {
      let variable = scratch.queue[step]
      let position = problem.variables[variable].position
      if pending.positions.contains(position) {
        pending.positions.remove(position)
        scratch.parents.appendWithinCapacity(variable)
      }
    }
    writePositions(count)
    for variable in scratch.parents {
      pending.positions.insert(problem.variables[variable].position)
    }
  }

  private mutating func writePositions(_ count: Int) {
    for step in 0..<count {
      let position = scratch.sortedPositions[step]
      let variable = scratch.queue[step]
      guard problem.variables[variable].position != position else { continue }
      undo.log.record(.position, variable, problem.variables[variable].position)
      basis.order[position] = variable
      problem.variables[variable].position = position
    }
  }
}
