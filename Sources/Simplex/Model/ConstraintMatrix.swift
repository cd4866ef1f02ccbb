// The rows as the user gave them: sparse, scaled, each in one run of terms. The columns are linked
// lists through the terms, built when something first needs them: solving from scratch does not.

/// Why a row cannot be taken in.
enum RowFault: Error {
  case variable(Variable)
  case number(Double)
  case priority(Double)
}

extension Core {
  /// Whether a handle names a variable of this solver.
  @inline(__always)
  func isKnown(_ variable: Variable) -> Bool {
    let index = Int(truncatingIfNeeded: variable.index)
    guard variable.tag == tag, index >= 0, index < variableCount else { return false }
    let record = variables[index]
    return record.generation == variable.generation && record.isAlive
  }

  /// Whether a handle names a constraint of this solver.
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

  /// Appends a term to the row being built, which ``endRow`` completes.
  @inline(__always)
  mutating func appendTerm(_ variable: Variable, _ coefficient: Double) throws(RowFault) {
    guard isKnown(variable) else { throw .variable(variable) }
    if termCount == terms.capacity { terms.reserveDoubling(termCount + 1, keeping: termCount) }
    terms[termCount] = Term(coefficient: coefficient, variable: variable.index, row: 0)
    termCount &+= 1
  }

  /// Completes the row whose terms lie from `start` on, and returns its place.
  ///
  /// The row is inactive and has no side yet.
  @inline(__always)
  mutating func endRow(
    from start: Int, _ relation: Relation, _ constant: Double, _ priority: Double
  ) throws(RowFault) -> Int32 {
    guard priority > 0 && priority <= 1000 else { throw .priority(priority) }
    guard constant.magnitude <= Tolerance.largestNumber else { throw .number(constant) }
    if hasRepeatedVariable(from: start) { collectTerms(from: start) }
    var largest = 0.0
    var hasZero = false
    for place in start..<termCount {
      let size = terms[place].coefficient.magnitude
      guard size <= Tolerance.largestNumber else { throw .number(terms[place].coefficient) }
      largest = Swift.max(largest, size)
      if size == 0 { hasZero = true }
    }
    let row = takeRow()
    var exponent = 0
    if largest >= 2 || largest < 1 || hasZero { exponent = scale(from: start, largest: largest) }
    for place in start..<termCount { terms[place].row = row }
    rows[row] = RowRecord(
      constant: scaled(constant, by: exponent) + 0.0,
      start: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: termCount - start),
      level: levels.level(of: priority), serial: nextSerial, generation: nextGeneration,
      exponent: Int16(truncatingIfNeeded: exponent), relation: relation, side: .at)
    nextSerial &+= 1
    nextGeneration &+= 1
    liveRows &+= 1
    return row
  }

  /// A place for a new row.
  @inline(__always)
  private mutating func takeRow() -> Int32 {
    let free = freeRow
    if free != noRow {
      journal.record(.row, free, rows[free])
      freeRow = rows[free].start
      return free
    }
    if rowCount == rows.capacity { rows.reserveDoubling(rowCount + 1, keeping: rowCount) }
    rowCount &+= 1
    return Int32(truncatingIfNeeded: rowCount &- 1)
  }

  @inline(__always)
  private func hasRepeatedVariable(from start: Int) -> Bool {
    let count = termCount &- start
    guard count > 1 else { return false }
    guard count <= 8 else { return true }
    for place in (start + 1)..<termCount {
      for earlier in start..<place where terms[earlier].variable == terms[place].variable {
        return true
      }
    }
    return false
  }

  /// Adds up the coefficients of repeated variables, in place and keeping first places.
  private mutating func collectTerms(from start: Int) {
    prepareToSolve()
    let epoch = work.nextEpoch()
    var end = start
    for place in start..<termCount {
      let term = terms[place]
      if work.variableMark[term.variable] == epoch {
        terms[Int(work.local[term.variable])].coefficient += term.coefficient
      } else {
        work.variableMark[term.variable] = epoch
        work.local[term.variable] = Int32(truncatingIfNeeded: end)
        terms[end] = term
        end += 1
      }
    }
    termCount = end
  }

  /// Scales the row's coefficients so that the largest is in [1, 2), and drops zeros.
  private mutating func scale(from start: Int, largest: Double) -> Int {
    // Past 900 the scaled constant could overflow; so small a coefficient is as good as none.
    let exponent = largest > 0 ? Swift.min(-Int(largest.exponent), 900) : 0
    var end = start
    for place in start..<termCount where terms[place].coefficient != 0 {
      terms[end] = terms[place]
      terms[end].coefficient = scaled(terms[place].coefficient, by: exponent)
      end += 1
    }
    termCount = end
    return exponent
  }

  /// `value` times 2 to a power.
  @inline(__always)
  func scaled(_ value: Double, by exponent: Int) -> Double {
    exponent == 0 ? value : Double(sign: .plus, exponent: exponent, significand: value)
  }

  /// The sum of a row's terms at the present values, scaled.
  @inline(__always)
  func activity(_ row: RowRecord) -> Double {
    let start = Int(truncatingIfNeeded: row.start)
    var sum = 0.0
    for place in start..<(start &+ Int(truncatingIfNeeded: row.count)) {
      let term = terms[place]
      sum += term.coefficient * values[term.variable]
    }
    return sum
  }

  /// Activity less constant, scaled.
  @inline(__always)
  func residual(_ row: RowRecord) -> Double { activity(row) - row.constant }

  /// The coefficient of a variable that the row holds.
  @inline(__always)
  func coefficient(of variable: Int32, in row: RowRecord) -> Double {
    var place = Int(truncatingIfNeeded: row.start)
    while terms[place].variable != variable { place &+= 1 }
    return terms[place].coefficient
  }
}
