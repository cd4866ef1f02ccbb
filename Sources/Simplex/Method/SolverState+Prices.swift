// Prices that are updated from step to step, as the reduced costs of the revised simplex method.
//
// A step updates computed prices: the leaving row is a combination of the
// rows that are active now, and its price is transferred to them in these proportions. Only entries
// of the combination change, regardless of the part of the system that the objective spans.

import Buffers

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
