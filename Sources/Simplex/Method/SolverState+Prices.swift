// Prices that are updated from step to step, as the reduced costs of the revised simplex method.
//
// The price of a basis entry is the change of the objective's cost per unit of loosening the entry,
// through violated rows. A step updates computed prices: the leaving row is a combination of the
// rows that are active now, and its price is transferred to them in these proportions. Only entries
// of the combination change, regardless of the part of the system that the objective spans.

extension SolverState {
  /// Discards all prices; the next ones are for a level, given by its rank, or for a walk.
  mutating func resetPrices(rank: Int = Scratch.noRank) {
    scratch.preparePrices(variables: variables.capacity, rows: rows.capacity)
    scratch.priceEpoch = scratch.nextEpoch()
    scratch.pricedRank = rank
    finishPriceChanges()
  }

  /// True if some price changes are not applied yet.
  var hasPriceChanges: Bool { scratch.priceChanges.last?.isApplied == false }

  /// Returns whether the price of a basis entry is computed.
  @inline(__always)
  func isPriced(_ entry: BasisEntry) -> Bool {
    let epoch =
      entry.isHold ? scratch.holdPriceMark[entry.variable] : scratch.rowPriceMark[entry.row]
    return epoch == scratch.priceEpoch
  }

  /// Returns the price of a basis entry, 0 if it is not computed.
  @inline(__always)
  func price(of entry: BasisEntry) -> GuardedSum {
    guard isPriced(entry) else { return GuardedSum() }
    return entry.isHold ? scratch.holdPrice[entry.variable] : scratch.rowPrice[entry.row]
  }

  @inline(__always)
  mutating func setPrice(of entry: BasisEntry, _ price: GuardedSum) {
    if entry.isHold {
      scratch.holdPrice[entry.variable] = price
      scratch.holdPriceMark[entry.variable] = scratch.priceEpoch
    } else {
      scratch.rowPrice[entry.row] = price
      scratch.rowPriceMark[entry.row] = scratch.priceEpoch
    }
  }

  /// Solves for the composition of an entry that has left the basis.
  mutating func composition(ofLeaving entry: BasisEntry) -> Multipliers {
    seed(entry, 1)
    return btran()
  }

  /// Records that a priced entry left the basis; its price moves to its composition.
  mutating func transferPrice(of entry: BasisEntry, _ price: Double) {
    var price = price
    if hasPriceChanges, let last = scratch.priceChanges.last, last.entry == entry {
      price += last.amount
      _ = scratch.priceChanges.removeLast()
    }
    scratch.priceChanges.append(PriceChange(entry: entry, isLeaving: true, amount: price))
  }

  /// Applies price changes, and marks the changed entries that can move at a rank for pricing.
  ///
  /// With `marksSingle`, the composition of a single leaving entry is marked at once, unless it is
  /// not the latest change. Otherwise `enqueueLeaving` marks it, in one solve with others.
  @inline(never)
  mutating func applyPriceChanges(rank: Int, marksSingle: Bool) {
    if marksSingle, let last = scratch.priceChanges.last, last.isLeaving, !last.isApplied {
      _ = scratch.priceChanges.removeLast()
      seed(last.entry, 1)
      addComposition(last.amount, rank: rank)
    }
    guard hasPriceChanges else { return }
    for change in scratch.priceChanges where !change.isApplied { seed(change.entry, change.amount) }
    finishPriceChanges()
    addComposition(1, rank: rank)
    if scratch.priceChanges.count > PriceChange.leavingLimit { enqueueLeaving(rank: rank) }
  }

  /// Adds a multiple of the seeded vector's composition to the prices, and marks its entries.
  private mutating func addComposition(_ factor: Double, rank: Int) {
    let composition = btran()
    statistics.cells &+= composition.variables.count
    for variable in composition.variables {
      let share = composition[variable]
      guard share.value != 0 else { continue }
      let entry = basisEntry(of: variable)
      if isPriced(entry) {
        var price = price(of: entry)
        price.add(share, times: factor)
        setPrice(of: entry, price)
      }
      if isUnblocked(entry, rank: rank) { markForPricing(entry) }
    }
    clear(composition)
  }

  /// Drops all changes but leaving entries, and sets those to applied.
  private mutating func finishPriceChanges() {
    scratch.priceChanges.removeAll { !$0.isLeaving }
    for index in 0..<scratch.priceChanges.count { scratch.priceChanges[index].isApplied = true }
  }

  /// Marks the compositions of entries that the steps of a visit to a rank have loosened.
  ///
  /// Their prices at other levels move to these compositions. Each entry has a weight of its own,
  /// so that no two cancel. Changes that are not applied yet are dropped.
  @inline(never)
  mutating func enqueueLeaving(rank: Int) {
    guard !scratch.priceChanges.isEmpty else { return }
    for change in scratch.priceChanges where change.isLeaving && !isActive(change.entry) {
      seed(change.entry, Degeneracy.distance(UInt32(bitPattern: change.entry.code)))
    }
    scratch.priceChanges.removeAll()
    markCompositionForPricing(rank: rank)
  }

  /// Adds a multiple of an entry's row, or of its variable, to the vector that `btran` solves for.
  private mutating func seed(_ entry: BasisEntry, _ weight: Double) {
    guard entry.isHold else { return seedPrice(rows[entry.row], weight) }
    seed(entry.variable, weight)
  }
}
