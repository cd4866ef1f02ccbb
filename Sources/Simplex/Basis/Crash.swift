// Solving from nothing: an active set chosen from the structure alone, in linear time.
//
// Candidates are taken by level, equalities first; each is matched with a variable that it then
// determines, moving earlier matches along if need be; the order of solving follows from the
// matching. On ordinary layouts what comes out is optimal and needs no pivot.

/// What a crash needs to know of variables and rows, in one allocation.
struct CrashPlan {
  /// What the rows of one variable leave open for it.
  struct Interval: BitwiseCopyable {
    var low = -Double.infinity
    var high = Double.infinity
    var lowRow = noRow
    var highRow = noRow

    /// Whether a row decides where between the bounds the variable lies, 0 being preferred.
    ///
    /// An inequality decides nothing by allowing 0.
    @inline(__always)
    func isDecided(by row: Int32, _ relation: Relation) -> Bool {
      if low > 0 { return lowRow == row }
      if high < 0 { return highRow == row }
      return relation == .equal && low == high && (lowRow == row || highRow == row)
    }
  }

  private var slab: Slab
  let intervals: Column<Interval>
  /// The least important rank that can still move a variable; `movable` if nothing holds it.
  let rigidity: Column<Int32>
  /// Variables that no further row can get by moving others.
  let saturated: Column<Bool>
  let buckets: RowBuckets

  static let movable = Int32.max

  init(variables: Int, rows: Int, ranks: Int) {
    slab = Slab(
      bytes: Slab.size(variables, of: Interval.self) + Slab.size(variables, of: Int32.self)
        + Slab.size(variables, of: Bool.self) + RowBuckets.bytes(rows: rows, ranks: ranks))
    intervals = slab.carve(variables, repeating: Interval())
    rigidity = slab.carve(variables, of: Int32.self)
    saturated = slab.carve(variables, repeating: false)
    buckets = RowBuckets(rows: rows, ranks: ranks, in: &slab)
  }

  mutating func free() { slab.free() }
}

extension Core {
  /// Chooses the active set for a solver all of whose rows are new, and evaluates it.
  mutating func crash() {
    work.prepare(variables: variables.capacity)
    var plan = CrashPlan(
      variables: variableCount, rows: work.newRows.count, ranks: levels.count)
    defer { plan.free() }
    plan.buckets.sort(work.newRows, of: rows, levels)
    narrow(plan)
    matchAll(plan)
    orderAll(plan)
    for variable in 0..<variableCount where !(values[variable].magnitude <= Tolerance.wideValue) {
      noteWideValue(values[variable])
    }
    for place in 0..<work.newRows.count { settleFresh(work.newRows[place], plan) }
    changes.noteAll(variableCount)
    statistics.cells &+= 4 * rowCount + 2 * termCount + 3 * variableCount
  }

  /// Narrows each variable's interval by the rows that hold no other variable, by level.
  private func narrow(_ plan: CrashPlan) {
    for rank in 0..<levels.count {
      for place in plan.buckets.range(rank, .equality) {
        narrow(plan.intervals, by: plan.buckets.rows[place])
      }
      for place in plan.buckets.range(rank, .bound) {
        narrow(plan.intervals, by: plan.buckets.rows[place])
      }
    }
  }

  @inline(__always)
  private func narrow(_ intervals: Column<CrashPlan.Interval>, by index: Int32) {
    let row = rows[index]
    guard row.count == 1 else { return }
    let term = terms[row.start]
    let bound = term.coefficient == 1 ? row.constant : row.constant / term.coefficient
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

  /// By level: equalities, then the inequalities of one variable that decide its value.
  ///
  /// Last, by level, inequalities of several variables: they only take freedom left over.
  private mutating func matchAll(_ plan: CrashPlan) {
    let order = plan.buckets.rows
    for rank in 0..<levels.count {
      for place in plan.buckets.range(rank, .equality) { matchIfDecisive(order[place], plan) }
      for place in plan.buckets.range(rank, .bound) { matchIfDecisive(order[place], plan) }
    }
    for rank in 0..<levels.count {
      for place in plan.buckets.range(rank, .inequality) { matchIfDecisive(order[place], plan) }
    }
  }

  @inline(__always)
  private mutating func matchIfDecisive(_ index: Int32, _ plan: CrashPlan) {
    let row = rows[index]
    if row.count != 1 {
      if row.count > 0 { match(index, row, plan) }
      return
    }
    let variable = terms[row.start].variable
    guard plan.intervals[variable].isDecided(by: index, row.relation) else { return }
    if variables[variable].owner == noRow {
      matched(index, with: variable)
    } else if !plan.saturated[variable] {
      augment(index, row, plan)
    }
  }

  /// Gives a row a variable to determine, if there is one to be had.
  @inline(__always)
  private mutating func match(_ index: Int32, _ row: RowRecord, _ plan: CrashPlan) {
    for place in Int(row.start)..<Int(row.start &+ row.count) {
      let term = terms[place]
      if variables[term.variable].owner == noRow,
        term.coefficient.magnitude >= Tolerance.pivotThreshold
      {
        return matched(index, with: term.variable)
      }
    }
    augment(index, row, plan)
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
  private mutating func augment(_ index: Int32, _ row: RowRecord, _ plan: CrashPlan) {
    let epoch = work.nextEpoch()
    work.queue.removeAll()
    work.parents.removeAll()
    var found = search(row, from: -1, epoch, plan)
    var next = 0
    while found == nil, next < work.queue.count {
      let owner = rows[variables[work.queue[next]].owner]
      found = search(owner, from: Int32(truncatingIfNeeded: next), epoch, plan)
      next &+= 1
    }
    guard let (free, from) = found else {
      for place in 0..<work.queue.count { plan.saturated[work.queue[place]] = true }
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

  @inline(__always)
  private mutating func search(
    _ row: RowRecord, from parent: Int32, _ epoch: UInt32, _ plan: CrashPlan
  ) -> (variable: Int32, parent: Int32)? {
    statistics.cells &+= Int(row.count)
    for place in Int(row.start)..<Int(row.start &+ row.count) {
      let variable = terms[place].variable
      if variables[variable].owner == noRow { return (variable, parent) }
      if !plan.saturated[variable], work.variableMark[variable] != epoch {
        work.variableMark[variable] = epoch
        work.queue.append(variable)
        work.parents.append(parent)
      }
    }
    return nil
  }

  /// Gives a new row the marks of its own cost if it is active, else its side.
  ///
  /// A violated row matters to its level only if something that it is composed of can still move
  /// there; in an ordinary layout nothing can.
  private mutating func settleFresh(_ row: Int32, _ plan: CrashPlan) {
    let record = rows[row]
    if record.owner != noVariable { return markOwnCost(row, record) }
    let side = freshSide(record)
    rows[row].side = side
    let gradient = side.gradient(record.relation)
    guard gradient != 0 else { return }
    let rank = levels.rank(record.level)
    if rank == 0 { return noteCostChange(row, gradient) }
    for place in Int(record.start)..<Int(record.start &+ record.count)
    where plan.rigidity[terms[place].variable] >= rank {
      return noteCostChange(row, gradient)
    }
  }

  /// Marks the directions that violate an active row as blocked by its own level: all there is to its
  /// slopes while no violated row is composed of it.
  @inline(__always)
  mutating func markOwnCost(_ row: Int32, _ record: RowRecord) {
    rows[row].blockedUp = record.relation == .greaterThanOrEqual ? noLevel : record.level
    rows[row].blockedDown = record.relation == .lessThanOrEqual ? noLevel : record.level
  }
}

extension Relation {
  /// Whether the relation bounds its variable from below (`above`: the value must be at least the
  /// bound) or from above (`below`), `flipped` for a negative coefficient.
  @inline(__always)
  func bounds(flipped: Bool) -> (above: Bool, below: Bool) {
    switch self {
    case .equal: (true, true)
    case .greaterThanOrEqual: flipped ? (false, true) : (true, false)
    case .lessThanOrEqual: flipped ? (true, false) : (false, true)
    }
  }
}
