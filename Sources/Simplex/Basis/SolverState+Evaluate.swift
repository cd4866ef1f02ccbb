// Evaluating variables, visiting only those that change and their dependents.

import Buffers

extension SolverState {
  /// Sets and logs a value.
  ///
  /// - Returns: Whether any bit differs.
  @inline(__always)
  mutating func setValue(_ value: Double, of variable: Int32) -> Bool {
    let old = basis.values[variable]
    if old.bitPattern == value.bitPattern { return false }
    undo.log.recordValue(variable, old)
    basis.values[variable] = value
    undo.changes.record(variable)
    if !(value.magnitude <= Tolerance.wideValue) { recordWideValue(value) }
    return true
  }

  /// Records a value so large that tolerances must grow or the call must fail.
  mutating func recordWideValue(_ value: Double) {
    problem.hasWideValues = true
    if !(value.magnitude <= Tolerance.maximumValue) { call.hasLargeValues = true }
  }

  /// Computes the value of a variable from its basic row or its hold.
  @inline(__always)
  func solvedValue(of variable: Int32) -> Double {
    let record = problem.variables[variable]
    guard record.basicRow != noRow else { return record.heldValue }
    let row = problem.rows[record.basicRow]
    var sum = row.constant
    var pivot = 0.0
    for term in problem.terms(of: row) {
      if term.variable == variable {
        pivot = term.coefficient
      } else {
        sum -= term.coefficient * basis.values[term.variable]
      }
    }
    // The sum with 0 turns -0 into 0.
    return sum / pivot + 0.0
  }

  /// Evaluates the variables at the pending positions, and the dependents of those that change.
  ///
  /// Each value is computed from the variable's own row, as in a crash, so that values do not
  /// drift.
  package mutating func evaluatePending() {
    if pending.hasPositions { evaluateDependents() }
    updateTouchedSides()
  }

  /// Evaluates the variables at the pending positions and their dependents.
  private mutating func evaluateDependents() {
    pending.hasPositions = false
    let epoch = scratch.nextEpoch()
    let (order, variables, positions) = (basis.order, problem.variables, pending.positions)
    positions.drain { position in
      let variable = order[position]
      let block = variables[variable].block
      if block == noBlock {
        if setValue(solvedValue(of: variable), of: variable) {
          enqueueDependents(variable, noBlock, epoch)
        }
      } else {
        evaluateBlock(block, epoch)
      }
    }
  }

  private mutating func evaluateBlock(_ blockIndex: Int32, _ epoch: UInt32) {
    let block = basis.blocks[blockIndex]
    for member in basis.blocks.members(of: block) {
      pending.positions.remove(problem.variables[member].position)
    }
    solveValues(ofBlock: blockIndex)
    for position in 0..<Int(block.count) {
      let variable = basis.blocks.member(block, position)
      if setValue(scratch.block.result[position] + 0.0, of: variable) {
        enqueueDependents(variable, blockIndex, epoch)
      }
    }
  }

  /// Solves a block for its variables' values, into `scratch.block.result`.
  mutating func solveValues(ofBlock blockIndex: Int32) {
    let block = basis.blocks[blockIndex]
    scratch.block.prepare(Int(block.count))
    for position in 0..<Int(block.count) {
      scratch.block.right[position] = rightSideWithin(
        blockIndex, ofRowOf: basis.blocks.member(block, position))
    }
    solve(block, scratch.block.right, into: scratch.block.result, transposed: false)
  }

  /// Computes the constant of a variable's basic row less the terms outside the block.
  private mutating func rightSideWithin(_ block: Int32, ofRowOf variable: Int32) -> Double {
    let record = problem.variables[variable]
    guard record.basicRow != noRow else { return record.heldValue }
    let row = problem.rows[record.basicRow]
    statistics.cells &+= Int(row.count)
    var sum = row.constant
    for term in problem.terms(of: row) {
      if problem.variables[term.variable].block != block {
        sum -= term.coefficient * basis.values[term.variable]
      }
    }
    return sum
  }

  /// Enqueues the active rows of a changed variable to evaluate, and the inactive ones to check.
  ///
  /// An inactive row of this variable alone is checked at once.
  @inline(__always)
  private mutating func enqueueDependents(_ variable: Int32, _ block: Int32, _ epoch: UInt32) {
    let (rows, variables) = (problem.rows, problem.variables)
    let value = basis.values[variable]
    var cells = 1
    for term in problem.column(of: variable) {
      cells &+= 1
      let record = rows[term.row]
      if record.basicVariable == noVariable {
        if record.count == 1 {
          updateSide(term.row, record, term.coefficient * value - record.constant)
        } else if scratch.rowMark[term.row] != epoch {
          scratch.rowMark[term.row] = epoch
          pending.touchedRows.append(term.row)
        }
      } else if record.basicVariable != variable {
        let other = variables[record.basicVariable]
        if other.block == noBlock || other.block != block,
          !pending.positions.contains(other.position)
        {
          cells &+= Int(record.count)
          pending.positions.insert(other.position)
        }
      }
    }
    statistics.cells &+= cells
  }

  /// Sets the side of an inactive row if its activity has passed the constant by the tolerance.
  @inline(__always)
  mutating func updateSide(_ row: Int32, _ record: RowRecord, _ residual: Double) {
    let minimum = problem.hasWideFactors ? Tolerance.minimumActivity : Tolerance.activity
    guard residual.magnitude > minimum else { return }
    let side: Side = residual > 0 ? .above : .below
    if side != record.side, residual.magnitude > tolerance(of: record) { setSide(side, of: row) }
  }

  /// Updates the sides of inactive rows whose activity an evaluation may have changed.
  private mutating func updateTouchedSides() {
    for row in pending.touchedRows { updateSide(of: row) }
    pending.touchedRows.removeAll()
  }

  /// Updates the side of a row, if it is inactive.
  mutating func updateSide(of row: Int32) {
    let record = problem.rows[row]
    guard record.side != .active, record.isAlive else { return }
    statistics.cells &+= Int(record.count)
    updateSide(row, record, activity(record) - record.constant)
  }

}
