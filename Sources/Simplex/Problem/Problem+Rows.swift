// The rows as stated: sparse, scaled, each a contiguous run of terms. Columns are linked lists
// through the terms, built when first needed; a first solve needs none.

/// The reason why a row cannot be added.
enum RowFault: Error {
  case variable(Variable)
  case number(Double)
  case priority(Double)
}

extension Problem {
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

  /// Reserves the row index that `beginRow` chose.
  @inline(__always)
  mutating func claimRow(_ row: Int32, log: inout UndoLog) {
    if row == freeRow {
      log.record(.row, row, rows[row])
      freeRow = rows[row].start
      return
    }
    growRows(to: rowCount &+ 1)
    rowCount &+= 1
  }

  /// Scales coefficients so that the largest is in [1, 2), and drops those that count as 0.
  ///
  /// Sets `hasWideFactors` if they are far apart.
  ///
  /// - Returns: The exponent of the scale.
  mutating func scale(from start: Int, largest: Double) -> Int {
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
