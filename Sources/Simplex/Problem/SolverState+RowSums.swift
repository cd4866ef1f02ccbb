// Completing rows, and their sums at the current values.

extension SolverState {
  /// Completes a row and returns its index.
  ///
  /// The row is inactive and has no side yet.
  @inline(__always)
  mutating func endRow(
    _ builder: Problem.RowBuilder, _ relation: Relation, _ constant: Double, _ priority: Double
  ) throws(RowFault) -> Int32 {
    guard priority > 0 && priority <= 1000 else { throw .priority(priority) }
    guard constant.magnitude <= Tolerance.maximumNumber else { throw .number(constant) }
    var exponent = 0
    if builder.hasRepeats || builder.hasSmall || builder.largest >= 2 || builder.largest < 1 {
      exponent = try normalize(builder)
    }
    problem.claimRow(builder.row, log: &undo.log)
    problem.rows[builder.row] = RowRecord(
      constant: constant.scaled(by: exponent) + 0.0,
      start: Int32(truncatingIfNeeded: builder.start),
      count: Int32(truncatingIfNeeded: problem.termCount &- builder.start),
      level: problem.levels.level(of: priority), serial: problem.nextSerial,
      generation: problem.nextGeneration,
      exponent: Int8(truncatingIfNeeded: exponent), relation: relation, side: .at,
      cost: Float(1.0.scaled(by: -exponent)))
    problem.nextSerial &+= 1
    problem.nextGeneration &+= 1
    problem.liveRows &+= 1
    return builder.row
  }

  /// Merges the terms of repeated variables and scales the row.
  ///
  /// - Returns: The exponent of the scale.
  private mutating func normalize(_ builder: Problem.RowBuilder) throws(RowFault) -> Int {
    if builder.hasRepeats { collectTerms(from: builder.start) }
    var largest = 0.0
    for index in builder.start..<problem.termCount {
      let size = problem.terms[index].coefficient.magnitude
      guard size <= Tolerance.maximumNumber else { throw .number(problem.terms[index].coefficient) }
      largest = Swift.max(largest, size)
    }
    return problem.scale(from: builder.start, largest: largest)
  }

  /// Merges the terms of repeated variables in place, each at its first occurrence.
  private mutating func collectTerms(from start: Int) {
    scratch.prepare(variables: problem.variables.capacity)
    let epoch = scratch.nextEpoch()
    var end = start
    for index in start..<problem.termCount {
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
    problem.termCount = end
  }

  /// The activity: the sum of a row's terms at the current values, scaled.
  @inline(__always)
  func activity(_ row: RowRecord) -> Double { problem.terms(of: row).activity(at: basis.values) }

  /// The residual: activity minus constant, scaled.
  @inline(__always)
  func residual(_ row: RowRecord) -> Double {
    problem.terms(of: row).difference(from: row.constant, at: basis.values)
  }

  /// The sum of the magnitudes of a row's constant and terms.
  @inline(__always)
  func magnitude(of row: RowRecord) -> Double {
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
  func scaled(by exponent: Int) -> Double {
    exponent == 0 ? self : Double(sign: .plus, exponent: exponent, significand: self)
  }
}
