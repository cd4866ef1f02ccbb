// Ftran: how variables and inactive rows move when a basis entry is loosened.

extension SolverState {
  /// Solves `B p = e` for loosening one basis entry by `amount`.
  ///
  /// Afterwards `scratch.solution` has the movement of each variable in `scratch.reached`, and
  /// `scratch.alpha` that of each inactive row in `scratch.moved`.
  mutating func ftran(_ entry: BasisEntry, amount: Double) {
    seedDirection(entry, amount)
    ftran()
  }

  /// Adds the loosening of a basis entry by `amount` to the direction that `ftran` solves for.
  @inline(__always)
  mutating func seedDirection(_ entry: BasisEntry, _ amount: Double) {
    let variable = entry.isHold ? entry.variable : rows[entry.row].basicVariable
    scratch.solution[variable].add(amount)
    scratch.pendingPositions.insert(variables[variable].position)
  }

  /// Solves for the amounts in `scratch.solution`, by basic variable, at
  /// `scratch.pendingPositions`.
  mutating func ftran() {
    let epoch = scratch.nextEpoch()
    let (order, variables, positions) = (order, variables, scratch.pendingPositions)
    positions.drain { position in
      let variable = order[position]
      let record = variables[variable]
      if record.block == noBlock {
        scratch.solution[variable].roundCancellation()
        if record.basicRow != noRow {
          scratch.solution[variable].divide(
            by: coefficient(of: variable, in: rows[record.basicRow]))
        }
        pushDirection(of: variable, noBlock, epoch)
      } else {
        ftranBlock(record.block, epoch)
      }
    }
  }

  private mutating func ftranBlock(_ blockIndex: Int32, _ epoch: UInt32) {
    let block = blocks[blockIndex]
    solveBlock(block, transposed: false)
    for member in blocks.members(of: block) { pushDirection(of: member, blockIndex, epoch) }
  }

  /// Adds a variable's movement to the rows of its column.
  @inline(__always)
  private mutating func pushDirection(of variable: Int32, _ block: Int32, _ epoch: UInt32) {
    let movement = scratch.solution[variable].value
    scratch.reached.appendWithinCapacity(variable)
    if movement == 0 { return }
    for term in column(of: variable) {
      statistics.cells &+= 1
      let basicVariable = rows[term.row].basicVariable
      if basicVariable == noVariable {
        if scratch.rowMark[term.row] != epoch {
          scratch.rowMark[term.row] = epoch
          scratch.alpha[term.row] = 0
          scratch.moved.appendWithinCapacity(term.row)
        }
        scratch.alpha[term.row] += term.coefficient * movement
      } else if basicVariable != variable {
        let other = variables[basicVariable]
        if other.block == noBlock || other.block != block {
          scratch.solution[basicVariable].add(-term.coefficient * movement)
          scratch.pendingPositions.insert(other.position)
        }
      }
    }
  }

  /// Clears the direction that `ftran` left in scratch.
  mutating func clearDirection() {
    for variable in scratch.reached { scratch.solution[variable] = GuardedSum() }
    scratch.reached.removeAll()
    scratch.moved.removeAll()
  }
}
