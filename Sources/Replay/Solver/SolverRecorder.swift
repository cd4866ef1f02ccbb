public import Simplex

/// Performs calls of a solver, and records them with their answers.
///
/// The solver is an ordinary one, so programs without a recorder have no overhead.
///
/// ```swift
/// var solver = Solver()
/// let recorder = SolverRecorder()
/// let x = recorder.makeVariable(in: &solver)
/// try recorder.add(x >= 3, to: &solver)
/// try recorder.update(&solver) { solver in
///   try recorder.add(x <= 8, to: &solver)
/// }
/// print(recorder.record.text)
/// ```
///
/// All calls from the solver's first one on must use the same recorder.
public final class SolverRecorder {
  /// The recorded calls.
  public private(set) var record = SolverRecord()

  private var variables: [Variable] = []
  private var names: [ConstraintID: String] = [:]
  private var nameCount = 0
  /// The calls of the current updates, the innermost last.
  private var open: [[SolverCall]] = []

  /// Creates an empty recorder.
  public init() {}

  /// Adds a variable.
  public func makeVariable(in solver: inout Solver) -> Variable {
    let variable = solver.makeVariable()
    variables.append(variable)
    recordCall(.variables(variables.count), solver, nil)
    return variable
  }

  /// Adds a constraint.
  ///
  /// - Throws: The error of the solver; the failing call is recorded.
  @discardableResult
  public func add(
    _ constraint: LinearConstraint, to solver: inout Solver
  ) throws -> ConstraintID {
    let row = row(of: constraint)
    let id = try recording(.add(row), of: &solver) { solver in
      try solver.add(constraint)
    }
    names[id] = row.id
    return id
  }

  /// Adds constraints as one batch.
  ///
  /// - Throws: The error of the solver; the failing call is recorded.
  @discardableResult
  public func add(
    _ constraints: [LinearConstraint], to solver: inout Solver
  ) throws -> [ConstraintID] {
    let rows = constraints.map { row(of: $0) }
    let ids = try recording(.batch(rows), of: &solver) { solver in
      try solver.add(contentsOf: constraints)
    }
    for (id, row) in zip(ids, rows) { names[id] = row.id }
    return ids
  }

  /// Removes a constraint.
  ///
  /// - Throws: The error of the solver; the failing call is recorded.
  public func remove(_ id: ConstraintID, from solver: inout Solver) throws {
    try recording(.remove(name(id)), of: &solver) { solver in
      try solver.remove(id)
    }
  }

  /// Changes the constant of a constraint.
  ///
  /// - Throws: The error of the solver; the failing call is recorded.
  public func setConstant(
    _ constant: Double, of id: ConstraintID, in solver: inout Solver
  ) throws {
    try recording(.setConstant(name(id), constant), of: &solver) { solver in
      try solver.setConstant(constant, of: id)
    }
  }

  /// Changes the priority of a constraint.
  ///
  /// - Throws: The error of the solver; the failing call is recorded.
  public func setPriority(
    _ priority: Priority, of id: ConstraintID, in solver: inout Solver
  ) throws {
    let call = SolverCall.setPriority(name(id), priority.rawValue)
    try recording(call, of: &solver) { solver in
      try solver.setPriority(priority, of: id)
    }
  }

  /// Adds an edit variable.
  ///
  /// - Throws: The error of the solver; the failing call is recorded.
  public func addEdit(
    _ variable: Variable, priority: Priority, to solver: inout Solver
  ) throws {
    let call = SolverCall.addEdit(number(variable), priority: priority.rawValue)
    try recording(call, of: &solver) { solver in
      try solver.addEdit(variable, priority: priority)
    }
  }

  /// Suggests a value of an edit variable.
  ///
  /// - Throws: The error of the solver; the failing call is recorded.
  public func suggest(
    _ value: Double, for variable: Variable, in solver: inout Solver
  ) throws {
    try recording(.suggest(number(variable), value), of: &solver) { solver in
      try solver.suggest(value, for: variable)
    }
  }

  /// Removes an edit variable.
  ///
  /// - Throws: The error of the solver; the failing call is recorded.
  public func removeEdit(_ variable: Variable, from solver: inout Solver) throws {
    try recording(.removeEdit(number(variable)), of: &solver) { solver in
      try solver.removeEdit(variable)
    }
  }

  /// Performs several calls in one update.
  ///
  /// - Parameters:
  ///   - solver: The solver.
  ///   - body: Performs the calls by this recorder, on the solver that it receives.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body` or the solver; the failing update is recorded.
  @discardableResult
  public func update<Result>(
    _ solver: inout Solver, _ body: (inout Solver) throws -> Result
  ) throws -> Result {
    open.append([])
    let variables = variables
    do {
      let result = try solver.update(body)
      recordCall(.update(open.popLast() ?? []), solver, nil)
      return result
    } catch {
      self.variables = variables
      let calls = open.popLast() ?? []
      if error is SolverError {
        recordCall(.update(calls), solver, error)
      } else {
        recordCall(.abandoned(calls), solver, nil)
      }
      throw error
    }
  }

  // MARK: Recording

  private func recording<Result>(
    _ call: SolverCall, of solver: inout Solver,
    _ body: (inout Solver) throws -> Result
  ) throws -> Result {
    do {
      let result = try body(&solver)
      recordCall(call, solver, nil)
      return result
    } catch {
      recordCall(call, solver, error)
      throw error
    }
  }

  private func recordCall(_ call: SolverCall, _ solver: Solver, _ error: (any Error)?) {
    guard open.isEmpty else { return open[open.count - 1].append(call) }
    let answer: SolverRecord.Answer =
      error.map { .refused(kind(of: $0)) } ?? .exactly(variables.map { solver[$0] })
    record.entries.append(SolverRecord.Entry(call, answer: answer))
  }

  private func row(of constraint: LinearConstraint) -> SolverRow {
    nameCount += 1
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      case .equal: "=="
      }
    let terms = (0..<constraint.terms.termCount).map { position in
      let (variable, coefficient) = constraint.terms.term(at: position)
      return SolverRow.Term(number(variable), coefficient)
    }
    return SolverRow(
      id: "c\(nameCount)", priority: constraint.priority.rawValue, relation: relation,
      constant: constraint.constant, terms: terms)
  }

  private func name(_ id: ConstraintID) -> String { names[id] ?? "unknown" }

  /// The number of a variable; a number that no variable has if this recorder did not create it.
  private func number(_ variable: Variable) -> Int {
    variables.firstIndex { $0 == variable } ?? 1_000_000
  }
}
