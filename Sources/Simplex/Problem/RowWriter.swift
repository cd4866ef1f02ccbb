// Writing rows into the tables: from a batch, one by one, or while a first layout is loaded.

/// Writes rows behind the others, or one row into a free record.
///
/// The only way for a row to enter the tables. A writer has copies of what it needs, so that a
/// loop over many rows keeps them in registers; ``SolverState/finish(_:)`` adds its rows.
struct RowWriter {
  let rows: Buffer<RowRecord>
  let terms: Buffer<Term>
  /// The index of the first row.
  let first: Int32
  /// The index of the row under construction.
  fileprivate private(set) var row: Int32
  /// The terms of the row under construction.
  fileprivate private(set) var start: Int
  fileprivate var end: Int
  /// The differences between the serial or generation of a row and its index.
  private let serialShift: UInt32
  private let generationShift: UInt32
  /// The priority of the row before, and its level.
  fileprivate var priority = Priority.required.rawValue
  fileprivate var level = PriorityLevels.required

  @inline(__always)
  fileprivate init(_ problem: Problem, at row: Int32) {
    (rows, terms) = (problem.rows, problem.terms)
    (first, self.row) = (row, row)
    (start, end) = (problem.termCount, problem.termCount)
    serialShift = problem.nextSerial &- UInt32(bitPattern: row)
    generationShift = problem.nextGeneration &- UInt32(bitPattern: row)
  }

  @inline(__always)
  mutating func append(_ coefficient: Double, _ variable: Int32) {
    terms[end] = Term(coefficient: coefficient, variable: variable, row: row)
    end &+= 1
  }

  /// Appends terms that are already at their place in the table.
  @inline(__always)
  mutating func append(presentTerms count: Int) { end &+= count }

  /// Writes a row of one variable.
  @inline(__always)
  mutating func writeBound(
    _ variable: Variable, _ relation: Relation, _ constant: Double, level: Int32
  ) {
    append(1, variable.index)
    endRow(relation, constant, level)
  }

  /// Returns whether the numbers are valid and the terms need neither merging nor scaling.
  @inline(__always)
  fileprivate func isNormalized(_ constant: Double) -> Bool {
    let size = constant.magnitude
    // Most rows have one variable.
    guard end &- start == 1 else { return isNormalizedSum(size) }
    let only = terms[start].coefficient.magnitude
    return only >= 1 && only < 2 && size + only <= Tolerance.maximumNumber
  }

  @inline(__always)
  private func isNormalizedSum(_ constant: Double) -> Bool {
    var (largest, smallest, total) = (0.0, Double.infinity, constant)
    for index in start..<end {
      let size = terms[index].coefficient.magnitude
      total += size
      largest = size > largest ? size : largest
      smallest = size < smallest ? size : smallest
    }
    return largest >= 1 && largest < 2 && smallest >= 2 * Tolerance.wideFactor
      && total <= Tolerance.maximumNumber && terms.areFewAndDistinct(start, end)
  }

  /// Completes the row; it is inactive and has no side yet.
  @inline(__always)
  fileprivate mutating func endRow(_ relation: Relation, _ constant: Double, _ level: Int32) {
    let number = UInt32(bitPattern: row)
    rows[row] = RowRecord(
      constant: constant + 0.0, start: Int32(truncatingIfNeeded: start),
      count: Int32(truncatingIfNeeded: end &- start), level: level,
      serial: number &+ serialShift, generation: number &+ generationShift, exponent: 0,
      relation: relation, side: .at)
    start = end
    row &+= 1
  }
}

extension SolverState {
  /// Begins to write rows.
  ///
  /// - Parameters:
  ///   - count: The number of rows; 1 if there is a free record.
  ///   - termCount: The number of their terms.
  /// - Returns: The writer, to pass to ``finish(_:)``.
  @inline(__always)
  mutating func beginRows(_ count: Int, terms termCount: Int) -> RowWriter {
    problem.growTerms(to: problem.termCount &+ termCount)
    let free = problem.freeRow
    guard free != noRow else {
      problem.growRows(to: problem.rowCount &+ count)
      return RowWriter(problem, at: Int32(truncatingIfNeeded: problem.rowCount))
    }
    assert(count == 1, "several rows in a free record")
    undo.log.record(.row, free, problem.rows[free])
    problem.freeRow = problem.rows[free].start
    return RowWriter(problem, at: free)
  }

  /// Checks, scales and completes the row under construction.
  @inline(__always)
  mutating func endRow(
    _ writer: inout RowWriter, _ relation: Relation, _ constant: Double, _ priority: Double
  ) throws(RowFault) {
    if priority != writer.priority {
      guard priority > 0 && priority <= 1000 else { throw .priority(priority) }
      (writer.priority, writer.level) = (priority, problem.levels.level(of: priority))
    }
    if writer.isNormalized(constant) { return writer.endRow(relation, constant, writer.level) }
    guard constant.magnitude <= Tolerance.maximumNumber else { throw .number(constant) }
    let (end, exponent) = try normalize(writer.start, writer.end)
    writer.end = end
    writer.endRow(relation, constant.scaled(by: exponent), writer.level)
    problem.rows[writer.row &- 1].exponent = Int8(truncatingIfNeeded: exponent)
    problem.rows[writer.row &- 1].cost = Float(1.0.scaled(by: -exponent))
  }

  /// Adds the completed rows to the problem and to those of the call.
  @inline(__always)
  mutating func finish(_ writer: RowWriter) {
    let count = Int(writer.row &- writer.first)
    call.newRows.append(contentsOf: Int(writer.first)..<Int(writer.row))
    problem.rowCount = Swift.max(problem.rowCount, Int(writer.row))
    problem.termCount = writer.start
    problem.liveRows &+= count
    problem.nextSerial &+= UInt32(truncatingIfNeeded: count)
    problem.nextGeneration &+= UInt32(truncatingIfNeeded: count)
  }

  /// Merges the terms of repeated variables and scales the row.
  ///
  /// - Returns: The end of its terms, and the exponent of the scale.
  @inline(never)
  private mutating func normalize(
    _ start: Int, _ end: Int
  ) throws(RowFault) -> (end: Int, exponent: Int) {
    for index in start..<end where !problem.terms[index].coefficient.isFinite {
      throw .number(problem.terms[index].coefficient)
    }
    let mayRepeat = end - start > 1 && !problem.terms.areFewAndDistinct(start, end)
    let end = mayRepeat ? mergeTerms(start, end) : end
    var largest = 0.0
    for index in start..<end {
      let size = problem.terms[index].coefficient.magnitude
      guard size <= Tolerance.maximumNumber else { throw .number(problem.terms[index].coefficient) }
      largest = Swift.max(largest, size)
    }
    return problem.scale(start, end, largest: largest)
  }

  /// Merges the terms of repeated variables in place, each at its first occurrence.
  ///
  /// - Returns: The end of the terms.
  private mutating func mergeTerms(_ start: Int, _ last: Int) -> Int {
    scratch.prepare(variables: problem.variables.capacity)
    let epoch = scratch.nextEpoch()
    var end = start
    for index in start..<last {
      let term = problem.terms[index]
      if scratch.variableMark[term.variable] == epoch {
        problem.terms[scratch.local[term.variable]].coefficient += term.coefficient
      } else {
        scratch.variableMark[term.variable] = epoch
        scratch.local[term.variable] = Int32(truncatingIfNeeded: end)
        problem.terms[end] = term
        end += 1
      }
    }
    return end
  }
}

extension Buffer<Term> {
  /// Returns whether two or more terms are at most four, and all of different variables.
  @inline(__always)
  fileprivate func areFewAndDistinct(_ start: Int, _ end: Int) -> Bool {
    let count = end &- start
    guard count <= 4 else { return false }
    let (v0, v1) = (self[start].variable, self[start &+ 1].variable)
    if v0 == v1 { return false }
    guard count > 2 else { return true }
    let v2 = self[start &+ 2].variable
    if v2 == v0 || v2 == v1 { return false }
    guard count > 3 else { return true }
    let v3 = self[start &+ 3].variable
    return v3 != v0 && v3 != v1 && v3 != v2
  }
}

extension SolverState {
  mutating func append(_ constraint: LinearConstraint, _ priority: Priority) throws(RowFault) {
    let terms = constraint.terms
    var writer = beginRows(1, terms: terms.count)
    for position in 0..<terms.count {
      let (variable, coefficient) = terms.term(at: position)
      guard problem.isLive(variable) else { throw .variable(variable) }
      writer.append(coefficient, variable.index)
    }
    try endRow(&writer, constraint.relation, constraint.constant, priority.rawValue)
    finish(writer)
  }

  mutating func append(_ batch: ConstraintBatch) throws(RowFault) {
    makeTables(rows: batch.rows.count, terms: batch.terms.count)
    // Reading through copies: otherwise each row written might change them.
    let (rows, terms, variables) = (batch.rows, batch.terms, problem.variables)
    let (variableCount, tag) = (UInt32(problem.variableCount), problem.tag)
    var (index, start) = (0, 0)
    while index < rows.count {
      let last = problem.freeRow == noRow ? rows.count : index + 1
      var writer = beginRows(last - index, terms: terms.count - start)
      while index < last {
        let row = rows[index]
        while start < row.end {
          let (variable, coefficient) = (terms[start].variable, terms[start].coefficient)
          guard variable.tag == tag, UInt32(bitPattern: variable.index) < variableCount,
            variables[variable.index].generation == variable.generation
          else { throw .variable(variable) }
          writer.append(coefficient, variable.index)
          start &+= 1
        }
        try endRow(&writer, row.relation, row.constant, row.priority)
        index &+= 1
      }
      finish(writer)
    }
  }
}
