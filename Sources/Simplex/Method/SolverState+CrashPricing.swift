// What the levels block after a crash. Mostly the active set is optimal as it was chosen, and all that optimizing
// would do is to say so: one pass through the order for each level does, without columns and without the memory
// that steps take.

/// The pricing of one level after a crash.
private struct CrashPricing {
  let rank: Int
  /// The least important rank that can still move each variable.
  let rigidity: Buffer<Int32>
  /// The prices of the basis entries, by variable; all 0 before and after.
  let prices: Buffer<GuardedSum>
  /// Whether the level no longer blocks something, so that more is open to the levels below.
  var opens = false
}

/// A direction of a basis entry, and its slope at a level.
private struct SignedSlope {
  let sign: Double
  let slope: Double
}

extension SolverState {
  /// The number of levels that are marked here; the others are left to `optimize`.
  private static var mostLevels: Int { 8 }

  /// Marks what each level blocks, from the most important one down, for as long as no step improves any.
  ///
  /// Only the violated rows that are noted matter: what others are composed of is blocked by more important levels
  /// (`recordViolation`). Where a step would improve a level, a mark is in doubt or a block has a price, `optimize` goes on
  /// with the rows that are noted then; else nothing is left. The same goes where a factorization has found rows
  /// dependent: all that these are composed of is noted to be priced, whatever its level.
  ///
  /// At first the crash tells how rigid the variables are, where order is found: nothing is put in order meanwhile,
  /// which needs all to be 0 before and after.
  mutating func priceAfterCrash() {
    guard hasRowChangesOnly else { return }
    let (count, rigidity) = (variableCount, scratch.lowLink)
    Arena.withTemporary(bytes: Arena.size(count, of: GuardedSum.self)) { arena in
      var arena = arena
      priceLevels(rigidity, arena.carve(count, repeating: GuardedSum()))
      rigidity.fill(0, count: count)
    }
  }

  private mutating func priceLevels(_ rigidity: Buffer<Int32>, _ prices: Buffer<GuardedSum>) {
    var count = 0
    while count < Self.mostLevels, let rank = mostImportantPendingRank() {
      var pricing = CrashPricing(rank: rank, rigidity: rigidity, prices: prices)
      guard priceLevel(&pricing) else { return }
      let levels = levels
      pending.changedRows.removeAll { Int(levels.rank($0.level)) == rank }
      if pricing.opens { relistViolations(pricing) }
      count += 1
    }
  }

  /// The most important rank of a noted row.
  private func mostImportantPendingRank() -> Int? {
    var least = Int.max
    for change in pending.changedRows { least = Swift.min(least, Int(levels.rank(change.level))) }
    return least == Int.max ? nil : least
  }

  /// Marks what a level blocks, or returns false.
  private mutating func priceLevel(_ pricing: inout CrashPricing) -> Bool {
    var position = seed(pricing)
    statistics.cells &+= Int(position) + 1
    while position >= 0 {
      let variable = order[position]
      position -= 1
      var price = pricing.prices[variable]
      guard price.absoluteSum != 0 else { continue }
      pricing.prices[variable] = GuardedSum()
      guard variables[variable].block == noBlock else { return false }
      price.roundCancellation()
      let entry = basisEntry(of: variable)
      if !entry.isHold, price.value != 0 {
        let row = rows[entry.row]
        let pivot = coefficient(of: variable, in: row)
        // Each price waits for the one before: a division takes longer than all the rest.
        if pivot == -1 { price.value = -price.value } else if pivot != 1 { price.divide(by: pivot) }
        addMultiple(-price.value, of: row, exceptTo: variable, pricing)
      }
      guard let direction = block(entry, price, &pricing) else { continue }
      guard swapEqualBounds(entry, direction, price, &pricing) else { return false }
    }
    return true
  }

  /// Gives the variables of the level's noted rows their part of the gradient; returns the last of their positions.
  private mutating func seed(_ pricing: CrashPricing) -> Int32 {
    var last: Int32 = -1
    for change in pending.changedRows where Int(levels.rank(change.level)) == pricing.rank {
      let row = rows[change.row]
      let gradient = row.side.gradient(row.relation) * weight(row)
      addMultiple(gradient, of: row, exceptTo: noVariable, pricing)
      for term in terms(of: row) { last = Swift.max(last, variables[term.variable].position) }
    }
    return last
  }

  /// Adds a multiple of a row to the prices of its variables, where more important levels leave anything open.
  @inline(__always)
  private mutating func addMultiple(
    _ factor: Double, of row: RowRecord, exceptTo variable: Int32, _ pricing: CrashPricing
  ) {
    statistics.cells &+= Int(row.count)
    for term in terms(of: row)
    where term.variable != variable && Int(pricing.rigidity[term.variable]) >= pricing.rank {
      pricing.prices[term.variable].add(factor * term.coefficient)
    }
  }

  /// Marks the directions of a basis entry that the level blocks, unless one improves it, which it returns.
  private mutating func block(
    _ entry: BasisEntry, _ price: GuardedSum, _ pricing: inout CrashPricing
  ) -> SignedSlope? {
    statistics.cells &+= 1
    let (rank, old) = (pricing.rank, blockingLevels(entry))
    guard isUnblocked(old.up, rank: rank) || isUnblocked(old.down, rank: rank) else { return nil }
    let slopes = slopes(of: entry, rank: rank, price: price.value)
    let least = slopeTolerance(price)
    // As if it improved the level without end: `optimize` looks closer.
    if Self.isDoubtfulBlock(slopes, price, least) {
      return SignedSlope(sign: 1, slope: -.infinity)
    }
    var (up, down) = (old.up, old.down)
    if isUnblocked(up, rank: rank) {
      if slopes.up < -least { return SignedSlope(sign: 1, slope: slopes.up) }
      up = blockingLevel(up, slope: slopes.up, least, rank)
    }
    if isUnblocked(down, rank: rank) {
      if slopes.down < -least { return SignedSlope(sign: -1, slope: slopes.down) }
      down = blockingLevel(down, slope: slopes.down, least, rank)
    }
    if up == noLevel && old.up != noLevel || down == noLevel && old.down != noLevel {
      pricing.opens = true
    }
    setBlockingLevels(entry, BlockingLevels(up: up, down: down))
    return nil
  }

  /// Exchanges a bound for the one beside it with the same number, if that stops the direction at once.
  ///
  /// The two bounds of a content are such. Nothing moves, and no other price changes.
  private mutating func swapEqualBounds(
    _ entry: BasisEntry, _ direction: SignedSlope, _ price: GuardedSum,
    _ pricing: inout CrashPricing
  ) -> Bool {
    guard !entry.isHold, let row = equalBound(of: entry.row) else { return false }
    let (leaving, entering) = (rows[entry.row], rows[row])
    guard isAhead(entering.side, direction.sign) else { return false }
    let cost = slopeIncrease(row, entering, 1, .level(rank: pricing.rank))
    guard direction.slope + cost >= -slopeTolerance(price) else { return false }
    assign(row, to: leaving.basicVariable)
    blockOwnCost(row)
    rows[entry.row].basicVariable = noVariable
    leave(entry, direction: direction.sign, rank: pricing.rank)
    statistics.boundSwaps &+= 1
    pricing.opens = true
    var price = price
    if rank(ofRow: leaving) == pricing.rank {
      price.add(rows[entry.row].side.gradient(leaving.relation) * weight(leaving))
    }
    return block(BasisEntry(row: row), price, &pricing) == nil
  }

  /// The satisfied bound beside another one of the same variable that has the same number.
  private mutating func equalBound(of row: Int32) -> Int32? {
    isEqualBound(row - 1, of: row) ? row - 1 : isEqualBound(row + 1, of: row) ? row + 1 : nil
  }

  private mutating func isEqualBound(_ other: Int32, of row: Int32) -> Bool {
    guard other >= 0, Int(other) < rowCount else { return false }
    let (bound, record) = (rows[other], rows[row])
    guard record.count == 1, bound.count == 1, bound.isAlive, bound.basicVariable == noVariable,
      bound.constant == record.constant, bound.side.gradient(bound.relation) == 0
    else { return false }
    let (term, own) = (terms[bound.start], terms[record.start])
    return term.variable == own.variable && term.coefficient == own.coefficient
  }

  /// Notes the violated rows below a level that matter, after this one no longer blocks what it did.
  private mutating func relistViolations(_ pricing: CrashPricing) {
    computeMobility(pricing.rigidity)
    pending.changedRows.removeAll()
    let newRows = scratch.newRows
    statistics.cells &+= newRows.count
    for index in 0..<newRows.count {
      let row = newRows[index]
      let record = rows[row]
      guard record.basicVariable == noVariable, rank(ofRow: record) > pricing.rank else { continue }
      let gradient = record.side.gradient(record.relation)
      if gradient != 0 { recordViolation(row, record, gradient, pricing.rigidity) }
    }
  }

  /// Finds the least important rank that can still move each variable, by what is marked.
  private mutating func computeMobility(_ rigidity: Buffer<Int32>) {
    statistics.cells &+= variableCount
    for position in 0..<variableCount {
      let variable = order[position]
      let record = variables[variable]
      rigidity[variable] = CrashWorkspace.unrestricted
      guard record.basicRow != noRow, record.block == noBlock else { continue }
      let blocked = record.blocked
      guard blocked.up != noLevel, blocked.down != noLevel else { continue }
      var least = Swift.max(levels.rank(blocked.up), levels.rank(blocked.down))
      for term in terms(of: rows[record.basicRow]) where term.variable != variable {
        least = Swift.max(least, rigidity[term.variable])
      }
      rigidity[variable] = least
    }
  }
}
