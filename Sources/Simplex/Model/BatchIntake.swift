// Taking in a batch: most of what solving a new layout costs, so the common row has a path of its own.

extension Core {
  mutating func append(_ batch: ConstraintBatch) throws(RowFault) {
    let count = batch.rows.count
    work.newRows.reserve(work.newRows.count + count)
    rows.reserveDoubling(rowCount + count, keeping: rowCount)
    terms.reserveDoubling(termCount + batch.terms.count, keeping: termCount)
    var first = 0
    for place in 0..<count {
      let row = batch.rows[place]
      if freeRow != noRow || !appendPlain(batch.terms, first..<row.end, row) {
        try append(batch.terms, first..<row.end, row)
      }
      first = row.end
    }
  }

  /// Takes in a row of up to four different variables whose coefficients need no scaling, at the
  /// end of the rows.
  ///
  /// Returns false, with nothing changed, for any other, faulty ones among them.
  @inline(__always)
  private mutating func appendPlain(
    _ source: BatchView<ConstraintBatch.Term>, _ range: Range<Int>, _ row: ConstraintBatch.Row
  ) -> Bool {
    let (terms, variables, tag) = (terms, variables, tag)
    let variableCount = UInt32(truncatingIfNeeded: variableCount)
    let start = termCount
    let index = Int32(truncatingIfNeeded: rowCount)
    var (largest, smallest, total) = (0.0, Double.infinity, row.constant.magnitude)
    var end = start
    for place in range {
      let term = source[place]
      let variable = term.variable
      guard variable.tag == tag, UInt32(bitPattern: variable.index) < variableCount,
        variables[variable.index].generation == variable.generation
      else { return false }
      let size = term.coefficient.magnitude
      total += size
      largest = size > largest ? size : largest
      smallest = size < smallest ? size : smallest
      terms[end] = Term(
        coefficient: term.coefficient, variable: variable.index, row: index)
      end &+= 1
    }
    guard largest >= 1, largest < 2, smallest >= Tolerance.smallestCoefficient,
      total <= Tolerance.largestNumber,
      row.priority > 0, row.priority <= 1000, isPlain(start, end)
    else { return false }
    termCount = end
    rows[rowCount] = RowRecord(
      constant: row.constant + 0.0, start: Int32(truncatingIfNeeded: start),
      count: Int32(truncatingIfNeeded: end &- start), level: levels.level(of: row.priority),
      serial: nextSerial, generation: nextGeneration, exponent: 0, relation: row.relation,
      side: .at)
    rowCount &+= 1
    nextSerial &+= 1
    nextGeneration &+= 1
    liveRows &+= 1
    work.newRows.append(index)
    return true
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

  private mutating func append(
    _ source: BatchView<ConstraintBatch.Term>, _ range: Range<Int>, _ row: ConstraintBatch.Row
  ) throws(RowFault) {
    var builder = beginRow()
    do throws(RowFault) {
      for place in range {
        try appendTerm(source[place].variable, source[place].coefficient, to: &builder)
      }
      work.newRows.append(try endRow(builder, row.relation, row.constant, row.priority))
    } catch {
      termCount = builder.start
      throw error
    }
  }
}
