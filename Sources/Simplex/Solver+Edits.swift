extension Solver {
  /// Makes a variable an edit variable, as in Cassowary: a variable that accepts suggestions.
  ///
  /// Until the first suggestion, its current value is suggested with the priority.
  ///
  /// - Parameters:
  ///   - variable: The variable to suggest values for.
  ///   - priority: The priority of suggestions; below required.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/duplicateEdit(_:)``,
  ///   ``SolverError/requiredEdit(_:)``, ``SolverError/invalidPriority(_:)``,
  ///   ``SolverError/invalidNumber(_:)`` for a current value above 1e9, or
  ///   ``SolverError/pivotLimit(_:)``. The solver is unchanged.
  ///
  /// Complexity: as ``add(_:priority:)``.
  public mutating func addEdit(
    _ variable: Variable, priority: Priority = .high
  ) throws(SolverError.Thrown) {
    guard state.pointee.problem.isLive(variable) else {
      throw SolverError.unknownVariable(variable)
    }
    guard !hasEdit(variable) else { throw SolverError.duplicateEdit(variable) }
    guard priority.isValid else { throw SolverError.invalidPriority(priority.rawValue) }
    guard !priority.isRequired else { throw SolverError.requiredEdit(variable) }
    let present = LinearExpression(constant: self[variable])
    try update { (solver) throws(SolverError.Thrown) in
      let id = try solver.add(
        LinearConstraint(LinearExpression(variable), .equal, present, priority: priority))
      solver.mutableState.pointee.markEdit(id.index, of: variable.index)
    }
  }

  /// Suggests a value for an edit variable.
  ///
  /// The suggestion is in force until the next one or ``removeEdit(_:)``.
  ///
  /// - Parameters:
  ///   - value: The suggested value, within ±1e9.
  ///   - variable: A variable that ``addEdit(_:priority:)`` made an edit variable.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/unknownEdit(_:)``,
  ///   ``SolverError/invalidNumber(_:)`` or ``SolverError/pivotLimit(_:)``. The solver is
  ///   unchanged.
  ///
  /// Complexity: what the change reaches.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError.Thrown) {
    let row = try editRow(of: variable)
    guard value.magnitude <= Tolerance.maximumNumber else { throw SolverError.invalidNumber(value) }
    let state = mutableState
    state.pointee.begin()
    state.pointee.setConstant(value, of: row)
    try commitOrThrow()
  }

  /// Ends the edit of a variable; afterwards the constraints alone determine its value.
  ///
  /// - Parameter variable: A variable that ``addEdit(_:priority:)`` made an edit variable.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/unknownEdit(_:)`` or
  ///   ``SolverError/pivotLimit(_:)``. The solver is unchanged.
  ///
  /// Complexity: as ``remove(_:)-(ConstraintID)``.
  public mutating func removeEdit(_ variable: Variable) throws(SolverError.Thrown) {
    try remove(editRow(of: variable))
  }

  package func editRow(of variable: Variable) throws(SolverError.Thrown) -> Int32 {
    guard state.pointee.problem.isLive(variable) else {
      throw SolverError.unknownVariable(variable)
    }
    let row = state.pointee.problem.columnRecord(of: variable.index).edit
    guard row != noRow else { throw SolverError.unknownEdit(variable) }
    return row
  }

  /// Checks whether a variable is an edit variable.
  ///
  /// - Parameter variable: A variable, of any solver.
  /// - Returns: Whether it is an edit variable; false also for a removed or foreign variable.
  public func hasEdit(_ variable: Variable) -> Bool {
    state.pointee.problem.isLive(variable)
      && state.pointee.problem.columnRecord(of: variable.index).edit != noRow
  }
}

extension SolverState {
  mutating func markEdit(_ row: Int32, of variable: Int32) {
    problem.prepareColumns()
    undo.log.record(.column, variable, problem.columns[variable])
    undo.log.record(.row, row, problem.rows[row])
    problem.columns[variable].edit = row
    problem.rows[row].isEdit = true
  }
}
