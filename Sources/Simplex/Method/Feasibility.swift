// Moving as far as other rows allow: to lessen one row's violation, or along the optimum to an
// extreme of one variable. Both are the same walk with another objective and other walls.

extension SolverState {
  /// What to move, and what stops it.
  enum Aim {
    /// Lessen the violation of a required row; satisfied required rows must stay so.
    case reduce(Int32)
    /// Raise (+1) or lower (-1) a variable; nothing may cost more than it does.
    case extreme(Int32, Double)
  }

  /// How a walk ended.
  enum Outcome {
    /// Nothing moves further.
    case stopped
    /// Nothing stops the movement.
    case unbounded
  }

  /// Follows improving directions until there is none; calls `isDone` after each step.
  mutating func walk(
    _ aim: Aim, until isDone: (borrowing SolverState) -> Bool
  ) throws(SolveFailure) -> Outcome {
    scratch.zeroSteps = 0
    scratch.degeneracyEpoch &+= 1
    scratch.rejected.removeAll()
    scratch.isStuck = false
    while let candidate = steepest(aim) {
      guard pivotsInCall < pivotBudget else { throw .pivotLimit }
      pivotsInCall += 1
      switch step(candidate, aim) {
      case .unbounded: return .unbounded
      case .refused: scratch.rejected.append(candidate.entry)
      case .taken:
        scratch.rejected.removeAll()
        if isDone(self) { return .stopped }
      }
    }
    return .stopped
  }

  /// The slope that the breakpoints collected use up: in lessening a violation, all that are lessened
  /// with it, so that the step ends where the last of them holds, or at a wall.
  private func passingSlope(_ slope: Double, _ aim: Aim) -> Double {
    guard case .reduce = aim else { return slope }
    var sum = 0.0
    for index in 0..<scratch.breakpoints.count where scratch.breakpoints[index].cost.isFinite {
      sum -= scratch.breakpoints[index].cost
    }
    return sum == 0 ? slope : sum
  }

  private enum Step {
    case taken
    case refused
    case unbounded
  }

  private mutating func step(_ candidate: Candidate, _ aim: Aim) -> Step {
    let variable = variable(of: candidate.entry)
    ftran(candidate.entry, amount: candidate.direction)
    defer { clearDirection() }
    switch aim {
    case .reduce(let row): collectBreakpoints(.reduce(row))
    case .extreme: collectBreakpoints(.face)
    }
    let taken = findBlocking(slope: passingSlope(candidate.slope, aim))
    guard taken > 0 else {
      if case .extreme = aim { return .unbounded }
      return .refused
    }
    let blocking = scratch.breakpoints[taken - 1]
    let wasAt = rows[blocking.row].side == .at
    if case .reduce = aim {
      markAncestorsForPricing(of: rows[blocking.row], rank: 1)
      insertRank(of: PriorityLevels.required)
    }
    let repairs = statistics.repairs
    guard exchange(variable, with: blocking.row) else { return .refused }
    statistics.pivots &+= 1
    finishStep(candidate, blocking)
    enter(blocking.row, alpha: scratch.alpha[blocking.row], wasAt: wasAt, rank: Int.max)
    for index in 0..<(taken - 1) { pass(scratch.breakpoints[index].row) }
    leave(candidate.entry, direction: candidate.direction, rank: 1)
    evaluatePending()
    assignFreshSides()
    barAfterRepair(candidate.entry, since: repairs)
    return .taken
  }

  /// The free direction that serves the aim best.
  ///
  /// To lessen a violation the least important row gives way: it is the least likely to be wanted
  /// back, so fewer steps are needed at the levels below.
  private mutating func steepest(_ aim: Aim) -> Candidate? {
    seed(aim)
    btran()
    defer { clearPrices() }
    var largest = 0.0
    for index in 0..<scratch.priced.count {
      largest = Swift.max(largest, scratch.price[scratch.priced[index]].magnitude)
    }
    var best: Candidate?
    statistics.cells &+= 2 * scratch.priced.count
    for index in 0..<scratch.priced.count {
      let variable = scratch.priced[index]
      let price = scratch.price[variable]
      guard price.magnitude > Tolerance.slope else { continue }
      let basicRow = variables[variable].basicRow
      let entry = basicRow == noRow ? BasisEntry(holdOf: variable) : BasisEntry(row: basicRow)
      let direction: Double = price < 0 ? 1 : -1
      guard isFree(entry, direction, aim), !isRejected(entry) else { continue }
      let isSmall = price.magnitude < Tolerance.steepness * largest
      let candidate = candidate(entry, direction: direction, slope: -price.magnitude)
      if let present = best {
        guard isPreferred(candidate, isSmall, to: present, largest, aim) else { continue }
      }
      best = candidate
    }
    return best
  }

  private func isPreferred(
    _ candidate: Candidate, _ isSmall: Bool, to present: Candidate, _ largest: Double, _ aim: Aim
  ) -> Bool {
    guard case .reduce = aim, scratch.zeroSteps <= Degeneracy.patience else {
      return isBetter(candidate, than: present)
    }
    let presentIsSmall = -present.slope < Tolerance.steepness * largest
    if isSmall != presentIsSmall { return presentIsSmall }
    let (rank, presentRank) = (self.rank(of: candidate.entry), self.rank(of: present.entry))
    return rank == presentRank ? isBetter(candidate, than: present) : rank > presentRank
  }

  /// How important a row is that gives way.
  ///
  /// A hold costs nothing, nor does a required row here: it is an inequality that is left on its satisfied
  /// side.
  private func rank(of entry: BasisEntry) -> Int {
    if entry.isHold || rows[entry.row].level == PriorityLevels.required { return levels.count }
    return rank(ofRow: rows[entry.row])
  }

  /// Makes the violated required rows hold one after the other, each beside those that hold.
  ///
  /// A row whose violation cannot be taken away is a conflict with the active required rows that it is
  /// composed of. They are independent, so that is the only dependency among these rows, and without
  /// any one of them the rest can hold: the conflict is irreducible, and no deletion test is needed.
  mutating func satisfyRequired() throws(SolveFailure) {
    // Whether a level is stuck is not for the rows above it to say.
    let wasStuck = scratch.isStuck
    defer { scratch.isStuck = wasStuck }
    var next = 0
    while next < pending.violatedRequired.count {
      let target = pending.violatedRequired[next]
      next += 1
      let record = rows[target]
      // Noted rows may have been made active, soft or been removed since.
      guard record.isAlive, record.side != .active, record.level == PriorityLevels.required else {
        continue
      }
      statistics.cells &+= Int(record.count)
      if isViolated(target) {
        _ = try walk(.reduce(target)) { !$0.isViolated(target) }
        if isViolated(target) { throw scratch.isStuck ? .pivotLimit : .conflict(target) }
      }
      // It is one of the walls from here on, also if it stays inactive.
      if rows[target].side != .active { setSide(freshSide(rows[target]), of: target) }
    }
    pending.violatedRequired.removeAll()
  }

  /// Seeds the gradient of what the aim lessens.
  private mutating func seed(_ aim: Aim) {
    switch aim {
    case .reduce(let row):
      seedPrice(rows[row], rows[row].side.gradient(rows[row].relation))
    case .extreme(let variable, let direction):
      scratch.price[variable] = -direction
      scratch.positions.insert(variables[variable].position)
    }
  }

  /// Whether loosening a basis entry in a direction is allowed.
  private func isFree(_ entry: BasisEntry, _ direction: Double, _ aim: Aim) -> Bool {
    switch aim {
    case .extreme:
      let blocked = blockedLevels(entry)
      return (direction > 0 ? blocked.up : blocked.down) == noLevel
    case .reduce:
      guard !entry.isHold, rows[entry.row].level == PriorityLevels.required else { return true }
      switch rows[entry.row].relation {
      case .equal: return false
      case .lessThanOrEqual: return direction < 0
      case .greaterThanOrEqual: return direction > 0
      }
    }
  }

  /// Whether no free direction moves a variable: then it has one value in every optimum.
  mutating func isPinned(_ variable: Int32) -> Bool {
    scratch.rejected.removeAll()
    return steepest(.extreme(variable, 1)) == nil && steepest(.extreme(variable, -1)) == nil
  }
}
