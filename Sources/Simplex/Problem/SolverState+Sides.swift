// The sides of inactive rows, and the cost changes that follow from them.

import Buffers

extension SolverState {
  /// Computes the sides of inactive rows that have none.
  mutating func assignFreshSides() {
    while !pending.freshRows.isEmpty {
      let row = pending.freshRows.removeLast()
      let record = problem.rows[row]
      guard record.isAlive, record.basicVariable == noVariable else { continue }
      problem.rows[row].side = .at
      setSide(freshSide(record), of: row)
    }
  }

  /// The maximum distance of a row's activity from its constant that counts as zero.
  @inline(__always)
  package func tolerance(of row: RowRecord) -> Double {
    guard problem.hasWideValues || problem.hasWideFactors else { return Tolerance.activity }
    return Tolerance.unusual(
      row.constant, problem.terms(of: row), basis.values, isWide: problem.hasWideValues,
      isFine: problem.hasWideFactors && !call.usesRelaxedTolerance)
  }

  /// The tolerance that ignores wide factors.
  @inline(__always)
  func coarseTolerance(of row: RowRecord) -> Double {
    problem.hasWideValues
      ? Tolerance.wide(problem.terms(of: row), basis.values) : Tolerance.activity
  }

  /// - Returns: Whether a row's activity counts as equal to its constant.
  @inline(__always)
  package func isOnKink(_ row: Int32) -> Bool {
    let record = problem.rows[row]
    return residual(record).magnitude <= tolerance(of: record)
  }

  /// True if every row has the tolerance of ordinary rows.
  var hasOneTolerance: Bool {
    !problem.hasWideValues && (!problem.hasWideFactors || call.usesRelaxedTolerance)
  }

  @inline(__always)
  func freshSide(_ row: RowRecord) -> Side {
    row.side(at: residual(row), within: tolerance(of: row))
  }

  /// Sets the side of an inactive row, and records the change of its cost, if any.
  mutating func setSide(_ side: Side, of row: Int32) {
    let record = problem.rows[row]
    undo.log.record(.row, row, record)
    problem.rows[row].side = side
    let costSign = side.costSign(for: record.relation)
    let old = record.side.costSign(for: record.relation)
    guard costSign != old else { return }
    recordCostSign(row, record, from: old, to: costSign)
    recordCostChange(row, costSign)
  }

  /// Records a change of a row's cost sign, if the row belongs to the priced level.
  @inline(__always)
  mutating func recordCostSign(_ row: Int32, _ record: RowRecord, from old: Double, to new: Double)
  {
    guard pricing.prices.rank >= 0, old != new,
      problem.levels.rank(record.level) == pricing.prices.rank
    else { return }
    pricing.prices.recordCostChange(
      of: BasisEntry(row: row), (new - old) * problem.scaledWeight(record))
  }

  /// Records that the cost of an inactive row has changed.
  @inline(__always)
  mutating func recordCostChange(_ row: Int32, _ costSign: Double) {
    if problem.rows[row].level != PriorityLevels.required {
      pending.changedRows.append(RowChange(row: row, level: problem.rows[row].level))
      pricing.violations.invalidate()
    } else if costSign != 0 {
      pending.violatedRequired.append(row)
    }
  }

  /// - Returns: Whether a row is alive, inactive and violated by more than the tolerance.
  mutating func isViolated(_ row: Int32) -> Bool {
    let record = problem.rows[row]
    guard record.isAlive, record.basicVariable == noVariable else { return false }
    return freshSide(record).costSign(for: record.relation) != 0
  }
}

extension RowRecord {
  /// The side of the row at a residual.
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
  /// The tolerance of a row with large values or wide factors.
  ///
  /// Out of line, since few solvers have either.
  @inline(never)
  fileprivate static func unusual(
    _ constant: Double, _ terms: Run<Term>, _ values: Buffer<Double>, isWide: Bool, isFine: Bool
  ) -> Double {
    let coarse = isWide ? wide(terms, values) : activity
    return isFine ? fine(constant, terms, values, atMost: coarse) : coarse
  }

  /// The tolerance of a row in a solver with wide factors.
  fileprivate static func fine(
    _ constant: Double, _ terms: Run<Term>, _ values: Buffer<Double>, atMost coarse: Double
  ) -> Double {
    let magnitude = terms.magnitude(with: constant, at: values)
    return Swift.min(Swift.max(minimumActivity, fineActivity * magnitude), coarse)
  }

  /// The tolerance of a row with large values.
  fileprivate static func wide(_ terms: Run<Term>, _ values: Buffer<Double>) -> Double {
    var largest = wideValue
    for term in terms { largest = Swift.max(largest, values[term.variable].magnitude) }
    return activity * (largest / wideValue)
  }
}

extension Problem {
  /// The cost of a scaled unit of violation at the level of a row.
  ///
  /// ``WrittenRow/weight`` is that of a unit in the client's numbers.
  @inline(__always)
  package func scaledWeight(_ row: RowRecord) -> Double {
    row.level == PriorityLevels.required ? 1 : Double(row.cost)
  }
}
