// Moving as far as other rows allow: to lessen one row's violation, or along the optimum to an
// extreme of one variable. Both are the same walk with another objective and other walls.

extension Core {
  /// What to move, and what stops it.
  enum Aim {
    /// Lessen the violation of a required row; satisfied required rows must stay so.
    case reduce(Int32)
    /// Raise (+1) or lower (-1) a variable; nothing may cost more than it does.
    case extreme(Int32, Double)
  }

  /// How a walk ended.
  enum WalkEnd {
    /// Nothing moves further.
    case stopped
    /// Nothing stops the movement.
    case unbounded
  }

  /// Follows improving directions until there is none; calls `isDone` after each step.
  mutating func walk(
    _ aim: Aim, until isDone: (borrowing Core) -> Bool
  ) throws(SettleFault) -> WalkEnd {
    work.zeroSteps = 0
    work.degeneracyEpoch &+= 1
    work.rejected.removeAll()
    work.isStuck = false
    while let candidate = steepest(aim) {
      guard pivotsInCall < pivotBudget else { throw .pivotLimit }
      pivotsInCall += 1
      switch step(candidate, aim) {
      case .unbounded: return .unbounded
      case .refused: work.rejected.append(candidate.slot)
      case .taken:
        work.rejected.removeAll()
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
    for place in 0..<work.breakpoints.count where work.breakpoints[place].cost.isFinite {
      sum -= work.breakpoints[place].cost
    }
    return sum == 0 ? slope : sum
  }

  private enum Step {
    case taken
    case refused
    case unbounded
  }

  private mutating func step(_ candidate: Candidate, _ aim: Aim) -> Step {
    let variable = variable(of: candidate.slot)
    ftran(candidate.slot, amount: candidate.direction)
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
    let blocking = work.breakpoints[taken - 1]
    let wasAt = rows[blocking.row].side == .at
    if case .reduce = aim {
      questionAncestors(of: rows[blocking.row], rank: 1)
      insertRank(of: PriorityLevels.required)
    }
    let repairs = statistics.repairs
    guard exchange(variable, with: blocking.row) else { return .refused }
    statistics.pivots &+= 1
    finishStep(candidate, blocking)
    enter(blocking.row, alpha: work.alpha[blocking.row], wasAt: wasAt, rank: Int.max)
    for place in 0..<(taken - 1) { pass(work.breakpoints[place].row) }
    leave(candidate.slot, direction: candidate.direction, rank: 1)
    evaluatePending()
    assignFreshSides()
    barAfterRepair(candidate.slot, since: repairs)
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
    for place in 0..<work.priced.count {
      largest = Swift.max(largest, work.price[work.priced[place]].magnitude)
    }
    var best: Candidate?
    statistics.cells &+= 2 * work.priced.count
    for place in 0..<work.priced.count {
      let variable = work.priced[place]
      let price = work.price[variable]
      guard price.magnitude > Tolerance.slope else { continue }
      let owner = variables[variable].owner
      let slot = owner == noRow ? Slot(stayOf: variable) : Slot(row: owner)
      let direction: Double = price < 0 ? 1 : -1
      guard isFree(slot, direction, aim), !isRejected(slot) else { continue }
      let isSmall = price.magnitude < Tolerance.steepness * largest
      let candidate = candidate(slot, direction: direction, slope: -price.magnitude)
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
    guard case .reduce = aim, work.zeroSteps <= Degeneracy.patience else {
      return isBetter(candidate, than: present)
    }
    let presentIsSmall = -present.slope < Tolerance.steepness * largest
    if isSmall != presentIsSmall { return presentIsSmall }
    let (rank, presentRank) = (self.rank(of: candidate.slot), self.rank(of: present.slot))
    return rank == presentRank ? isBetter(candidate, than: present) : rank > presentRank
  }

  /// How important a row is that gives way.
  ///
  /// A stay costs nothing, nor does a required row here: it is an inequality that is left on its satisfied
  /// side.
  private func rank(of slot: Slot) -> Int {
    if slot.isStay || rows[slot.row].level == PriorityLevels.required { return levels.count }
    return rank(ofRow: rows[slot.row])
  }

  /// Makes the violated required rows hold one after the other, each beside those that hold.
  ///
  /// A row whose violation cannot be taken away is a conflict with the active required rows that it is
  /// composed of. They are independent, so that is the only dependency among these rows, and without
  /// any one of them the rest can hold: the conflict is irreducible, and no deletion test is needed.
  mutating func satisfyRequired() throws(SettleFault) {
    // Whether a level is stuck is not for the rows above it to say.
    let wasStuck = work.isStuck
    defer { work.isStuck = wasStuck }
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
        if isViolated(target) { throw work.isStuck ? .pivotLimit : .conflict(target) }
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
      work.price[variable] = -direction
      work.positions.insert(variables[variable].position)
    }
  }

  /// Whether loosening a slot in a direction is allowed.
  private func isFree(_ slot: Slot, _ direction: Double, _ aim: Aim) -> Bool {
    switch aim {
    case .extreme:
      let blocked = blockedLevels(slot)
      return (direction > 0 ? blocked.up : blocked.down) == noLevel
    case .reduce:
      guard !slot.isStay, rows[slot.row].level == PriorityLevels.required else { return true }
      switch rows[slot.row].relation {
      case .equal: return false
      case .lessThanOrEqual: return direction < 0
      case .greaterThanOrEqual: return direction > 0
      }
    }
  }

  /// Whether no free direction moves a variable: then it has one value in every optimum.
  mutating func isPinned(_ variable: Int32) -> Bool {
    work.rejected.removeAll()
    return steepest(.extreme(variable, 1)) == nil && steepest(.extreme(variable, -1)) == nil
  }
}
