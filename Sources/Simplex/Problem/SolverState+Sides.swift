// The side of its constant on which each inactive row lies, and the cost changes that follow.

/// The side of a row, and the levels that block its directions, before exchanges that may be taken back.
struct SavedSide: BitwiseCopyable {
  let row: Int32
  let side: Side
  let blocked: BlockingLevels
}

extension SolverState {
  /// Computes the sides of inactive rows that have none.
  mutating func assignFreshSides() {
    while !pending.freshRows.isEmpty {
      let row = pending.freshRows.removeLast()
      let record = rows[row]
      guard record.isAlive, record.basicVariable == noVariable else { continue }
      if scratch.isSavingSides { saveSide(of: row) }
      rows[row].side = .at
      setSide(freshSide(record), of: row)
    }
  }

  /// How far a row's activity may be from its constant and still count as on it.
  @inline(__always)
  func tolerance(of row: RowRecord) -> Double {
    guard hasWideValues || hasWideFactors else { return Tolerance.activity }
    return Tolerance.unusual(
      row.constant, terms(of: row), values, isWide: hasWideValues,
      isFine: hasWideFactors && !scratch.usesRelaxedTolerance)
  }

  /// The tolerance where no row passes on more than it is off by.
  @inline(__always)
  func coarseTolerance(of row: RowRecord) -> Double {
    hasWideValues ? Tolerance.wide(terms(of: row), values) : Tolerance.activity
  }

  /// Whether a row's activity counts as equal to its constant.
  @inline(__always)
  func isOnKink(_ row: Int32) -> Bool {
    let record = rows[row]
    return residual(record).magnitude <= tolerance(of: record)
  }

  /// Whether the tolerance of every row is that of ordinary ones.
  var hasOneTolerance: Bool { !hasWideValues && (!hasWideFactors || scratch.usesRelaxedTolerance) }

  @inline(__always)
  func freshSide(_ row: RowRecord) -> Side {
    row.side(at: residual(row), within: tolerance(of: row))
  }

  /// Moves an inactive row to a side, and notes it if its cost changes.
  mutating func setSide(_ side: Side, of row: Int32) {
    let record = rows[row]
    undoLog.record(.row, row, record)
    if scratch.isSavingSides { saveSide(of: row) }
    rows[row].side = side
    if record.count == 1 { scratch.planRangesAreCurrent = false }
    let gradient = side.gradient(record.relation)
    let old = record.side.gradient(record.relation)
    guard gradient != old else { return }
    recordCostSign(row, record, from: old, to: gradient)
    recordCostChange(row, gradient)
  }

  /// Notes that a row contributes otherwise to the gradient, if it is one of the level whose prices are kept.
  @inline(__always)
  mutating func recordCostSign(_ row: Int32, _ record: RowRecord, from old: Double, to new: Double)
  {
    guard scratch.pricedRank >= 0, old != new, levels.rank(record.level) == scratch.pricedRank
    else {
      return
    }
    addPriceChange(row, (new - old) * weight(record))
  }

  @inline(never)
  private mutating func addPriceChange(_ row: Int32, _ amount: Double) {
    scratch.priceChanges.append(PriceChange(entry: BasisEntry(row: row), amount: amount))
  }

  /// The user's units of violation per scaled unit.
  @inline(__always)
  func weight(_ row: RowRecord) -> Double {
    row.level == PriorityLevels.required ? 1 : 1.0.scaled(by: -Int(row.exponent))
  }

  /// Notes a row as it is, to be restored if exchanges are taken back.
  @inline(__always)
  mutating func saveSide(of row: Int32) {
    let record = rows[row]
    scratch.savedSides.append(
      SavedSide(
        row: row, side: record.side,
        blocked: record.basicVariable == noVariable
          ? BlockingLevels() : variables[record.basicVariable].blocked))
  }

  /// Records that the cost of an inactive row has changed.
  @inline(__always)
  mutating func recordCostChange(_ row: Int32, _ gradient: Double) {
    if rows[row].level != PriorityLevels.required {
      pending.changedRows.append(RowChange(row: row, level: rows[row].level))
      scratch.violationsAreComplete = false
    } else if gradient != 0 {
      pending.violatedRequired.append(row)
    }
  }

  /// Whether an inactive row is violated by more than the tolerance.
  mutating func isViolated(_ row: Int32) -> Bool {
    let record = rows[row]
    guard record.isAlive, record.basicVariable == noVariable else { return false }
    return freshSide(record).gradient(record.relation) != 0
  }
}

extension RowRecord {
  /// The side on which the row lies if its activity is that much above its constant.
  @inline(__always)
  func side(at residual: Double, within tolerance: Double) -> Side {
    switch relation {
    case .equal: residual.magnitude <= tolerance ? .at : residual > 0 ? .above : .below
    case .lessThanOrEqual: residual > tolerance ? .above : .below
    case .greaterThanOrEqual: residual < -tolerance ? .below : .above
    }
  }
}

extension Tolerance {
  /// The tolerance of a row where values may be large or coefficients far apart.
  ///
  /// Apart from where it is asked for, since few solvers have either.
  @inline(never)
  fileprivate static func unusual(
    _ constant: Double, _ terms: Run<Term>, _ values: Buffer<Double>, isWide: Bool, isFine: Bool
  ) -> Double {
    let coarse = isWide ? wide(terms, values) : activity
    return isFine ? fine(constant, terms, values, atMost: coarse) : coarse
  }

  /// The tolerance of a row where coefficients are far apart.
  fileprivate static func fine(
    _ constant: Double, _ terms: Run<Term>, _ values: Buffer<Double>, atMost coarse: Double
  ) -> Double {
    let magnitude = terms.magnitude(with: constant, at: values)
    return Swift.min(Swift.max(leastActivity, fineActivity * magnitude), coarse)
  }

  /// The tolerance of a row where values are large.
  fileprivate static func wide(_ terms: Run<Term>, _ values: Buffer<Double>) -> Double {
    var largest = wideValue
    for term in terms { largest = Swift.max(largest, values[term.variable].magnitude) }
    return activity * (largest / wideValue)
  }
}
