// The crash: an active set chosen from the structure alone, in linear time.
// Candidates are taken by level, equalities first. Each is matched with a variable, which it then
// determines, if need be by moving earlier matches to other variables. The order of solving follows
// from the matching. On ordinary layouts the result is optimal and needs no pivot.

/// Working data of a crash on variables and rows, in memory of the caller's.
struct CrashWorkspace {
  /// The interval that single-variable rows allow each variable while rows are matched.
  ///
  /// Shares its memory with values, positions and the component search, which are written later.
  struct Intervals {
    let low: Buffer<Double>
    let high: Buffer<Double>
    let lowRow: Buffer<Int32>
    let highRow: Buffer<Int32>

    /// Whether a row decides where between the bounds a variable lies, 0 being preferred.
    ///
    /// An inequality that allows 0 decides nothing.
    @inline(__always)
    func isDeterminedByBounds(_ variable: Int32, by row: Int32, _ relation: Relation) -> Bool {
      let (low, high) = (low[variable], high[variable])
      if low > 0 { return lowRow[variable] == row }
      if high < 0 { return highRow[variable] == row }
      return relation == .equal && low == high
        && (lowRow[variable] == row || highRow[variable] == row)
    }

    /// The row that keeps a variable from leaving the bound that a row decides it has, to the other side; that row
    /// itself where bounds clash.
    func opposingRow(_ variable: Int32, beside row: Int32) -> Int32 {
      guard low[variable] == high[variable] else { return noRow }
      return lowRow[variable] == row ? highRow[variable] : lowRow[variable]
    }
  }

  /// A number for each variable, of what the step at hand needs.
  let numbers: Buffer<Double>
  /// The least important rank that can still move a variable; `unrestricted` if nothing holds it.
  var mobility: Buffer<Int32> { numbers.bound(to: Int32.self) }
  /// The same memory, of which as many numbers as there are variables come behind those.
  var spareNumbers: Buffer<Int32> { numbers.bound(to: Int32.self) }
  /// Variables that no further row can get by moving others.
  let isExhausted: Buffer<Bool>
  let buckets: RowBuckets

  static let unrestricted = Int32.max
  /// How many times the sum of all constants a value may be before the choice of rows is made again.
  static let unstableGrowth = 1_000.0
  /// A row of more terms than this remembers which of them may be free.
  static let longRow = 16

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
  /// Chooses and evaluates the active set of a solver whose rows are all new, from the rows of the first
  /// ranks; those of the others stay inactive.
  ///
  /// With `keepsRigidity` it leaves in `scratch.lowLink` how rigid the variables are, where it has noted rows only, whose
  /// levels can be priced at once.
  mutating func crash(ranks: Int, again: Bool = false, keepsRigidity: Bool = false) {
    scratch.prepare(variables: variables.capacity)
    let (variables, rows, levels) = (variableCount, scratch.newRows.count, levels.count)
    let bytes = CrashWorkspace.bytes(variables: variables, rows: rows, ranks: levels)
    Arena.withTemporary(bytes: bytes) { memory in
      let plan = CrashWorkspace(variables: variables, rows: rows, ranks: levels, in: memory)
      crash(plan, ranks: ranks, again: again)
      if keepsRigidity, hasRowChangesOnly {
        scratch.lowLink.update(from: plan.mobility, count: variables)
        statistics.cells &+= variables
      }
    }
  }

  /// Whether a crash has noted rows, and nothing that takes a step.
  var hasRowChangesOnly: Bool {
    !pending.changedRows.isEmpty && pending.violatedRequired.isEmpty
      && pending.changedEntries.isEmpty
  }

  @inline(never)
  private mutating func crash(_ plan: CrashWorkspace, ranks: Int, again: Bool) {
    plan.buckets.sort(
      scratch.newRows, of: rows, levels, noting: plan.numbers.bound(to: UInt16.self))
    if again { rematchAll(plan, ranks: ranks) } else { matchAll(plan, ranks: ranks) }
    orderAll(plan)
    if ranks > 1, hasUnstableGrowth() { rebuildFromRequired(plan) }
    if restoreFeasibility(plan) { orderAll(plan) }
    initializeDuals(plan)
    if activateTightestBounds(plan) {
      orderAll(plan)
      initializeDuals(plan)
      statistics.cells &+= rowCount + 2 * termCount + variableCount
    }
    changes.recordAll(variableCount)
    statistics.cells &+= 4 * rowCount + 2 * termCount + 3 * variableCount
  }

  /// Narrows each variable's interval by the rows that hold no other variable, by level.
  private mutating func tightenIntervals(_ plan: CrashWorkspace) -> CrashWorkspace.Intervals {
    let intervals = CrashWorkspace.Intervals(
      low: values, high: plan.numbers.bound(to: Double.self), lowRow: order,
      highRow: scratch.lowLink)
    intervals.low.fill(-Double.infinity, count: variableCount)
    intervals.high.fill(Double.infinity, count: variableCount)
    intervals.lowRow.fill(noRow, count: variableCount)
    intervals.highRow.fill(noRow, count: variableCount)
    let (rows, terms, candidates) = (rows, terms, plan.buckets.rows)
    for rank in 0..<levels.count {
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

  /// By level: equalities, then the inequalities of one variable that decide its value.
  ///
  /// Then, by level, the other inequalities, which only take the freedom left over. A variable with no other bound lies
  /// at the one that it has; a sum goes as far as its inequality lets it. But a variable that is at least 0 does not
  /// grow because it alone is compared with others.
  ///
  /// What is left over in a block is held at its value. All values are 0 afterwards.
  mutating func matchAll(_ plan: CrashWorkspace, ranks: Int) {
    let intervals = tightenIntervals(plan)
    scratch.longRow = noRow
    let order = plan.buckets.rows
    for rank in 0..<ranks {
      for index in plan.buckets.range(rank, .equality) {
        let row = rows[order[index]]
        if row.count > 1 {
          match(order[index], row, plan)
        } else if row.count == 1 {
          matchIfDecisive(order[index], row, plan, intervals)
        }
      }
      if rank > 0, plan.buckets.hasBoundsOfSeveralRanks(from: rank) {
        Arena.withTemporary(bytes: Arena.size(levels.count, of: Int32.self)) { memory in
          var arena = memory
          matchBounds(rank, plan, intervals, arena.carve(levels.count, repeating: noRow))
        }
        continue
      }
      for index in plan.buckets.range(rank, .bound) {
        matchIfDecisive(order[index], rows[order[index]], plan, intervals)
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
    values.fill(0, count: variableCount)
  }

  /// Matches a row of one variable if it decides that variable.
  @inline(__always)
  private mutating func matchIfDecisive(
    _ candidate: Int32, _ row: RowRecord, _ plan: CrashWorkspace,
    _ intervals: CrashWorkspace.Intervals
  ) {
    let variable = terms[row.start].variable
    if intervals.isDeterminedByBounds(variable, by: candidate, row.relation) {
      matchBound(candidate, of: variable, plan)
    }
  }

  /// Matches the inequalities of one variable of a level, first those whose variable the most important level holds
  /// from the other side.
  ///
  /// What is left without a row of its own, where a row of views has more room than they want, is then what hugs its
  /// content least, as it should be. There is a list for each level, linked through positions, which are found later: one row
  /// at most decides a variable.
  @inline(never)
  private mutating func matchBounds(
    _ rank: Int, _ plan: CrashWorkspace, _ intervals: CrashWorkspace.Intervals,
    _ heads: Buffer<Int32>
  ) {
    let order = plan.buckets.rows
    for index in plan.buckets.range(rank, .bound).reversed() {
      let row = order[index]
      let variable = terms[rows[row].start].variable
      guard intervals.isDeterminedByBounds(variable, by: row, rows[row].relation) else { continue }
      let holding = intervals.opposingRow(variable, beside: row)
      let key = holding == noRow ? levels.count - 1 : self.rank(ofRow: rows[holding])
      variables[variable].position = heads[key]
      heads[key] = row
    }
    for key in 0..<levels.count {
      while heads[key] != noRow {
        let row = heads[key]
        let variable = terms[rows[row].start].variable
        heads[key] = variables[variable].position
        matchBound(row, of: variable, plan)
      }
    }
  }

  /// Gives a row of one variable that variable, if what it is solved from can move on.
  @inline(__always)
  private mutating func matchBound(_ candidate: Int32, of variable: Int32, _ plan: CrashWorkspace) {
    if variables[variable].basicRow == noRow {
      assignMatch(candidate, to: variable)
      plan.isExhausted[variable] = true
    } else if !plan.isExhausted[variable], !claimFromLongRow(candidate, variable) {
      augment(candidate, plan)
    }
  }

  /// Gives a row of one variable that variable if the long row it belongs to can move on to a free one.
  ///
  /// A search would find the same, but looks at all terms before: too many for a row that each of its variables
  /// is taken from.
  private mutating func claimFromLongRow(_ candidate: Int32, _ variable: Int32) -> Bool {
    let row = variables[variable].basicRow
    let record = rows[row]
    guard record.count > CrashWorkspace.longRow else { return false }
    if scratch.longRow != row { (scratch.longRow, scratch.longRowTerm) = (row, record.start) }
    let end = record.start + record.count
    while scratch.longRowTerm < end {
      let free = terms[scratch.longRowTerm].variable
      statistics.cells &+= 1
      if variables[free].basicRow == noRow {
        assignMatch(row, to: free)
        assignMatch(candidate, to: variable)
        return true
      }
      scratch.longRowTerm += 1
    }
    return false
  }

  /// Gives a row a variable to determine, if there is one to be had.
  ///
  /// If its other variables are saturated, so is this one: the row cannot move on.
  @inline(__always)
  mutating func match(_ candidate: Int32, _ row: RowRecord, _ plan: CrashWorkspace) {
    var found = noVariable
    var isStuck = true
    for term in terms(of: row) {
      let variable = term.variable
      if found == noVariable, variables[variable].basicRow == noRow,
        term.coefficient.magnitude >= Tolerance.pivotThreshold
      {
        found = variable
      } else if !plan.isExhausted[variable] {
        isStuck = false
      }
      if found != noVariable, !isStuck { break }
    }
    guard found != noVariable else { return isStuck ? () : augment(candidate, plan) }
    assignMatch(candidate, to: found)
    if isStuck { plan.isExhausted[found] = true }
  }

  @inline(__always)
  mutating func assignMatch(_ row: Int32, to variable: Int32) {
    variables[variable].basicRow = row
    rows[row].basicVariable = variable
    rows[row].side = .active
  }

  /// Moves earlier rows on to other variables so that a row finds one.
  ///
  /// What a failed search has visited can never be of use again: its variables are basic in rows that
  /// mention no others. Marking them saturated makes all failed searches together linear.
  private mutating func augment(_ candidate: Int32, _ plan: CrashWorkspace) {
    let variables = variables
    let path = findPath(
      from: candidate, to: { variables[$0].basicRow == noRow }, through: { !plan.isExhausted[$0] })
    if let path { return shiftRows(along: path, entering: candidate) }
    for variable in scratch.queue { plan.isExhausted[variable] = true }
  }

  /// Gives each new row the marks of its own cost if it is active, else its side at the values found.
  private mutating func initializeDuals(_ plan: CrashWorkspace) {
    for variable in 0..<variableCount where !(values[variable].magnitude <= Tolerance.wideValue) {
      recordWideValue(values[variable])
    }
    let (rows, terms, values, newRows) = (rows, terms, values, scratch.newRows)
    let hasOneTolerance = hasOneTolerance
    var sum = 0.0
    newRows.forEach { row in
      let record = rows[row]
      sum += record.constant.magnitude
      if record.basicVariable != noVariable {
        variables[record.basicVariable].blocked = BlockingLevels(by: record.level, record.relation)
      } else {
        let activity = activity(of: record, terms, values)
        let side = record.side(
          at: activity - record.constant,
          within: hasOneTolerance ? Tolerance.activity : tolerance(of: record))
        rows[row].side = side
        let gradient = side.gradient(record.relation)
        if gradient != 0 { recordViolation(row, record, gradient, plan.mobility) }
      }
    }
    sumOfConstants = sum
  }

  /// The sum of a row's terms; most rows are bounds, which take no loop.
  @inline(__always)
  private func activity(
    of row: RowRecord, _ terms: Buffer<Term>, _ values: Buffer<Double>
  ) -> Double {
    guard row.count == 1 else {
      return terms.run(from: row.start, count: row.count).activity(at: values)
    }
    let term = terms[row.start]
    return term.coefficient * values[term.variable]
  }

  /// A violated row matters to its level only if something that it is composed of can still move
  /// there; in an ordinary layout nothing can.
  mutating func recordViolation(
    _ row: Int32, _ record: RowRecord, _ gradient: Double, _ rigidity: Buffer<Int32>
  ) {
    let rank = levels.rank(record.level)
    if rank == 0 { return recordCostChange(row, gradient) }
    for term in terms(of: record) where rigidity[term.variable] >= rank {
      return recordCostChange(row, gradient)
    }
  }

  /// Marks the directions that violate an active row as blocked by its own level: all there is to its
  /// slopes while no violated row is composed of it.
  ///
  /// The caller has logged the record of the variable that is solved from the row.
  @inline(__always)
  mutating func blockOwnCost(_ row: Int32) {
    let record = rows[row]
    guard record.basicVariable != noVariable else { return }
    variables[record.basicVariable].blocked = BlockingLevels(by: record.level, record.relation)
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
