// Solving from nothing: an active set chosen from the structure alone, in linear time.
//
// Candidates are taken by level, equalities first. Each is matched with a variable, which it then
// determines, if need be by moving earlier matches to other variables. The order of solving follows
// from the matching. On ordinary layouts the result is optimal and needs no pivot.

/// Working data of a crash on variables and rows, in one allocation.
struct CrashPlan {
  /// The values that single-variable rows leave open to a variable.
  struct Interval: BitwiseCopyable {
    var low = -Double.infinity
    var high = Double.infinity
    var lowRow = noRow
    var highRow = noRow

    /// Whether a row decides where between the bounds the variable lies, 0 being preferred.
    ///
    /// An inequality that allows 0 decides nothing.
    @inline(__always)
    func isDecided(by row: Int32, _ relation: Relation) -> Bool {
      if low > 0 { return lowRow == row }
      if high < 0 { return highRow == row }
      return relation == .equal && low == high && (lowRow == row || highRow == row)
    }
  }

  private var arena: Arena
  let intervals: Buffer<Interval>
  /// The least important rank that can still move a variable; `movable` if nothing holds it.
  let rigidity: Buffer<Int32>
  /// Variables that no further row can get by moving others.
  let saturated: Buffer<Bool>
  let buckets: RowBuckets

  static let movable = Int32.max
  /// How many times the sum of all constants a value may be before the choice of rows is made again.
  static let growth = 1_000.0
  /// A row of more terms than this remembers which of them may be free.
  static let longRow = 16

  init(variables: Int, rows: Int, ranks: Int) {
    arena = Arena(
      bytes: Arena.size(variables, of: Interval.self) + Arena.size(variables, of: Int32.self)
        + Arena.size(variables, of: Bool.self) + RowBuckets.bytes(rows: rows, ranks: ranks))
    intervals = arena.carve(variables, repeating: Interval())
    rigidity = arena.carve(variables, of: Int32.self)
    saturated = arena.carve(variables, repeating: false)
    buckets = RowBuckets(rows: rows, ranks: ranks, in: &arena)
  }

  mutating func free() { arena.free() }
}

extension SolverState {
  /// Chooses and evaluates the active set of a solver whose rows are all new, from the rows of the first
  /// ranks; those of the others stay inactive.
  mutating func crash(ranks: Int) {
    scratch.prepare(variables: variables.capacity)
    var plan = CrashPlan(
      variables: variableCount, rows: scratch.newRows.count, ranks: levels.count)
    defer { plan.free() }
    plan.buckets.sort(scratch.newRows, of: rows, levels)
    narrow(plan)
    matchAll(plan, ranks: ranks)
    orderAll(plan)
    if ranks > 1, hasGrown() { chooseAgain(plan) }
    if raise(plan) { orderAll(plan) }
    for variable in 0..<variableCount where !(values[variable].magnitude <= Tolerance.wideValue) {
      noteWideValue(values[variable])
    }
    initializeDuals(plan)
    changes.noteAll(variableCount)
    statistics.cells &+= 4 * rowCount + 2 * termCount + 3 * variableCount
  }

  /// Narrows each variable's interval by the rows that hold no other variable, by level.
  private mutating func narrow(_ plan: CrashPlan) {
    let (rows, terms, candidates) = (rows, terms, plan.buckets.rows)
    for rank in 0..<levels.count {
      for index in plan.buckets.range(rank, .equality) {
        let row = rows[candidates[index]]
        if row.count == 1 { narrow(plan.intervals, by: candidates[index], row, terms[row.start]) }
      }
      for index in plan.buckets.range(rank, .bound) {
        let row = rows[candidates[index]]
        narrow(plan.intervals, by: candidates[index], row, terms[row.start])
      }
    }
  }

  @inline(__always)
  private func narrow(
    _ intervals: Buffer<CrashPlan.Interval>, by candidate: Int32, _ row: RowRecord, _ term: Term
  ) {
    let bound = term.coefficient == 1 ? row.constant : row.constant / term.coefficient
    var interval = intervals[term.variable]
    let bounds = row.relation.bounds(flipped: term.coefficient < 0)
    if bounds.above, bound > interval.low {
      if bound > interval.high {
        (interval.low, interval.lowRow) = (interval.high, interval.highRow)
      } else {
        (interval.low, interval.lowRow) = (bound, candidate)
      }
    }
    if bounds.below, bound < interval.high {
      if bound < interval.low {
        (interval.high, interval.highRow) = (interval.low, interval.lowRow)
      } else {
        (interval.high, interval.highRow) = (bound, candidate)
      }
    }
    intervals[term.variable] = interval
  }

  /// By level: equalities, then the inequalities of one variable that decide its value.
  ///
  /// Then, by level, inequalities of several variables, which only take the freedom left over.
  mutating func matchAll(_ plan: CrashPlan, ranks: Int) {
    scratch.longRow = noRow
    let order = plan.buckets.rows
    for rank in 0..<ranks {
      for index in plan.buckets.range(rank, .equality) { matchIfDecisive(order[index], plan) }
      for index in plan.buckets.range(rank, .bound) { matchIfDecisive(order[index], plan) }
    }
    for rank in 0..<ranks {
      for index in plan.buckets.range(rank, .inequality) { matchIfDecisive(order[index], plan) }
    }
  }

  @inline(__always)
  private mutating func matchIfDecisive(_ candidate: Int32, _ plan: CrashPlan) {
    let row = rows[candidate]
    if row.count != 1 {
      if row.count > 0 { match(candidate, row, plan) }
      return
    }
    let variable = terms[row.start].variable
    guard plan.intervals[variable].isDecided(by: candidate, row.relation) else { return }
    if variables[variable].basicRow == noRow {
      matched(candidate, with: variable)
    } else if !plan.saturated[variable], !takeOver(candidate, variable) {
      augment(candidate, plan)
    }
  }

  /// Gives a row of one variable that variable if the long row it belongs to can move on to a free one.
  ///
  /// A search would find the same, but looks at all terms before: too many for a row that each of its variables
  /// is taken from.
  private mutating func takeOver(_ candidate: Int32, _ variable: Int32) -> Bool {
    let row = variables[variable].basicRow
    let record = rows[row]
    guard record.count > CrashPlan.longRow else { return false }
    if scratch.longRow != row { (scratch.longRow, scratch.longRowTerm) = (row, record.start) }
    let end = record.start + record.count
    while scratch.longRowTerm < end {
      let free = terms[scratch.longRowTerm].variable
      statistics.cells &+= 1
      if variables[free].basicRow == noRow {
        matched(row, with: free)
        matched(candidate, with: variable)
        return true
      }
      scratch.longRowTerm += 1
    }
    return false
  }

  /// Gives a row a variable to determine, if there is one to be had.
  @inline(__always)
  private mutating func match(_ candidate: Int32, _ row: RowRecord, _ plan: CrashPlan) {
    for term in terms(of: row) {
      if variables[term.variable].basicRow == noRow,
        term.coefficient.magnitude >= Tolerance.pivotThreshold
      {
        return matched(candidate, with: term.variable)
      }
    }
    augment(candidate, plan)
  }

  @inline(__always)
  private mutating func matched(_ row: Int32, with variable: Int32) {
    variables[variable].basicRow = row
    rows[row].basicVariable = variable
    rows[row].side = .active
  }

  /// Moves earlier rows on to other variables so that a row finds one.
  ///
  /// What a failed search has visited can never be of use again: its variables are basic in rows that
  /// mention no others. Marking them saturated makes all failed searches together linear.
  private mutating func augment(_ candidate: Int32, _ plan: CrashPlan) {
    let variables = variables
    let path = findPath(
      from: candidate, to: { variables[$0].basicRow == noRow }, through: { !plan.saturated[$0] })
    if let path { return shiftRows(along: path, entering: candidate) }
    for variable in scratch.queue { plan.saturated[variable] = true }
  }

  /// Gives each new row the marks of its own cost if it is active, else its side.
  private mutating func initializeDuals(_ plan: CrashPlan) {
    let (rows, newRows) = (rows, scratch.newRows)
    var sum = 0.0
    for row in newRows {
      let record = rows[row]
      sum += record.constant.magnitude
      if record.basicVariable != noVariable {
        markOwnCost(row, record)
      } else {
        let side = freshSide(record)
        rows[row].side = side
        let gradient = side.gradient(record.relation)
        if gradient != 0 { noteViolation(row, record, gradient, plan) }
      }
    }
    sumOfConstants = sum
  }

  /// A violated row matters to its level only if something that it is composed of can still move
  /// there; in an ordinary layout nothing can.
  private mutating func noteViolation(
    _ row: Int32, _ record: RowRecord, _ gradient: Double, _ plan: CrashPlan
  ) {
    let rank = levels.rank(record.level)
    if rank == 0 { return noteCostChange(row, gradient) }
    for term in terms(of: record) where plan.rigidity[term.variable] >= rank {
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

  /// Whether an activity that is at the constant may move in a direction.
  @inline(__always)
  func allows(_ direction: Double) -> Bool {
    switch self {
    case .equal: false
    case .lessThanOrEqual: direction < 0
    case .greaterThanOrEqual: direction > 0
    }
  }
}
