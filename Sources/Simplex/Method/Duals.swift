// What an active row hands on when it is removed.
//
// Its share in the costs of a level goes to the active rows that it is composed of. It has none where
// no violated row depends on it: most removals change no slope at all. Which rows depend on it is
// found by walking forward from its variables. Several removals in a call walk each variable once:
// where a walk meets an earlier one, it takes the most important level met so far.

extension SolverState {
  /// Notes that a row costs something else from a level on, or that what it is composed of does.
  mutating func noteChange(of row: Int32, level: Int32) {
    pending.changedRows.append(RowChange(row: row, level: level))
    startMarkingReach()
    scratch.changedLevel = moreImportant(scratch.changedLevel, level)
    let record = rows[row]
    for index in Int(record.start)..<Int(record.start + record.count) {
      let variable = terms[index].variable
      if scratch.reachMark[variable] < scratch.changedEpoch {
        scratch.reachMark[variable] = scratch.changedEpoch
      }
    }
  }

  /// The level from which on an active row may have a share in the costs; `noLevel` if it has none.
  ///
  /// At an optimum that is not above the row's own level: there it would be improved.
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

  /// The most important level of the violated rows that a variable's movement reaches.
  private mutating func levelReached(from variable: Int32, _ epoch: UInt32) -> Int32 {
    var found = noLevel
    scratch.queue.removeAll()
    visit(variable, epoch, &found)
    var next = 0
    while next < scratch.queue.count {
      var index = variables[scratch.queue[next]].head
      next += 1
      while index != noTerm {
        let row = rows[terms[index].row]
        index = links[index].next
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
    for position in 0..<Int(blocks[block].count) {
      visitAlone(blocks.member(blocks[block], position), epoch, &found)
    }
  }

  /// Queues a variable, if no walk of the call has been there.
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
