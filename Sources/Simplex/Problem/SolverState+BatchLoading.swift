// Appending a batch. This dominates the solve of a new layout, so common rows have a fast path.

extension SolverState {
  mutating func append(_ batch: ConstraintBatch) throws(RowFault) {
    let count = batch.rows.count
    makeTables(rows: count, terms: batch.terms.count)
    problem.growRows(to: problem.rowCount + count)
    problem.growTerms(to: problem.termCount + batch.terms.count)
    var index = 0
    while true {
      if problem.freeRow == noRow { index = appendPlainRows(of: batch, from: index) }
      guard index < count else { return }
      let first = index == 0 ? 0 : batch.rows[index - 1].end
      let row = batch.rows[index]
      try append(row.end - first, row.relation, row.constant, row.priority) {
        (batch.terms[first + $0].variable, batch.terms[first + $0].coefficient)
      }
      index += 1
    }
  }

  /// Appends rows from `first` on, up to the first one that is not simple.
  ///
  /// Simple rows have up to four distinct variables and need no scaling; they go behind all other
  /// rows.
  ///
  /// - Returns: The index of the first row that is not simple, possibly a faulty one, or the row
  ///   count.
  private mutating func appendPlainRows(of batch: ConstraintBatch, from first: Int) -> Int {
    let (rows, source) = (problem.rows, batch.rows)
    let (firstRow, firstSerial) = (problem.rowCount, problem.nextSerial)
    let newGeneration = problem.nextGeneration
    var start = first == 0 ? 0 : source[first - 1].end
    let plain = SimpleRowCopier(
      source: batch.terms, terms: problem.terms, shift: problem.termCount &- start,
      variables: problem.variables,
      variableCount: UInt32(truncatingIfNeeded: problem.variableCount), tag: problem.tag,
      areAlive: problem.isBulkLoading)
    var index = first
    var (level, priority) = (PriorityLevels.required, Priority.required.rawValue)
    while index < source.count {
      let row = source[index]
      let number = index &- first
      let newRow = Int32(truncatingIfNeeded: firstRow &+ number)
      let constant = row.constant.magnitude
      // Most rows have one variable.
      guard
        row.end &- start == 1
          ? plain.copyBound(start, to: newRow, constant)
          : plain.copyTerms(start..<row.end, to: newRow, constant)
      else { break }
      if row.priority != priority {
        guard row.priority > 0, row.priority <= 1000 else { break }
        priority = row.priority
        level = problem.levels.level(of: priority)
      }
      rows[newRow] = RowRecord(
        constant: row.constant + 0.0, start: Int32(truncatingIfNeeded: start &+ plain.shift),
        count: Int32(truncatingIfNeeded: row.end &- start), level: level,
        serial: firstSerial &+ UInt32(truncatingIfNeeded: number),
        generation: newGeneration &+ UInt32(truncatingIfNeeded: number), exponent: 0,
        relation: row.relation, side: .at)
      start = row.end
      index &+= 1
    }
    let count = index &- first
    call.newRows.append(contentsOf: firstRow..<firstRow &+ count)
    problem.termCount = start &+ plain.shift
    problem.rowCount &+= count
    problem.liveRows &+= count
    problem.nextSerial &+= UInt32(truncatingIfNeeded: count)
    problem.nextGeneration &+= UInt32(truncatingIfNeeded: count)
    return index
  }
}

/// Copies the terms of simple rows from a batch to a solver.
private struct SimpleRowCopier {
  let source: BatchView<ConstraintBatch.Term>
  let terms: Buffer<Term>
  /// The difference between the index of a term in the solver and its index in the batch.
  let shift: Int
  let variables: Buffer<VariableRecord>
  let variableCount: UInt32
  let tag: UInt32
  /// True if all variables are known to be alive, as in a bulk load.
  let areAlive: Bool

  /// Copies the term of a row of one variable.
  ///
  /// - Returns: Whether the row is simple.
  @inline(__always)
  func copyBound(_ position: Int, to row: Int32, _ constant: Double) -> Bool {
    let term = source[position]
    let size = term.coefficient.magnitude
    guard isKnown(term.variable), size >= 1, size < 2, constant + size <= Tolerance.maximumNumber
    else { return false }
    terms[position &+ shift] = Term(
      coefficient: term.coefficient, variable: term.variable.index, row: row)
    return true
  }

  /// Copies the terms of a row.
  ///
  /// - Returns: Whether the row is simple.
  @inline(__always)
  func copyTerms(_ range: Range<Int>, to row: Int32, _ constant: Double) -> Bool {
    var (largest, smallest, total) = (0.0, Double.infinity, constant)
    for position in range {
      let term = source[position]
      guard isKnown(term.variable) else { return false }
      let size = term.coefficient.magnitude
      total += size
      largest = size > largest ? size : largest
      smallest = size < smallest ? size : smallest
      terms[position &+ shift] = Term(
        coefficient: term.coefficient, variable: term.variable.index, row: row)
    }
    return largest >= 1 && largest < 2 && smallest >= 2 * Tolerance.wideFactor
      && total <= Tolerance.maximumNumber
      && areDifferent(range.lowerBound &+ shift, range.upperBound &+ shift)
  }

  @inline(__always)
  private func isKnown(_ variable: Variable) -> Bool {
    if areAlive {
      assert(
        variable.tag == tag && variables[variable.index].generation == variable.generation,
        "a chunk with a variable of another solver")
      return true
    }
    return variable.tag == tag && UInt32(bitPattern: variable.index) < variableCount
      && variables[variable.index].generation == variable.generation
  }

  /// Checks two or more terms for repeated variables.
  ///
  /// - Returns: Whether there are at most four terms, all of different variables.
  @inline(__always)
  private func areDifferent(_ start: Int, _ end: Int) -> Bool {
    let count = end &- start
    guard count <= 4 else { return false }
    let (v0, v1) = (terms[start].variable, terms[start &+ 1].variable)
    if v0 == v1 { return false }
    guard count > 2 else { return true }
    let v2 = terms[start &+ 2].variable
    if v2 == v0 || v2 == v1 { return false }
    guard count > 3 else { return true }
    let v3 = terms[start &+ 3].variable
    return v3 != v0 && v3 != v1 && v3 != v2
  }
}
