// Solving from nothing: an active set chosen from the structure alone, in linear time.
//
// Candidates are taken by level, equalities first; each is matched with a variable that it then
// determines, moving earlier matches along if need be; the order of solving follows from the
// matching. On ordinary layouts what comes out is optimal and needs no pivot.

extension Core {
  /// What the rows of one variable leave open for it.
  struct Interval: BitwiseCopyable {
    var low = -Double.infinity
    var high = Double.infinity
    var lowRow = noRow
    var highRow = noRow

    /// The row that decides where between the bounds the variable lies, 0 being preferred.
    @inline(__always)
    var decisive: Int32 {
      if low > 0 { return lowRow }
      if high < 0 { return highRow }
      return low == high ? lowRow : noRow
    }
  }

  /// Chooses the active set for a solver all of whose rows are new, and evaluates it.
  mutating func crash() {
    work.prepare(variables: variableCount, rows: rowCount, levels: levels.count)
    var candidates = Candidates(rowCount: work.newRows.count, levelCount: levels.count)
    defer { candidates.free() }
    var intervals = Column(repeating: Interval(), capacity: variableCount)
    defer { intervals.free() }
    sortByLevel(candidates)
    narrow(intervals, candidates)
    chooseCandidates(&candidates, intervals)
    work.saturated.grow(to: variableCount, keeping: 0, filling: false)
    work.saturated.fill(false, count: variableCount)
    for place in 0..<candidates.chosenCount { match(candidates.chosen[place]) }
    orderAll()
    for place in 0..<work.newRows.count { settleFresh(work.newRows[place]) }
    changes.noteAll(variableCount)
    statistics.cells &+= 4 * rowCount + 2 * termCount + 3 * variableCount
  }

  /// Narrows each variable's interval by the rows that hold no other variable, by level.
  private func narrow(_ intervals: Column<Interval>, _ candidates: Candidates) {
    for place in 0..<candidates.rowCount {
      let index = candidates.byLevel[place]
      let row = rows[index]
      guard row.count == 1 else { continue }
      let term = terms[row.start]
      let bound = row.constant / term.coefficient
      var interval = intervals[term.variable]
      let bounds = row.relation.bounds(flipped: term.coefficient < 0)
      if bounds.above, bound > interval.low {
        if bound > interval.high {
          (interval.low, interval.lowRow) = (interval.high, interval.highRow)
        } else {
          (interval.low, interval.lowRow) = (bound, index)
        }
      }
      if bounds.below, bound < interval.high {
        if bound < interval.low {
          (interval.high, interval.highRow) = (interval.low, interval.lowRow)
        } else {
          (interval.high, interval.highRow) = (bound, index)
        }
      }
      intervals[term.variable] = interval
    }
  }

  /// By level: equalities, then the inequalities of one variable that decide its value. Last, by
  /// level, inequalities of several variables: they only take freedom left over.
  private func chooseCandidates(_ candidates: inout Candidates, _ intervals: Column<Interval>) {
    for rank in 0..<levels.count {
      let range = candidates.range(ofRank: rank)
      for place in range {
        let index = candidates.byLevel[place]
        let row = rows[index]
        guard row.relation == .equal, row.count > 0 else { continue }
        if row.count > 1 || intervals[terms[row.start].variable].decisive == index {
          candidates.choose(index)
        }
      }
      for place in range {
        let index = candidates.byLevel[place]
        let row = rows[index]
        guard row.count == 1, row.relation != .equal else { continue }
        if intervals[terms[row.start].variable].decisive == index { candidates.choose(index) }
      }
    }
    for place in 0..<candidates.rowCount {
      let index = candidates.byLevel[place]
      if rows[index].count > 1, rows[index].relation != .equal { candidates.choose(index) }
    }
  }

  /// Gives a row a variable to determine, if there is one to be had.
  private mutating func match(_ index: Int32) {
    let row = rows[index]
    for place in Int(row.start)..<Int(row.start + row.count) {
      let term = terms[place]
      if variables[term.variable].owner == noRow,
        term.coefficient.magnitude >= Tolerance.pivotThreshold
      {
        return matched(index, with: term.variable)
      }
    }
    augment(index, row)
  }

  @inline(__always)
  private mutating func matched(_ row: Int32, with variable: Int32) {
    variables[variable].owner = row
    rows[row].owner = variable
    rows[row].side = .active
  }

  /// Looks for a path of rows that can each move on to another variable, breadth first.
  ///
  /// What a failed search has visited can never be of use again: its variables are owned by rows that
  /// mention no others. Marking them saturated makes all failed searches together linear.
  private mutating func augment(_ index: Int32, _ row: RowRecord) {
    let epoch = work.nextEpoch()
    work.queue.removeAll()
    work.parents.removeAll()
    var found = search(row, from: -1, epoch)
    var next = 0
    while found == nil, next < work.queue.count {
      found = search(rows[variables[work.queue[next]].owner], from: Int32(next), epoch)
      next += 1
    }
    guard let (free, from) = found else {
      for place in 0..<work.queue.count { work.saturated[work.queue[place]] = true }
      return
    }
    var (target, parent) = (free, from)
    while parent >= 0 {
      let source = work.queue[Int(parent)]
      matched(variables[source].owner, with: target)
      target = source
      parent = work.parents[Int(parent)]
    }
    matched(index, with: target)
  }

  private mutating func search(
    _ row: RowRecord, from parent: Int32, _ epoch: UInt32
  ) -> (variable: Int32, parent: Int32)? {
    statistics.cells &+= Int(row.count)
    for place in Int(row.start)..<Int(row.start + row.count) {
      let variable = terms[place].variable
      if variables[variable].owner == noRow { return (variable, parent) }
      if work.variableMark[variable] != epoch, !work.saturated[variable] {
        work.variableMark[variable] = epoch
        work.queue.append(variable)
        work.parents.append(parent)
      }
    }
    return nil
  }

  /// Finds the order of solving for the whole active set, and the values it gives.
  private mutating func orderAll() {
    var counter: Int32 = 0
    var position = 0
    for variable in 0..<variableCount { work.low[variable] = Core.unvisited }
    for step in 0..<variableCount {
      let variable = Int32(truncatingIfNeeded: step)
      guard work.low[variable] == Core.unvisited else { continue }
      if dependsOnKnownOnly(variable) {
        work.low[variable] = 0
        setPlace(variable, &position)
        values[variable] = solvedValue(of: variable)
        continue
      }
      work.queue.removeAll()
      orderDependencies(of: variable, counter: &counter)
      for place in 0..<work.queue.count { setPlace(work.queue[place], &position) }
      var place = 0
      while place < work.queue.count {
        let next = work.queue[place]
        let block = variables[next].block
        if block == noBlock {
          values[next] = solvedValue(of: next)
          place += 1
        } else {
          solveValues(ofBlock: block)
          for step in 0..<Int(blocks[block].count) {
            values[blocks.member(blocks[block], step)] = work.blockB.items[step] + 0.0
          }
          place += Int(blocks[block].count)
        }
      }
    }
  }

  /// Gives a new row the marks of its own cost if it is active, else its side.
  private mutating func settleFresh(_ row: Int32) {
    let record = rows[row]
    if record.owner != noVariable { return markOwnCost(row, record) }
    let side = freshSide(record)
    rows[row].side = side
    let gradient = side.gradient(record.relation)
    if gradient != 0 { noteCostChange(row, gradient) }
  }

  /// Marks the directions that violate an active row as blocked by its own level: all there is to its
  /// slopes while no violated row is composed of it.
  @inline(__always)
  mutating func markOwnCost(_ row: Int32, _ record: RowRecord) {
    rows[row].blockedUp = record.relation == .greaterThanOrEqual ? noLevel : record.level
    rows[row].blockedDown = record.relation == .lessThanOrEqual ? noLevel : record.level
  }

  @inline(__always)
  private func dependsOnKnownOnly(_ variable: Int32) -> Bool {
    let owner = variables[variable].owner
    guard owner != noRow else { return true }
    let row = rows[owner]
    let start = Int(truncatingIfNeeded: row.start)
    for place in start..<(start &+ Int(truncatingIfNeeded: row.count)) {
      let other = terms[place].variable
      if other != variable, work.low[other] != 0 { return false }
    }
    return true
  }

  @inline(__always)
  private mutating func setPlace(_ variable: Int32, _ position: inout Int) {
    order[position] = variable
    variables[variable].position = Int32(truncatingIfNeeded: position)
    position += 1
  }
}

extension Relation {
  /// Whether the relation bounds its variable from above (`above`: the value must be at least the
  /// bound) or from below, `flipped` for a negative coefficient.
  @inline(__always)
  func bounds(flipped: Bool) -> (above: Bool, below: Bool) {
    switch self {
    case .equal: (true, true)
    case .greaterThanOrEqual: flipped ? (false, true) : (true, false)
    case .lessThanOrEqual: flipped ? (true, false) : (false, true)
    }
  }
}
