// Changing and removing constraints. Each step records its change for `reoptimize`.

import Buffers

extension Solver {
  /// Changes the constant on the right: the `c` of `a·x = c`.
  ///
  /// - Parameters:
  ///   - constant: The new constant, where all terms are on the left.
  ///   - id: The handle that adding the constraint returned.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/invalidNumber(_:)``,
  ///   ``SolverError/unsatisfiable(_:)`` or ``SolverError/pivotLimit(_:)``. The solver is
  ///   unchanged.
  ///
  /// Complexity: what the change reaches.
  public mutating func setConstant(
    _ constant: Double, of id: ConstraintID
  ) throws(SolverError.Thrown) {
    try require(constant, for: id)
    let state = mutableState
    state.pointee.begin()
    state.pointee.setConstant(constant, of: id.index)
    try commitOrThrow()
  }

  /// Checks a new constant of a constraint.
  @inline(never)
  func require(_ constant: Double, for id: ConstraintID) throws(SolverError.Thrown) {
    guard state.pointee.problem.isLive(id) else { throw SolverError.unknownConstraint(id) }
    guard constant.magnitude <= Tolerance.maximumNumber else {
      throw SolverError.invalidNumber(constant)
    }
  }

  /// Changes the priority of a constraint, including to and from required.
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - id: The handle that adding the constraint returned.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/invalidPriority(_:)``,
  ///   ``SolverError/requiredEdit(_:)`` for a suggestion, ``SolverError/unsatisfiable(_:)`` or
  ///   ``SolverError/pivotLimit(_:)``. The solver is unchanged.
  ///
  /// Complexity: O(1) for a satisfied inactive constraint, otherwise what the change reaches. A new
  /// priority costs O(levels) once, and its level exists for the solver's lifetime.
  public mutating func setPriority(
    _ priority: Priority, of id: ConstraintID
  ) throws(SolverError.Thrown) {
    guard self.state.pointee.problem.isLive(id) else { throw SolverError.unknownConstraint(id) }
    guard priority.isValid else { throw SolverError.invalidPriority(priority.rawValue) }
    let record = self.state.pointee.problem.rows[id.index]
    if record.isEdit && priority.isRequired {
      let variable = self.state.pointee.problem.terms[record.start].variable
      throw SolverError.requiredEdit(self.state.pointee.problem.handle(ofVariable: variable))
    }
    let state = mutableState
    state.pointee.begin()
    state.pointee.setPriority(priority.rawValue, of: id.index)
    try commitOrThrow()
  }

  /// Removes a constraint.
  ///
  /// - Parameter id: The handle that adding the constraint returned; it becomes unknown.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, or ``SolverError/pivotLimit(_:)`` if the
  ///   budget is exhausted. The solver is unchanged.
  ///
  /// Complexity: O(terms) for a satisfied inactive constraint, otherwise what it reaches.
  public mutating func remove(_ id: ConstraintID) throws(SolverError.Thrown) {
    guard state.pointee.problem.isLive(id) else { throw SolverError.unknownConstraint(id) }
    try remove(id.index)
  }

  mutating func remove(_ row: Int32) throws(SolverError.Thrown) {
    let state = mutableState
    state.pointee.begin()
    state.pointee.removeRow(row)
    try commitOrThrow()
  }

  /// Removes constraints in one call: all of them or none.
  ///
  /// Never fails because of rounding: if the remaining system cannot be solved, the values stay as
  /// they are, which satisfy it, and ``SolverStatistics/unfinishedLevels`` counts that.
  ///
  /// - Parameter ids: The handles that adding the constraints returned, in any order. The sequence
  ///   is read to its end before anything is removed.
  /// - Throws: As ``remove(_:)-(ConstraintID)``; the second occurrence of a handle is unknown.
  ///
  /// Complexity: O(terms) for satisfied inactive constraints, otherwise what they reach together.
  public mutating func remove(
    contentsOf ids: some Sequence<ConstraintID>
  ) throws(SolverError.Thrown) {
    // Copied to an array: generic access to the elements would go through witnesses.
    let ids = Array(ids)
    try update { (solver) throws(SolverError.Thrown) in
      for id in ids { try solver.remove(id) }
    }
  }
}

extension SolverState {
  /// True if the current call has only removed rows or variables.
  var onlyRemoves: Bool {
    guard let checkpoint = undo.checkpoint, !checkpoint.isPristine, !call.hasSetNumbers else {
      return false
    }
    return problem.nextSerial == checkpoint.nextSerial
      && problem.variableCount == checkpoint.variableCount
  }

  /// Completes a call of removals without solving, when rounding prevents a solution.
  ///
  /// The current values satisfy the remaining system.
  ///
  /// - Returns: Whether the call only removes; otherwise nothing has changed.
  mutating func removeWithoutSolving() -> Bool {
    guard onlyRemoves else { return false }
    var removedRows: [Int32] = []
    var removedVariables: [Int32] = []
    for row in pending.removedRows { removedRows.append(row) }
    for removed in pending.removedVariables { removedVariables.append(removed.index) }
    rollBack()
    begin()
    for row in removedRows { removeRow(row) }
    for variable in removedVariables { removeVariable(variable) }
    releaseRemovedRows()
    evaluatePending()
    assignFreshSides()
    pending.clearUnsolved()
    statistics.unfinishedLevels &+= 1
    isUnfinished = true
    commit()
    return true
  }

  package mutating func setConstant(_ constant: Double, of row: Int32) {
    let record = problem.rows[row]
    let scaled = constant.scaled(by: Int(record.exponent)) + 0.0
    guard scaled.bitPattern != record.constant.bitPattern else { return }
    call.hasSetNumbers = true
    if isInConstantSum(record) {
      problem.sumOfConstants += scaled.magnitude - record.constant.magnitude
    }
    undo.log.record(.row, row, record)
    problem.rows[row].constant = scaled
    if record.basicVariable == noVariable {
      pending.touchedRows.append(row)
    } else {
      pending.enqueue(position: problem.variables[record.basicVariable].position)
    }
  }

  /// - Returns: Whether the sum of constants includes a row. Rows of the current call are added at
  ///   its end.
  private func isInConstantSum(_ row: RowRecord) -> Bool {
    row.serial < undo.firstSerialOfCall
  }

  /// Subtracts the constant of a removed row from the sum of constants.
  mutating func subtractConstant(of record: RowRecord) {
    if isInConstantSum(record) { problem.sumOfConstants -= record.constant.magnitude }
  }

  mutating func setPriority(_ priority: Double, of row: Int32) {
    setLevel(problem.levels.level(of: priority), cost: problem.rows[row].cost, of: row)
  }

  mutating func setWeight(_ weight: Double, of row: Int32) {
    let record = problem.rows[row]
    setLevel(record.level, cost: Float(weight.scaled(by: -Int(record.exponent))), of: row)
  }

  private mutating func setLevel(_ level: Int32, cost: Float, of row: Int32) {
    let record = problem.rows[row]
    guard level != record.level || cost != record.cost else { return }
    call.hasSetNumbers = true
    undo.log.record(.row, row, record)
    problem.rows[row].level = level
    problem.rows[row].cost = cost
    if record.basicVariable != noVariable {
      // A required row blocks by its relation alone; for other rows, pricing computes it.
      problem.setBlockingLevels(
        BasisEntry(row: row),
        level == PriorityLevels.required
          ? BlockingLevels(by: level, record.relation) : BlockingLevels(), log: &undo.log)
      let isHigher = problem.levels.priority(level) > problem.levels.priority(record.level)
      let change = isHigher ? level : record.level
      return pending.changedEntries.append(EntryChange(entry: BasisEntry(row: row), level: change))
    }
    let costSign = record.side.costSign(for: record.relation)
    guard costSign != 0 else { return }
    pending.changedRows.append(RowChange(row: row, level: record.level))
    recordCostChange(row, costSign)
  }

  /// Removes a row from the problem; the solve of the call removes it from the active set.
  mutating func removeRow(_ row: Int32) {
    let record = problem.rows[row]
    undo.log.record(.row, row, record)
    if record.isEdit {
      let variable = problem.terms[record.start].variable
      undo.log.record(.column, variable, problem.columns[variable])
      problem.columns[variable].edit = noRow
    }
    subtractConstant(of: record)
    problem.rows[row].isAlive = false
    call.hasDiscardedRows = true
    pending.removedRows.append(row)
  }
}

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

// Weights of constraints among those of the same priority.

extension Solver {
  /// Changes the weight of a constraint: the factor of its violation among constraints of the same
  /// priority.
  ///
  /// The solver minimizes the sum of `weight * violation` of each priority. Weights never outweigh
  /// a priority: use priorities for what must come first, and weights for compromises. Among
  /// required constraints they have no effect.
  ///
  /// ```swift
  /// var solver = Solver()
  /// let x = solver.makeVariable("x")
  /// let near = try solver.add(x == 0, priority: .low)
  /// try solver.add(x == 90, priority: .low)
  /// try solver.setWeight(2, of: near)
  /// assert(solver[x] == 0)
  /// try solver.setWeight(0.5, of: near)
  /// assert(solver[x] == 90)
  /// ```
  ///
  /// A constraint is made with weight 1. To add one with another weight and solve once, do both in
  /// an ``update(_:)``.
  ///
  /// - Parameters:
  ///   - weight: The new weight, from 1e-9 to 1e9, which is rounded to 24 binary digits. If weights
  ///     of one priority differ by more than 1e9, rounding may hide the small ones.
  ///   - id: The handle that adding the constraint returned.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/invalidWeight(_:)`` or
  ///   ``SolverError/pivotLimit(_:)``. The solver is unchanged.
  ///
  /// Complexity: O(1) for a satisfied inactive constraint, otherwise what the change reaches.
  public mutating func setWeight(
    _ weight: Double, of id: ConstraintID
  ) throws(SolverError.Thrown) {
    guard self.state.pointee.problem.isLive(id) else { throw SolverError.unknownConstraint(id) }
    guard Tolerance.weights.contains(weight) else { throw SolverError.invalidWeight(weight) }
    let state = mutableState
    state.pointee.begin()
    state.pointee.setWeight(weight, of: id.index)
    try commitOrThrow()
  }

  /// The weight of a constraint among those of its priority.
  ///
  /// - Parameter id: The handle that adding the constraint returned.
  /// - Returns: The weight, 1 if it was never set.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  ///
  /// Complexity: O(1).
  public func weight(of id: ConstraintID) throws(SolverError.Thrown) -> Double {
    guard state.pointee.problem.isLive(id) else { throw SolverError.unknownConstraint(id) }
    return state.pointee.writtenRow(id.index).weight
  }
}
