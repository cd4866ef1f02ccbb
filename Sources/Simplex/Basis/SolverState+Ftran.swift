// Ftran: how variables and inactive rows move when a basis entry is loosened.

import Buffers

extension SolverState {
  /// Solves `B p = e` for loosening one basis entry by `amount`.
  ///
  /// - Returns: The movement; the caller clears it.
  package mutating func ftran(_ entry: BasisEntry, amount: Double) -> Direction {
    seedDirection(entry, amount)
    return ftran()
  }

  /// Adds the loosening of a basis entry by `amount` to the direction that `ftran` solves for.
  @inline(__always)
  package mutating func seedDirection(_ entry: BasisEntry, _ amount: Double) {
    seed(entry.isHold ? entry.variable : problem.rows[entry.row].basicVariable, amount)
  }

  /// Solves for the seeded amounts, by basic variable.
  ///
  /// - Returns: The movement; the caller clears it.
  package mutating func ftran() -> Direction {
    let epoch = scratch.nextEpoch()
    let (order, variables, positions) = (basis.order, problem.variables, scratch.pendingPositions)
    positions.drain { position in
      let variable = order[position]
      let record = variables[variable]
      if record.block == noBlock {
        scratch.solve.numbers[variable].roundCancellation()
        if record.basicRow != noRow {
          scratch.solve.numbers[variable].divide(
            by: problem.coefficient(of: variable, in: problem.rows[record.basicRow]))
        }
        pushDirection(of: variable, noBlock, epoch)
      } else {
        ftranBlock(record.block, epoch)
      }
    }
    return scratch.solve.direction(epoch)
  }

  private mutating func ftranBlock(_ blockIndex: Int32, _ epoch: UInt32) {
    let block = basis.blocks[blockIndex]
    solveBlockInPlace(block, transposed: false)
    for member in basis.blocks.members(of: block) { pushDirection(of: member, blockIndex, epoch) }
  }

  /// Adds a variable's movement to the rows of its column.
  @inline(__always)
  private mutating func pushDirection(of variable: Int32, _ block: Int32, _ epoch: UInt32) {
    let movement = scratch.solve.numbers[variable].value
    scratch.solve.reached.appendWithinCapacity(variable)
    if movement == 0 { return }
    for term in problem.column(of: variable) {
      statistics.cells &+= 1
      let basicVariable = problem.rows[term.row].basicVariable
      if basicVariable == noVariable {
        if scratch.rowMark[term.row] != epoch {
          scratch.rowMark[term.row] = epoch
          scratch.solve.alphas[term.row] = 0
          scratch.solve.movedRows.appendWithinCapacity(term.row)
        }
        scratch.solve.alphas[term.row] += term.coefficient * movement
      } else if basicVariable != variable {
        let other = problem.variables[basicVariable]
        if other.block == noBlock || other.block != block {
          scratch.solve.numbers[basicVariable].add(-term.coefficient * movement)
          scratch.pendingPositions.insert(other.position)
        }
      }
    }
  }
}
