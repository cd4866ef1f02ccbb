// The dual values of the rows that a call removes.
//
// At an optimum the gradient of a level is a combination of the active rows; the factors are their
// dual values. Those of removed rows pass to the compositions of these rows. They are zero if no
// violated row depends on a removed one, so most removals change no slope. Otherwise they are
// computed in the active set before the removals, for what depends on removed rows and nothing
// else. In the columns of variables that nothing mentions any more they add up to 0. So if a view
// leaves a chain and its neighbors are connected to each other, all but that connection cancels.

import Buffers

extension SolverState {
  /// Replaces the removed rows of the call by holds, and unlinks them from their columns.
  ///
  /// They remain until the call is solved, so that the dual values of all are computed together.
  mutating func releaseRemovedRows() {
    guard !pending.removedRows.isEmpty else { return }
    if !problem.isPristine {
      prepareToSolve()
      recordDuals()
    }
    for row in pending.removedRows {
      if problem.rows[row].basicVariable != noVariable { _ = replaceByHold(row) }
      problem.rows[row].side = .at
      let record = problem.rows[row]
      guard Int(record.start) < problem.linkedTerms else { continue }
      problem.unlinkRow(row, log: &undo.log)
      for term in problem.terms(of: record) { resetIfUnmentioned(term.variable) }
    }
  }

  /// Records a change for each removed row with a cost or a dual value.
  ///
  /// Each violated row has a weight of its own in place of its cost, so that the dual values stand
  /// for those at all levels together.
  private mutating func recordDuals() {
    pricing.marked.unpriced.removeAll()
    for row in pending.removedRows where problem.rows[row].basicVariable != noVariable {
      pricing.marked.unpriced.append(BasisEntry(row: row))
    }
    collectReachableViolations(rank: 0, isWhole: false)
    pricing.marked.unpriced.removeAll()
    let reach = pricing.violations.reachEpoch
    var level = mostImportantChange()
    // Rank 0 has the rows that the call made required; what they cost before is a change.
    seedViolations(rank: 0, within: reach, &level)
    while let rank = pricing.ranks.popFirst() {
      seedViolations(rank: Int(rank), within: reach, &level)
    }
    let duals = btran(within: reach)
    for row in pending.removedRows {
      let record = problem.rows[row]
      if record.basicVariable != noVariable {
        let dual = duals[record.basicVariable].value
        if dual == 0 { continue }
        pending.changedRows.append(
          RowChange(row: row, level: level, weight: problem.hasWideFactors ? 0 : dual))
      } else if record.side.costSign(for: record.relation) != 0 {
        pending.changedRows.append(
          RowChange(
            row: row, level: problem.levels.moreImportant(level, record.level),
            weight: -Self.dualWeight(record)))
      }
    }
    clear(duals)
  }

  /// Seeds the violated rows of a rank, and updates the most important level of a cost.
  private mutating func seedViolations(rank: Int, within reach: UInt32, _ level: inout Int32) {
    for row in pricing.violations[rank] {
      let record = problem.rows[row]
      if rank > 0 { level = problem.levels.moreImportant(level, record.level) }
      seedRow(record, Self.dualWeight(record), within: reach)
    }
  }

  /// The most important level at which the call has changed a cost; `noLevel` without any.
  private func mostImportantChange() -> Int32 {
    var level = noLevel
    for change in pending.changedRows {
      level = problem.levels.moreImportant(level, change.level)
    }
    for change in pending.changedEntries {
      level = problem.levels.moreImportant(level, change.level)
    }
    return level
  }

  /// The weight of a violated row; others are not related to it.
  private static func dualWeight(_ row: RowRecord) -> Double {
    Degeneracy.pretendedDistance(~row.serial)
  }

  /// Resets a variable to 0 if no row mentions it.
  private mutating func resetIfUnmentioned(_ variable: Int32) {
    let record = problem.variables[variable]
    guard problem.columnRecord(of: variable).head == noTerm, record.basicRow == noRow,
      record.heldValue != 0
    else { return }
    undo.log.record(.variable, variable, record)
    problem.variables[variable].heldValue = 0
    pending.enqueue(position: record.position)
  }
}

extension PriorityLevels {
  /// The more important of two levels, either of which may be `noLevel`.
  fileprivate func moreImportant(_ first: Int32, _ second: Int32) -> Int32 {
    if first == noLevel { return second }
    if second == noLevel { return first }
    return priority(first) > priority(second) ? first : second
  }
}
