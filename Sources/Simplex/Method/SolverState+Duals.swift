// The dual value of an active row that is removed.
//
// Its dual value at a level passes to the active rows that it is composed of. It is zero where no
// violated row depends on the row, so most removals change no slope at all. A walk forward from the
// row's variables finds the rows that depend on it. Several removals in a call walk each variable
// once: what a walk has visited and the variables of a row whose cost has changed form classes, which
// are joined where they meet and know the most important level found in any of them.

/// What walks of a call have visited together, or the variables of rows whose cost has changed.
struct ReachSet: BitwiseCopyable {
  /// The class that it has been joined with, by its place in the table; its own place if there is none.
  var parent: Int
  /// The most important level found, of those that have been joined with it too.
  var level: Int32
  /// Whether a walk has visited the variables, so that another one need not.
  let isVisited: Bool
}

extension SolverState {
  /// Notes that the cost of a row, or of the rows it is composed of, has changed from a level on.
  mutating func recordRowChange(of row: Int32, level: Int32) {
    pending.changedRows.append(RowChange(row: row, level: level))
    let epoch = makeReachSet(level, isVisited: false)
    let record = rows[row]
    for term in terms(of: record) {
      let mark = scratch.reachMark[term.variable]
      if mark < scratch.firstReachEpoch {
        scratch.reachMark[term.variable] = epoch
      } else {
        unite(mark, epoch)
      }
    }
  }

  /// The most important level at which an active row's dual value may be nonzero; `noLevel` if none.
  ///
  /// At an optimum no more important than the row's own level, since above that it would be improved.
  mutating func dualLevel(of row: Int32) -> Int32 {
    let own = rows[row].level
    let isOptimal = !pending.hasSlopeChanges
    guard scratch.reachMarksAreValid else { return isOptimal ? own : PriorityLevels.required }
    let epoch = makeReachSet(noLevel, isVisited: true)
    searchForward(from: rows[row].basicVariable, epoch)
    let reached = scratch.reachClasses[findReachSet(epoch)].level
    guard isOptimal, reached != noLevel else { return reached }
    return levels.rank(own) > levels.rank(reached) ? own : reached
  }

  /// Makes a class, and returns the number that marks its variables.
  private mutating func makeReachSet(_ level: Int32, isVisited: Bool) -> UInt32 {
    let epoch = scratch.nextEpoch()
    if scratch.firstReachEpoch == 0 {
      scratch.firstReachEpoch = epoch
      scratch.reachClasses.removeAll()
    }
    let place = Int(epoch &- scratch.firstReachEpoch)
    // Numbers in between mark other things.
    while scratch.reachClasses.count <= place {
      scratch.reachClasses.append(
        ReachSet(parent: scratch.reachClasses.count, level: noLevel, isVisited: isVisited))
    }
    scratch.reachClasses[place].level = level
    return epoch
  }

  /// The place of the class that another one has become part of.
  private func findReachSet(_ mark: UInt32) -> Int {
    var place = Int(mark &- scratch.firstReachEpoch)
    while scratch.reachClasses[place].parent != place {
      let parent = scratch.reachClasses[place].parent
      scratch.reachClasses[place].parent = scratch.reachClasses[parent].parent
      place = parent
    }
    return place
  }

  private mutating func unite(_ first: UInt32, _ second: UInt32) {
    let (first, second) = (findReachSet(first), findReachSet(second))
    guard first != second else { return }
    scratch.reachClasses[second].parent = first
    raise(first, to: scratch.reachClasses[second].level)
  }

  private func raise(_ place: Int, to level: Int32) {
    let level = moreImportant(scratch.reachClasses[place].level, level)
    scratch.reachClasses[place].level = level
  }

  /// Finds the violated rows that a movement of the variable reaches, for the level of a class.
  private mutating func searchForward(from variable: Int32, _ epoch: UInt32) {
    var found = noLevel
    scratch.queue.removeAll()
    visit(variable, epoch)
    var next = 0
    while let member = scratch.queue.element(&next) {
      for term in column(of: member) {
        let row = rows[term.row]
        statistics.cells &+= 1
        if row.basicVariable != noVariable {
          visit(row.basicVariable, epoch)
        } else if row.side.gradient(row.relation) != 0 {
          found = moreImportant(found, row.level)
        }
      }
    }
    raise(findReachSet(epoch), to: found)
  }

  /// Queues a variable, with its block.
  @inline(__always)
  private mutating func visit(_ variable: Int32, _ epoch: UInt32) {
    let block = variables[variable].block
    guard block != noBlock else { return visitVariable(variable, epoch) }
    guard scratch.reachMark[variable] != epoch else { return }
    for member in blocks.members(of: blocks[block]) { visitVariable(member, epoch) }
  }

  /// Queues a variable, unless a walk of this call has visited it.
  @inline(__always)
  private mutating func visitVariable(_ variable: Int32, _ epoch: UInt32) {
    let mark = scratch.reachMark[variable]
    guard mark != epoch else { return }
    if mark >= scratch.firstReachEpoch {
      unite(mark, epoch)
      if scratch.reachClasses[Int(mark &- scratch.firstReachEpoch)].isVisited { return }
    }
    scratch.reachMark[variable] = epoch
    scratch.queue.appendWithinCapacity(variable)
  }

  private func moreImportant(_ first: Int32, _ second: Int32) -> Int32 {
    if first == noLevel { return second }
    if second == noLevel { return first }
    return levels.rank(first) < levels.rank(second) ? first : second
  }
}
