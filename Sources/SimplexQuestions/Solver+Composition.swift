// Composition of an expression from constraints: the reason for its value.

import Buffers
public import Simplex

/// A constraint with a multiplier, as part of a sum.
public struct ConstraintShare: Sendable {
  /// The constraint.
  public let id: ConstraintID
  /// The multiplier of the constraint.
  public fileprivate(set) var multiplier: Double
}

/// A variable with a factor, as part of a sum.
public struct VariableShare: Sendable {
  /// The variable.
  public let variable: Variable
  /// The factor of the variable.
  public fileprivate(set) var factor: Double
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
    _ = try value(of: expression)
    let state = mutableState
    guard state.pointee.undo.updateDepth == 0 else {
      var copy = workingCopy()
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
    for part in try parts(of: expression, ifDetermined: false) ?? [] {
      if part.isFixed || part.entry.isHold {
        add(part, to: &result)
        continue
      }
      // The row need not hold with equality in every optimum, so its terms replace it.
      let exponent = -Int(problem.rows[part.entry.row].exponent)
      for term in problem.terms(of: problem.rows[part.entry.row]) {
        result.add(
          problem.handle(ofVariable: term.variable),
          part.multiplier * term.coefficient.scaled(by: exponent))
      }
    }
    let rest = result.variables
    result.variables = []
    for open in rest where open.factor.magnitude > 1e-12 {
      if let known = try composeDetermined(LinearExpression(open.variable)) {
        for share in known.constraints { result.add(share.id, open.factor * share.multiplier) }
      } else {
        result.variables.append(open)
      }
    }
    result.constraints.removeAll { $0.multiplier.magnitude < 1e-12 }
    return result
  }

  /// The composition of an expression if it is determined, otherwise nil.
  private mutating func composeDetermined(
    _ expression: LinearExpression
  ) throws(SolverError.Thrown) -> Composition? {
    guard let parts = try parts(of: expression, ifDetermined: true) else { return nil }
    var result = Composition()
    for part in parts { add(part, to: &result) }
    return result
  }

  private func add(_ part: ActivePart, to sum: inout Composition) {
    if part.entry.isHold {
      sum.add(problem.handle(ofVariable: part.entry.variable), part.multiplier)
    } else {
      sum.add(problem.id(ofRow: part.entry.row), part.multiplier)
    }
  }

  /// The composition of an expression in the active set, after walks if requested.
  ///
  /// After walks in both directions have ended without moving the expression, no active row in its
  /// composition can be loosened without changing it. So these rows hold in every optimum.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - ifDetermined: Whether to walk.
  /// - Returns: The composition; nil if a walk has moved the expression.
  /// - Throws: ``SolverError/invalidNumber(_:)`` or ``SolverError/pivotLimit(_:)``.
  private mutating func parts(
    of expression: LinearExpression, ifDetermined: Bool
  ) throws(SolverError.Thrown) -> [ActivePart]? {
    begin()
    defer { rollBack() }
    // Pretends to be in an update, so that no index is reused: that could not be rolled back.
    undo.updateDepth += 1
    let sum = makeVariable(nil)
    undo.updateDepth -= 1
    let row = try addRow(LinearConstraint(LinearExpression(sum), .equal, expression))
    for direction in ifDetermined ? [1.0, -1.0] : []
    where try otherValue(of: sum.index, direction) != nil { return nil }
    return parts(of: sum.index, without: row)
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
      constraints[known].multiplier += multiplier
    } else {
      constraints.append(ConstraintShare(id: id, multiplier: multiplier))
    }
  }

  fileprivate mutating func add(_ variable: Variable, _ factor: Double) {
    if let known = variables.firstIndex(where: { $0.variable.index == variable.index }) {
      variables[known].factor += factor
    } else {
      variables.append(VariableShare(variable: variable, factor: factor))
    }
  }
}
