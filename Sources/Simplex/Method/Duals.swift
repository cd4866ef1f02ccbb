// The dual value of an active row that is removed.
//
// Its dual value at a level passes to the active rows that it is composed of. It is zero where no
// violated row depends on the row, so most removals change no slope at all. A walk forward from the
// row's variables finds the rows that depend on it. Several removals in a call walk each variable
// once: where a walk meets an earlier one, it takes the most important level found so far.

extension SolverState {
  /// Notes that the cost of a row, or of the rows it is composed of, has changed from a level on.
  mutating func noteChange(of row: Int32, level: Int32) {
    pending.changedRows.append(RowChange(row: row, level: level))
    startMarkingReach()
    scratch.changedLevel = moreImportant(scratch.changedLevel, level)
    let record = rows[row]
    for term in terms(of: record) {
      let variable = term.variable
      if scratch.reachMark[variable] < scratch.changedEpoch {
        scratch.reachMark[variable] = scratch.changedEpoch
      }
    }
  }

  /// The most important level at which an active row's dual value may be nonzero; `noLevel` if none.
  ///
  /// At an optimum no more important than the row's own level, since above that it would be improved.
  mutating func dualLevel(of row: Int32) -> Int32 {
    let own = rows[row].level
    let isOptimal = !pending.hasSlopeChanges
    startMarkingReach()
    let epoch = scratch.nextEpoch()
    guard scratch.marksAreValid else { return isOptimal ? own : PriorityLevels.required }
    let reached = levelReached(from: rows[row].basicVariable, epoch)
    scratch.changedLevel = moreImportant(scratch.changedLevel, reached)
    guard isOptimal, reached != noLevel else { return reached }
    return levels.rank(own) > levels.rank(reached) ? own : reached
  }

  private mutating func startMarkingReach() {
    guard scratch.changedEpoch == 0 else { return }
    scratch.changedEpoch = scratch.nextEpoch()
    scratch.changedLevel = noLevel
  }

  /// The most important level of the violated rows that a movement of the variable reaches.
  private mutating func levelReached(from variable: Int32, _ epoch: UInt32) -> Int32 {
    var found = noLevel
    scratch.queue.removeAll()
    visit(variable, epoch, &found)
    var next = 0
    while let member = scratch.queue.element(&next) {
      for term in column(of: member) {
        let row = rows[term.row]
        statistics.cells &+= 1
        if row.basicVariable != noVariable {
          visit(row.basicVariable, epoch, &found)
        } else if row.side.gradient(row.relation) != 0 {
          found = moreImportant(found, row.level)
        }
      }
    }
    return found
  }

  /// Queues a variable, with its block.
  @inline(__always)
  private mutating func visit(_ variable: Int32, _ epoch: UInt32, _ found: inout Int32) {
    let block = variables[variable].block
    guard block != noBlock else { return visitAlone(variable, epoch, &found) }
    guard scratch.reachMark[variable] != epoch else { return }
    for member in blocks.members(of: blocks[block]) { visitAlone(member, epoch, &found) }
  }

  /// Queues a variable, unless a walk of this call has visited it.
  @inline(__always)
  private mutating func visitAlone(_ variable: Int32, _ epoch: UInt32, _ found: inout Int32) {
    let mark = scratch.reachMark[variable]
    guard mark != epoch else { return }
    if mark >= scratch.changedEpoch {
      found = moreImportant(found, scratch.changedLevel)
      if mark > scratch.changedEpoch { return }
    }
    scratch.reachMark[variable] = epoch
    scratch.queue.appendWithinRoom(variable)
  }

  private func moreImportant(_ first: Int32, _ second: Int32) -> Int32 {
    if first == noLevel { return second }
    if second == noLevel { return first }
    return levels.rank(first) < levels.rank(second) ? first : second
  }
}
