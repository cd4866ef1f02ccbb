// Moving as far as other rows allow: to reduce one row's violation, or within the optimum to an
// extreme of one variable. Both are the same walk with different objectives and walls.

extension SolverState {
  /// How a walk ended.
  enum Outcome {
    /// Nothing moves further.
    case stopped
    /// Only excluded entries would move further.
    case stuck
    /// Nothing stops the movement.
    case unbounded
  }

  /// Follows improving directions until none is left or `isDone`, called after each step, says so.
  mutating func walk(
    toward objective: Objective, excluding excluded: inout ExcludedEntries,
    until isDone: (borrowing SolverState) -> Bool
  ) throws(SolveFailure) -> Outcome {
    scratch.zeroSteps = 0
    scratch.degeneracyEpoch &+= 1
    excluded.readmitRefused()
    var isStuck = false
    while let candidate = steepest(toward: objective, excluded, &isStuck) {
      guard pivotsInCall < pivotBudget else { throw .pivotLimit }
      let result = step(candidate, toward: objective)
      switch result {
      case .unbounded, .refused:
        if case .unbounded = result, case .extreme = objective { return .unbounded }
        excluded.refuse(candidate.entry)
      case .taken, .takenWithRepair:
        evaluatePending()
        assignFreshSides()
        if case .takenWithRepair = result { excluded.noteRepair(of: candidate.entry) }
        excluded.readmitRefused()
        if isDone(self) { return .stopped }
      }
    }
    return isStuck ? .stuck : .stopped
  }

  /// The free direction that improves the objective most.
  ///
  /// To reduce a violation the least important row gives way: it is the least likely to reenter, so
  /// fewer steps are needed at the levels below.
  private mutating func steepest(
    toward objective: Objective, _ excluded: ExcludedEntries, _ isStuck: inout Bool
  ) -> Candidate? {
    seed(objective)
    btran()
    defer { clearPrices() }
    var largest = 0.0
    for index in 0..<scratch.priced.count {
      largest = Swift.max(largest, scratch.solution[scratch.priced[index]].value.magnitude)
    }
    var best: Candidate?
    statistics.cells &+= 2 * scratch.priced.count
    for index in 0..<scratch.priced.count {
      let variable = scratch.priced[index]
      let (price, size) = (scratch.solution[variable].value, scratch.solution[variable].size)
      guard price.magnitude > Tolerance.slope * size else { continue }
      let entry = basisEntry(of: variable)
      let direction: Double = price < 0 ? 1 : -1
      guard isFree(entry, direction, objective) else { continue }
      if let reason = excluded.reason(for: entry) {
        if reason == .dependent { isStuck = true }
        continue
      }
      let isSmall = price.magnitude < Tolerance.steepness * largest
      let candidate = candidate(entry, direction: direction, slope: -price.magnitude)
      if let present = best {
        guard isPreferred(candidate, isSmall, to: present, largest, objective) else { continue }
      }
      best = candidate
    }
    return best
  }

  private func isPreferred(
    _ candidate: Candidate, _ isSmall: Bool, to present: Candidate, _ largest: Double,
    _ objective: Objective
  ) -> Bool {
    guard case .feasibility = objective, scratch.zeroSteps <= Degeneracy.patience else {
      return isBetter(candidate, than: present)
    }
    let presentIsSmall = -present.slope < Tolerance.steepness * largest
    if isSmall != presentIsSmall { return presentIsSmall }
    let (rank, presentRank) = (self.rank(of: candidate.entry), self.rank(of: present.entry))
    return rank == presentRank ? isBetter(candidate, than: present) : rank > presentRank
  }

  /// The rank of an entry as one that may give way.
  ///
  /// A hold costs nothing, nor does a required row here: it is an inequality that is left on its satisfied
  /// side.
  private func rank(of entry: BasisEntry) -> Int {
    if entry.isHold || rows[entry.row].level == PriorityLevels.required { return levels.count }
    return rank(ofRow: rows[entry.row])
  }

  /// Makes the violated required rows hold one after the other, keeping those that hold.
  ///
  /// A row that cannot be made to hold conflicts with the active required rows that it is composed of.
  /// These are independent, so this is the only dependency among them and the row, and without any one
  /// of them the rest can hold: the conflict is irreducible, and no deletion test is needed.
  mutating func satisfyRequired(_ excluded: inout ExcludedEntries) throws(SolveFailure) {
    var next = 0
    while next < pending.violatedRequired.count {
      let target = pending.violatedRequired[next]
      next += 1
      let record = rows[target]
      // The row may have become active or soft, or been removed, since it was noted.
      guard record.isAlive, record.side != .active, record.level == PriorityLevels.required else {
        continue
      }
      statistics.cells &+= Int(record.count)
      if isViolated(target) {
        guard !returnsInVain(target) else { throw .illConditioned }
        let outcome = try walk(toward: .feasibility(of: target), excluding: &excluded) {
          !$0.isViolated(target)
        }
        if isViolated(target) {
          guard isWithinRounding(target) else {
            throw outcome == .stuck ? .illConditioned : .conflict(target)
          }
          // It holds as far as can be told.
          setSide(.at, of: target)
          scratch.watchedReturns = 0
          continue
        }
      }
      // From here on it is a wall, even if it stays inactive.
      if rows[target].side != .active { setSide(freshSide(rows[target]), of: target) }
    }
    pending.violatedRequired.removeAll()
  }

  /// Seeds the gradient of the objective.
  private mutating func seed(_ objective: Objective) {
    switch objective {
    case .level: break
    case .feasibility(let row):
      seedPrice(rows[row], rows[row].side.gradient(rows[row].relation))
    case .extreme(let variable, let direction):
      scratch.solution[variable].add(-direction)
      scratch.positions.insert(variables[variable].position)
    }
  }

  /// Whether a basis entry may be loosened in a direction.
  private func isFree(_ entry: BasisEntry, _ direction: Double, _ objective: Objective) -> Bool {
    switch objective {
    case .level, .extreme:
      let blocked = blockedLevels(entry)
      return (direction > 0 ? blocked.up : blocked.down) == noLevel
    case .feasibility:
      guard !entry.isHold, rows[entry.row].level == PriorityLevels.required else { return true }
      switch rows[entry.row].relation {
      case .equal: return false
      case .lessThanOrEqual: return direction < 0
      case .greaterThanOrEqual: return direction > 0
      }
    }
  }

  /// Whether no free direction moves a variable, so that it has the same value in every optimum.
  mutating func isPinned(_ variable: Int32) -> Bool {
    var isStuck = false
    for direction in [1.0, -1.0] {
      let objective = Objective.extreme(of: variable, direction: direction)
      if steepest(toward: objective, ExcludedEntries(), &isStuck) != nil { return false }
    }
    return true
  }
}
