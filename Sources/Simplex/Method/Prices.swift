// Prices that are kept from step to step, as in the revised simplex method with explicit reduced costs.
//
// The price of a basis entry says how the cost of the objective changes as the entry's row is loosened. Once
// computed, prices follow each step: the row that leaves is a combination of the rows that are active now,
// and its price passes to them in these proportions. Only entries in the combination change, however much of
// the system the objective spans.

extension SolverState {
  /// Forgets all prices; those to come are for a level, by its rank, or for a walk.
  mutating func forgetPrices(rank: Int = Scratch.walkRank) {
    scratch.preparePrices(variables: variables.capacity, rows: rows.capacity)
    scratch.priceEpoch = scratch.nextEpoch()
    scratch.priceRank = rank
    scratch.gradientChanges.removeAll()
  }

  /// Whether the price of a basis entry is known.
  @inline(__always)
  func isPriced(_ entry: BasisEntry) -> Bool {
    let epoch =
      entry.isHold ? scratch.holdPriceMark[entry.variable] : scratch.rowPriceMark[entry.row]
    return epoch == scratch.priceEpoch
  }

  /// The price of a basis entry, 0 if it is not known.
  @inline(__always)
  func price(of entry: BasisEntry) -> Sum {
    guard isPriced(entry) else { return Sum() }
    return entry.isHold ? scratch.holdPrice[entry.variable] : scratch.rowPrice[entry.row]
  }

  @inline(__always)
  mutating func setPrice(of entry: BasisEntry, _ price: Sum) {
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
    if entry.isHold {
      scratch.solution[entry.variable].add(1)
      scratch.positions.insert(variables[entry.variable].position)
    } else {
      seedPrice(rows[entry.row], 1)
    }
    btran()
  }

  /// Passes the price of an entry that a step has loosened on to the rows that it is composed of, and marks
  /// those that can move at a rank for pricing.
  mutating func passPrice(of entry: BasisEntry, _ price: Double, rank: Int) {
    var price = price
    if let last = scratch.gradientChanges.last, !entry.isHold, last.row == entry.row {
      price += last.change * weight(rows[last.row])
      _ = scratch.gradientChanges.removeLast()
    }
    btran(leaving: entry)
    takeShares(price, rank: rank)
  }

  /// Changes the prices of what the rows are composed of whose contribution to the gradient has changed.
  mutating func applyGradientChanges(rank: Int) {
    guard !scratch.gradientChanges.isEmpty else { return }
    for change in scratch.gradientChanges {
      let row = rows[change.row]
      seedPrice(row, change.change * weight(row))
    }
    scratch.gradientChanges.removeAll()
    btran()
    takeShares(1, rank: rank)
  }

  /// Adds a multiple of what `btran` found to the prices.
  private mutating func takeShares(_ factor: Double, rank: Int) {
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
      if isOpen(entry, rank: rank) { markForPricing(entry) }
    }
    clearPrices()
  }
}
