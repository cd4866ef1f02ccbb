// The order in which variables are solved from the active rows.
//
// Each variable that is not held is solved from its basic row. In the graph with an arrow from each
// variable to the other variables of its row, variables on no cycle are solved from the rows
// themselves, without a factorization. Variables on a cycle form a block, which is factored. Tarjan
// (1972) finds the blocks, dependencies first, in time linear in the terms of the rows.

/// A variable whose row is being searched, and the next term to visit.
struct SearchFrame: BitwiseCopyable {
  var variable: Int32
  var term: Int32
  var end: Int32
}

extension SolverState {
  /// The value of `scratch.lowLink` for variables without a position; it is 0 for all others.
  static let unvisited: Int32 = -1

  /// Appends the unvisited dependencies of `root` to `scratch.queue`, then `root`, in solving
  /// order.
  ///
  /// Makes a block of each cycle.
  mutating func orderDependencies(of root: Int32, counter: inout Int32) {
    visit(root, &counter)
    while !scratch.searchFrames.isEmpty {
      let top = scratch.searchFrames.count - 1
      let frame = scratch.searchFrames[top]
      if let next = nextUnvisited(frame, at: top) {
        visit(next, &counter)
        continue
      }
      _ = scratch.searchFrames.removeLast()
      let variable = frame.variable
      if top > 0 {
        let parent = scratch.searchFrames[top - 1].variable
        scratch.lowLink[parent] = Swift.min(scratch.lowLink[parent], scratch.lowLink[variable])
      }
      if scratch.lowLink[variable] == scratch.discovery[variable] {
        popComponent(endingWith: variable)
      }
    }
  }

  private mutating func visit(_ variable: Int32, _ counter: inout Int32) {
    counter += 1
    scratch.discovery[variable] = counter
    scratch.lowLink[variable] = counter
    scratch.searchStack.appendWithinCapacity(variable)
    let basicRow = variables[variable].basicRow
    if basicRow == noRow {
      scratch.searchFrames.appendWithinCapacity(SearchFrame(variable: variable, term: 0, end: 0))
    } else {
      let row = rows[basicRow]
      scratch.searchFrames.appendWithinCapacity(
        SearchFrame(variable: variable, term: row.start, end: row.start + row.count))
    }
  }

  /// Finds the next unvisited variable of a frame's row; visited ones update the low link.
  private mutating func nextUnvisited(_ frame: SearchFrame, at top: Int) -> Int32? {
    var term = frame.term
    while term < frame.end {
      let other = terms[term].variable
      term += 1
      statistics.cells &+= 1
      let low = scratch.lowLink[other]
      if low == SolverState.unvisited {
        scratch.searchFrames[top].term = term
        return other
      }
      if low > 0 {
        scratch.lowLink[frame.variable] = Swift.min(
          scratch.lowLink[frame.variable], scratch.discovery[other])
      }
    }
    return nil
  }

  private mutating func popComponent(endingWith root: Int32) {
    var start = scratch.searchStack.count
    repeat { start -= 1 } while scratch.searchStack[start] != root
    let count = scratch.searchStack.count - start
    var block = noBlock
    if count > 1 || !isSolvable(root) { block = appendBlock(start, count) }
    for index in start..<(start + count) {
      let variable = scratch.searchStack[index]
      scratch.lowLink[variable] = 0
      if variables[variable].block != block {
        undoLog.record(.variable, variable, variables[variable])
        variables[variable].block = block
      }
      scratch.queue.appendWithinCapacity(variable)
    }
    scratch.searchStack.truncate(to: start)
  }

  /// Returns whether the row of a variable contains it, or the variable is held.
  ///
  /// After a repair, the basic row of a variable need not contain it. If the block then splits, the
  /// row of that variable is dependent, and factoring a block of one removes it.
  @inline(__always)
  private func isSolvable(_ variable: Int32) -> Bool {
    let basicRow = variables[variable].basicRow
    if basicRow == noRow { return true }
    for term in terms(of: rows[basicRow]) where term.variable == variable { return true }
    return false
  }

  /// Appends and factors a block of the variables on the search stack from index `start` on.
  private mutating func appendBlock(_ start: Int, _ count: Int) -> Int32 {
    let first = blocks.members.count
    for index in start..<(start + count) { blocks.members.append(scratch.searchStack[index]) }
    blocks.blocks.append(
      BlockStore.Block(
        start: Int32(truncatingIfNeeded: first), count: Int32(truncatingIfNeeded: count),
        integers: 0, numbers: 0))
    let block = Int32(truncatingIfNeeded: blocks.blocks.count - 1)
    factor(block)
    return block
  }
}
