// What an active row hands on when it is removed.
//
// Its share in the costs of a level goes to the active rows that it is composed of. It has none where
// no violated row depends on it: most removals change no slope at all. Which rows depend on it is
// found by walking forward from its variables. Several removals in a call walk each variable once:
// where a walk meets an earlier one, it takes the most important level met so far.

extension Core {
  /// Notes that a row costs something else from a level on, or that what it is composed of does.
  mutating func noteChange(of row: Int32, level: Int32) {
    pending.changedRows.append(RowChange(row: row, level: level))
    startMarkingShares()
    work.changedLevel = moreImportant(work.changedLevel, level)
    let record = rows[row]
    for place in Int(record.start)..<Int(record.start + record.count) {
      let variable = terms[place].variable
      if work.reachMark[variable] < work.changedEpoch {
        work.reachMark[variable] = work.changedEpoch
      }
    }
  }

  /// The level from which on an active row may have a share in the costs; `noLevel` if it has none.
  ///
  /// At an optimum that is not above the row's own level: there it would be improved.
  mutating func sharedLevel(of row: Int32) -> Int32 {
    let own = rows[row].level
    let isOptimal = !pending.hasSlopeChanges
    startMarkingShares()
    let epoch = work.nextEpoch()
    guard work.knowsShares else { return isOptimal ? own : PriorityLevels.required }
    let reached = levelReached(from: rows[row].owner, epoch)
    work.changedLevel = moreImportant(work.changedLevel, reached)
    guard isOptimal, reached != noLevel else { return reached }
    return levels.rank(own) > levels.rank(reached) ? own : reached
  }

  private mutating func startMarkingShares() {
    guard work.changedEpoch == 0 else { return }
    work.changedEpoch = work.nextEpoch()
    work.changedLevel = noLevel
  }

  /// The most important level of the violated rows that a variable's movement reaches.
  private mutating func levelReached(from variable: Int32, _ epoch: UInt32) -> Int32 {
    var found = noLevel
    work.queue.removeAll()
    visit(variable, epoch, &found)
    var next = 0
    while next < work.queue.count {
      var place = variables[work.queue[next]].head
      next += 1
      while place != noTerm {
        let row = rows[terms[place].row]
        place = links[place].next
        statistics.cells &+= 1
        if row.owner != noVariable {
          visit(row.owner, epoch, &found)
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
    guard work.reachMark[variable] != epoch else { return }
    for position in 0..<Int(blocks[block].count) {
      visitAlone(blocks.member(blocks[block], position), epoch, &found)
    }
  }

  /// Queues a variable, if no walk of the call has been there.
  @inline(__always)
  private mutating func visitAlone(_ variable: Int32, _ epoch: UInt32, _ found: inout Int32) {
    let mark = work.reachMark[variable]
    guard mark != epoch else { return }
    if mark >= work.changedEpoch {
      found = moreImportant(found, work.changedLevel)
      if mark > work.changedEpoch { return }
    }
    work.reachMark[variable] = epoch
    work.queue.append(variable)
  }

  private func moreImportant(_ first: Int32, _ second: Int32) -> Int32 {
    if first == noLevel { return second }
    if second == noLevel { return first }
    return levels.rank(first) < levels.rank(second) ? first : second
  }
}
