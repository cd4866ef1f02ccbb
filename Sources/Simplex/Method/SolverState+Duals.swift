// The dual value of a removed active row.
//
// At each level the dual value passes to the active rows in the row's composition. It is zero if no
// violated row depends on the removed row, so most removals change no slope. A forward search from
// the row's variables finds its dependents. The removals of a call together visit each variable
// once: the variables of each search, and those of each row with a changed cost, form sets. Sets
// that meet are united and share the most important level found.

import Buffers

extension SolverState {
  /// Records that the cost of a row, or of the rows in its composition, has changed from a level
  /// on.
  mutating func recordRowChange(of row: Int32, level: Int32) {
    pending.changedRows.append(RowChange(row: row, level: level))
    let epoch = makeReachSet(level, isVisited: false)
    let record = problem.rows[row]
    for term in problem.terms(of: record) {
      let mark = pricing.reachMark[term.variable]
      if pricing.removals.isSet(mark) {
        pricing.removals.unite(mark, epoch, problem.levels)
      } else {
        pricing.reachMark[term.variable] = epoch
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
    let own = problem.rows[row].level
    let isOptimal = !pending.hasSlopeChanges
    guard pricing.removals.areMarksValid, Shortcut.dualSearch.isOn else {
      return isOptimal ? own : PriorityLevels.required
    }
    let epoch = makeReachSet(noLevel, isVisited: true)
    searchDependents(from: problem.rows[row].basicVariable, epoch)
    let reached = pricing.removals.level(epoch)
    guard isOptimal, reached != noLevel else { return reached }
    return problem.levels.priority(own) < problem.levels.priority(reached) ? own : reached
  }

  /// Makes a set.
  ///
  /// - Returns: The epoch that marks its variables.
  private mutating func makeReachSet(_ level: Int32, isVisited: Bool) -> UInt32 {
    let epoch = pricing.nextEpoch()
    pricing.removals.makeSet(epoch, level: level, isVisited: isVisited)
    return epoch
  }

  /// Searches the dependents of a variable for violated rows, and raises the level of the set.
  private mutating func searchDependents(from variable: Int32, _ epoch: UInt32) {
    var found = noLevel
    scratch.queue.removeAll()
    visit(variable, epoch)
    var next = 0
    while let member = scratch.queue.element(&next) {
      for term in problem.column(of: member) {
        let row = problem.rows[term.row]
        statistics.cells &+= 1
        if row.basicVariable != noVariable {
          visit(row.basicVariable, epoch)
        } else if row.side.costSign(for: row.relation) != 0 {
          found = problem.levels.moreImportant(found, row.level)
        }
      }
    }
    pricing.removals.raise(epoch, to: found, problem.levels)
  }

  /// Enqueues a variable with its block.
  @inline(__always)
  private mutating func visit(_ variable: Int32, _ epoch: UInt32) {
    let block = problem.variables[variable].block
    guard block != noBlock else { return visitVariable(variable, epoch) }
    guard pricing.reachMark[variable] != epoch else { return }
    for member in basis.blocks.members(of: basis.blocks[block]) { visitVariable(member, epoch) }
  }

  /// Enqueues a variable, unless a search of this call has visited it.
  @inline(__always)
  private mutating func visitVariable(_ variable: Int32, _ epoch: UInt32) {
    let mark = pricing.reachMark[variable]
    guard mark != epoch else { return }
    if pricing.removals.isSet(mark) {
      pricing.removals.unite(mark, epoch, problem.levels)
      if pricing.removals.isVisited(mark) { return }
    }
    pricing.reachMark[variable] = epoch
    scratch.queue.appendWithinCapacity(variable)
  }
}
