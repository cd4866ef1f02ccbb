// Exchanging many rows at once: block principal pivoting (Kostreva 1978; Júdice and Pires 1994).
//
// If views share a length in proportion, but not below their contents, each has either its share or
// its minimum width, and a change of the length moves many between the two. Each alone needs a
// pivot that solves for all the others. Here all improving directions exchange rows at once, each
// with the row that its variable alone would reach, and everything is solved and priced again. This
// is a guess: the new active set may be worse. So there are few rounds, followed by exact pivots.

import Buffers

/// The exchanges of one round, and the limits of further rounds in the call.
struct SimultaneousPivots {
  /// The exchanges of the current round.
  var exchanges = List<Exchange>()
  /// The maximum number of exchanges in the next round of the call.
  var limit = Int.max
  /// The number of pivots to make before the next round.
  var pivotsBefore = 0

  /// Minimum number of exchanges in the next round; later rounds need fewer than the first.
  var minimum: Int { limit == Int.max ? Tuning.simultaneousRows : 2 }

  mutating func begin() {
    limit = Int.max
    pivotsBefore = Tuning.stepsBeforeGuess
  }

  func free() { exchanges.free() }
}

extension SolverState {
  /// Exchanges the rows of a candidate and of the other improving directions at once.
  ///
  /// - Parameters:
  ///   - first: The candidate that was popped.
  ///   - rank: The rank of the level.
  ///   - excluded: The entries to skip.
  /// - Returns: Whether rows were exchanged, so that prices must be computed anew; otherwise the
  ///   other candidates are still in the queue.
  mutating func pivotSimultaneously(
    with first: Candidate, rank: Int, _ excluded: ExcludedEntries
  ) -> Bool {
    guard Shortcut.simultaneousPivots.isOn,
      pricing.improving.count + 1 >= pricing.simultaneous.minimum,
      pricing.simultaneous.limit > 0
    else {
      return false
    }
    if pricing.simultaneous.pivotsBefore > 0 {
      pricing.simultaneous.pivotsBefore -= 1
      return false
    }
    pricing.simultaneous.exchanges.removeAll()
    let epoch = scratch.nextEpoch()
    collectExchange(first, rank: rank, epoch, excluded)
    for candidate in pricing.improving { collectExchange(candidate, rank: rank, epoch, excluded) }
    return attemptExchanges(rank: rank)
  }

  private mutating func collectExchange(
    _ candidate: Candidate, rank: Int, _ epoch: UInt32, _ excluded: ExcludedEntries
  ) {
    statistics.cells &+= 1
    guard !candidate.entry.isHold, problem.isActive(candidate.entry),
      excluded.reason(for: candidate.entry) == nil,
      let row = violatedRow(ahead: candidate, rank: rank), scratch.rowMark[row] != epoch
    else { return }
    scratch.rowMark[row] = epoch
    pricing.simultaneous.exchanges.append(
      Exchange(variable: problem.variable(of: candidate.entry), row: row))
  }

  /// Finds the violated row at which a direction's variable stops if it alone moves.
  private mutating func violatedRow(ahead candidate: Candidate, rank: Int) -> Int32? {
    let variable = problem.variable(of: candidate.entry)
    // In a block, the row of a variable need not contain it; such a direction has no row ahead.
    guard
      let own = problem.terms(of: problem.rows[candidate.entry.row]).first(where: {
        $0.variable == variable
      }),
      let row = nearestRow(
        ahead: candidate, .level(rank: rank),
        factor: { term, _ in
          term.coefficient.magnitude >= Tolerance.pivotThreshold
            ? term.coefficient / own.coefficient : nil
        })?.row,
      problem.rank(ofRow: problem.rows[row]) == rank,
      problem.rows[row].side.costSign(for: problem.rows[row].relation) != 0
    else { return nil }
    return row
  }

  /// Exchanges violated required bounds with the rows of their variables, if there are many.
  ///
  /// Rows that are required themselves stay. A solve from nothing skips this: the levels below are
  /// not optimized yet, and would need many more pivots.
  mutating func exchangeViolatedBounds() {
    guard Shortcut.violatedExchange.isOn, undo.checkpoint?.isPristine != true else { return }
    while pending.violatedRequired.count >= pricing.simultaneous.minimum,
      pricing.simultaneous.limit > 0
    {
      collectViolatedBounds()
      guard attemptExchanges(rank: 0) else { return }
    }
  }

  private mutating func collectViolatedBounds() {
    pricing.simultaneous.exchanges.removeAll()
    let epoch = scratch.nextEpoch()
    for target in pending.violatedRequired {
      let record = problem.rows[target]
      statistics.cells &+= 1
      guard record.count == 1, record.level == PriorityLevels.required, isViolated(target) else {
        continue
      }
      let variable = problem.terms[record.start].variable
      let basicRow = problem.variables[variable].basicRow
      guard scratch.variableMark[variable] != epoch, basicRow != noRow,
        problem.rows[basicRow].level != PriorityLevels.required
      else { continue }
      scratch.variableMark[variable] = epoch
      pricing.simultaneous.exchanges.append(Exchange(variable: variable, row: target))
    }
  }

  /// Makes the collected exchanges, if they are many, but fewer than in the round before.
  ///
  /// Undoes them if they add more than a quarter of the violation they remove, or too many
  /// violated rows. The call then makes no others.
  ///
  /// - Returns: Whether the exchanges were made and not undone.
  private mutating func attemptExchanges(rank: Int) -> Bool {
    let count = pricing.simultaneous.exchanges.count
    guard count >= pricing.simultaneous.minimum, count <= pricing.simultaneous.limit else {
      pricing.simultaneous.pivotsBefore = Tuning.stepsBeforeGuess
      return false
    }
    call.pivots += 1
    var gain = 0.0
    for exchange in pricing.simultaneous.exchanges {
      gain += residual(problem.rows[exchange.row]).magnitude
    }
    let minimumGain = gain - gain / Double(Tuning.clearPart)
    let guess = beginGuess()
    pricing.prices.rank = Prices.noRank
    exchangeAndEvaluate()
    var new = 0
    for index in guess.pending.changedRows..<pending.changedRows.count {
      subtractLoss(of: pending.changedRows[index].row, rank, &gain, &new)
    }
    for index in guess.pending.violatedRequired..<pending.violatedRequired.count {
      subtractLoss(of: pending.violatedRequired[index], rank, &gain, &new)
    }
    if gain < minimumGain || 2 * new > count {
      revert(guess)
      pricing.simultaneous.limit = 0
      return false
    }
    accept(guess)
    pricing.simultaneous.limit = count - Swift.max(1, count / Tuning.clearPart)
    recordExchangedRows()
    return true
  }

  /// Subtracts the violation of a row of this rank or above from a gain, and counts the row.
  private mutating func subtractLoss(
    of row: Int32, _ rank: Int, _ gain: inout Double, _ count: inout Int
  ) {
    let record = problem.rows[row]
    guard problem.rank(ofRow: record) <= rank, record.side.costSign(for: record.relation) != 0
    else {
      return
    }
    statistics.cells &+= Int(record.count)
    gain -= residual(record).magnitude
    count += 1
  }

  /// Makes the collected exchanges and evaluates.
  private mutating func exchangeAndEvaluate() {
    for index in 0..<pricing.simultaneous.exchanges.count {
      let variable = pricing.simultaneous.exchanges[index].variable
      pricing.simultaneous.exchanges[index].leaving = problem.variables[variable].basicRow
    }
    exchange(pricing.simultaneous.exchanges)
    for exchange in pricing.simultaneous.exchanges
    where problem.rows[exchange.row].level == PriorityLevels.required {
      problem.blockViolatingDirections(exchange.row)
    }
    evaluatePending()
    for exchange in pricing.simultaneous.exchanges {
      let leaving = problem.rows[exchange.leaving]
      if leaving.side == .active, leaving.basicVariable == noVariable {
        pending.freshRows.append(exchange.leaving)
      }
    }
    assignFreshSides()
  }

  /// Records the exchanged rows as changed, so that their compositions are priced at all levels.
  private mutating func recordExchangedRows() {
    for exchange in pricing.simultaneous.exchanges {
      pending.changedRows.append(RowChange(row: exchange.row, level: PriorityLevels.required))
      pending.changedRows.append(RowChange(row: exchange.leaving, level: PriorityLevels.required))
    }
    statistics.pivots &+= 1
    resetPrices()
    pricing.violations.invalidate()
    pricing.degeneracy.recordMovement()
  }
}
