// Taking in, changing and removing rows. Each notes what it changed; `reoptimize` follows up.

extension SolverState {
  mutating func append(_ constraint: LinearConstraint, _ priority: Priority) throws(RowFault) {
    let terms = constraint.terms
    try append(
      terms.count, constraint.relation, constraint.constant, priority.rawValue
    ) { terms.term(at: $0) }
  }

  /// Appends a row of so many terms, or nothing if one of them is faulty.
  @inline(__always)
  mutating func append(
    _ count: Int, _ relation: Relation, _ constant: Double, _ priority: Double,
    term: (Int) -> (variable: Variable, coefficient: Double)
  ) throws(RowFault) {
    var builder = beginRow()
    do throws(RowFault) {
      for position in 0..<count {
        let (variable, coefficient) = term(position)
        try appendTerm(variable, coefficient, to: &builder)
      }
      scratch.newRows.append(try endRow(builder, relation, constant, priority))
    } catch {
      termCount = builder.start
      throw error
    }
  }

  /// The handles of the rows that the present call has added, from one of them on.
  ///
  /// Changes nothing, as the next two do not: on the state as it lies in memory a method that cannot change it may
  /// work on a copy of 2.4 kB.
  @inline(__always)
  mutating func newIDs(from first: Int) -> [ConstraintID] {
    let (newRows, rows, tag) = (scratch.newRows, rows, tag)
    let count = newRows.count - first
    return [ConstraintID](unsafeUninitializedCapacity: count) { buffer, initialized in
      for index in 0..<count {
        let row = newRows[first + index]
        buffer.initializeElement(
          at: index, to: ConstraintID(index: row, generation: rows[row].generation, tag: tag))
      }
      initialized = count
    }
  }

  /// The row as the user would write it.
  mutating func constraint(ofRow row: Int32) -> LinearConstraint {
    let record = rows[row]
    var expression = LinearExpression()
    forEachTerm(ofRow: row) { expression.append($0, coefficient: $1) }
    return LinearConstraint(
      terms: expression, relation: record.relation,
      constant: scaled(record.constant, by: -Int(record.exponent)),
      priority: Priority(levels.priority(record.level)))
  }

  /// Gives a closure the terms of a row, in the user's numbers.
  mutating func forEachTerm(ofRow row: Int32, _ body: (Variable, Double) -> Void) {
    let record = rows[row]
    let exponent = -Int(record.exponent)
    for term in terms(of: record) {
      body(handle(ofVariable: term.variable), scaled(term.coefficient, by: exponent))
    }
  }

  /// How far a row is from satisfied, in the user's numbers.
  mutating func violation(ofRow row: Int32) -> Double {
    let record = rows[row]
    let excess = scaled(residual(record), by: -Int(record.exponent))
    return switch record.relation {
    case .equal: excess.magnitude
    case .lessThanOrEqual: Swift.max(0, excess)
    case .greaterThanOrEqual: Swift.max(0, 0 - excess)
    }
  }
}
