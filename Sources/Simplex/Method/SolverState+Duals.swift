// The dual value of a removed active row.
//
// At each level the dual value passes to the active rows in the row's composition. It is zero if no
// violated row depends on the removed row, so most removals change no slope. A forward search from
// the row's variables finds its dependents. The removals of a call together visit each variable
// once: the variables of each search, and those of each row with a changed cost, form sets. Sets
// that meet are united and share the most important level found.

/// The variables that searches of a call have visited, or those of rows with a changed cost.
struct ReachSet: BitwiseCopyable {
  /// The index of the set that it was united with, in union-find; its own index for a root.
  var parent: Int
  /// For a root, the most important level found in the united sets.
  var level: Int32
  /// True if a search has visited the variables, so that no other one needs to.
  let isVisited: Bool
}

extension SolverState {
  /// Records that the cost of a row, or of the rows in its composition, has changed from a level
  /// on.
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

  /// Finds the most important level at which an active row's dual value may be nonzero.
  ///
  /// At an optimum it is not more important than the row's own level, since a step would improve
  /// the level otherwise.
  ///
  /// - Returns: The level, or `noLevel` if all dual values are zero.
  mutating func dualLevel(of row: Int32) -> Int32 {
    let own = rows[row].level
    let isOptimal = !pending.hasSlopeChanges
    guard scratch.reachMarksAreValid else { return isOptimal ? own : PriorityLevels.required }
    let epoch = makeReachSet(noLevel, isVisited: true)
    searchForward(from: rows[row].basicVariable, epoch)
    let reached = scratch.reachSets[findReachSet(epoch)].level
    guard isOptimal, reached != noLevel else { return reached }
    return levels.rank(own) > levels.rank(reached) ? own : reached
  }

  /// Makes a set.
  ///
  /// - Returns: The epoch that marks its variables.
  private mutating func makeReachSet(_ level: Int32, isVisited: Bool) -> UInt32 {
    let epoch = scratch.nextEpoch()
    if scratch.firstReachEpoch == 0 {
      scratch.firstReachEpoch = epoch
      scratch.reachSets.removeAll()
    }
    let index = Int(epoch &- scratch.firstReachEpoch)
    // Epochs between sets mark other things.
    while scratch.reachSets.count <= index {
      scratch.reachSets.append(
        ReachSet(parent: scratch.reachSets.count, level: noLevel, isVisited: isVisited))
    }
    scratch.reachSets[index].level = level
    return epoch
  }

  /// Finds the index of the root of a set.
  private func findReachSet(_ mark: UInt32) -> Int {
    var index = Int(mark &- scratch.firstReachEpoch)
    while scratch.reachSets[index].parent != index {
      let parent = scratch.reachSets[index].parent
      scratch.reachSets[index].parent = scratch.reachSets[parent].parent
      index = parent
    }
    return index
  }

  private mutating func unite(_ first: UInt32, _ second: UInt32) {
    let (first, second) = (findReachSet(first), findReachSet(second))
    guard first != second else { return }
    scratch.reachSets[second].parent = first
    raise(first, to: scratch.reachSets[second].level)
  }

  private func raise(_ index: Int, to level: Int32) {
    let level = moreImportant(scratch.reachSets[index].level, level)
    scratch.reachSets[index].level = level
  }

  /// Searches the dependents of a variable for violated rows, and raises the level of the set.
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
        } else if row.side.costSign(for: row.relation) != 0 {
          found = moreImportant(found, row.level)
        }
      }
    }
    raise(findReachSet(epoch), to: found)
  }

  /// Enqueues a variable with its block.
  @inline(__always)
  private mutating func visit(_ variable: Int32, _ epoch: UInt32) {
    let block = variables[variable].block
    guard block != noBlock else { return visitVariable(variable, epoch) }
    guard scratch.reachMark[variable] != epoch else { return }
    for member in blocks.members(of: blocks[block]) { visitVariable(member, epoch) }
  }

  /// Enqueues a variable, unless a search of this call has visited it.
  @inline(__always)
  private mutating func visitVariable(_ variable: Int32, _ epoch: UInt32) {
    let mark = scratch.reachMark[variable]
    guard mark != epoch else { return }
    if mark >= scratch.firstReachEpoch {
      unite(mark, epoch)
      if scratch.reachSets[Int(mark &- scratch.firstReachEpoch)].isVisited { return }
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
