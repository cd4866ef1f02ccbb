// Blocking levels after a crash. Usually the crash is optimal, and optimizing would only confirm
// it: one pass through the order for each level does that without columns and without the scratch
// memory of steps.

import Buffers

/// The pricing of one level after a crash.
private struct CrashPricing {
  let rank: Int
  /// The mobility of each variable.
  let mobility: Buffer<Int32>
  /// The prices of the basis entries, by variable; all 0 between levels.
  let prices: Buffer<GuardedSum>
  /// True if the level stopped blocking a direction, which is then free for less important levels.
  var opens = false
}

/// A direction of a basis entry, and its slope at a level.
private struct SignedSlope {
  let sign: Double
  let slope: Double
}

extension SolverState {
  /// Computes the blocking levels, most important level first, until a level can be improved.
  ///
  /// Only recorded violations matter: more important levels block the compositions of the others
  /// (`recordViolation`). `optimize` continues with the remaining changed rows if a step would
  /// improve a level, a blocking level is doubtful, or a block has a price. A repair also leaves
  /// work to it, because it records whole compositions for pricing at any level. Otherwise nothing
  /// remains.
  ///
  /// On entry, the crash has left the mobilities in `scratch.components.lentMemory`. Nothing else
  /// may use that memory until the end, when all of it is 0 again.
  mutating func priceAfterCrash() {
    guard hasRowChangesOnly else { return }
    let (count, mobility) = (problem.variableCount, scratch.components.lentMemory)
    Arena.withTemporary(bytes: Arena.size(count, of: GuardedSum.self)) { arena in
      var arena = arena
      priceLevels(mobility, arena.carve(count, repeating: GuardedSum()))
      mobility.fill(0, count: count)
    }
  }

  private mutating func priceLevels(_ mobility: Buffer<Int32>, _ prices: Buffer<GuardedSum>) {
    var count = 0
    while count < Tuning.lengthLimit, let rank = mostImportantPendingRank() {
      var pricing = CrashPricing(rank: rank, mobility: mobility, prices: prices)
      guard priceLevel(&pricing) else { return }
      let levels = problem.levels
      pending.changedRows.removeAll { Int(levels.rank($0.level)) == rank }
      if pricing.opens { relistViolations(pricing) }
      count += 1
    }
  }

  /// Returns the most important rank of a changed row.
  private func mostImportantPendingRank() -> Int? {
    var minimum = Int.max
    for change in pending.changedRows {
      minimum = Swift.min(minimum, Int(problem.levels.rank(change.level)))
    }
    return minimum == Int.max ? nil : minimum
  }

  /// Computes the blocking levels of one level.
  ///
  /// - Returns: Whether they are complete; otherwise `optimize` must continue.
  private mutating func priceLevel(_ pricing: inout CrashPricing) -> Bool {
    var position = seedCosts(pricing)
    statistics.cells &+= Int(position) + 1
    while position >= 0 {
      let variable = basis.order[position]
      position -= 1
      var price = pricing.prices[variable]
      guard price.absoluteSum != 0 else { continue }
      pricing.prices[variable] = GuardedSum()
      guard problem.variables[variable].block == noBlock else { return false }
      price.roundCancellation()
      let entry = problem.basisEntry(of: variable)
      if !entry.isHold, price.value != 0 {
        let row = problem.rows[entry.row]
        let pivot = problem.coefficient(of: variable, in: row)
        // Each price depends on the one before, so a division would delay the loop.
        if pivot == -1 { price.value = -price.value } else if pivot != 1 { price.divide(by: pivot) }
        addMultiple(-price.value, of: row, exceptTo: variable, pricing)
      }
      guard let direction = classifyDirections(of: entry, price, &pricing) else { continue }
      guard swapEqualBounds(entry, direction, price, &pricing) else { return false }
    }
    return true
  }

  /// Adds the costs of the level's changed rows to the prices of their variables.
  ///
  /// - Returns: The last position of these variables.
  private mutating func seedCosts(_ pricing: CrashPricing) -> Int32 {
    var last: Int32 = -1
    for change in pending.changedRows where Int(problem.levels.rank(change.level)) == pricing.rank {
      let row = problem.rows[change.row]
      let cost = row.side.costSign(for: row.relation) * problem.scaledWeight(row)
      addMultiple(cost, of: row, exceptTo: noVariable, pricing)
      for term in problem.terms(of: row) {
        last = Swift.max(last, problem.variables[term.variable].position)
      }
    }
    return last
  }

  /// Adds a multiple of a row to the prices of those variables that the level can still move.
  @inline(__always)
  private mutating func addMultiple(
    _ factor: Double, of row: RowRecord, exceptTo variable: Int32, _ pricing: CrashPricing
  ) {
    statistics.cells &+= Int(row.count)
    for term in problem.terms(of: row)
    where term.variable != variable && Int(pricing.mobility[term.variable]) >= pricing.rank {
      pricing.prices[term.variable].add(factor * term.coefficient)
    }
  }

  /// Sets the blocking levels of a basis entry, unless a direction improves the level.
  ///
  /// - Returns: The improving direction, if there is one.
  private mutating func classifyDirections(
    of entry: BasisEntry, _ price: GuardedSum, _ pricing: inout CrashPricing
  ) -> SignedSlope? {
    statistics.cells &+= 1
    let (rank, old) = (pricing.rank, problem.blockingLevels(entry))
    guard problem.isUnblocked(old.up, rank: rank) || problem.isUnblocked(old.down, rank: rank)
    else { return nil }
    let slopes = slopes(of: entry, rank: rank, price: price.value)
    let tolerance = slopeTolerance(price)
    // Reported as unbounded, so that `optimize` rechecks the slope.
    if Self.isDoubtfulBlocking(slopes, price, tolerance) {
      return SignedSlope(sign: 1, slope: -.infinity)
    }
    var (up, down) = (old.up, old.down)
    if problem.isUnblocked(up, rank: rank) {
      if slopes.up < -tolerance { return SignedSlope(sign: 1, slope: slopes.up) }
      up = blockingLevel(replacing: up, slope: slopes.up, tolerance, rank)
    }
    if problem.isUnblocked(down, rank: rank) {
      if slopes.down < -tolerance { return SignedSlope(sign: -1, slope: slopes.down) }
      down = blockingLevel(replacing: down, slope: slopes.down, tolerance, rank)
    }
    if up == noLevel && old.up != noLevel || down == noLevel && old.down != noLevel {
      pricing.opens = true
    }
    problem.setBlockingLevels(entry, BlockingLevels(up: up, down: down), log: &undo.log)
    return nil
  }

  /// Swaps a bound with an equal one next to it, if that ends the direction.
  ///
  /// The two bounds of a content size are such a pair. Nothing moves, and no other price changes.
  ///
  /// - Returns: Whether the swap was made and leaves no improving direction.
  private mutating func swapEqualBounds(
    _ entry: BasisEntry, _ direction: SignedSlope, _ price: GuardedSum,
    _ pricing: inout CrashPricing
  ) -> Bool {
    guard !entry.isHold, let row = problem.equalBound(of: entry.row) else { return false }
    let (leaving, entering) = (problem.rows[entry.row], problem.rows[row])
    guard isAhead(entering.side, direction.sign) else { return false }
    let cost = slopeIncrease(row, entering, 1, .level(rank: pricing.rank))
    guard direction.slope + cost >= -slopeTolerance(price) else { return false }
    problem.assign(row, to: leaving.basicVariable, log: &undo.log)
    problem.blockViolatingDirections(row)
    problem.rows[entry.row].basicVariable = noVariable
    setLeavingSide(entry, direction: direction.sign, rank: pricing.rank)
    statistics.boundSwaps &+= 1
    pricing.opens = true
    var price = price
    if problem.rank(ofRow: leaving) == pricing.rank {
      price.add(
        problem.rows[entry.row].side.costSign(for: leaving.relation) * problem.scaledWeight(leaving)
      )
    }
    return classifyDirections(of: BasisEntry(row: row), price, &pricing) == nil
  }

  /// Lists the violated rows of less important levels again, after this level freed a direction.
  private mutating func relistViolations(_ pricing: CrashPricing) {
    computeMobility(pricing.mobility)
    pending.changedRows.removeAll()
    let newRows = call.newRows
    statistics.cells &+= newRows.count
    for index in 0..<newRows.count {
      let row = newRows[index]
      let record = problem.rows[row]
      guard record.basicVariable == noVariable, problem.rank(ofRow: record) > pricing.rank else {
        continue
      }
      let costSign = record.side.costSign(for: record.relation)
      if costSign != 0 { recordViolation(row, record, costSign, pricing.mobility) }
    }
  }

  /// Computes the mobility of each variable from the blocking levels.
  private mutating func computeMobility(_ mobility: Buffer<Int32>) {
    statistics.cells &+= problem.variableCount
    for position in 0..<problem.variableCount {
      let variable = basis.order[position]
      let record = problem.variables[variable]
      mobility[variable] = CrashWorkspace.unrestricted
      guard record.basicRow != noRow, record.block == noBlock else { continue }
      let blocking = record.blockingLevels
      guard blocking.up != noLevel, blocking.down != noLevel else { continue }
      var rank = Swift.max(problem.levels.rank(blocking.up), problem.levels.rank(blocking.down))
      for term in problem.terms(of: problem.rows[record.basicRow]) where term.variable != variable {
        rank = Swift.max(rank, mobility[term.variable])
      }
      mobility[variable] = rank
    }
  }
}

extension Problem {
  /// Finds the satisfied bound before or after a bound with the same left side and constant.
  fileprivate mutating func equalBound(of row: Int32) -> Int32? {
    isEqualBound(row - 1, of: row) ? row - 1 : isEqualBound(row + 1, of: row) ? row + 1 : nil
  }

  fileprivate mutating func isEqualBound(_ other: Int32, of row: Int32) -> Bool {
    guard other >= 0, Int(other) < rowCount else { return false }
    let (bound, record) = (rows[other], rows[row])
    guard record.count == 1, bound.count == 1, bound.isAlive, bound.basicVariable == noVariable,
      bound.constant == record.constant, bound.side.costSign(for: bound.relation) == 0
    else { return false }
    let (term, own) = (terms[bound.start], terms[record.start])
    return term.variable == own.variable && term.coefficient == own.coefficient
  }
}
