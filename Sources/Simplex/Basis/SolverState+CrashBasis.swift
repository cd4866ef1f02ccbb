// The crash: an active set chosen from the structure alone, in linear time.
//
// Candidate rows are considered by level, equalities first. Each is matched with a variable, which
// it then determines, if necessary by shifting earlier matches along an augmenting path. The order
// of solving follows from the matching. On ordinary layouts the result is optimal and needs no
// pivot.

import Buffers

/// Working storage of a crash; the caller owns the memory.
struct CrashWorkspace {
  /// The interval that the rows of one variable allow each variable during matching.
  ///
  /// Shares memory with values, positions and the component search, which are written later.
  struct Intervals {
    let low: Buffer<Double>
    let high: Buffer<Double>
    let lowRow: Buffer<Int32>
    let highRow: Buffer<Int32>

    /// Returns whether a row determines its variable; an inequality that allows 0 does not.
    @inline(__always)
    func isDetermined(_ variable: Int32, byBound row: Int32, _ relation: Relation) -> Bool {
      let (low, high) = (low[variable], high[variable])
      if low > 0 { return lowRow[variable] == row }
      if high < 0 { return highRow[variable] == row }
      return relation == .equal && low == high
        && (lowRow[variable] == row || highRow[variable] == row)
    }
  }

  /// One number for each variable: buckets while sorting, upper bounds, then mobilities.
  let numbers: Buffer<Double>
  /// The least important rank that can still move a variable; `unrestricted` if no row holds it.
  var mobility: Buffer<Int32> { numbers.bound(to: Int32.self) }
  /// The memory of `mobility`; its second half is spare.
  var spareNumbers: Buffer<Int32> { numbers.bound(to: Int32.self) }
  /// True if no augmenting path leads on from a variable.
  let isExhausted: Buffer<Bool>
  let buckets: RowBuckets

  static let unrestricted = Int32.max

  static func bytes(variables: Int, rows: Int, ranks: Int) -> Int {
    Arena.size(variables, of: Double.self) + Arena.size(variables, of: Bool.self)
      + RowBuckets.bytes(rows: rows, ranks: ranks)
  }

  init(variables: Int, rows: Int, ranks: Int, in memory: Arena) {
    var arena = memory
    numbers = arena.carve(variables, of: Double.self)
    isExhausted = arena.carve(variables, repeating: false)
    buckets = RowBuckets(rows: rows, ranks: ranks, in: &arena)
  }
}

extension SolverState {
  /// Chooses and evaluates the active set of a solver whose rows are all new.
  ///
  /// - Parameters:
  ///   - ranks: The number of ranks whose rows may become active.
  ///   - again: Whether the crash is repeated, so that matching must restore the values.
  ///   - returnsMobility: Whether to leave the mobilities in the memory that the component search
  ///     lends, if the crash has recorded changed rows only: their levels can be priced at once.
  mutating func crash(ranks: Int, again: Bool = false, returnsMobility: Bool = false) {
    scratch.prepare(variables: problem.variables.capacity)
    let (variables, rows, levels) = (
      problem.variableCount, call.newRows.count, problem.levels.count
    )
    let bytes = CrashWorkspace.bytes(variables: variables, rows: rows, ranks: levels)
    Arena.withTemporary(bytes: bytes) { memory in
      let plan = CrashWorkspace(variables: variables, rows: rows, ranks: levels, in: memory)
      crash(plan, ranks: ranks, again: again)
      if returnsMobility, hasRowChangesOnly {
        scratch.components.lentMemory.update(from: plan.mobility, count: variables)
        statistics.cells &+= variables
      }
    }
  }

  /// True if the crash recorded changed rows, and nothing that requires a step.
  var hasRowChangesOnly: Bool {
    !pending.changedRows.isEmpty && pending.violatedRequired.isEmpty
      && pending.changedEntries.isEmpty
  }

  @inline(never)
  private mutating func crash(_ plan: CrashWorkspace, ranks: Int, again: Bool) {
    plan.buckets.sort(
      call.newRows, of: problem.rows, problem.levels, recording: plan.numbers.bound(to: UInt16.self)
    )
    if again { rematchAll(plan, ranks: ranks) } else { matchAll(plan, ranks: ranks) }
    orderAndEvaluateAll(plan)
    if ranks > 1, hasUnstableGrowth() { rebuildFromRequired(plan) }
    initializeBlockingAndSides(plan)
    if raiseViolated(plan) {
      orderAndEvaluateAll(plan)
      initializeBlockingAndSides(plan)
      statistics.cells &+= problem.rowCount + 2 * problem.termCount + problem.variableCount
    }
    undo.changes.recordAll(problem.variableCount)
    statistics.cells &+= 4 * problem.rowCount + 2 * problem.termCount + 3 * problem.variableCount
  }

  /// Computes each variable's interval from the rows of that variable alone, by level.
  private mutating func tightenIntervals(_ plan: CrashWorkspace) -> CrashWorkspace.Intervals {
    let intervals = CrashWorkspace.Intervals(
      low: basis.values, high: plan.numbers.bound(to: Double.self), lowRow: basis.order,
      highRow: scratch.components.lentMemory)
    intervals.low.fill(-Double.infinity, count: problem.variableCount)
    intervals.high.fill(Double.infinity, count: problem.variableCount)
    intervals.lowRow.fill(noRow, count: problem.variableCount)
    intervals.highRow.fill(noRow, count: problem.variableCount)
    let (rows, terms, candidates) = (problem.rows, problem.terms, plan.buckets.rows)
    for rank in 0..<problem.levels.count {
      for index in plan.buckets.range(rank, .equality) {
        let row = rows[candidates[index]]
        if row.count == 1 {
          tightenInterval(intervals, by: candidates[index], row, terms[row.start])
        }
      }
      for index in plan.buckets.range(rank, .bound) {
        let row = rows[candidates[index]]
        tightenInterval(intervals, by: candidates[index], row, terms[row.start])
      }
    }
    return intervals
  }

  @inline(__always)
  private func tightenInterval(
    _ intervals: CrashWorkspace.Intervals, by candidate: Int32, _ row: RowRecord, _ term: Term
  ) {
    let bound = term.coefficient == 1 ? row.constant : row.constant / term.coefficient
    let variable = term.variable
    let bounds = row.relation.bounds(flipped: term.coefficient < 0)
    if bounds.above, bound > intervals.low[variable] {
      let high = intervals.high[variable]
      let isAbove = bound > high
      intervals.low[variable] = isAbove ? high : bound
      intervals.lowRow[variable] = isAbove ? intervals.highRow[variable] : candidate
    }
    if bounds.below, bound < intervals.high[variable] {
      let low = intervals.low[variable]
      let isBelow = bound < low
      intervals.high[variable] = isBelow ? low : bound
      intervals.highRow[variable] = isBelow ? intervals.lowRow[variable] : candidate
    }
  }

  /// Matches rows with variables and sets all values to 0.
  ///
  /// By level, equalities come first, then the bounds that determine their variable. The other
  /// inequalities, again by level, use only the remaining freedom: a variable with a single bound
  /// lies at it, and a sum reaches its limit. A variable with the lower bound 0 does not grow only
  /// because it is compared with others. A variable without a row is held, also within a block.
  mutating func matchAll(_ plan: CrashWorkspace, ranks: Int) {
    let intervals = tightenIntervals(plan)
    let order = plan.buckets.rows
    for rank in 0..<ranks {
      for index in plan.buckets.range(rank, .equality) {
        let row = problem.rows[order[index]]
        if row.count > 1 {
          match(order[index], row, plan)
        } else if row.count == 1 {
          matchIfDetermining(order[index], row, plan, intervals)
        }
      }
      for index in plan.buckets.range(rank, .bound) {
        matchIfDetermining(order[index], problem.rows[order[index]], plan, intervals)
      }
    }
    for rank in 0..<ranks {
      for index in plan.buckets.range(rank, .bound) {
        matchOpenBound(order[index], plan, intervals)
      }
      for index in plan.buckets.range(rank, .inequality) {
        matchInequality(order[index], plan, intervals)
      }
    }
    basis.values.fill(0, count: problem.variableCount)
  }

  /// Matches a row of one variable with it if the row determines the variable.
  @inline(__always)
  private mutating func matchIfDetermining(
    _ candidate: Int32, _ row: RowRecord, _ plan: CrashWorkspace,
    _ intervals: CrashWorkspace.Intervals
  ) {
    let variable = problem.terms[row.start].variable
    if intervals.isDetermined(variable, byBound: candidate, row.relation) {
      matchBound(candidate, of: variable, plan)
    }
  }

  /// Matches a bound with its variable, if necessary by shifting the row of the variable.
  @inline(__always)
  private mutating func matchBound(_ candidate: Int32, of variable: Int32, _ plan: CrashWorkspace) {
    if problem.variables[variable].basicRow == noRow {
      problem.assignMatch(candidate, to: variable)
      plan.isExhausted[variable] = true
    } else if !plan.isExhausted[variable] {
      augment(candidate, plan)
    }
  }

  /// Matches a row with a free variable, if necessary along an augmenting path.
  ///
  /// If all other variables are exhausted, the matched one is exhausted as well: its row cannot
  /// move.
  @inline(__always)
  mutating func match(_ candidate: Int32, _ row: RowRecord, _ plan: CrashWorkspace) {
    var found = noVariable
    var isStuck = true
    for term in problem.terms(of: row) {
      let variable = term.variable
      if found == noVariable, problem.variables[variable].basicRow == noRow,
        term.coefficient.magnitude >= Tolerance.pivotThreshold
      {
        found = variable
      } else if !plan.isExhausted[variable] {
        isStuck = false
      }
      if found != noVariable, !isStuck { break }
    }
    guard found != noVariable else { return isStuck ? () : augment(candidate, plan) }
    problem.assignMatch(candidate, to: found)
    if isStuck { plan.isExhausted[found] = true }
  }

  /// Shifts earlier rows along an augmenting path so that a row gets a variable.
  ///
  /// All variables that a failed search has visited are basic in rows that contain no others.
  /// Marking them as exhausted makes all failed searches together linear.
  private mutating func augment(_ candidate: Int32, _ plan: CrashWorkspace) {
    let variables = problem.variables
    let path = findPath(
      from: candidate, to: { variables[$0].basicRow == noRow }, through: { !plan.isExhausted[$0] })
    if let path { return shiftRows(along: path, entering: candidate) }
    for variable in scratch.queue { plan.isExhausted[variable] = true }
  }

  /// Sets blocking levels of active new rows by their own cost, and sides of inactive ones.
  private mutating func initializeBlockingAndSides(_ plan: CrashWorkspace) {
    for variable in 0..<problem.variableCount
    where !(basis.values[variable].magnitude <= Tolerance.wideValue) {
      recordWideValue(basis.values[variable])
    }
    let (rows, terms, values, newRows) = (problem.rows, problem.terms, basis.values, call.newRows)
    let hasOneTolerance = hasOneTolerance
    var sum = 0.0
    newRows.forEach { row in
      let record = rows[row]
      sum += record.constant.magnitude
      if record.basicVariable != noVariable {
        problem.variables[record.basicVariable].blockingLevels = BlockingLevels(
          by: record.level, record.relation)
      } else {
        let activity = terms.run(from: record.start, count: record.count).activity(at: values)
        let side = record.side(
          at: activity - record.constant,
          within: hasOneTolerance ? Tolerance.activity : tolerance(of: record))
        rows[row].side = side
        let costSign = side.costSign(for: record.relation)
        if costSign != 0 { recordViolation(row, record, costSign, plan.mobility) }
      }
    }
    problem.sumOfConstants = sum
  }

  /// Records a violated row, unless no variable of it can still move at its rank.
  mutating func recordViolation(
    _ row: Int32, _ record: RowRecord, _ costSign: Double, _ mobility: Buffer<Int32>
  ) {
    let rank = problem.levels.rank(record.level)
    if rank == 0 { return recordCostChange(row, costSign) }
    for term in problem.terms(of: record) where mobility[term.variable] >= rank {
      return recordCostChange(row, costSign)
    }
  }

}

extension Relation {
  /// The directions of the bound: `above` for a lower one; `flipped` for a negative coefficient.
  @inline(__always)
  func bounds(flipped: Bool) -> (above: Bool, below: Bool) {
    switch self {
    case .equal: (true, true)
    case .greaterThanOrEqual: flipped ? (false, true) : (true, false)
    case .lessThanOrEqual: flipped ? (true, false) : (false, true)
    }
  }

  /// Returns whether an activity at the constant may move in a direction.
  @inline(__always)
  func allows(_ direction: Double) -> Bool {
    switch self {
    case .equal: false
    case .lessThanOrEqual: direction < 0
    case .greaterThanOrEqual: direction > 0
    }
  }
}
