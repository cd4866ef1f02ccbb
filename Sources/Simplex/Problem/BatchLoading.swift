// Taking in a batch: most of what solving a new layout costs, so the common row has a path of its own.

extension SolverState {
  mutating func append(_ batch: ConstraintBatch) throws(RowFault) {
    let count = batch.rows.count
    scratch.newRows.reserve(scratch.newRows.count + count)
    rows.reserveDoubling(rowCount + count, keeping: rowCount)
    terms.reserveDoubling(termCount + batch.terms.count, keeping: termCount)
    var index = 0
    while true {
      if freeRow == noRow { index = appendPlainRows(of: batch, from: index) }
      guard index < count else { return }
      let first = index == 0 ? 0 : batch.rows[index - 1].end
      let row = batch.rows[index]
      try append(row.end - first, row.relation, row.constant, row.priority) {
        (batch.terms[first + $0].variable, batch.terms[first + $0].coefficient)
      }
      index += 1
    }
  }

  /// Takes in rows for as long as they are of up to four different variables and need no scaling, at
  /// the end of the rows.
  ///
  /// Returns the index of the first other row, faulty ones among them, or the number of rows.
  private mutating func appendPlainRows(of batch: ConstraintBatch, from first: Int) -> Int {
    let (rows, source) = (rows, batch.rows)
    let (firstRow, firstSerial, firstGeneration) = (rowCount, nextSerial, nextGeneration)
    var start = termCount
    var index = first
    var sourceStart = first == 0 ? 0 : source[first - 1].end
    var (level, priority) = (PriorityLevels.required, Priority.required.rawValue)
    while index < source.count {
      let row = source[index]
      let number = index &- first
      let newRow = Int32(truncatingIfNeeded: firstRow &+ number)
      guard
        let end = appendPlainTerms(
          batch.terms, sourceStart..<row.end, at: start, row: newRow, row.constant.magnitude)
      else { break }
      if row.priority != priority {
        guard row.priority > 0, row.priority <= 1000 else { break }
        priority = row.priority
        level = levels.level(of: priority)
      }
      rows[newRow] = RowRecord(
        constant: row.constant + 0.0, start: Int32(truncatingIfNeeded: start),
        count: Int32(truncatingIfNeeded: end &- start), level: level,
        serial: firstSerial &+ UInt32(truncatingIfNeeded: number),
        generation: firstGeneration &+ UInt32(truncatingIfNeeded: number), exponent: 0,
        relation: row.relation, side: .at)
      scratch.newRows.append(newRow)
      start = end
      sourceStart = row.end
      index &+= 1
    }
    termCount = start
    rowCount &+= index &- first
    liveRows &+= index &- first
    nextSerial &+= UInt32(truncatingIfNeeded: index &- first)
    nextGeneration &+= UInt32(truncatingIfNeeded: index &- first)
    return index
  }

  /// Writes the terms of a plain row; returns where they end, or nil if the row is another.
  @inline(__always)
  private func appendPlainTerms(
    _ source: BatchView<ConstraintBatch.Term>, _ range: Range<Int>, at start: Int, row: Int32,
    _ constant: Double
  ) -> Int? {
    let (terms, variables, tag) = (terms, variables, tag)
    let variableCount = UInt32(truncatingIfNeeded: variableCount)
    var (largest, smallest, total) = (0.0, Double.infinity, constant)
    var end = start
    for index in range {
      let term = source[index]
      let variable = term.variable
      guard variable.tag == tag, UInt32(bitPattern: variable.index) < variableCount,
        variables[variable.index].generation == variable.generation
      else { return nil }
      let size = term.coefficient.magnitude
      total += size
      largest = size > largest ? size : largest
      smallest = size < smallest ? size : smallest
      terms[end] = Term(coefficient: term.coefficient, variable: variable.index, row: row)
      end &+= 1
    }
    guard largest >= 1, largest < 2, smallest >= 2 * Tolerance.wideFactor,
      total <= Tolerance.largestNumber, isPlain(start, end)
    else { return nil }
    return end
  }

  /// Whether the terms are up to four and of different variables.
  @inline(__always)
  private func isPlain(_ start: Int, _ end: Int) -> Bool {
    let count = end &- start
    if count == 1 { return true }
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
