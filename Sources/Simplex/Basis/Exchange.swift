// Changing the active set: one row for another, in the order that is there.
//
// The order is kept topological in the manner of Pearce & Kelly (2007): only what lies between the
// changed variable and the entering row's variables can be out of order, so only that is ordered
// again, in the places it already has.

extension Core {
  @inline(__always)
  mutating func assign(_ row: Int32, to variable: Int32) {
    journal.record(.variable, variable, variables[variable])
    journal.record(.row, row, rows[row])
    variables[variable].owner = row
    rows[row].owner = variable
    rows[row].side = .active
  }

  /// Makes the inactive row `entering` active in the slot of `variable`, whose own row or stay
  /// leaves.
  ///
  /// Returns false, with nothing changed, if the rows would be dependent.
  mutating func exchange(_ variable: Int32, with entering: Int32) -> Bool {
    let row = rows[entering]
    if variables[variable].block == noBlock, isLast(variable, in: row) {
      release(variable)
      assign(entering, to: variable)
      pending.insert(position: variables[variable].position)
      return true
    }
    guard let affected = findCore(variable, row) else { return false }
    guard rematch(variable, with: entering, in: affected) else { return false }
    reorder(affected)
    return true
  }

  /// As `exchange(_:with:)` for a variable on its stay, unless another variable of the row follows
  /// from it: whether the rows are then independent takes arithmetic to tell.
  mutating func exchangeStay(_ variable: Int32, with entering: Int32) -> Bool {
    let row = rows[entering]
    if isLast(variable, in: row) {
      assign(entering, to: variable)
      pending.insert(position: variables[variable].position)
      return true
    }
    guard let affected = findCore(variable, row) else { return false }
    for place in Int(row.start)..<Int(row.start + row.count) {
      let other = terms[place].variable
      if other != variable, work.variableMark[other] == affected.core {
        work.positions.removeAll()
        return false
      }
    }
    assign(entering, to: variable)
    reorder(affected)
    return true
  }

  /// Takes the row of a variable's slot out of the active set; the slot is then to be filled.
  @inline(__always)
  private mutating func release(_ variable: Int32) {
    let leaving = variables[variable].owner
    if leaving != noRow {
      journal.record(.row, leaving, rows[leaving])
      rows[leaving].owner = noVariable
    }
  }

  /// The place of a variable, or the first of its block's.
  ///
  /// A block's members need not lie side by side, but what the block depends on lies before the first
  /// of them and what follows from it after the last. They are listed in ascending order.
  @inline(__always)
  func firstPlace(of variable: Int32) -> Int32 {
    let record = variables[variable]
    guard record.block != noBlock else { return record.position }
    return variables[blocks.member(blocks[record.block], 0)].position
  }

  /// The place of a variable, or the last of its block's.
  @inline(__always)
  func lastPlace(of variable: Int32) -> Int32 {
    let record = variables[variable]
    guard record.block != noBlock else { return record.position }
    let block = blocks[record.block]
    return variables[blocks.member(block, Int(block.count) - 1)].position
  }

  /// Whether the variable is in the row and comes after all its others.
  @inline(__always)
  private func isLast(_ variable: Int32, in row: RowRecord) -> Bool {
    let position = variables[variable].position
    var isMember = false
    for place in Int(row.start)..<Int(row.start + row.count) {
      let other = terms[place].variable
      if other == variable {
        isMember = true
      } else if lastPlace(of: other) > position {
        return false
      }
    }
    return isMember
  }

  /// The marks of the variables that an exchange puts in order again.
  private struct Affected {
    /// Follows from the changed variable.
    let forward: UInt32
    /// The entering row depends on it.
    let backward: UInt32
    /// Both: its row may go to another variable.
    let core: UInt32
  }

  /// Marks what an exchange affects, with its places in `work.positions`; nil if nothing connects
  /// the changed variable with the entering row.
  private mutating func findCore(_ variable: Int32, _ row: RowRecord) -> Affected? {
    let affected = Affected(
      forward: work.nextEpoch(), backward: work.nextEpoch(), core: work.nextEpoch())
    let low = firstPlace(of: variable)
    var high: Int32 = -1
    for place in Int(row.start)..<Int(row.start + row.count) {
      high = Swift.max(high, lastPlace(of: terms[place].variable))
    }
    markForward(from: variable, upTo: high, affected)
    markBackward(from: row, downTo: low, affected)
    let isConnected = work.variableMark[variable] == affected.core
    if !isConnected { work.positions.removeAll() }
    return isConnected ? affected : nil
  }

  private mutating func markForward(from variable: Int32, upTo high: Int32, _ affected: Affected) {
    work.queue.removeAll()
    enqueue(variable, mark: affected.forward)
    var next = 0
    while next < work.queue.count {
      let member = work.queue[next]
      next += 1
      var place = variables[member].head
      while place != noTerm {
        let owner = rows[terms[place].row].owner
        place = links[place].next
        statistics.cells &+= 1
        if owner != noVariable, work.variableMark[owner] != affected.forward,
          firstPlace(of: owner) <= high
        {
          enqueue(owner, mark: affected.forward)
        }
      }
    }
  }

  private mutating func markBackward(from row: RowRecord, downTo low: Int32, _ affected: Affected) {
    work.queue.removeAll()
    markBackward(row, downTo: low, affected)
    var next = 0
    while next < work.queue.count {
      let owner = variables[work.queue[next]].owner
      next += 1
      if owner != noRow { markBackward(rows[owner], downTo: low, affected) }
    }
  }

  private mutating func markBackward(_ row: RowRecord, downTo low: Int32, _ affected: Affected) {
    statistics.cells &+= Int(row.count)
    for place in Int(row.start)..<Int(row.start + row.count) {
      let variable = terms[place].variable
      guard lastPlace(of: variable) >= low else { continue }
      let mark = work.variableMark[variable]
      if mark == affected.forward {
        enqueue(variable, mark: affected.core)
      } else if mark != affected.core, mark != affected.backward {
        enqueue(variable, mark: affected.backward)
      }
    }
  }

  /// Marks and queues a variable, with all of its block, and notes their places.
  private mutating func enqueue(_ variable: Int32, mark: UInt32) {
    let block = variables[variable].block
    guard block != noBlock else { return enqueueAlone(variable, mark) }
    let record = blocks[block]
    for position in 0..<Int(record.count) { enqueueAlone(blocks.member(record, position), mark) }
  }

  @inline(__always)
  private mutating func enqueueAlone(_ variable: Int32, _ mark: UInt32) {
    guard work.variableMark[variable] != mark else { return }
    work.variableMark[variable] = mark
    work.queue.append(variable)
    work.positions.insert(variables[variable].position)
  }

  /// Finds rows for the core's variables, with the entering row for the leaving one: a path from the
  /// entering row to `variable` along which every row moves on by one.
  private mutating func rematch(
    _ variable: Int32, with entering: Int32, in affected: Affected
  ) -> Bool {
    guard let path = findPath(from: entering, to: variable, affected.core) else {
      work.positions.removeAll()
      return false
    }
    release(variable)
    shiftRows(along: path, to: variable, entering: entering)
    return true
  }

  /// A path through the variables with a mark, from a row to a variable: where the last row before
  /// it stands in `work.queue`, -1 for the first row itself.
  ///
  /// Nil if there is none.
  mutating func findPath(from entering: Int32, to variable: Int32, _ core: UInt32) -> Int32? {
    let visited = work.nextEpoch()
    work.queue.removeAll()
    work.parents.removeAll()
    var found = searchPath(rows[entering], from: -1, to: variable, core, visited)
    var next = 0
    while found == nil, next < work.queue.count {
      let owner = variables[work.queue[next]].owner
      if owner != noRow {
        found = searchPath(rows[owner], from: Int32(next), to: variable, core, visited)
      }
      next += 1
    }
    for place in 0..<work.queue.count { work.variableMark[work.queue[place]] = core }
    return found
  }

  /// Moves each row of a path on to the next variable, and the entering row to the first.
  mutating func shiftRows(along path: Int32, to variable: Int32, entering: Int32) {
    var (target, parent) = (variable, path)
    while parent >= 0 {
      let source = work.queue[Int(parent)]
      assign(variables[source].owner, to: target)
      target = source
      parent = work.parents[Int(parent)]
    }
    assign(entering, to: target)
  }

  /// Queues the core's unvisited variables of a row; the place in the queue that `target` was
  /// reached from, if it was.
  private mutating func searchPath(
    _ row: RowRecord, from parent: Int32, to target: Int32, _ core: UInt32, _ visited: UInt32
  ) -> Int32? {
    statistics.cells &+= Int(row.count)
    for place in Int(row.start)..<Int(row.start + row.count) {
      let variable = terms[place].variable
      if work.variableMark[variable] == core {
        if variable == target { return parent }
        work.variableMark[variable] = visited
        work.queue.append(variable)
        work.parents.append(parent)
      }
    }
    return nil
  }

  /// Orders what an exchange affects: what the entering row needs, the core, what follows.
  private mutating func reorder(_ affected: Affected) {
    let pool = collectPlaces()
    defer { work.places.removeAll() }
    work.queue.removeAll()
    for place in 0..<pool where mark(at: place) == affected.backward {
      work.queue.append(order[work.places[place]])
    }
    for place in 0..<pool where mark(at: place) == affected.core {
      work.low[order[work.places[place]]] = Core.unvisited
    }
    var counter: Int32 = 0
    let coreStart = work.queue.count
    for place in 0..<pool where mark(at: place) == affected.core {
      let variable = order[work.places[place]]
      if work.low[variable] == Core.unvisited {
        orderDependencies(of: variable, counter: &counter)
      }
    }
    let coreEnd = work.queue.count
    for place in 0..<pool where mark(at: place) == affected.forward {
      work.queue.append(order[work.places[place]])
    }
    place(work.queue.count)
    for position in coreStart..<coreEnd {
      pending.insert(position: variables[work.queue[position]].position)
    }
  }

  private func mark(at place: Int) -> UInt32 {
    work.variableMark[order[work.places[place]]]
  }

  /// Moves the noted places from the set to the list `work.places`, in ascending order.
  mutating func collectPlaces() -> Int {
    while let position = work.positions.popFirst() { work.places.append(position) }
    statistics.cells &+= work.places.count
    return work.places.count
  }

  /// Gives the queue's variables the listed places, in their order.
  ///
  /// Those that are to be evaluated stay so.
  mutating func place(_ count: Int) {
    work.parents.removeAll()
    for step in 0..<count {
      let variable = work.queue[step]
      let position = variables[variable].position
      if pending.positions.contains(position) {
        pending.positions.remove(position)
        work.parents.append(variable)
      }
    }
    move(count)
    for step in 0..<work.parents.count {
      pending.positions.insert(variables[work.parents[step]].position)
    }
  }

  private mutating func move(_ count: Int) {
    for step in 0..<count {
      let position = work.places[step]
      let variable = work.queue[step]
      guard variables[variable].position != position else { continue }
      journal.record(.order, position, order[position])
      journal.record(.variable, variable, variables[variable])
      order[position] = variable
      variables[variable].position = position
    }
  }
}
