// Factoring the blocks of the order, and solving with them.

import Buffers

extension SolverState {
  /// Factors a block's rows.
  ///
  /// A row that depends on the others becomes inactive, and the variable that remains without a row
  /// is held at its current value.
  mutating func factor(_ block: Int32) {
    statistics.refactorizations &+= 1
    scratch.prepareLocal()
    let count = Int(basis.blocks[block].count)
    for position in 0..<count {
      scratch.local[basis.blocks.member(basis.blocks[block], position)] = Int32(
        truncatingIfNeeded: position)
    }
    while let (row, column) = factorOrFindSingularity(block) {
      replaceDependentRow(block, row: row, column: column)
    }
  }

  /// Factors a block in the form that suits it.
  ///
  /// - Returns: The row and the column without a pivot; nil if the block is regular.
  private mutating func factorOrFindSingularity(_ block: Int32) -> (row: Int32, column: Int32)? {
    if Int(basis.blocks[block].count) <= Tuning.denseVariables { return factorDensely(block) }
    return Shortcut.sparseFactors.isOn ? factorSparsely(block) : factorDensely(block)
  }

  /// Replaces the dependent row of a block by the hold of the column without a pivot.
  private mutating func replaceDependentRow(_ block: Int32, row: Int32, column: Int32) {
    statistics.repairs &+= 1
    let basicVariable = basis.blocks.member(basis.blocks[block], Int(row))
    let left = basis.blocks.member(basis.blocks[block], Int(column))
    let retired = problem.variables[basicVariable].basicRow
    if retired != noRow {
      undo.log.record(.row, retired, problem.rows[retired])
      problem.rows[retired].basicVariable = noVariable
      pending.freshRows.append(retired)
    }
    // The hold can change the prices of all entries in the compositions of the block's rows.
    for position in 0..<Int(basis.blocks[block].count) {
      let member = problem.variables[basis.blocks.member(basis.blocks[block], position)].basicRow
      guard member != noRow else { continue }
      pending.changedRows.append(RowChange(row: member, level: PriorityLevels.required))
    }
    undo.log.record(.variable, basicVariable, problem.variables[basicVariable])
    undo.log.record(.variable, left, problem.variables[left])
    if basicVariable != left {
      // The row of the variable without a pivot is transferred to the variable that lost its row.
      let moved = problem.variables[left].basicRow
      problem.variables[basicVariable].basicRow = moved
      problem.variables[basicVariable].blockingLevels = problem.variables[left].blockingLevels
      if moved != noRow {
        undo.log.record(.row, moved, problem.rows[moved])
        problem.rows[moved].basicVariable = basicVariable
      } else {
        problem.variables[basicVariable].heldValue = basis.values[basicVariable]
      }
    }
    hold(left)
    pending.changedEntries.append(
      EntryChange(entry: BasisEntry(holdOf: left), level: PriorityLevels.required))
  }

  private mutating func factorDensely(_ block: Int32) -> (row: Int32, column: Int32)? {
    let record = basis.blocks[block]
    let count = Int(record.count)
    let firstNumber = basis.blocks.numbers.count
    let firstInteger = basis.blocks.integers.count
    for _ in 0..<(count * count) { basis.blocks.numbers.append(0) }
    for _ in 0..<count { basis.blocks.integers.append(0) }
    let numbers = basis.blocks.numbers.items
    for position in 0..<count {
      let member = basis.blocks.member(record, position)
      forEachEntry(ofRowOf: member, in: block) { column, value in
        numbers[firstNumber + position * count + Int(column)] = value
      }
    }
    statistics.cells &+= count * count
    basis.blocks.blocks[Int(block)].numbers = Int32(truncatingIfNeeded: firstNumber)
    basis.blocks.blocks[Int(block)].integers = Int32(truncatingIfNeeded: firstInteger)
    guard let (row, column) = basis.denseFactors(basis.blocks[block]).factor() else { return nil }
    basis.blocks.numbers.truncate(to: firstNumber)
    basis.blocks.integers.truncate(to: firstInteger)
    return (row, Int32(truncatingIfNeeded: column))
  }

  /// Returns an upper bound on the number of entries of a block's rows within the block.
  private mutating func maximumEntries(in block: Int32) -> Int {
    let count = Int(basis.blocks[block].count)
    var entries = 0
    for position in 0..<count {
      let basicRow = problem.variables[basis.blocks.member(basis.blocks[block], position)].basicRow
      entries += basicRow == noRow ? 1 : Int(problem.rows[basicRow].count)
    }
    // Rows may contain many variables outside the block.
    return Swift.min(entries, count * count)
  }

  private mutating func factorSparsely(_ block: Int32) -> (row: Int32, column: Int32)? {
    let count = Int(basis.blocks[block].count)
    var elimination = SparseLU(count: count, entries: maximumEntries(in: block))
    defer { elimination.free() }
    for position in 0..<count {
      let row = Int32(truncatingIfNeeded: position)
      forEachEntry(ofRowOf: basis.blocks.member(basis.blocks[block], position), in: block) {
        column, value in
        elimination.append(row: row, column: column, value: value)
      }
    }
    let leftOver = elimination.eliminateAll()
    statistics.cells &+= elimination.cells
    if let leftOver { return leftOver }
    basis.blocks.store(elimination, of: block)
    return nil
  }

  /// Calls `body` with the column and the value of each entry of a basis entry within its block.
  @inline(__always)
  private func forEachEntry(
    ofRowOf member: Int32, in block: Int32, _ body: (Int32, Double) -> Void
  ) {
    let basicRow = problem.variables[member].basicRow
    guard basicRow != noRow else { return body(scratch.local[member], 1) }
    let row = problem.rows[basicRow]
    let first = Int(basis.blocks[block].start)
    let count = Int32(truncatingIfNeeded: Int(basis.blocks[block].count))
    for term in problem.terms(of: row) {
      let local = scratch.local[term.variable]
      if local >= 0, local < count, basis.blocks.members[first + Int(local)] == term.variable {
        body(local, term.coefficient)
      }
    }
  }

  /// Solves with the factors of a block.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - right: The right side, by row, or by column if transposed; its content is undefined
  ///     afterwards.
  ///   - result: The result, by column, or by row if transposed.
  ///   - transposed: Whether to solve with the transposed rows.
  mutating func solve<Number: Accumulator>(
    _ block: BlockStore.Block, _ right: Buffer<Number>, into result: Buffer<Number>,
    transposed: Bool
  ) {
    switch block.form {
    case .dense:
      let factors = basis.denseFactors(block)
      statistics.cells &+= factors.count * factors.count
      transposed
        ? factors.solveTransposed(right, into: result) : factors.solve(right, into: result)
    case .sparse:
      let factors = basis.sparseFactors(block)
      statistics.cells &+=
        transposed
        ? factors.solveTransposed(right, into: result) : factors.solve(right, into: result)
    }
  }

  /// Solves with a block for the elements of its variables in the vector of the solve, in place.
  ///
  /// Removes their positions from `scratch.pendingPositions`.
  mutating func solveBlockInPlace(_ block: BlockStore.Block, transposed: Bool) {
    let count = Int(block.count)
    scratch.block.prepare(2 * count)
    let right = scratch.block.right.grouped(as: GuardedSum.self)
    let result = scratch.block.result.grouped(as: GuardedSum.self)
    for position in 0..<count {
      let member = basis.blocks.member(block, position)
      scratch.pendingPositions.remove(problem.variables[member].position)
      right[position] = scratch.solve.numbers[member]
    }
    solve(block, right, into: result, transposed: transposed)
    for position in 0..<count {
      result[position].roundCancellation()
      scratch.solve.numbers[basis.blocks.member(block, position)] = result[position]
    }
  }
}

extension BlockStore {
  /// Stores the factors of an elimination in the layout of ``SparseLUFactors``.
  mutating func store(_ elimination: SparseLU, of block: Int32) {
    let entry = Int(truncatingIfNeeded: block)
    blocks[entry].form = .sparse
    blocks[entry].numbers = Int32(truncatingIfNeeded: numbers.count)
    blocks[entry].integers = Int32(truncatingIfNeeded: integers.count)
    let operations = elimination.operationFactors.count
    let (pivots, uppers) = (elimination.pivotRows.count, elimination.upperColumns.count)
    integers.reserveGrowing(integers.count + 2 + 2 * operations + 3 * pivots + uppers)
    numbers.reserveGrowing(numbers.count + operations + pivots + uppers)
    integers.appendWithinCapacity(Int32(truncatingIfNeeded: operations))
    integers.appendWithinCapacity(Int32(truncatingIfNeeded: uppers))
    for pair in 0..<(2 * operations) {
      integers.appendWithinCapacity(elimination.operationRows[pair])
    }
    for step in 0..<operations { numbers.appendWithinCapacity(elimination.operationFactors[step]) }
    for step in 0..<pivots {
      integers.appendWithinCapacity(elimination.pivotRows[step])
      integers.appendWithinCapacity(elimination.pivotColumns[step])
      integers.appendWithinCapacity(elimination.upperEnds[step])
      numbers.appendWithinCapacity(elimination.pivotValues[step])
    }
    for entry in 0..<uppers {
      integers.appendWithinCapacity(elimination.upperColumns[entry])
      numbers.appendWithinCapacity(elimination.upperValues[entry])
    }
  }
}

extension Basis {
  @inline(__always)
  func denseFactors(_ block: BlockStore.Block) -> DenseLU {
    DenseLU(
      count: Int(block.count), numbers: blocks.numbers.items,
      integers: blocks.integers.items,
      firstNumber: Int(block.numbers), firstInteger: Int(block.integers))
  }

  @inline(__always)
  func sparseFactors(_ block: BlockStore.Block) -> SparseLUFactors {
    SparseLUFactors(
      count: Int(block.count), numbers: blocks.numbers.items,
      integers: blocks.integers.items,
      firstNumber: Int(block.numbers), firstInteger: Int(block.integers))
  }
}
