// Btran: the composition of a vector, from a solve with the transposed active rows.

import Buffers

extension SolverState {
  /// Adds `weight` times a row to the vector that `btran` solves for.
  @inline(__always)
  package mutating func seedRow(_ row: RowRecord, _ weight: Double, within reach: UInt32 = 0) {
    statistics.cells &+= Int(row.count)
    for term in problem.terms(of: row) {
      guard needsMultiplier(term.variable, within: reach) else { continue }
      seed(term.variable, weight * term.coefficient)
    }
  }

  /// Returns whether the multiplier of a variable's basis entry is required.
  @inline(__always)
  private func needsMultiplier(_ variable: Int32, within reach: UInt32) -> Bool {
    reach == 0 || pricing.reachMark[variable] == reach
  }

  /// Solves `Bᵀ y = c` for the seeded vector.
  ///
  /// - Parameter reach: The mark of the variables to solve for; 0 for all. Invariant: the marked
  ///   set is closed under dependents, so none of its multipliers depends on an unmarked variable.
  /// - Returns: The composition of the vector; the caller clears it.
  package mutating func btran(within reach: UInt32 = 0) -> Multipliers {
    let (order, variables, positions) = (basis.order, problem.variables, scratch.pendingPositions)
    positions.drainDown { position in
      let variable = order[position]
      let record = variables[variable]
      if record.block == noBlock {
        scratch.solve.reached.appendWithinCapacity(variable)
        scratch.solve.numbers[variable].roundCancellation()
        guard record.basicRow != noRow, scratch.solve.numbers[variable].value != 0 else { return }
        let row = problem.rows[record.basicRow]
        scratch.solve.numbers[variable].divide(by: problem.coefficient(of: variable, in: row))
        pushMultiplier(of: variable, row, noBlock, reach)
      } else {
        btranBlock(record.block, reach)
      }
    }
    return scratch.solve.multipliers
  }

  /// Computes the composition of a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - weight: The factor of all multipliers.
  /// - Returns: The composition; the caller clears it.
  package mutating func composition(of row: RowRecord, times weight: Double = 1) -> Multipliers {
    seedRow(row, weight)
    return btran()
  }

  private mutating func btranBlock(_ blockIndex: Int32, _ reach: UInt32) {
    let block = basis.blocks[blockIndex]
    solveBlockInPlace(block, transposed: true)
    for variable in basis.blocks.members(of: block) {
      scratch.solve.reached.appendWithinCapacity(variable)
      let basicRow = problem.variables[variable].basicRow
      if basicRow != noRow {
        pushMultiplier(of: variable, problem.rows[basicRow], blockIndex, reach)
      }
    }
  }

  /// Subtracts a row's multiplier from the variables that the row depends on.
  @inline(__always)
  private mutating func pushMultiplier(
    of variable: Int32, _ row: RowRecord, _ block: Int32, _ reach: UInt32
  ) {
    let share = scratch.solve.numbers[variable].value
    if share == 0 { return }
    statistics.cells &+= Int(row.count)
    for term in problem.terms(of: row) {
      guard term.variable != variable, needsMultiplier(term.variable, within: reach) else {
        continue
      }
      let other = problem.variables[term.variable]
      if other.block == noBlock || other.block != block {
        scratch.solve.numbers[term.variable].add(-share * term.coefficient)
        scratch.pendingPositions.insert(other.position)
      }
    }
  }
}

// Ftran: how variables and inactive rows move when a basis entry is loosened.

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
