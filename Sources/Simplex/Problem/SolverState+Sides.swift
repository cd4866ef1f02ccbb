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

// The sums of rows at the current values.

extension SolverState {
  /// The activity: the sum of a row's terms at the current values, scaled.
  @inline(__always)
  package func activity(_ row: RowRecord) -> Double {
    problem.terms(of: row).activity(at: basis.values)
  }

  /// The residual: activity minus constant, scaled.
  @inline(__always)
  package func residual(_ row: RowRecord) -> Double {
    problem.terms(of: row).difference(from: row.constant, at: basis.values)
  }

  /// The sum of the magnitudes of a row's constant and terms.
  @inline(__always)
  package func magnitude(of row: RowRecord) -> Double {
    problem.terms(of: row).magnitude(with: row.constant, at: basis.values)
  }

}

extension Run<Term> {
  /// The sum of the terms.
  @inline(__always)
  func activity(at values: Buffer<Double>) -> Double {
    var sum = 0.0
    for term in self { sum += term.coefficient * values[term.variable] }
    return sum
  }

  /// The sum of the terms minus a constant.
  ///
  /// Out of line: many callers.
  @inline(never)
  func difference(from constant: Double, at values: Buffer<Double>) -> Double {
    activity(at: values) - constant
  }

  /// The sum of the magnitudes of the terms and of the constant.
  func magnitude(with constant: Double, at values: Buffer<Double>) -> Double {
    var size = constant.magnitude
    for term in self { size += (term.coefficient * values[term.variable]).magnitude }
    return size
  }
}

extension Double {
  /// The number times 2 to the power of `exponent`.
  @inline(__always)
  package func scaled(by exponent: Int) -> Double {
    exponent == 0 ? self : Double(sign: .plus, exponent: exponent, significand: self)
  }
}

// Rows in the client's numbers.

extension SolverState {
  /// A row in the client's numbers.
  @inline(__always)
  func writtenRow(_ row: Int32) -> WrittenRow {
    let record = problem.rows[row]
    return WrittenRow(
      record: record, terms: problem.terms(of: record), variables: problem.variables,
      values: basis.values, tag: problem.tag)
  }

  /// The row as the client would write it.
  @inline(__always)
  package func constraint(ofRow row: Int32) -> LinearConstraint {
    writtenRow(row).constraint(priority: problem.levels.priority(problem.rows[row].level))
  }
}

/// A row in the client's numbers, read in place.
///
/// Separate from the state, which is large: a nonmutating method may receive a copy of it, and a
/// mutating one looks like a write to the thread sanitizer.
struct WrittenRow {
  let record: RowRecord
  let terms: Run<Term>
  let variables: Buffer<VariableRecord>
  let values: Buffer<Double>
  let tag: UInt32

  func constraint(priority: Double) -> LinearConstraint {
    var expression = LinearExpression()
    forEachTerm { expression.append($0, coefficient: $1) }
    return LinearConstraint(
      terms: expression, relation: record.relation, constant: unscaled(record.constant),
      priority: Priority(priority))
  }

  func forEachTerm(_ body: (Variable, Double) -> Void) {
    for term in terms {
      let generation = variables[term.variable].generation
      body(
        Variable(index: term.variable, generation: generation, tag: tag),
        unscaled(term.coefficient))
    }
  }

  /// The violation of the row; 0 if it is satisfied.
  var violation: Double {
    let excess = unscaled(terms.activity(at: values) - record.constant)
    return switch record.relation {
    case .equal: excess.magnitude
    case .lessThanOrEqual: Swift.max(0, excess)
    case .greaterThanOrEqual: Swift.max(0, 0 - excess)
    }
  }

  /// The weight of the row among those of its priority.
  var weight: Double { Double(record.cost).scaled(by: Int(record.exponent)) }

  private func unscaled(_ value: Double) -> Double { value.scaled(by: -Int(record.exponent)) }
}
