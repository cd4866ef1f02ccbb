// One step of the simplex: follow an improving direction and exchange two rows.

/// What a step improves, and what stops it.
enum Objective {
  /// Lower the cost of a level: rows of more important levels are walls, rows of this rank cost, the
  /// others follow.
  case level(rank: Int)
  /// Reduce the violation of a required row: satisfied required rows are walls.
  case feasibility(of: Int32)
  /// Make a row of this rank hold where nothing is in the way: neither rows of more important levels nor
  /// satisfied ones of its own. All others follow.
  case preference(Int32, rank: Int)
  /// Raise (+1) or lower (-1) a variable within the optimum: every row is a wall.
  case extreme(of: Int32, direction: Double)
}

/// The result of a step.
enum StepResult {
  case taken
  /// The step was taken, and a factorization found rows of the new active set dependent.
  case takenWithRepair
  /// No row can enter in place of the one that leaves; nothing has changed.
  case refused
  /// Nothing stops the movement; nothing has changed.
  case unbounded
}

extension SolverState {
  /// Follows a candidate to where it stops improving the objective, and exchanges the row loosened for
  /// the one that stops it.
  ///
  /// Values are still those from before: ``evaluatePending()`` follows up.
  mutating func step(_ candidate: Candidate, toward objective: Objective) -> StepResult {
    pivotsInCall += 1
    let leaving = candidate.entry
    let variable = variable(of: leaving)
    ftran(leaving, amount: candidate.direction)
    defer { clearDirection() }
    collectBreakpoints(objective)
    if meetsOthers(objective) { return .refused }
    let taken = findBlocking(slope: candidate.slope, objective)
    guard taken > 0 else { return .unbounded }
    let blocking = scratch.breakpoints[taken - 1]
    let entering = blocking.row
    let wasAt = rows[entering].side == .at
    let gradient = rows[entering].side.gradient(rows[entering].relation)
    // Off the levels, an entering row of any level is a wall, and the cost of any leaving row counts.
    var (wallRank, costRank) = (Int.max, 1)
    switch objective {
    case .level(let rank), .preference(_, let rank):
      (wallRank, costRank) = (rank, rank)
    case .feasibility:
      insertRank(of: PriorityLevels.required)
    case .extreme: break
    }
    let repairs = statistics.repairs
    guard exchange(variable, with: entering) else { return .refused }
    statistics.pivots &+= 1
    finishStep(candidate, blocking)
    setPrice(of: BasisEntry(row: entering), Sum())
    noteGradient(entering, rows[entering], from: gradient, to: 0)
    enter(entering, alpha: scratch.alpha[entering], wasAt: wasAt, rank: wallRank)
    for index in 0..<(taken - 1) { pass(scratch.breakpoints[index].row) }
    leave(leaving, direction: candidate.direction, rank: costRank)
    return statistics.repairs == repairs ? .taken : .takenWithRepair
  }

  /// Whether other rows than the one to be made to hold lie ahead, where that one is to hold by itself.
  private func meetsOthers(_ objective: Objective) -> Bool {
    guard case .preference(let target, _) = objective else { return false }
    for breakpoint in scratch.breakpoints where breakpoint.row != target { return true }
    return false
  }

  private mutating func finishStep(_ candidate: Candidate, _ blocking: Breakpoint) {
    scratch.hasAllViolations = false
    if blocking.step > 0 {
      scratch.degeneracyEpoch &+= 1
      scratch.zeroSteps = 0
      forgetReturns()
    } else {
      takePseudoStep(blocking.pseudoStep, leaving: candidate.entry)
      statistics.zeroSteps &+= 1
      scratch.zeroSteps += 1
    }
  }

  /// Marks the directions of a newly active row that levels above the rank block.
  ///
  /// Going on would pass a wall; going back retraces a direction that was free. An equality that held
  /// before the step blocks both directions.
  mutating func enter(_ row: Int32, alpha: Double, wasAt: Bool, rank: Int) {
    let record = rows[row]
    var (up, down) = (noLevel, noLevel)
    if record.level == PriorityLevels.required {
      return enterRequired(row, record)
    }
    if self.rank(ofRow: record) < rank {
      if alpha > 0 || wasAt { up = record.level }
      if alpha < 0 || wasAt { down = record.level }
    }
    setBlocked(BasisEntry(row: row), up: up, down: down)
    markForPricing(BasisEntry(row: row))
  }

  /// A required row blocks by its relation alone, since it is never traded.
  private mutating func enterRequired(_ row: Int32, _ record: RowRecord) {
    setBlocked(
      BasisEntry(row: row), up: record.relation == .greaterThanOrEqual ? noLevel : record.level,
      down: record.relation == .lessThanOrEqual ? noLevel : record.level)
    markForPricing(BasisEntry(row: row))
  }

  /// Moves a row that the step passed to the other side of its kink.
  private mutating func pass(_ row: Int32) {
    switch rows[row].side {
    case .below: setSide(.above, of: row)
    case .above: setSide(.below, of: row)
    case .at: setSide(scratch.alpha[row] > 0 ? .above : .below, of: row)
    case .active: break
    }
  }

  /// Moves the loosened row, now inactive, to the side of the step's direction.
  mutating func leave(_ entry: BasisEntry, direction: Double, rank: Int) {
    guard !entry.isHold else { return }
    let record = rows[entry.row]
    rows[entry.row].side = direction > 0 ? .above : .below
    rows[entry.row].blockedUp = noLevel
    rows[entry.row].blockedDown = noLevel
    let gradient = rows[entry.row].side.gradient(record.relation)
    noteGradient(entry.row, record, from: 0, to: gradient)
    if self.rank(ofRow: record) >= rank { noteCostChange(entry.row, gradient) }
  }
}
