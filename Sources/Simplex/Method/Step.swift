// One step of the simplex: follow an improving direction and exchange two rows.

extension SolverState {
  /// Follows a candidate to where it stops improving.
  ///
  /// Returns false, with nothing changed, if no row can take its place.
  mutating func pivot(_ candidate: Candidate, rank: Int) -> Bool {
    pivotsInCall += 1
    let entry = candidate.entry
    let variable = variable(of: entry)
    ftran(entry, amount: candidate.direction)
    defer { clearDirection() }
    collectBreakpoints(.level(rank))
    let taken = findBlocking(slope: candidate.slope)
    guard taken > 0 else { return false }
    let blocking = scratch.breakpoints[taken - 1]
    let entering = blocking.row
    let wasAt = rows[entering].side == .at
    markAncestorsForPricing(of: rows[entering], rank: rank)
    let repairs = statistics.repairs
    guard exchange(variable, with: entering) else { return false }
    statistics.pivots &+= 1
    finishStep(candidate, blocking)
    enter(entering, alpha: scratch.alpha[entering], wasAt: wasAt, rank: rank)
    for index in 0..<(taken - 1) { pass(scratch.breakpoints[index].row) }
    leave(entry, direction: candidate.direction, rank: rank)
    barAfterRepair(entry, since: repairs)
    return true
  }

  /// Where a factorization has dropped a row as dependent, following the candidate again could bring the
  /// same active set back for ever.
  mutating func barAfterRepair(_ entry: BasisEntry, since repairs: Int) {
    if statistics.repairs != repairs { scratch.barred.append(entry) }
  }

  mutating func finishStep(_ candidate: Candidate, _ blocking: Breakpoint) {
    scratch.hasAllViolations = false
    if blocking.step > 0 {
      scratch.degeneracyEpoch &+= 1
      scratch.zeroSteps = 0
    } else {
      takePseudoStep(blocking.pseudoStep, leaving: candidate.entry)
      statistics.zeroSteps &+= 1
      scratch.zeroSteps += 1
    }
  }

  /// Marks what the levels above the rank block of a row that has become active.
  ///
  /// Going on would pass a wall; going back retraces a direction that was free. An equality that
  /// held before costs both ways.
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

  /// What a required row blocks follows from its relation alone: nothing is traded for it.
  private mutating func enterRequired(_ row: Int32, _ record: RowRecord) {
    setBlocked(
      BasisEntry(row: row), up: record.relation == .greaterThanOrEqual ? noLevel : record.level,
      down: record.relation == .lessThanOrEqual ? noLevel : record.level)
    markForPricing(BasisEntry(row: row))
  }

  /// A row that the step passed is now on the other side of its kink.
  mutating func pass(_ row: Int32) {
    switch rows[row].side {
    case .below: setSide(.above, of: row)
    case .above: setSide(.below, of: row)
    case .at: setSide(scratch.alpha[row] > 0 ? .above : .below, of: row)
    case .active: break
    }
  }

  /// The row that was loosened lies on the side that it moved to.
  mutating func leave(_ entry: BasisEntry, direction: Double, rank: Int) {
    guard !entry.isHold else { return }
    let record = rows[entry.row]
    rows[entry.row].side = direction > 0 ? .above : .below
    rows[entry.row].blockedUp = noLevel
    rows[entry.row].blockedDown = noLevel
    if self.rank(ofRow: record) >= rank {
      noteCostChange(entry.row, rows[entry.row].side.gradient(record.relation))
    }
  }
}
