// One step of the simplex: moves along an improving direction and exchanges two rows.

import Buffers

/// The objective of a step, which also determines its walls.
enum Objective {
  /// Lowers the cost of a level: rows of more important levels are walls, rows of this rank cost,
  /// and others are ignored.
  case level(rank: Int)
  /// Reduces the violation of a required row: satisfied required rows are walls.
  case feasibility(of: Int32)
  /// Raises (+1) or lowers (-1) a variable within the optimum: every row is a wall.
  case extreme(of: Int32, direction: Double)
}

/// The result of a step.
enum StepResult {
  case completed
  /// The step was made, and a factorization found rows of the new active set dependent.
  case completedWithRepair
  /// No row can enter instead of the leaving one; nothing has changed.
  case refused
  /// Nothing blocks the movement, or it does not improve the objective.
  ///
  /// Nothing has changed, except that the direction may be in the queue again.
  case unbounded
}

extension SolverState {
  /// Moves along a candidate until it stops improving the objective, and exchanges the two rows.
  ///
  /// Values are not updated yet: the caller must call ``evaluatePending()``.
  mutating func step(_ candidate: Candidate, toward objective: Objective) -> StepResult {
    call.pivots += 1
    let leaving = candidate.entry
    let variable = problem.variable(of: leaving)
    let direction = ftran(leaving, amount: candidate.direction)
    defer { clear(direction) }
    collectBreakpoints(of: direction, objective)
    var breakpointCount = runRatioTest(of: candidate, direction, objective)
    guard breakpointCount > 0 else { return .unbounded }
    while breakpointCount > 1,
      exceedsValueRange(pricing.breakpoints[breakpointCount - 1].step, direction)
    {
      breakpointCount -= 1
    }
    let blocking = pricing.breakpoints[breakpointCount - 1]
    let entering = blocking.row
    let wasOnKink = problem.rows[entering].side == .at
    let costSign = problem.rows[entering].side.costSign(for: problem.rows[entering].relation)
    let (wallRank, costRank) = ranks(of: objective)
    let repairs = statistics.repairs
    guard exchange(variable, with: entering) else { return .refused }
    statistics.pivots &+= 1
    finishStep(candidate, direction, blocking)
    pricing.prices[BasisEntry(row: entering)] = GuardedSum()
    recordCostSign(entering, problem.rows[entering], from: costSign, to: 0)
    blockEntering(entering, alpha: direction.alpha(entering), wasOnKink: wasOnKink, rank: wallRank)
    for index in 0..<(breakpointCount - 1) {
      flipSide(of: pricing.breakpoints[index].row, direction)
    }
    setLeavingSide(leaving, direction: candidate.direction, rank: costRank)
    return statistics.repairs == repairs ? .completed : .completedWithRepair
  }

  /// Returns the rank below which an entering row is a wall, and that from which a leaving row's
  /// cost counts; schedules the required rank in a walk toward feasibility.
  ///
  /// In a walk, an entering row of any level is a wall, and the cost of any leaving row counts.
  mutating func ranks(of objective: Objective) -> (wall: Int, cost: Int) {
    switch objective {
    case .level(let rank): return (rank, rank)
    case .feasibility: scheduleRank(of: PriorityLevels.required)
    case .extreme: break
    }
    return (Int.max, 1)
  }

  /// Counts the breakpoints up to the one to stop at.
  ///
  /// The slope of the price is uncertain if almost all of the price has canceled, if prices are
  /// stale, or if no breakpoint uses the slope up. It is then computed from the movement, which
  /// depends on no other entry's price. With stale prices, a direction that has lost more than
  /// others returns to the queue.
  ///
  /// - Returns: The number of breakpoints; 0 if the direction is unbounded, requeued or not
  ///   improving.
  private mutating func runRatioTest(
    of candidate: Candidate, _ direction: Direction, _ objective: Objective
  ) -> Int {
    guard case .level(let rank) = objective else {
      return passBreakpoints(slope: candidate.slope, objective)
    }
    // Transferred prices may have been larger than this one; scaled coefficients are near 1.
    let size = Swift.max(pricing.prices[candidate.entry].absoluteSum, 1)
    if !pricing.prices.hasChanges, candidate.slope.magnitude > Tolerance.doubt * size {
      let count = passBreakpoints(slope: candidate.slope, objective)
      if count > 0 { return count }
    }
    let slope = slope(of: candidate, moving: direction, rank: rank)
    guard slope.value < 0, slope.isSignificant(givenSlope: candidate.slope) else { return 0 }
    if pricing.prices.hasChanges, let next = pricing.improving.first,
      next.slope < (1 + 1 / Double(Tuning.clearPart)) * slope.value
    {
      pricing.improving.insert(
        self.candidate(candidate.entry, direction: candidate.direction, slope: slope.value))
      return 0
    }
    return passBreakpoints(slope: slope.value, objective)
  }

  /// Computes the slope of a candidate at a rank from its own cost and its movement of violated
  /// rows.
  mutating func slope(
    of candidate: Candidate, moving direction: Direction, rank: Int
  ) -> GuardedSum {
    let own = slopes(of: candidate.entry, rank: rank, price: 0)
    var slope = GuardedSum()
    slope.add(candidate.direction > 0 ? own.up : own.down)
    for row in direction.rows {
      let record = problem.rows[row]
      let costSign = record.side.costSign(for: record.relation)
      guard costSign != 0, problem.rank(ofRow: record) == rank else { continue }
      slope.add(
        movement(of: row, record, direction), times: costSign * problem.scaledWeight(record))
    }
    return slope
  }

  /// Returns the movement of a row, with the magnitudes of the solve.
  ///
  /// The magnitudes of the row's terms alone are not enough: a variable that should not move moves
  /// by the rounding of others that move by thousands.
  private func movement(
    of row: Int32, _ record: RowRecord, _ direction: Direction
  ) -> GuardedSum {
    var movement = GuardedSum()
    movement.value = direction.alpha(row)
    for term in problem.terms(of: record) {
      movement.absoluteSum +=
        (term.coefficient * direction[term.variable].absoluteSum).magnitude
    }
    movement.roundCancellation()
    return movement
  }

  /// Returns whether a step would move a variable beyond the largest valid number.
  ///
  /// Such a step gains almost nothing on the way. It stops at an earlier kink, where other
  /// directions may be steeper.
  private func exceedsValueRange(_ step: Double, _ direction: Direction) -> Bool {
    guard step > Tolerance.wideValue else { return false }
    for variable in direction.variables {
      let value = basis.values[variable] + step * direction[variable].value
      if !(value.magnitude <= Tolerance.maximumNumber) { return true }
    }
    return false
  }

  private mutating func finishStep(
    _ candidate: Candidate, _ direction: Direction, _ blocking: Breakpoint
  ) {
    pricing.violations.invalidate()
    if blocking.step > 0, !isOnKink(blocking.row) {
      pricing.degeneracy.recordMovement()
      return
    }
    statistics.degeneratePivots &+= 1
    if blocking.step > 0 {
      pricing.degeneracy.recordTinyMovement()
    } else {
      updatePerturbations(blocking.perturbationStep, direction, leaving: candidate.entry)
      pricing.degeneracy.recordDegenerateStep()
    }
  }

  /// Sets the blocking levels of a newly active row that are more important than the rank.
  ///
  /// Continuing would pass a wall; going back retraces a direction that was free. An equality that
  /// held before the step blocks both directions.
  mutating func blockEntering(_ row: Int32, alpha: Double, wasOnKink: Bool, rank: Int) {
    let record = problem.rows[row]
    var blocking = BlockingLevels()
    if record.level == PriorityLevels.required {
      return blockEnteringRequired(row, record)
    }
    if problem.rank(ofRow: record) < rank {
      if alpha > 0 || wasOnKink { blocking.up = record.level }
      if alpha < 0 || wasOnKink { blocking.down = record.level }
    }
    problem.setBlockingLevels(BasisEntry(row: row), blocking, log: &undo.log)
    pricing.markForPricing(BasisEntry(row: row))
  }

  /// Sets the blocking levels of a required row by its relation alone, since it is never priced.
  private mutating func blockEnteringRequired(_ row: Int32, _ record: RowRecord) {
    problem.setBlockingLevels(
      BasisEntry(row: row), BlockingLevels(by: record.level, record.relation), log: &undo.log)
    pricing.markForPricing(BasisEntry(row: row))
  }

  /// Moves a row that the step passed to the other side of its kink.
  @inline(never)
  mutating func flipSide(of row: Int32, _ direction: Direction) {
    switch problem.rows[row].side {
    case .below: setSide(.above, of: row)
    case .above: setSide(.below, of: row)
    case .at: setSide(direction.alpha(row) > 0 ? .above : .below, of: row)
    case .active: break
    }
  }

  /// Moves the loosened row, now inactive, to the side of the step's direction.
  mutating func setLeavingSide(_ entry: BasisEntry, direction: Double, rank: Int) {
    guard !entry.isHold else { return }
    let record = problem.rows[entry.row]
    problem.rows[entry.row].side = direction > 0 ? .above : .below
    let costSign = problem.rows[entry.row].side.costSign(for: record.relation)
    recordCostSign(entry.row, record, from: 0, to: costSign)
    if problem.rank(ofRow: record) >= rank { recordCostChange(entry.row, costSign) }
  }
}
