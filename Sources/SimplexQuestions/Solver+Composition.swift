// Composition of an expression from constraints: the reason for its value.

import Buffers
public import Simplex

/// A constraint with a multiplier, as part of a sum.
public struct ConstraintShare: Sendable {
  /// The constraint.
  public let id: ConstraintID
  /// The multiplier of the constraint.
  public let multiplier: Double
}

/// A variable with a factor, as part of a sum.
public struct VariableShare: Sendable {
  /// The variable.
  public let variable: Variable
  /// The factor of the variable.
  public let factor: Double
}

/// A sum of constraints and variables that equals an expression, term by term.
public struct Composition: Sendable {
  /// Constraints that hold with equality in every optimum, with their multipliers.
  public internal(set) var constraints: [ConstraintShare] = []
  /// Variables that are not determined, with their factors.
  ///
  /// Empty if the expression has the same value in every optimum.
  public internal(set) var variables: [VariableShare] = []
}

extension Solver {
  /// Composes an expression from constraints that hold with equality and variables.
  ///
  /// The constraints hold with equality in every optimum, and the variables are not determined. The
  /// sum of the constraints' left sides and the variables, each times its multiplier, is the
  /// expression without its constant. The solver is unchanged, to the bit.
  ///
  /// - Parameter expression: The expression to compose.
  /// - Returns: The composition; it has no variables exactly if the expression is determined.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/invalidNumber(_:)`` or
  ///   ``SolverError/pivotLimit(_:)``. The solver is unchanged.
  ///
  /// Complexity: what the expression depends on, and a few pivots. Within an update also a copy.
  public mutating func composition(
    of expression: LinearExpression
  ) throws(SolverError.Thrown) -> Composition {
    for position in 0..<expression.termCount {
      let variable = expression.term(at: position).variable
      guard state.pointee.problem.isLive(variable) else {
        throw SolverError.unknownVariable(variable)
      }
    }
    let state = mutableState
    guard state.pointee.undo.updateDepth == 0 else {
      var copy = self
      copy.mutableState.pointee.rollBack()
      return try copy.composition(of: expression)
    }
    return try state.pointee.compose(expression)
  }
}

extension SolverState {
  fileprivate mutating func compose(
    _ expression: LinearExpression
  ) throws(SolverError.Thrown) -> Composition {
    var result = Composition()
    if problem.isPristine {
      for position in 0..<expression.termCount {
        let (variable, factor) = expression.term(at: position)
        result.variables.append(VariableShare(variable: variable, factor: factor))
      }
      return result
    }
    if let composition = try composeDetermined(expression) { return composition }
    var rest: [(variable: Int32, factor: Double)] = []
    for part in try currentParts(of: expression) {
      if part.isFixed, !part.entry.isHold {
        result.add(problem.id(ofRow: part.entry.row), part.multiplier)
      } else if part.entry.isHold {
        add(part.multiplier, part.entry.variable, to: &rest)
      } else {
        // The row need not hold with equality in every optimum, so its terms replace it.
        let exponent = -Int(problem.rows[part.entry.row].exponent)
        for term in problem.terms(of: problem.rows[part.entry.row]) {
          add(part.multiplier * term.coefficient.scaled(by: exponent), term.variable, to: &rest)
        }
      }
    }
    for (variable, factor) in rest where factor.magnitude > 1e-12 {
      let variable = problem.handle(ofVariable: variable)
      if let known = try composeDetermined(LinearExpression(variable)) {
        for share in known.constraints { result.add(share.id, factor * share.multiplier) }
      } else {
        result.variables.append(VariableShare(variable: variable, factor: factor))
      }
    }
    result.dropNoise()
    return result
  }

  private func add(
    _ factor: Double, _ variable: Int32, to sum: inout [(variable: Int32, factor: Double)]
  ) {
    if let known = sum.firstIndex(where: { $0.variable == variable }) {
      sum[known].factor += factor
    } else {
      sum.append((variable, factor))
    }
  }

  /// The composition of an expression if it is determined, otherwise nil.
  ///
  /// After both walks have ended without moving the expression, no active row in its composition
  /// can be loosened without changing it. So these rows hold in every optimum.
  private mutating func composeDetermined(
    _ expression: LinearExpression
  ) throws(SolverError.Thrown) -> Composition? {
    begin()
    defer { rollBack() }
    let sum = try addSum(expression)
    for direction in [1.0, -1.0] where try moves(sum.variable, direction) { return nil }
    var result = Composition()
    for part in parts(of: sum.variable, without: sum.row) {
      if part.entry.isHold {
        result.variables.append(
          VariableShare(
            variable: problem.handle(ofVariable: part.entry.variable), factor: part.multiplier))
      } else {
        result.add(problem.id(ofRow: part.entry.row), part.multiplier)
      }
    }
    return result
  }

  /// The current composition of an expression.
  private mutating func currentParts(
    of expression: LinearExpression
  ) throws(SolverError.Thrown) -> [ActivePart] {
    begin()
    defer { rollBack() }
    let sum = try addSum(expression)
    return parts(of: sum.variable, without: sum.row)
  }

  /// Adds a variable that equals an expression, in a call that is rolled back afterwards.
  private mutating func addSum(
    _ expression: LinearExpression
  ) throws(SolverError.Thrown) -> (variable: Int32, row: Int32) {
    // Pretends to be in an update, so that no index is reused: that could not be rolled back.
    undo.updateDepth += 1
    let sum = makeVariable(nil)
    undo.updateDepth -= 1
    var terms = LinearExpression(sum)
    for position in 0..<expression.termCount {
      let (variable, factor) = expression.term(at: position)
      terms.append(variable, coefficient: -factor)
    }
    let row = try addRow(
      LinearConstraint(terms, .equal, LinearExpression(constant: expression.constant)))
    return (sum.index, row)
  }

  /// Searches the optima for another value of a variable in one direction; the values may change.
  ///
  /// - Returns: Whether there is another value.
  mutating func moves(
    _ variable: Int32, _ direction: Double
  ) throws(SolverError.Thrown) -> Bool {
    let start = basis.values[variable]
    let tolerance = Tolerance.activity * Swift.max(1, start.magnitude)
    if try walkToExtreme(of: variable, direction, past: tolerance) == .unbounded { return true }
    return (basis.values[variable] - start).magnitude > tolerance
  }

  /// The composition of a variable, without one row and without the variable's own hold.
  private mutating func parts(of variable: Int32, without left: Int32) -> [ActivePart] {
    seed(variable, 1)
    let composition = btran()
    defer { clear(composition) }
    let largest = composition.largest
    var parts: [ActivePart] = []
    for member in composition.variables {
      let share = composition[member].value
      let entry = problem.basisEntry(of: member)
      guard share.magnitude > Tolerance.multiplier * largest, entry != BasisEntry(row: left),
        entry != BasisEntry(holdOf: variable)
      else { continue }
      let blocking = problem.blockingLevels(entry)
      let exponent = entry.isHold ? 0 : Int(problem.rows[entry.row].exponent)
      parts.append(
        ActivePart(
          entry: entry, multiplier: share.scaled(by: exponent),
          isFixed: blocking.up != noLevel && blocking.down != noLevel))
    }
    parts.sortByNumber { tieBreaker(of: $0.entry) }
    return parts
  }
}

/// An entry of a composition.
private struct ActivePart {
  let entry: BasisEntry
  /// The multiplier of the row in the client's numbers.
  let multiplier: Double
  /// True if loosening the entry costs something in both directions.
  let isFixed: Bool
}

extension Composition {
  fileprivate mutating func add(_ id: ConstraintID, _ multiplier: Double) {
    if let known = constraints.firstIndex(where: { $0.id == id }) {
      constraints[known] = ConstraintShare(
        id: id, multiplier: constraints[known].multiplier + multiplier)
    } else {
      constraints.append(ConstraintShare(id: id, multiplier: multiplier))
    }
  }

  fileprivate mutating func dropNoise() {
    constraints.removeAll { $0.multiplier.magnitude < 1e-12 }
  }
}
