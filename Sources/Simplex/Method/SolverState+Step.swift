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
  case targetRow(Int32, rank: Int)
  /// Raise (+1) or lower (-1) a variable within the optimum: every row is a wall.
  case extreme(of: Int32, direction: Double)
}

/// The result of a step.
enum StepResult {
  case completed
  /// The step was taken, and a factorization found rows of the new active set dependent.
  case completedWithRepair
  /// No row can enter in place of the one that leaves; nothing has changed.
  case refused
  /// Nothing stops the movement, or it does not improve the objective as it seemed to; nothing has changed, but that
  /// the direction may wait in the queue again.
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
    if isObstructed(objective) { return .refused }
    var taken = countBreakpoints(of: candidate, objective)
    guard taken > 0 else { return .unbounded }
    while taken > 1, exceedsValueRange(scratch.breakpoints[taken - 1].step) { taken -= 1 }
    let blocking = scratch.breakpoints[taken - 1]
    let entering = blocking.row
    let wasAt = rows[entering].side == .at
    let gradient = rows[entering].side.gradient(rows[entering].relation)
    // Off the levels, an entering row of any level is a wall, and the cost of any leaving row counts.
    var (wallRank, costRank) = (Int.max, 1)
    switch objective {
    case .level(let rank), .targetRow(_, let rank):
      (wallRank, costRank) = (rank, rank)
    case .feasibility:
      scheduleRank(of: PriorityLevels.required)
    case .extreme: break
    }
    let repairs = statistics.repairs
    guard exchange(variable, with: entering) else { return .refused }
    statistics.pivots &+= 1
    finishStep(candidate, blocking)
    setPrice(of: BasisEntry(row: entering), GuardedSum())
    recordCostSign(entering, rows[entering], from: gradient, to: 0)
    enter(entering, alpha: scratch.alpha[entering], wasAt: wasAt, rank: wallRank)
    for index in 0..<(taken - 1) { flipSide(of: scratch.breakpoints[index].row) }
    leave(leaving, direction: candidate.direction, rank: costRank)
    return statistics.repairs == repairs ? .completed : .completedWithRepair
  }

  /// The number of breakpoints up to the one to stop at; 0 if nothing stops the direction, or it does not improve.
  ///
  /// A slope of which almost everything has canceled in the price, or that no breakpoint uses up although no
  /// violation can fall for ever, owes much to rounding. It is then computed from the movement itself, which
  /// knows nothing of other entries' prices. So it is where prices are not up to date; a direction that has lost
  /// more than others waits then.
  private mutating func countBreakpoints(
    of candidate: Candidate, _ objective: Objective
  ) -> Int {
    guard case .level(let rank) = objective else {
      return countPassedBreakpoints(slope: candidate.slope, objective)
    }
    // What a price was passed on from may have been larger than what is known of it; scaled coefficients are near 1.
    let size = Swift.max(price(of: candidate.entry).absoluteSum, 1)
    if !hasPriceChanges, candidate.slope.magnitude > Tolerance.doubt * size {
      let taken = countPassedBreakpoints(slope: candidate.slope, objective)
      if taken > 0 { return taken }
    }
    let slope = slopeFromMovement(candidate, rank: rank)
    guard slope.value < 0, slope.isTrue(beside: candidate.slope) else { return 0 }
    if hasPriceChanges, let next = scratch.improving.first,
      next.slope < LevelVisit.deferralRatio * slope.value
    {
      scratch.improving.insert(
        self.candidate(candidate.entry, direction: candidate.direction, slope: slope.value))
      return 0
    }
    return countPassedBreakpoints(slope: slope.value, objective)
  }

  /// The slope of a candidate at a rank: its own cost, and what its movement does to the violated rows of the rank.
  mutating func slopeFromMovement(_ candidate: Candidate, rank: Int) -> GuardedSum {
    let own = slopes(of: candidate.entry, rank: rank, price: 0)
    var slope = GuardedSum()
    slope.add(candidate.direction > 0 ? own.up : own.down)
    for row in scratch.moved {
      let record = rows[row]
      let gradient = record.side.gradient(record.relation)
      guard gradient != 0, self.rank(ofRow: record) == rank else { continue }
      slope.add(movement(of: row, record), times: gradient * weight(record))
    }
    return slope
  }

  /// How the direction moves a row, with the magnitudes of what entered that.
  ///
  /// Those of the solve count, not only the terms of the row: a variable that ought to stay where it is moves by what
  /// rounding has left of others that move by thousands.
  private func movement(of row: Int32, _ record: RowRecord) -> GuardedSum {
    var movement = GuardedSum()
    movement.value = scratch.alpha[row]
    for term in terms(of: record) {
      movement.absoluteSum +=
        (term.coefficient * scratch.solution[term.variable].absoluteSum).magnitude
    }
    movement.roundCancellation()
    return movement
  }

  /// Whether a step would carry a variable beyond the largest number that a solver takes.
  ///
  /// Such a step gains next to nothing on the way, and is better made by another direction: it stops at an earlier
  /// kink, where others may be steeper.
  private func exceedsValueRange(_ step: Double) -> Bool {
    guard step > Tolerance.wideValue else { return false }
    for variable in scratch.reached {
      let value = values[variable] + step * scratch.solution[variable].value
      if !(value.magnitude <= Tolerance.largestNumber) { return true }
    }
    return false
  }

  /// Whether other rows than the one to be made to hold lie ahead, where that one is to hold by itself.
  private func isObstructed(_ objective: Objective) -> Bool {
    guard case .targetRow(let target, _) = objective else { return false }
    for breakpoint in scratch.breakpoints where breakpoint.row != target { return true }
    return false
  }

  private mutating func finishStep(_ candidate: Candidate, _ blocking: Breakpoint) {
    scratch.violationsAreComplete = false
    if blocking.step > 0 {
      scratch.degeneracyEpoch &+= 1
      if isOnKink(blocking.row) {
        // Values move by no more than rows may be off by: that may be rounding, and must not go on for ever.
        countDegenerateStep()
        scratch.cancelingSteps = 0
      } else {
        scratch.zeroSteps = 0
        resetCycleDetection()
      }
    } else {
      updatePerturbations(blocking.pseudoStep, leaving: candidate.entry)
      countDegenerateStep()
      let isKink = blocking.cost.isFinite && rows[blocking.row].relation != .equal
      scratch.cancelingSteps = isKink ? scratch.cancelingSteps + 1 : 0
    }
  }

  mutating func countDegenerateStep() {
    statistics.degeneratePivots &+= 1
    scratch.zeroSteps += 1
  }

  /// Marks the directions of a newly active row that levels above the rank block.
  ///
  /// Going on would pass a wall; going back retraces a direction that was free. An equality that held
  /// before the step blocks both directions.
  mutating func enter(_ row: Int32, alpha: Double, wasAt: Bool, rank: Int) {
    let record = rows[row]
    var blocked = BlockingLevels()
    if record.level == PriorityLevels.required {
      return enterRequired(row, record)
    }
    if self.rank(ofRow: record) < rank {
      if alpha > 0 || wasAt { blocked.up = record.level }
      if alpha < 0 || wasAt { blocked.down = record.level }
    }
    setBlockingLevels(BasisEntry(row: row), blocked)
    markForPricing(BasisEntry(row: row))
  }

  /// A required row blocks by its relation alone, since it is never traded.
  private mutating func enterRequired(_ row: Int32, _ record: RowRecord) {
    setBlockingLevels(BasisEntry(row: row), BlockingLevels(by: record.level, record.relation))
    markForPricing(BasisEntry(row: row))
  }

  /// Moves a row that the step passed to the other side of its kink.
  @inline(never)
  mutating func flipSide(of row: Int32) {
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
    let gradient = rows[entry.row].side.gradient(record.relation)
    recordCostSign(entry.row, record, from: 0, to: gradient)
    if self.rank(ofRow: record) >= rank { recordCostChange(entry.row, gradient) }
  }
}
