// Factoring the blocks of the order, and solving with them.

extension Core {
  /// Factors a block's rows.
  ///
  /// A row that turns out to depend on the others is made inactive, and the variable that is left
  /// over goes on its stay, where it is.
  mutating func factor(_ block: Int32) {
    statistics.refactorisations &+= 1
    let count = Int(blocks[block].count)
    for position in 0..<count {
      work.local[blocks.member(blocks[block], position)] = Int32(truncatingIfNeeded: position)
    }
    while let (row, column) = count <= DenseFactor.largest
      ? factorDensely(block) : factorSparsely(block)
    {
      retire(block, row: row, column: column)
    }
  }

  /// Replaces the dependent row of a block by the stay of the column that has no pivot.
  private mutating func retire(_ block: Int32, row: Int32, column: Int32) {
    statistics.repairs &+= 1
    let owner = blocks.member(blocks[block], Int(row))
    let left = blocks.member(blocks[block], Int(column))
    let retired = variables[owner].owner
    if retired != noRow {
      journal.record(.row, retired, rows[retired])
      rows[retired].owner = noVariable
      pending.freshRows.append(retired)
    }
    // The prices of all that the block's rows are composed of may change with the stay.
    for position in 0..<Int(blocks[block].count) {
      let member = variables[blocks.member(blocks[block], position)].owner
      guard member != noRow else { continue }
      pending.changedRows.append(RowChange(row: member, level: PriorityLevels.required))
    }
    journal.record(.variable, owner, variables[owner])
    journal.record(.variable, left, variables[left])
    if owner != left {
      // The row that the left-over variable was matched with goes to the other one.
      let moved = variables[left].owner
      variables[owner].owner = moved
      if moved != noRow {
        journal.record(.row, moved, rows[moved])
        rows[moved].owner = owner
      } else {
        variables[owner].stay = values[owner]
      }
    }
    variables[left].owner = noRow
    variables[left].stay = values[left]
    variables[left].blockedUp = noLevel
    variables[left].blockedDown = noLevel
    pending.slots.append(SlotChange(slot: Slot(stayOf: left), level: PriorityLevels.required))
  }

  private mutating func factorDensely(_ block: Int32) -> (row: Int32, column: Int32)? {
    let record = blocks[block]
    let count = Int(record.count)
    let firstNumber = blocks.numbers.count
    let firstInteger = blocks.integers.count
    for _ in 0..<(count * count) { blocks.numbers.append(0) }
    for _ in 0..<count { blocks.integers.append(0) }
    let numbers = blocks.numbers.items
    for position in 0..<count {
      let member = blocks.member(record, position)
      forEachEntry(ofSlot: member, in: block) { column, value in
        numbers[firstNumber + position * count + Int(column)] = value
      }
    }
    statistics.cells &+= count * count
    blocks.blocks[Int(block)].numbers = Int32(truncatingIfNeeded: firstNumber)
    blocks.blocks[Int(block)].integers = Int32(truncatingIfNeeded: firstInteger)
    guard let (row, column) = denseFactor(blocks[block]).factor() else { return nil }
    blocks.numbers.truncate(to: firstNumber)
    blocks.integers.truncate(to: firstInteger)
    return (row, Int32(truncatingIfNeeded: column))
  }

  private mutating func factorSparsely(_ block: Int32) -> (row: Int32, column: Int32)? {
    let count = Int(blocks[block].count)
    var elimination = SparseElimination(count: count)
    defer { elimination.free() }
    for position in 0..<count {
      let row = Int32(truncatingIfNeeded: position)
      forEachEntry(ofSlot: blocks.member(blocks[block], position), in: block) { column, value in
        elimination.append(row: row, column: column, value: value)
      }
    }
    let leftOver = elimination.run()
    statistics.cells &+= elimination.cells
    if let leftOver { return leftOver }
    blocks.store(elimination, of: block)
    return nil
  }

  /// Calls `body` with the column and value of each entry that a slot's row has within its block.
  @inline(__always)
  private func forEachEntry(
    ofSlot member: Int32, in block: Int32, _ body: (Int32, Double) -> Void
  ) {
    let owner = variables[member].owner
    guard owner != noRow else { return body(work.local[member], 1) }
    let row = rows[owner]
    let first = Int(blocks[block].start)
    let count = Int32(truncatingIfNeeded: Int(blocks[block].count))
    for place in Int(row.start)..<Int(row.start + row.count) {
      let term = terms[place]
      let local = work.local[term.variable]
      if local >= 0, local < count, blocks.members[first + Int(local)] == term.variable {
        body(local, term.coefficient)
      }
    }
  }

  @inline(__always)
  func denseFactor(_ block: BlockStore.Block) -> DenseFactor {
    DenseFactor(
      count: Int(block.count), numbers: blocks.numbers.items, integers: blocks.integers.items,
      firstNumber: Int(block.numbers), firstInteger: Int(block.integers))
  }

  @inline(__always)
  func sparseFactor(_ block: BlockStore.Block) -> SparseFactor {
    SparseFactor(
      count: Int(block.count), numbers: blocks.numbers.items, integers: blocks.integers.items,
      firstNumber: Int(block.numbers), firstInteger: Int(block.integers))
  }

  /// Solves with a block: `work.blockA` holds the right side by row and afterwards nothing of use,
  /// `work.blockB` the result by column.
  mutating func solveBlock(_ block: BlockStore.Block, transposed: Bool) {
    let (right, result) = (work.blockA.items, work.blockB.items)
    if block.isSparse {
      let factor = sparseFactor(block)
      statistics.cells &+= factor.cells
      transposed
        ? factor.solveTransposed(right, into: result) : factor.solve(right, into: result)
    } else {
      let factor = denseFactor(block)
      statistics.cells &+= factor.count * factor.count
      transposed
        ? factor.solveTransposed(right, into: result) : factor.solve(right, into: result)
    }
  }

  /// Makes room for the right side and the result of a block.
  mutating func prepareBlockVectors(_ count: Int) {
    work.blockA.resize(to: count)
    work.blockB.resize(to: count)
  }
}

extension BlockStore {
  /// Writes down the factors of an elimination, in the layout of ``SparseFactor``.
  mutating func store(_ elimination: SparseElimination, of block: Int32) {
    let slot = Int(truncatingIfNeeded: block)
    blocks[slot].isSparse = true
    blocks[slot].numbers = Int32(truncatingIfNeeded: numbers.count)
    blocks[slot].integers = Int32(truncatingIfNeeded: integers.count)
    let operations = elimination.operationFactors.count
    integers.append(Int32(truncatingIfNeeded: operations))
    integers.append(Int32(truncatingIfNeeded: elimination.upperColumns.count))
    for pair in 0..<(2 * operations) { integers.append(elimination.operationRows[pair]) }
    for step in 0..<operations { numbers.append(elimination.operationFactors[step]) }
    for step in 0..<elimination.pivotRows.count {
      integers.append(elimination.pivotRows[step])
      integers.append(elimination.pivotColumns[step])
      integers.append(elimination.upperEnds[step])
      numbers.append(elimination.pivotValues[step])
    }
    for entry in 0..<elimination.upperColumns.count {
      integers.append(elimination.upperColumns[entry])
      numbers.append(elimination.upperValues[entry])
    }
  }
}
