// Exchanging one active row for another, while keeping the order topological.
//
// As in Pearce & Kelly (2007), only what lies between the changed variable and the entering row's
// variables can be out of order, so only that is reordered, within the positions it occupies.

/// A row that is to become active, and the variable in whose basis entry.
struct Exchange: BitwiseCopyable {
  let variable: Int32
  var row: Int32
  /// The row that leaves.
  var leaving = noRow
}

extension SolverState {
  /// Has a variable solved from a row, which comes from another variable or becomes active.
  mutating func assign(_ row: Int32, to variable: Int32) {
    undoLog.record(.variable, variable, variables[variable])
    undoLog.record(.row, row, rows[row])
    let before = rows[row].basicVariable
    variables[variable].blocked =
      before != noVariable && variables[before].basicRow == row
      ? variables[before].blocked : BlockingLevels()
    variables[variable].basicRow = row
    rows[row].basicVariable = variable
    rows[row].side = .active
  }

  /// Makes the inactive row `entering` active in the basis entry of `variable`, whose own row or hold
  /// leaves.
  ///
  /// Returns false, with nothing changed, if the rows would be dependent.
  mutating func exchange(_ variable: Int32, with entering: Int32) -> Bool {
    let row = rows[entering]
    if variables[variable].block == noBlock, isLast(variable, in: row) {
      deactivateRow(of: variable)
      assign(entering, to: variable)
      pending.enqueue(position: variables[variable].position)
      return true
    }
    guard let affected = findAffectedRegion(variable, row) else { return false }
    guard rematch(variable, with: entering, in: affected) else { return false }
    reorder(affected)
    return true
  }

  /// As `exchange(_:with:)` for a held variable, unless another variable of the row follows
  /// from it: whether the rows are then independent takes arithmetic to tell.
  mutating func exchangeHold(_ variable: Int32, with entering: Int32) -> Bool {
    let row = rows[entering]
    if isLast(variable, in: row) {
      assign(entering, to: variable)
      pending.enqueue(position: variables[variable].position)
      return true
    }
    guard let affected = findAffectedRegion(variable, row) else { return false }
    for term in terms(of: row) {
      let other = term.variable
      if other != variable, scratch.variableMark[other] == affected.both {
        scratch.pendingPositions.removeAll()
        return false
      }
    }
    assign(entering, to: variable)
    reorder(affected)
    return true
  }

  /// Makes inactive rows active, each in the basis entry of a variable of its own, whose own row or hold leaves.
  ///
  /// All is put in order once. Rows that turn out to be dependent are taken out again.
  mutating func exchange(_ exchanges: List<Exchange>) {
    let affected = AffectedRegion(
      dependents: scratch.nextEpoch(), dependencies: scratch.nextEpoch(), both: scratch.nextEpoch())
    var (low, high) = (Int32.max, Int32(-1))
    scratch.queue.removeAll()
    for exchange in exchanges {
      low = Swift.min(low, firstPosition(of: exchange.variable))
      high = Swift.max(high, lastPosition(of: rows[exchange.row]))
      enqueue(exchange.variable, mark: affected.dependents)
    }
    markForward(upTo: high, affected)
    scratch.queue.removeAll()
    for exchange in exchanges { markBackward(rows[exchange.row], downTo: low, affected) }
    markBackward(downTo: low, affected)
    for exchange in exchanges {
      deactivateRow(of: exchange.variable)
      assign(exchange.row, to: exchange.variable)
    }
    reorder(affected)
  }

  /// Removes a variable's basic row from the active set; the caller must fill the basis entry.
  @inline(__always)
  private mutating func deactivateRow(of variable: Int32) {
    let leaving = variables[variable].basicRow
    if leaving != noRow {
      undoLog.record(.row, leaving, rows[leaving])
      rows[leaving].basicVariable = noVariable
    }
  }

  /// The position of a variable, or the first of its block's.
  ///
  /// A block's members need not lie side by side, but what the block depends on lies before the first
  /// of them and what follows from it after the last. They are listed in ascending order.
  @inline(__always)
  mutating func firstPosition(of variable: Int32) -> Int32 {
    let record = variables[variable]
    guard record.block != noBlock else { return record.position }
    return variables[blocks.member(blocks[record.block], 0)].position
  }

  /// The position of a variable, or the last of its block's.
  @inline(__always)
  func lastPosition(of variable: Int32) -> Int32 {
    let record = variables[variable]
    guard record.block != noBlock else { return record.position }
    let block = blocks[record.block]
    return variables[blocks.member(block, Int(block.count) - 1)].position
  }

  /// Whether the row contains the variable and it follows all others in the order.
  @inline(__always)
  private func isLast(_ variable: Int32, in row: RowRecord) -> Bool {
    let position = variables[variable].position
    var isMember = false
    for term in terms(of: row) {
      let other = term.variable
      if other == variable {
        isMember = true
      } else if lastPosition(of: other) > position {
        return false
      }
    }
    return isMember
  }

  /// The marks of the variables that an exchange reorders.
  private struct AffectedRegion {
    /// Depends on the changed variable.
    let dependents: UInt32
    /// The entering row depends on it.
    let dependencies: UInt32
    /// Both: its row may move to another variable.
    let both: UInt32
  }

  /// Marks what an exchange affects, with its positions in `scratch.pendingPositions`; nil if nothing connects
  /// the changed variable with the entering row.
  private mutating func findAffectedRegion(_ variable: Int32, _ row: RowRecord) -> AffectedRegion? {
    let affected = AffectedRegion(
      dependents: scratch.nextEpoch(), dependencies: scratch.nextEpoch(), both: scratch.nextEpoch())
    scratch.queue.removeAll()
    enqueue(variable, mark: affected.dependents)
    markForward(upTo: lastPosition(of: row), affected)
    scratch.queue.removeAll()
    let low = firstPosition(of: variable)
    markBackward(row, downTo: low, affected)
    markBackward(downTo: low, affected)
    let isConnected = scratch.variableMark[variable] == affected.both
    if !isConnected { scratch.pendingPositions.removeAll() }
    return isConnected ? affected : nil
  }

  /// The last position of a row's variables.
  private mutating func lastPosition(of row: RowRecord) -> Int32 {
    var last: Int32 = -1
    for term in terms(of: row) { last = Swift.max(last, lastPosition(of: term.variable)) }
    return last
  }

  /// Marks what depends on the queued variables.
  private mutating func markForward(upTo high: Int32, _ affected: AffectedRegion) {
    var next = 0
    while let member = scratch.queue.element(&next) {
      for term in column(of: member) {
        let basicVariable = rows[term.row].basicVariable
        statistics.cells &+= 1
        if basicVariable != noVariable, scratch.variableMark[basicVariable] != affected.dependents,
          firstPosition(of: basicVariable) <= high
        {
          enqueue(basicVariable, mark: affected.dependents)
        }
      }
    }
  }

  /// Marks what the queued variables depend on.
  private mutating func markBackward(downTo low: Int32, _ affected: AffectedRegion) {
    var next = 0
    while let member = scratch.queue.element(&next) {
      let basicRow = variables[member].basicRow
      if basicRow != noRow { markBackward(rows[basicRow], downTo: low, affected) }
    }
  }

  private mutating func markBackward(
    _ row: RowRecord, downTo low: Int32, _ affected: AffectedRegion
  ) {
    statistics.cells &+= Int(row.count)
    for term in terms(of: row) {
      let variable = term.variable
      guard lastPosition(of: variable) >= low else { continue }
      let mark = scratch.variableMark[variable]
      if mark == affected.dependents {
        enqueue(variable, mark: affected.both)
      } else if mark != affected.both, mark != affected.dependencies {
        enqueue(variable, mark: affected.dependencies)
      }
    }
  }

  /// Marks and queues a variable, with all of its block, and notes their places.
  private mutating func enqueue(_ variable: Int32, mark: UInt32) {
    let block = variables[variable].block
    guard block != noBlock else { return enqueueVariable(variable, mark) }
    for member in blocks.members(of: blocks[block]) { enqueueVariable(member, mark) }
  }

  @inline(__always)
  private mutating func enqueueVariable(_ variable: Int32, _ mark: UInt32) {
    guard scratch.variableMark[variable] != mark else { return }
    scratch.variableMark[variable] = mark
    scratch.queue.appendWithinCapacity(variable)
    scratch.pendingPositions.insert(variables[variable].position)
  }

  /// Finds rows for the core's variables, with the entering row for the leaving one: a path from the
  /// entering row to `variable` along which every row moves on by one.
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

  /// Reorders what an exchange affects: what the entering row depends on, the core, what depends on it.
  private mutating func reorder(_ affected: AffectedRegion) {
    let pool = collectPositions()
    defer { scratch.sortedPositions.removeAll() }
    scratch.queue.removeAll()
    for index in 0..<pool where mark(at: index) == affected.dependencies {
      scratch.queue.appendWithinCapacity(order[scratch.sortedPositions[index]])
    }
    for index in 0..<pool where mark(at: index) == affected.both {
      scratch.lowLink[order[scratch.sortedPositions[index]]] = SolverState.unvisited
    }
    var counter: Int32 = 0
    let coreStart = scratch.queue.count
    for index in 0..<pool where mark(at: index) == affected.both {
      let variable = order[scratch.sortedPositions[index]]
      if scratch.lowLink[variable] == SolverState.unvisited {
        orderDependencies(of: variable, counter: &counter)
      }
    }
    let coreEnd = scratch.queue.count
    for index in 0..<pool where mark(at: index) == affected.dependents {
      scratch.queue.appendWithinCapacity(order[scratch.sortedPositions[index]])
    }
    assignPositions(scratch.queue.count)
    for position in coreStart..<coreEnd {
      pending.enqueue(position: variables[scratch.queue[position]].position)
    }
  }

  private func mark(at index: Int) -> UInt32 {
    scratch.variableMark[order[scratch.sortedPositions[index]]]
  }

  /// Moves the noted positions from the set to the list `scratch.sortedPositions`, in ascending order.
  mutating func collectPositions() -> Int {
    scratch.pendingPositions.drainWords(below: variableCount) { position in
      scratch.sortedPositions.appendWithinCapacity(position)
    }
    statistics.cells &+= scratch.sortedPositions.count
    return scratch.sortedPositions.count
  }

  /// Gives the queue's variables the listed positions, in their order.
  ///
  /// Pending evaluations move along with their variables.
  mutating func assignPositions(_ count: Int) {
    scratch.parents.removeAll()
    for step in 0..<count {
      let variable = scratch.queue[step]
      let position = variables[variable].position
      if pending.positions.contains(position) {
        pending.positions.remove(position)
        scratch.parents.appendWithinCapacity(variable)
      }
    }
    move(count)
    for variable in scratch.parents { pending.positions.insert(variables[variable].position) }
  }

  private mutating func move(_ count: Int) {
    for step in 0..<count {
      let position = scratch.sortedPositions[step]
      let variable = scratch.queue[step]
      guard variables[variable].position != position else { continue }
      undoLog.record(.position, variable, variables[variable].position)
      order[position] = variable
      variables[variable].position = position
    }
  }
}
