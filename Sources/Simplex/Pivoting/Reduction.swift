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
  mutating func walk(_ aim: Aim, until isDone: (Core) -> Bool) throws(SettleFault) -> WalkEnd {
    prepareToSolve()
    work.zeroSteps = 0
    work.degeneracyEpoch &+= 1
    work.rejected.removeAll()
    while let candidate = steepest(aim) {
      guard pivotsInCall < pivotBudget else { throw .pivotLimit }
      pivotsInCall += 1
      switch step(candidate, aim) {
      case .unbounded: return .unbounded
      case .refused: work.rejected.append(candidate.slot)
      case .taken: if isDone(self) { return .stopped }
      }
    }
    return .stopped
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
    guard findBlocking(slope: candidate.slope) > 0 else {
      if case .extreme = aim { return .unbounded }
      return .refused
    }
    let blocking = work.breakpoints[0]
    let wasAt = rows[blocking.row].side == .at
    guard exchange(variable, with: blocking.row) else { return .refused }
    statistics.pivots &+= 1
    finishStep(candidate, blocking)
    enter(blocking.row, alpha: work.alpha[blocking.row], wasAt: wasAt, rank: Int.max)
    leave(candidate.slot, direction: candidate.direction, rank: Int.max)
    evaluatePending()
    assignFreshSides()
    return .taken
  }

  /// The free direction that serves the aim best.
  private mutating func steepest(_ aim: Aim) -> Candidate? {
    seed(aim)
    btran()
    defer { clearPrices() }
    var best: Candidate?
    statistics.cells &+= work.priced.count
    for place in 0..<work.priced.count {
      let variable = work.priced[place]
      let price = work.price[variable]
      guard price.magnitude > Tolerance.slope else { continue }
      let owner = variables[variable].owner
      let slot = owner == noRow ? Slot(stayOf: variable) : Slot(row: owner)
      let direction: Double = price < 0 ? 1 : -1
      guard isFree(slot, direction, aim) else { continue }
      take(Candidate(slot: slot, direction: direction, slope: -price.magnitude), &best)
    }
    return best
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
