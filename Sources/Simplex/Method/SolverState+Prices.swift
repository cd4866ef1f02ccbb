// Prices that are kept from step to step, as in the revised simplex method with explicit reduced costs.
//
// The price of a basis entry says how the cost of the objective changes as the entry's row is loosened. Once
// computed, prices follow each step: the row that leaves is a combination of the rows that are active now,
// and its price passes to them in these proportions. Only entries in the combination change, however much of
// the system the objective spans.

extension SolverState {
  /// Forgets all prices; those to come are for a level, by its rank, or for a walk.
  mutating func resetPrices(rank: Int = Scratch.noRank) {
    scratch.preparePrices(variables: variables.capacity, rows: rows.capacity)
    scratch.priceEpoch = scratch.nextEpoch()
    scratch.pricedRank = rank
    finishPriceChanges()
  }

  /// Whether something has changed that is not in the prices yet.
  var hasPriceChanges: Bool { scratch.priceChanges.last?.isPriced == false }

  /// Whether the price of a basis entry is known.
  @inline(__always)
  func isPriced(_ entry: BasisEntry) -> Bool {
    let epoch =
      entry.isHold ? scratch.holdPriceMark[entry.variable] : scratch.rowPriceMark[entry.row]
    return epoch == scratch.priceEpoch
  }

  /// The price of a basis entry, 0 if it is not known.
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

  /// Solves for how an entry that has left is composed of the rows active now.
  mutating func btran(leaving entry: BasisEntry) {
    seed(entry, 1)
    btran()
  }

  /// Notes that an entry with a price has left: what it is composed of is to get its price.
  mutating func transferPrice(of entry: BasisEntry, _ price: Double) {
    var price = price
    if hasPriceChanges, let last = scratch.priceChanges.last, last.entry == entry {
      price += last.amount
      _ = scratch.priceChanges.removeLast()
    }
    scratch.priceChanges.append(PriceChange(entry: entry, isLeaving: true, amount: price))
  }

  /// Adds what has changed to the prices, and marks the entries for pricing that can move at a rank.
  ///
  /// What a single entry that has left is composed of can be marked at once, which is as well where few follow, unless
  /// something has changed after it.
  @inline(never)
  mutating func applyPriceChanges(rank: Int, marksSingle: Bool) {
    if marksSingle, let last = scratch.priceChanges.last, last.isLeaving, !last.isPriced {
      _ = scratch.priceChanges.removeLast()
      seed(last.entry, 1)
      addComposition(last.amount, rank: rank)
    }
    guard hasPriceChanges else { return }
    for change in scratch.priceChanges where !change.isPriced { seed(change.entry, change.amount) }
    finishPriceChanges()
    addComposition(1, rank: rank)
    if scratch.priceChanges.count > PriceChange.leavingLimit { enqueueLeaving(rank: rank) }
  }

  /// Solves for what is seeded, adds a multiple of it to the prices, and marks the entries whose prices change.
  private mutating func addComposition(_ factor: Double, rank: Int) {
    btran()
    statistics.cells &+= scratch.priced.count
    for variable in scratch.priced {
      let share = scratch.solution[variable]
      guard share.value != 0 else { continue }
      let entry = basisEntry(of: variable)
      if isPriced(entry) {
        var price = price(of: entry)
        price.add(share, times: factor)
        setPrice(of: entry, price)
      }
      if isUnblocked(entry, rank: rank) { markForPricing(entry) }
    }
    clearPrices()
  }

  /// Keeps of what has changed only what is to be marked yet.
  private mutating func finishPriceChanges() {
    scratch.priceChanges.removeAll { !$0.isLeaving }
    for index in 0..<scratch.priceChanges.count { scratch.priceChanges[index].isPriced = true }
  }

  /// Marks what the entries are composed of that the steps of a visit to a rank have loosened: their prices at
  /// other levels pass to it.
  ///
  /// Each has a weight of its own, so that no two cancel. Changes that are not in the prices yet are dropped.
  @inline(never)
  mutating func enqueueLeaving(rank: Int) {
    guard !scratch.priceChanges.isEmpty else { return }
    for change in scratch.priceChanges where change.isLeaving && !isActive(change.entry) {
      seed(change.entry, Degeneracy.distance(UInt32(bitPattern: change.entry.code)))
    }
    scratch.priceChanges.removeAll()
    markCompositionForPricing(rank: rank)
  }

  /// Adds a multiple of the row of an entry, or of its variable, to the vector that `btran` solves for.
  private mutating func seed(_ entry: BasisEntry, _ weight: Double) {
    guard entry.isHold else { return seedPrice(rows[entry.row], weight) }
    scratch.solution[entry.variable].add(weight)
    scratch.pendingPositions.insert(variables[entry.variable].position)
  }
}
