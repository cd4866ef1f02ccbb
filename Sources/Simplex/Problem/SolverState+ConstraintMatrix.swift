// The rows as stated: sparse, scaled, each a contiguous run of terms. Columns are linked lists
// through the terms, built when first needed; a first solve needs none.

/// The reason why a row cannot be added.
enum RowFault: Error {
  case variable(Variable)
  case number(Double)
  case priority(Double)
}

extension SolverState {
  /// Indicates whether a handle refers to a live constraint of this solver.
  @inline(__always)
  func isKnown(_ id: ConstraintID) -> Bool {
    let index = Int(truncatingIfNeeded: id.index)
    guard id.tag == tag, index >= 0, index < rowCount else { return false }
    let record = rows[index]
    return record.generation == id.generation && record.isAlive
  }

  @inline(__always)
  func id(ofRow row: Int32) -> ConstraintID {
    ConstraintID(index: row, generation: rows[row].generation, tag: tag)
  }

  @inline(__always)
  func handle(ofVariable variable: Int32) -> Variable {
    Variable(index: variable, generation: variables[variable].generation, tag: tag)
  }

  /// A row under construction.
  struct RowBuilder {
    let row: Int32
    let start: Int
    var largest = 0.0
    var hasSmall = false
    var hasRepeats = false
  }

  @inline(__always)
  func beginRow() -> RowBuilder {
    RowBuilder(
      row: freeRow == noRow ? Int32(truncatingIfNeeded: rowCount) : freeRow, start: termCount)
  }

  /// Appends a term to a row under construction; `endRow` completes the row.
  @inline(__always)
  mutating func appendTerm(
    _ variable: Variable, _ coefficient: Double, to builder: inout RowBuilder
  ) throws(RowFault) {
    guard isKnown(variable) else { throw .variable(variable) }
    let size = coefficient.magnitude
    guard size.isFinite else { throw .number(coefficient) }
    if size > builder.largest { builder.largest = size }
    if size < 2 * Tolerance.wideFactor { builder.hasSmall = true }
    let index = termCount
    growTerms(to: index &+ 1)
    if index &- builder.start < 8 {
      for earlier in builder.start..<index where terms[earlier].variable == variable.index {
        builder.hasRepeats = true
      }
    } else {
      builder.hasRepeats = true
    }
    terms[index] = Term(coefficient: coefficient, variable: variable.index, row: builder.row)
    termCount = index &+ 1
  }

  /// Completes a row and returns its index.
  ///
  /// The row is inactive and has no side yet.
  @inline(__always)
  mutating func endRow(
    _ builder: RowBuilder, _ relation: Relation, _ constant: Double, _ priority: Double
  ) throws(RowFault) -> Int32 {
    guard priority > 0 && priority <= 1000 else { throw .priority(priority) }
    guard constant.magnitude <= Tolerance.maximumNumber else { throw .number(constant) }
    var exponent = 0
    if builder.hasRepeats || builder.hasSmall || builder.largest >= 2 || builder.largest < 1 {
      exponent = try normalize(builder)
    }
    claimRow(builder.row)
    rows[builder.row] = RowRecord(
      constant: constant.scaled(by: exponent) + 0.0,
      start: Int32(truncatingIfNeeded: builder.start),
      count: Int32(truncatingIfNeeded: termCount &- builder.start),
      level: levels.level(of: priority), serial: nextSerial,
      generation: nextGeneration,
      exponent: Int16(truncatingIfNeeded: exponent), relation: relation, side: .at)
    nextSerial &+= 1
    nextGeneration &+= 1
    liveRows &+= 1
    return builder.row
  }

  /// Reserves the row index that `beginRow` chose.
  @inline(__always)
  private mutating func claimRow(_ row: Int32) {
    if row == freeRow {
      undoLog.record(.row, row, rows[row])
      freeRow = rows[row].start
      return
    }
    growRows(to: rowCount &+ 1)
    rowCount &+= 1
  }

  /// Merges the terms of repeated variables and scales the row.
  ///
  /// - Returns: The exponent of the scale.
  private mutating func normalize(_ builder: RowBuilder) throws(RowFault) -> Int {
    if builder.hasRepeats { collectTerms(from: builder.start) }
    var largest = 0.0
    for index in builder.start..<termCount {
      let size = terms[index].coefficient.magnitude
      guard size <= Tolerance.maximumNumber else { throw .number(terms[index].coefficient) }
      largest = Swift.max(largest, size)
    }
    return scale(from: builder.start, largest: largest)
  }

  /// Merges the terms of repeated variables in place, each at its first occurrence.
  private mutating func collectTerms(from start: Int) {
    scratch.prepare(variables: variables.capacity)
    let epoch = scratch.nextEpoch()
    var end = start
    for index in start..<termCount {
      let term = terms[index]
      if scratch.variableMark[term.variable] == epoch {
        terms[scratch.local[term.variable]].coefficient += term.coefficient
      } else {
        scratch.variableMark[term.variable] = epoch
        scratch.local[term.variable] = Int32(truncatingIfNeeded: end)
        terms[end] = term
        end += 1
      }
    }
    termCount = end
  }

  /// Scales coefficients so that the largest is in [1, 2), and drops those that count as 0.
  ///
  /// Sets `hasWideFactors` if they are far apart.
  ///
  /// - Returns: The exponent of the scale.
  private mutating func scale(from start: Int, largest: Double) -> Int {
    let exponent = largest < Tolerance.smallestCoefficient ? 0 : -Int(largest.exponent)
    var end = start
    for index in start..<termCount
    where terms[index].coefficient.magnitude >= Tolerance.smallestCoefficient {
      if terms[index].coefficient.magnitude < Tolerance.wideFactor * largest {
        hasWideFactors = true
      }
      terms[end] = terms[index]
      terms[end].coefficient = terms[index].coefficient.scaled(by: exponent)
      end += 1
    }
    termCount = end
    return exponent
  }

  /// The activity: the sum of a row's terms at the current values, scaled.
  @inline(__always)
  func activity(_ row: RowRecord) -> Double { terms(of: row).activity(at: values) }

  /// The residual: activity minus constant, scaled.
  @inline(__always)
  func residual(_ row: RowRecord) -> Double {
    terms(of: row).difference(from: row.constant, at: values)
  }

  /// The sum of the magnitudes of a row's constant and terms.
  @inline(__always)
  func magnitude(of row: RowRecord) -> Double {
    terms(of: row).magnitude(with: row.constant, at: values)
  }

  /// The coefficient of a variable in a row that contains it.
  ///
  /// In a block, a variable's basic row need not contain the variable.
  @inline(__always)
  func coefficient(of variable: Int32, in row: RowRecord) -> Double {
    for term in terms(of: row) where term.variable == variable { return term.coefficient }
    assert(false, "a row that does not contain the variable")
    return 0
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
  func scaled(by exponent: Int) -> Double {
    exponent == 0 ? self : Double(sign: .plus, exponent: exponent, significand: self)
  }
}
