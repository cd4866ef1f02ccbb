package import Simplex

/// A solver with the numbered variables and constraints of a test.
package struct LoadedSolver: Sendable {
  /// The solver.
  package var solver = Solver()
  /// The variables, by number.
  package private(set) var variables: [Variable]
  /// The handle of each constraint, by slot; nil for unused slots.
  package private(set) var ids: [ConstraintID?] = []

  /// Makes a solver with variables and no constraints.
  package init(variableCount: Int) {
    var made: [Variable] = []
    for number in 0..<variableCount { made.append(solver.makeVariable("x\(number)")) }
    variables = made
    // The systems are small: more pivots than this mean cycling.
    solver.pivotBudget = 20_000
  }

  /// Makes a solver with a whole system, added as one batch.
  package init(_ system: TestSystem) throws {
    self.init(variableCount: system.variableCount)
    try addAll(system.constraints)
  }

  /// A constraint in the form of the solver.
  package func linear(_ constraint: TestConstraint) -> LinearConstraint {
    Self.linear(constraint, variables)
  }

  /// A constraint of the solver as plain data.
  package func plain(_ constraint: LinearConstraint) -> TestConstraint {
    Self.plain(constraint, variables)
  }

  /// A constraint as plain data, with variables as indices in a list.
  package static func plain(
    _ constraint: LinearConstraint, _ variables: [Variable]
  ) -> TestConstraint {
    var terms: [TestConstraint.Term] = []
    for position in 0..<constraint.terms.termCount {
      let (variable, coefficient) = constraint.terms.term(at: position)
      let number = variables.firstIndex { $0.isSame(as: variable) } ?? -1
      terms.append(.init(number, coefficient))
    }
    return TestConstraint(
      terms, constraint.relation, constraint.constant, priority: constraint.priority.rawValue)
  }

  /// Adds one constraint in the next slot.
  package mutating func add(_ constraint: TestConstraint) throws {
    try apply(.add(constraint, slot: ids.count))
  }

  /// Adds constraints as one batch, in the next slots.
  package mutating func addAll(_ constraints: [TestConstraint]) throws {
    try apply(.addAll(constraints, slot: ids.count))
  }

  /// Makes a call.
  package mutating func apply(_ operation: ScriptOperation) throws {
    var handles = Handles(variables: variables, ids: ids)
    try Self.apply(operation, to: &solver, &handles)
    variables = handles.variables
    ids = handles.ids
  }

  private struct Handles {
    var variables: [Variable]
    var ids: [ConstraintID?]
  }

  /// Makes a call of a solver and stores the handles that it returns.
  ///
  /// Static, so that no second reference to the solver's storage forces a copy.
  private static func apply(
    _ operation: ScriptOperation, to solver: inout Solver, _ handles: inout Handles
  ) throws {
    switch operation {
    case .add(let constraint, let slot):
      put([try solver.add(linear(constraint, handles.variables))], at: slot, in: &handles.ids)
    case .addAll(let constraints, let slot):
      var batch = ConstraintBatch()
      for constraint in constraints { batch.append(linear(constraint, handles.variables)) }
      put(try solver.add(batch), at: slot, in: &handles.ids)
    case .remove(let slot):
      if let id = handles.ids[slot] { try solver.remove(id) }
    case .setConstant(let constant, let slot):
      if let id = handles.ids[slot] { try solver.setConstant(constant, of: id) }
    case .setPriority(let priority, let slot):
      if let id = handles.ids[slot] { try solver.setPriority(Priority(priority), of: id) }
    case .addEdit(let number, let priority, let value):
      let variable = handles.variables[number]
      try solver.update { inner in
        try inner.addEdit(variable, priority: Priority(priority))
        try inner.suggest(value, for: variable)
      }
    case .suggest(let value, let number):
      try solver.suggest(value, for: handles.variables[number])
    case .removeEdit(let number): try solver.removeEdit(handles.variables[number])
    case .renew(let number):
      try solver.remove(handles.variables[number])
      handles.variables[number] = solver.makeVariable("x\(number)")
    case .transaction(let operations):
      handles = try solver.update { [handles] inner in
        try applyAll(operations, to: &inner, handles)
      }
    case .abandoned(let operations):
      do {
        try solver.update { [handles] inner in
          _ = try applyAll(operations, to: &inner, handles)
          throw SolverError.pivotLimit(-1)
        }
      } catch {
        if error as? SolverError != .pivotLimit(-1) { throw error }
      }
    }
  }

  private static func applyAll(
    _ operations: [ScriptOperation], to solver: inout Solver, _ handles: Handles
  ) throws -> Handles {
    var handles = handles
    for operation in operations { try apply(operation, to: &solver, &handles) }
    return handles
  }

  private static func put(_ added: [ConstraintID], at slot: Int, in ids: inout [ConstraintID?]) {
    while ids.count < slot + added.count { ids.append(nil) }
    for (offset, id) in added.enumerated() { ids[slot + offset] = id }
  }

  private static func linear(
    _ constraint: TestConstraint, _ variables: [Variable]
  ) -> LinearConstraint {
    var left = LinearExpression()
    for term in constraint.terms {
      left.append(variables[term.variable], coefficient: term.coefficient)
    }
    return LinearConstraint(
      left, constraint.relation, LinearExpression(constant: constraint.constant),
      priority: Priority(constraint.priority))
  }

  /// The values of all variables, by number.
  package var point: [Double] { variables.map { solver[$0] } }

  /// The bits of all values, by number.
  package var bits: [UInt64] { variables.map { solver[$0].bitPattern } }
}

extension Variable {
  /// Tells whether two handles name one variable; `==` would state a constraint.
  package func isSame(as other: Variable) -> Bool { self == other }
}
