// The order in which variables are solved from the active rows.
//
// Each variable that is not held is solved from its basic row. In the graph with an arrow from each
// variable to the other variables of its row, variables on no cycle are solved from the rows
// themselves, without a factorization. Variables on a cycle form a block, which is factored. Tarjan
// (1972) finds the blocks, dependencies first, in time linear in the terms of the rows.

import Buffers

/// A variable whose row is being searched, and the next term to visit.
struct SearchFrame: BitwiseCopyable {
  var variable: Int32
  var term: Int32
  var end: Int32
}

/// Tarjan's search for the components of the dependencies.
///
/// Invariant: between searches the stack and the frames are empty, and the low link of each
/// variable that has a position is 0.
struct ComponentSearch {
  private(set) var lowLink = Buffer<Int32>()
  private(set) var discovery = Buffer<Int32>()
  var stack = List(Buffer<Int32>())
  var frames = List(Buffer<SearchFrame>())

  /// The low link of variables without a position.
  private static let unvisited: Int32 = -1

  /// One number for each variable, lent to a crash before it orders the variables and after that.
  var lentMemory: Buffer<Int32> { lowLink }

  @inline(__always)
  func isUnvisited(_ variable: Int32) -> Bool { lowLink[variable] == Self.unvisited }

  /// Marks a variable whose position the next search determines.
  @inline(__always)
  func markUnvisited(_ variable: Int32) { lowLink[variable] = Self.unvisited }

  /// Marks a variable that has a position.
  @inline(__always)
  func markOrdered(_ variable: Int32) { lowLink[variable] = 0 }

  static func bytes(_ count: Int) -> Int {
    3 * Arena.size(count, of: Int32.self) + Arena.size(count, of: SearchFrame.self)
  }

  mutating func carve(_ count: Int, from arena: inout Arena) {
    lowLink = arena.carve(count, repeating: 0)
    discovery = arena.carve(count, of: Int32.self)
    frames = List(arena.carve(count, of: SearchFrame.self))
    stack = List(arena.carve(count, of: Int32.self))
  }
}

extension SolverState {
  /// Appends the unvisited dependencies of `root` to `scratch.queue`, then `root`, in solving
  /// order.
  ///
  /// Makes a block of each cycle.
  mutating func orderDependencies(of root: Int32, counter: inout Int32) {
    discover(root, &counter)
    while !scratch.components.frames.isEmpty {
      let top = scratch.components.frames.count - 1
      let frame = scratch.components.frames[top]
      if let next = advanceToUnvisited(frame, at: top) {
        discover(next, &counter)
        continue
      }
      _ = scratch.components.frames.removeLast()
      let variable = frame.variable
      if top > 0 {
        let parent = scratch.components.frames[top - 1].variable
        scratch.components.lowLink[parent] = Swift.min(
          scratch.components.lowLink[parent], scratch.components.lowLink[variable])
      }
      if scratch.components.lowLink[variable] == scratch.components.discovery[variable] {
        popComponent(endingWith: variable)
      }
    }
  }

  private mutating func discover(_ variable: Int32, _ counter: inout Int32) {
    counter += 1
    scratch.components.discovery[variable] = counter
    scratch.components.lowLink[variable] = counter
    scratch.components.stack.appendWithinCapacity(variable)
    let basicRow = problem.variables[variable].basicRow
    if basicRow == noRow {
      scratch.components.frames.appendWithinCapacity(
        SearchFrame(variable: variable, term: 0, end: 0))
    } else {
      let row = problem.rows[basicRow]
      scratch.components.frames.appendWithinCapacity(
        SearchFrame(variable: variable, term: row.start, end: row.start + row.count))
    }
  }

  /// Finds the next unvisited variable of a frame's row; visited ones update the low link.
  private mutating func advanceToUnvisited(_ frame: SearchFrame, at top: Int) -> Int32? {
    var term = frame.term
    while term < frame.end {
      let other = problem.terms[term].variable
      term += 1
      statistics.cells &+= 1
      if scratch.components.isUnvisited(other) {
        scratch.components.frames[top].term = term
        return other
      }
      if scratch.components.lowLink[other] > 0 {
        scratch.components.lowLink[frame.variable] = Swift.min(
          scratch.components.lowLink[frame.variable], scratch.components.discovery[other])
      }
    }
    return nil
  }

  private mutating func popComponent(endingWith root: Int32) {
    var start = scratch.components.stack.count
    repeat { start -= 1 } while scratch.components.stack[start] != root
    let count = scratch.components.stack.count - start
    var block = noBlock
    if count > 1 || !hasPivot(root) { block = appendFactoredBlock(start, count) }
    for index in start..<(start + count) {
      let variable = scratch.components.stack[index]
      scratch.components.markOrdered(variable)
      if problem.variables[variable].block != block {
        undo.log.record(.variable, variable, problem.variables[variable])
        problem.variables[variable].block = block
      }
      scratch.queue.appendWithinCapacity(variable)
    }
    scratch.components.stack.truncate(to: start)
  }

  /// Returns whether the row of a variable contains it, or the variable is held.
  ///
  /// After a repair, the basic row of a variable need not contain it. If the block then splits, the
  /// row of that variable is dependent, and factoring a block of one removes it.
  @inline(__always)
  private func hasPivot(_ variable: Int32) -> Bool {
    let basicRow = problem.variables[variable].basicRow
    if basicRow == noRow { return true }
    for term in problem.terms(of: problem.rows[basicRow]) where term.variable == variable {
      return true
    }
    return false
  }

  /// Appends and factors a block of the variables on the search stack from index `start` on.
  private mutating func appendFactoredBlock(_ start: Int, _ count: Int) -> Int32 {
    let first = basis.blocks.members.count
    for index in start..<(start + count) {
      basis.blocks.members.append(scratch.components.stack[index])
    }
    basis.blocks.blocks.append(
      BlockStore.Block(
        start: Int32(truncatingIfNeeded: first), count: Int32(truncatingIfNeeded: count),
        integers: 0, numbers: 0))
    let block = Int32(truncatingIfNeeded: basis.blocks.blocks.count - 1)
    factor(block)
    return block
  }

  /// The variables of a variable's block, or the variable alone.
  package func blockMembers(of variable: Int32) -> [Int32] {
    let block = problem.variables[variable].block
    guard block != noBlock else { return [variable] }
    var members: [Int32] = []
    for member in basis.blocks.members(of: basis.blocks[block]) { members.append(member) }
    return members
  }
}
