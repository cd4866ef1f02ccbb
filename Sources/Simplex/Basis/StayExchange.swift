// A stay in the place of an active row.

extension Core {
  /// Puts a stay at the present value into the active set in place of a row: nothing moves.
  ///
  /// Returns the variable that is on its stay now.
  mutating func replaceByStay(_ row: Int32) -> Int32 {
    let owner = rows[row].owner
    let block = variables[owner].block
    var left = block == noBlock ? owner : mostMoved(by: row, in: block)
    if left != owner, !handOver(owner, of: block, to: left) { left = owner }
    journal.record(.row, row, rows[row])
    journal.record(.variable, left, variables[left])
    rows[row].owner = noVariable
    variables[left].owner = noRow
    variables[left].stay = values[left]
    variables[left].blockedUp = noLevel
    variables[left].blockedDown = noLevel
    if block != noBlock { dissolve(block) }
    return left
  }

  /// The variable of a block that loosening one of its rows moves most: its stay is then independent
  /// of the block's other rows, which the stay of the row's own variable need not be.
  private mutating func mostMoved(by row: Int32, in block: Int32) -> Int32 {
    ftran(Slot(row: row), amount: 1)
    defer { clearDirection() }
    var best = rows[row].owner
    for position in 0..<Int(blocks[block].count) {
      let member = blocks.member(blocks[block], position)
      if work.direction[member].magnitude > work.direction[best].magnitude { best = member }
    }
    return best
  }

  /// Moves rows within a block so that `owner` takes one and `left` loses its own; the row of
  /// `owner` is about to leave.
  ///
  /// Where no path does, which only dependent rows can cause, nothing moves.
  private mutating func handOver(_ owner: Int32, of block: Int32, to left: Int32) -> Bool {
    let core = work.nextEpoch()
    for position in 0..<Int(blocks[block].count) {
      work.variableMark[blocks.member(blocks[block], position)] = core
    }
    work.variableMark[left] = 0
    let moved = variables[left].owner
    guard moved != noRow, let path = findPath(from: moved, to: owner, core) else {
      return false
    }
    let leaving = variables[owner].owner
    shiftRows(along: path, to: owner, entering: moved)
    // The leaving row stands in for the row that moved away, until the caller takes it out.
    assign(leaving, to: left)
    return true
  }

  /// Orders the members of a block again, in their places, now that a row has left it.
  private mutating func dissolve(_ block: Int32) {
    let record = blocks[block]
    work.queue.removeAll()
    for position in 0..<Int(record.count) {
      let member = blocks.member(record, position)
      work.positions.insert(variables[member].position)
      work.low[member] = Core.unvisited
    }
    let pool = collectPlaces()
    var counter: Int32 = 0
    for place in 0..<pool {
      let member = order[work.places[place]]
      if work.low[member] == Core.unvisited { orderDependencies(of: member, counter: &counter) }
    }
    place(pool)
    for position in 0..<pool {
      pending.insert(position: variables[work.queue[position]].position)
    }
    work.places.removeAll()
  }
}
