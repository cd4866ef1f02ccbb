import Buffers

/// The prices of basis entries for one objective, and the changes that they do not include yet.
///
/// The price of an entry is the change of the objective's cost per unit of loosening the entry,
/// through violated rows.
struct Prices {
  private var arena = Arena()
  private var prices = EntryTable<GuardedSum>()
  /// The epoch in which the price of an entry was computed.
  private var epochs = EntryTable<UInt32>()
  /// The epoch that marks valid prices.
  private(set) var epoch: UInt32 = 0
  /// The rank of the level that the prices belong to; `noRank` for a walk, or without prices.
  var rank = noRank
  static let noRank = -1
  /// Changed costs of that level, and priced entries that left the basis.
  ///
  /// Changes that the prices already include, and that only await marking, come first.
  private(set) var changes = List<PriceChange>()

  /// True if some changes are not applied yet.
  @inline(__always)
  var hasChanges: Bool { changes.last?.isApplied == false }

  /// Returns whether the price of a basis entry is computed.
  @inline(__always)
  func contains(_ entry: BasisEntry) -> Bool { epochs[entry] == epoch }

  /// The price of a basis entry; 0 if it is not computed.
  @inline(__always)
  subscript(entry: BasisEntry) -> GuardedSum {
    get { contains(entry) ? prices[entry] : GuardedSum() }
    nonmutating set {
      prices[entry] = newValue
      epochs[entry] = epoch
    }
  }

  /// Discards all prices; the next ones are for the level of a rank, or for a walk.
  mutating func reset(rank: Int, epoch: UInt32) {
    (self.rank, self.epoch) = (rank, epoch)
    markLeavingApplied()
  }

  /// Records a change of an entry's cost.
  @inline(never)
  mutating func recordCostChange(of entry: BasisEntry, _ amount: Double) {
    changes.append(PriceChange(entry: entry, amount: amount))
  }

  /// Records that a priced entry left the basis; its price moves to its composition.
  mutating func recordLeaving(_ entry: BasisEntry, price: Double) {
    var price = price
    if hasChanges, let last = changes.last, last.entry == entry {
      price += last.amount
      _ = changes.removeLast()
    }
    changes.append(PriceChange(entry: entry, isLeaving: true, amount: price))
  }

  /// Transfers the price of a bound to another bound of its variable, which has replaced it.
  ///
  /// Changes of the costs of the two are included; no other price changes.
  ///
  /// - Parameters:
  ///   - leaving: The bound that was active.
  ///   - entering: The bound that is active now.
  ///   - factor: The coefficient of the entering bound as a multiple of that of the leaving one.
  mutating func transfer(from leaving: BasisEntry, to entering: BasisEntry, factor: Double) {
    var price = self[leaving]
    var own = 0.0
    while hasChanges, let change = changes.last,
      change.entry.row == leaving.row || change.entry.row == entering.row
    {
      if change.entry.row == entering.row {
        own += change.amount
      } else {
        price.add(change.amount)
      }
      _ = changes.removeLast()
    }
    price.divide(by: factor)
    if own != 0 { price.add(own) }
    self[entering] = price
  }

  /// Removes and returns the latest change, if it is a leaving entry and not applied.
  mutating func popLeaving() -> PriceChange? {
    guard let last = changes.last, last.isLeaving, !last.isApplied else { return nil }
    return changes.removeLast()
  }

  mutating func discardChanges() { changes.removeAll() }

  /// Drops all changes but leaving entries, and sets those to applied.
  mutating func markLeavingApplied() {
    changes.removeAll { !$0.isLeaving }
    for index in 0..<changes.count { changes[index].isApplied = true }
  }

  /// Reserves memory for the prices of these numbers of variables and rows.
  @inline(__always)
  mutating func prepare(variables: Int, rows: Int) {
    if variables > prices.variables || rows > prices.rows { grow(variables: variables, rows: rows) }
  }

  private mutating func grow(variables: Int, rows: Int) {
    let count = variables + rows
    arena.free()
    arena = Arena(
      bytes: Arena.size(count, of: GuardedSum.self) + Arena.size(count, of: UInt32.self))
    prices = EntryTable(variables: variables, rows: rows, in: &arena)
    epochs = EntryTable(variables: variables, rows: rows, repeating: 0, in: &arena)
  }

  /// Clears all marks, because epochs start again.
  mutating func resetEpochs() {
    epochs.fill(0)
    epoch = 0
  }

  mutating func free() {
    arena.free()
    changes.free()
  }
}

// Prices that are updated from step to step, as the reduced costs of the revised simplex method.
//
// A step updates computed prices: the leaving row is a combination of the
// rows that are active now, and its price is transferred to them in these proportions. Only entries
// of the combination change, regardless of the part of the system that the objective spans.

extension SolverState {
  /// Discards all prices; the next ones are for a level, given by its rank, or for a walk.
  mutating func resetPrices(rank: Int = Prices.noRank) {
    pricing.prices.prepare(variables: problem.variables.capacity, rows: problem.rows.capacity)
    pricing.prices.reset(rank: rank, epoch: pricing.nextEpoch())
  }

  /// Solves for the composition of an entry that has left the basis.
  mutating func composition(ofLeaving entry: BasisEntry) -> Multipliers {
    seedEntry(entry, 1)
    return btran()
  }

  /// Applies price changes, and marks the changed entries that can move at a rank for pricing.
  ///
  /// With `marksSingle`, the composition of a single leaving entry is marked at once, unless it is
  /// not the latest change. Otherwise `markLeavingCompositions` marks it, in one solve with others.
  @inline(never)
  mutating func applyPriceChanges(rank: Int, marksSingle: Bool) {
    if marksSingle, let last = pricing.prices.popLeaving() {
      seedEntry(last.entry, 1)
      addComposition(last.amount, rank: rank)
    }
    guard pricing.prices.hasChanges else { return }
    for change in pricing.prices.changes where !change.isApplied {
      seedEntry(change.entry, change.amount)
    }
    pricing.prices.markLeavingApplied()
    addComposition(1, rank: rank)
    if pricing.prices.changes.count > Tuning.triesPerPricing { markLeavingCompositions(rank: rank) }
  }

  /// Adds a multiple of the seeded vector's composition to the prices, and marks its entries.
  private mutating func addComposition(_ factor: Double, rank: Int) {
    let composition = btran()
    statistics.cells &+= composition.variables.count
    for variable in composition.variables {
      let share = composition[variable]
      guard share.value != 0 else { continue }
      let entry = problem.basisEntry(of: variable)
      if pricing.prices.contains(entry) {
        var price = pricing.prices[entry]
        price.add(share, times: factor)
        pricing.prices[entry] = price
      }
      if problem.isUnblocked(entry, rank: rank) { pricing.markForPricing(entry) }
    }
    clear(composition)
  }

  /// Marks the compositions of entries that the steps of a visit to a rank have loosened.
  ///
  /// Their prices at other levels move to these compositions. Each entry has a weight of its own,
  /// so that no two cancel. Changes that are not applied yet are dropped.
  @inline(never)
  mutating func markLeavingCompositions(rank: Int) {
    guard !pricing.prices.changes.isEmpty else { return }
    for change in pricing.prices.changes where change.isLeaving && !problem.isActive(change.entry) {
      seedEntry(change.entry, Degeneracy.pretendedDistance(UInt32(bitPattern: change.entry.code)))
    }
    pricing.prices.discardChanges()
    markCompositionForPricing(rank: rank)
  }

  /// Adds a multiple of an entry's row, or of its variable, to the vector that `btran` solves for.
  private mutating func seedEntry(_ entry: BasisEntry, _ weight: Double) {
    guard entry.isHold else { return seedRow(problem.rows[entry.row], weight) }
    seed(entry.variable, weight)
  }
}
