// Solving with the active rows, visiting only what a solve reaches.

extension Core {
  /// Sets a value and notes that it may have changed; returns whether its bits did.
  @inline(__always)
  mutating func setValue(_ value: Double, of variable: Int32) -> Bool {
    let old = values[variable]
    if old.bitPattern == value.bitPattern { return false }
    journal.recordValue(variable, old)
    values[variable] = value
    changes.note(variable)
    if !(value.magnitude <= Tolerance.wideValue) { noteWideValue(value) }
    return true
  }

  /// Notes a value that the tolerances have to grow with, or that the call must not end with.
  mutating func noteWideValue(_ value: Double) {
    hasWideValues = true
    if !(value.magnitude <= Tolerance.largestValue) { work.hasLargeValues = true }
  }

  /// The value that a variable's own row, or its stay, gives it now.
  @inline(__always)
  func solvedValue(of variable: Int32) -> Double {
    let record = variables[variable]
    guard record.owner != noRow else { return record.stay }
    let row = rows[record.owner]
    var sum = row.constant
    var pivot = 0.0
    let start = Int(truncatingIfNeeded: row.start)
    for place in start..<(start &+ Int(truncatingIfNeeded: row.count)) {
      let term = terms[place]
      if term.variable == variable {
        pivot = term.coefficient
      } else {
        sum -= term.coefficient * values[term.variable]
      }
    }
    // A bare division can give -0.
    return sum / pivot + 0.0
  }

  /// Evaluates the variables at the pending places and all that follow from those that change, each
  /// from its own row: what a solve from scratch would give, so that nothing drifts.
  mutating func evaluatePending() {
    if pending.hasPositions { evaluatePositions() }
    settleTouchedRows()
  }

  private mutating func evaluatePositions() {
    let epoch = work.nextEpoch()
    let (order, variables, positions) = (order, variables, pending.positions)
    positions.drain { position in
      let variable = order[position]
      let block = variables[variable].block
      if block == noBlock {
        if setValue(solvedValue(of: variable), of: variable) { follow(variable, noBlock, epoch) }
      } else {
        evaluateBlock(block, epoch)
      }
    }
    pending.hasPositions = false
  }

  private mutating func evaluateBlock(_ index: Int32, _ epoch: UInt32) {
    let block = blocks[index]
    for position in 0..<Int(block.count) {
      pending.positions.remove(variables[blocks.member(block, position)].position)
    }
    solveValues(ofBlock: index)
    for position in 0..<Int(block.count) {
      let variable = blocks.member(block, position)
      if setValue(work.blockB[position] + 0.0, of: variable) {
        follow(variable, index, epoch)
      }
    }
  }

  /// Solves a block for its variables' values, into `work.blockB`.
  mutating func solveValues(ofBlock index: Int32) {
    let block = blocks[index]
    prepareBlockVectors(Int(block.count))
    for position in 0..<Int(block.count) {
      work.blockA[position] = constantWithin(
        index, ofSlot: blocks.member(block, position))
    }
    solveBlock(block, transposed: false)
  }

  /// A slot's constant less the terms outside its block.
  private mutating func constantWithin(_ block: Int32, ofSlot variable: Int32) -> Double {
    let record = variables[variable]
    guard record.owner != noRow else { return record.stay }
    let row = rows[record.owner]
    statistics.cells &+= Int(row.count)
    var sum = row.constant
    for place in Int(row.start)..<Int(row.start + row.count) {
      let term = terms[place]
      if variables[term.variable].block != block {
        sum -= term.coefficient * values[term.variable]
      }
    }
    return sum
  }

  /// Marks what depends on a variable that changed: active rows to evaluate, inactive ones to
  /// check.
  ///
  /// A row that holds nothing else is checked at once.
  @inline(__always)
  private mutating func follow(_ variable: Int32, _ block: Int32, _ epoch: UInt32) {
    let (terms, links, rows, variables) = (terms, links, rows, variables)
    let value = values[variable]
    var place = variables[variable].head
    var cells = 1
    while place != noTerm {
      let term = terms[place]
      place = links[place].next
      cells &+= 1
      let record = rows[term.row]
      if record.owner == noVariable {
        if record.count == 1 {
          checkSide(term.row, record, term.coefficient * value - record.constant)
        } else if work.rowMark[term.row] != epoch {
          work.rowMark[term.row] = epoch
          pending.touchedRows.append(term.row)
        }
      } else if record.owner != variable {
        cells &+= Int(record.count)
        let other = variables[record.owner]
        if other.block == noBlock || other.block != block {
          pending.positions.insert(other.position)
        }
      }
    }
    statistics.cells &+= cells
  }

  /// Moves an inactive row to the other side if its activity was carried past the tolerance.
  @inline(__always)
  private mutating func checkSide(_ row: Int32, _ record: RowRecord, _ residual: Double) {
    guard residual.magnitude > Tolerance.activity else { return }
    let side: Side = residual > 0 ? .above : .below
    if side != record.side, residual.magnitude > tolerance(of: record) { setSide(side, of: row) }
  }

  /// Moves the sides of inactive rows whose activity an evaluation carried past the tolerance.
  private mutating func settleTouchedRows() {
    for place in 0..<pending.touchedRows.count {
      let row = pending.touchedRows[place]
      let record = rows[row]
      guard record.side != .active, record.isAlive else { continue }
      statistics.cells &+= Int(record.count)
      checkSide(row, record, residual(record))
    }
    pending.touchedRows.removeAll()
  }

  /// Solves `B p = e` for loosening one active row by `amount`: `work.direction` holds how each of
  /// the variables in `work.reached` moves, `work.alpha` how each inactive row in `work.moved` does.
  mutating func ftran(_ slot: Slot, amount: Double) {
    let epoch = work.nextEpoch()
    let variable = slot.isStay ? slot.variable : rows[slot.row].owner
    work.direction[variable] = amount
    work.positions.insert(variables[variable].position)
    while let position = work.positions.popFirst() {
      let variable = order[position]
      let record = variables[variable]
      if record.block == noBlock {
        if record.owner != noRow {
          work.direction[variable] /= coefficient(of: variable, in: rows[record.owner])
        }
        pushDirection(of: variable, noBlock, epoch)
      } else {
        ftranBlock(record.block, epoch)
      }
    }
  }

  private mutating func ftranBlock(_ index: Int32, _ epoch: UInt32) {
    let block = blocks[index]
    let count = Int(block.count)
    prepareBlockVectors(count)
    for position in 0..<count {
      let variable = blocks.member(block, position)
      work.positions.remove(variables[variable].position)
      work.blockA[position] = work.direction[variable]
    }
    solveBlock(block, transposed: false)
    for position in 0..<count {
      let variable = blocks.member(block, position)
      work.direction[variable] = work.blockB[position]
      pushDirection(of: variable, index, epoch)
    }
  }

  /// Hands a variable's movement on to the rows of its column.
  @inline(__always)
  private mutating func pushDirection(of variable: Int32, _ block: Int32, _ epoch: UInt32) {
    let movement = work.direction[variable]
    work.reached.append(variable)
    if movement.magnitude <= Tolerance.drop {
      work.direction[variable] = 0
      return
    }
    var place = variables[variable].head
    while place != noTerm {
      let term = terms[place]
      place = links[place].next
      statistics.cells &+= 1
      let owner = rows[term.row].owner
      if owner == noVariable {
        if work.rowMark[term.row] != epoch {
          work.rowMark[term.row] = epoch
          work.alpha[term.row] = 0
          work.moved.append(term.row)
        }
        work.alpha[term.row] += term.coefficient * movement
      } else if owner != variable {
        let other = variables[owner]
        if other.block == noBlock || other.block != block {
          work.direction[owner] -= term.coefficient * movement
          work.positions.insert(other.position)
        }
      }
    }
  }

  /// Clears what `ftran` left in the workspace.
  mutating func clearDirection() {
    for place in 0..<work.reached.count { work.direction[work.reached[place]] = 0 }
    work.reached.removeAll()
    work.moved.removeAll()
  }

  /// Adds `weight` times a row to the vector that `btran` decomposes.
  @inline(__always)
  mutating func seedPrice(_ row: RowRecord, _ weight: Double, within closure: UInt32 = 0) {
    statistics.cells &+= Int(row.count)
    for place in Int(row.start)..<Int(row.start + row.count) {
      let term = terms[place]
      guard isPriced(term.variable, within: closure) else { continue }
      work.price[term.variable] += weight * term.coefficient
      work.positions.insert(variables[term.variable].position)
    }
  }

  /// Whether a share of a variable's row is asked for: all are, or those of the closure at hand.
  @inline(__always)
  private func isPriced(_ variable: Int32, within closure: UInt32) -> Bool {
    closure == 0 || work.reachMark[variable] == closure
  }

  /// Solves `Bᵀ y = c` for the vector seeded: `work.price` holds, by the variable that owns it, the
  /// share of each active row in the vector, for the variables in `work.priced`.
  ///
  /// With a closure, which holds whatever its variables reach, only for those: no share of theirs
  /// comes by way of another.
  mutating func btran(within closure: UInt32 = 0) {
    while let position = work.positions.popLast() {
      let variable = order[position]
      let record = variables[variable]
      if record.block == noBlock {
        work.priced.append(variable)
        guard record.owner != noRow, work.price[variable] != 0 else { continue }
        let row = rows[record.owner]
        work.price[variable] /= coefficient(of: variable, in: row)
        pushPrice(of: variable, row, noBlock, closure)
      } else {
        btranBlock(record.block, closure)
      }
    }
  }

  private mutating func btranBlock(_ index: Int32, _ closure: UInt32) {
    let block = blocks[index]
    let count = Int(block.count)
    prepareBlockVectors(count)
    for position in 0..<count {
      let variable = blocks.member(block, position)
      work.positions.remove(variables[variable].position)
      work.blockA[position] = work.price[variable]
    }
    solveBlock(block, transposed: true)
    for position in 0..<count {
      let variable = blocks.member(block, position)
      work.price[variable] = work.blockB[position]
      work.priced.append(variable)
      let owner = variables[variable].owner
      if owner != noRow { pushPrice(of: variable, rows[owner], index, closure) }
    }
  }

  /// Hands the share of a row on to the variables that it depends on.
  @inline(__always)
  private mutating func pushPrice(
    of variable: Int32, _ row: RowRecord, _ block: Int32, _ closure: UInt32
  ) {
    let share = work.price[variable]
    if share.magnitude <= Tolerance.drop {
      work.price[variable] = 0
      return
    }
    statistics.cells &+= Int(row.count)
    for place in Int(row.start)..<Int(row.start + row.count) {
      let term = terms[place]
      guard term.variable != variable, isPriced(term.variable, within: closure) else { continue }
      let other = variables[term.variable]
      if other.block == noBlock || other.block != block {
        work.price[term.variable] -= share * term.coefficient
        work.positions.insert(other.position)
      }
    }
  }

  mutating func clearPrices() {
    for place in 0..<work.priced.count { work.price[work.priced[place]] = 0 }
    work.priced.removeAll()
  }
}
