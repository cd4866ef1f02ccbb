private import Simplex

/// A slow and simple solver in exact arithmetic, for comparison.
///
/// Every soft constraint has two nonnegative variables, one for each direction of violation; every
/// inequality has one for its slack. Gauss-Jordan elimination removes the free variables of the
/// system. The simplex method with Bland's rule finds a feasible point, then minimizes the
/// violations of one level after the other. After each level, columns whose growth would raise its
/// sum are excluded, which leaves exactly the optimal points.
package enum ReferenceSolver {
  /// Solves a system.
  ///
  /// - Parameter system: The system; its numbers are used exactly.
  /// - Returns: The solution; nil if the required constraints conflict.
  /// - Throws: ``ArithmeticOverflow`` if a number exceeds 128 bits.
  package static func solve(
    _ system: TestSystem
  ) throws(ArithmeticOverflow) -> ReferenceSolution? {
    var problem = try Problem(system)
    guard try problem.findFeasiblePoint() else { return nil }
    var levels: [ReferenceSolution.Level] = []
    for priority in system.softLevels {
      levels.append(.init(priority: priority, optimum: try problem.minimize(level: priority)))
    }
    var bounds: [ReferenceSolution.Bounds] = []
    for variable in 0..<system.variableCount {
      bounds.append(try problem.bounds(of: variable))
    }
    return ReferenceSolution(levels: levels, bounds: bounds)
  }

  /// Tells whether the constraints can all hold if required.
  package static func isSatisfiable(
    _ constraints: [TestConstraint], variableCount: Int
  ) throws(ArithmeticOverflow) -> Bool {
    var system = TestSystem(variableCount: variableCount, constraints: constraints)
    for index in system.constraints.indices { system.constraints[index].priority = 1000 }
    var problem = try Problem(system)
    return try problem.findFeasiblePoint()
  }

  /// Tells whether the constraints conflict, but not without any one of them.
  package static func isIrreducibleConflict(
    _ constraints: [TestConstraint], variableCount: Int
  ) throws(ArithmeticOverflow) -> Bool {
    if try isSatisfiable(constraints, variableCount: variableCount) { return false }
    for position in constraints.indices {
      var rest = constraints
      rest.remove(at: position)
      if try !isSatisfiable(rest, variableCount: variableCount) { return false }
    }
    return true
  }
}

/// A system as a tableau, with the columns of violations.
private struct Problem {
  private var tableau: Tableau
  /// The columns of violations, by priority.
  private let misses: [(priority: Double, column: Int)]

  init(_ system: TestSystem) throws(ArithmeticOverflow) {
    var misses: [(priority: Double, column: Int)] = []
    var extra: [[(column: Int, sign: Int128)]] = []
    var columnCount = system.variableCount
    for constraint in system.constraints {
      var columns: [(column: Int, sign: Int128)] = []
      func addColumn(_ sign: Int128, isMiss: Bool) {
        columns.append((columnCount, sign))
        if isMiss { misses.append((constraint.priority, columnCount)) }
        columnCount += 1
      }
      if constraint.relation == .lessThanOrEqual { addColumn(1, isMiss: false) }
      if constraint.relation == .greaterThanOrEqual { addColumn(-1, isMiss: false) }
      if constraint.priority < 1000 {
        if constraint.relation != .greaterThanOrEqual { addColumn(-1, isMiss: true) }
        if constraint.relation != .lessThanOrEqual { addColumn(1, isMiss: true) }
      }
      extra.append(columns)
    }
    self.misses = misses
    var rows: [[Int128]] = []
    for (constraint, columns) in zip(system.constraints, extra) {
      rows.append(try Problem.row(constraint, columns, columnCount: columnCount))
    }
    tableau = Tableau(rows: rows, freeCount: system.variableCount, columnCount: columnCount)
  }

  /// A constraint as an equation over integers.
  private static func row(
    _ constraint: TestConstraint, _ columns: [(column: Int, sign: Int128)], columnCount: Int
  ) throws(ArithmeticOverflow) -> [Int128] {
    var row = [Rational](repeating: Rational(0), count: columnCount + 2)
    for term in constraint.terms {
      row[term.variable] = try row[term.variable].plus(Rational(term.coefficient))
    }
    for (column, sign) in columns { row[column] = try Rational(sign, over: 1) }
    row[columnCount + 1] = try Rational(constraint.constant)
    var denominator: Int128 = 1
    for value in row {
      let common = try Int128.greatestCommonDivisor(denominator, value.denominator)
      denominator = try denominator.times(value.denominator / common)
    }
    var result: [Int128] = []
    for value in row {
      result.append(try value.numerator.times(denominator / value.denominator))
    }
    return result
  }

  /// Moves the tableau to a vertex.
  ///
  /// - Returns: Whether there is one.
  mutating func findFeasiblePoint() throws(ArithmeticOverflow) -> Bool {
    try eliminateFreeVariables()
    let constant = tableau.columnCount + 1
    // The sum of the artificial variables: Z = Σ (constant - row), over rows without a basis.
    var objective = [Int128](repeating: 0, count: tableau.columnCount + 2)
    objective[tableau.columnCount] = 1
    for row in tableau.rows.indices where tableau.isArtificial(row) {
      if tableau.rows[row][constant] < 0 { try tableau.negate(row: row) }
      for index in objective.indices {
        objective[index] = try objective[index].plus(tableau.rows[row][index])
      }
    }
    _ = try tableau.minimize(&objective)
    if objective[constant] != 0 { return false }
    for row in tableau.rows.indices.reversed() where tableau.isArtificial(row) {
      let column = (0..<tableau.columnCount).first { tableau.rows[row][$0] != 0 }
      if let column {
        try tableau.pivot(row: row, column: column)
      } else {
        tableau.remove(row: row)
      }
    }
    return true
  }

  private mutating func eliminateFreeVariables() throws(ArithmeticOverflow) {
    for column in 0..<tableau.freeCount {
      let row = tableau.rows.indices.first {
        tableau.isArtificial($0) && tableau.rows[$0][column] != 0
      }
      if let row { try tableau.pivot(row: row, column: column) }
    }
  }

  /// Minimizes the violations of one level, then excludes columns that would raise them.
  mutating func minimize(level: Double) throws(ArithmeticOverflow) -> Rational {
    var objective = [Int128](repeating: 0, count: tableau.columnCount + 2)
    objective[tableau.columnCount] = 1
    for (priority, column) in misses where priority == level { objective[column] = -1 }
    objective = try tableau.reduced(objective)
    let isBounded = try tableau.minimize(&objective)
    precondition(isBounded, "a sum of misses is never below zero")
    for column in tableau.freeCount..<tableau.columnCount where objective[column] < 0 {
      tableau.isAllowed[column] = false
    }
    return try Rational(
      objective[tableau.columnCount + 1], over: objective[tableau.columnCount])
  }

  /// The minimum and maximum of a variable among the remaining points.
  mutating func bounds(of variable: Int) throws(ArithmeticOverflow) -> ReferenceSolution.Bounds {
    .init(lower: try least(of: variable, sign: 1), upper: try least(of: variable, sign: -1))
  }

  /// The minimum of `sign · variable`, times `sign`.
  private mutating func least(
    of variable: Int, sign: Int128
  ) throws(ArithmeticOverflow) -> Rational? {
    guard let row = tableau.basis.firstIndex(of: variable) else { return nil }
    // A second free variable in the row makes it unbounded.
    let isTied = (0..<tableau.freeCount).contains {
      $0 != variable && tableau.rows[row][$0] != 0
    }
    if isTied { return nil }
    var objective = tableau.rows[row]
    objective[tableau.columnCount] = objective[variable]
    objective[variable] = 0
    if sign < 0 {
      for index in objective.indices where index != tableau.columnCount {
        objective[index] = try objective[index].negated()
      }
    }
    if try !tableau.minimize(&objective) { return nil }
    let constant = try objective[tableau.columnCount + 1].times(sign)
    return try Rational(constant, over: objective[tableau.columnCount])
  }
}
