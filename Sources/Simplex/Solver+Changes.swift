// Changing and removing constraints. Each step notes what it changed; `reoptimize` follows up.

extension Solver {
  /// Changes the number on the right: the `c` of `a·x = c`.
  ///
  /// - Parameters:
  ///   - constant: The new number on the right, once the terms of both sides stand on the left.
  ///   - id: The handle that adding the constraint returned.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/invalidNumber(_:)``,
  ///   ``SolverError/unsatisfiable(_:)`` or ``SolverError/pivotLimit(_:)``. The solver is as it was.
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

  /// Checks a number that a constraint is to have.
  @inline(never)
  func require(_ constant: Double, for id: ConstraintID) throws(SolverError.Thrown) {
    guard state.pointee.isKnown(id) else { throw SolverError.unknownConstraint(id) }
    guard constant.magnitude <= Tolerance.largestNumber else {
      throw SolverError.invalidNumber(constant)
    }
  }

  /// Changes the priority, also across required, while the constraint stays what it is.
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - id: The handle that adding the constraint returned.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/invalidPriority(_:)``,
  ///   ``SolverError/requiredEdit(_:)`` for a suggestion, ``SolverError/unsatisfiable(_:)`` or
  ///   ``SolverError/pivotLimit(_:)``. The solver is as it was.
  ///
  /// Complexity: O(1) for a satisfied constraint that decides nothing, else what the change reaches. A
  /// priority never used before takes O(levels) once, and its level stays for the solver's life.
  public mutating func setPriority(
    _ priority: Priority, of id: ConstraintID
  ) throws(SolverError.Thrown) {
    guard self.state.pointee.isKnown(id) else { throw SolverError.unknownConstraint(id) }
    guard priority.isValid else { throw SolverError.invalidPriority(priority.rawValue) }
    let record = self.state.pointee.rows[id.index]
    if record.isEdit && priority.isRequired {
      let variable = self.state.pointee.terms[record.start].variable
      throw SolverError.requiredEdit(self.state.pointee.handle(ofVariable: variable))
    }
    let state = mutableState
    state.pointee.begin()
    state.pointee.setPriority(priority.rawValue, of: id.index)
    try commitOrThrow()
  }

  /// Removes a constraint.
  ///
  /// - Parameter id: The handle that adding the constraint returned; it is unknown from then on.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, or ``SolverError/pivotLimit(_:)`` where the budget is
  ///   used up. The solver is as it was.
  ///
  /// Complexity: O(terms) for a satisfied constraint that decides nothing, else what it reaches.
  public mutating func remove(_ id: ConstraintID) throws(SolverError.Thrown) {
    guard state.pointee.isKnown(id) else { throw SolverError.unknownConstraint(id) }
    try remove(id.index)
  }

  mutating func remove(_ row: Int32) throws(SolverError.Thrown) {
    let state = mutableState
    state.pointee.begin()
    state.pointee.removeRow(row)
    try commitOrThrow()
  }

  /// Removes constraints in one go: all of them or none.
  ///
  /// Never refused because of rounding: if what is left cannot be solved, the values stay as they are, which
  /// satisfy it, and ``SolverStatistics/unfinishedLevels`` counts that.
  ///
  /// - Parameter ids: The handles that adding the constraints returned, in any order; read to the end before
  ///   one is removed.
  /// - Throws: As ``remove(_:)-(ConstraintID)``; a handle given twice is unknown the second time.
  ///
  /// Complexity: O(terms) for those that decide nothing, else what they reach together.
  public mutating func remove(
    contentsOf ids: some Sequence<ConstraintID>
  ) throws(SolverError.Thrown) {
    // As an array: the elements of another sequence are asked for one by one, through its witnesses.
    let ids = Array(ids)
    try update { (solver) throws(SolverError.Thrown) in
      for id in ids { try solver.remove(id) }
    }
  }
}

extension SolverState {
  /// Whether the call has removed something and done nothing else.
  var onlyRemoves: Bool {
    guard let checkpoint, !checkpoint.isPristine, !scratch.hasSetNumbers else { return false }
    return nextSerial == checkpoint.nextSerial && variableCount == checkpoint.variableCount
  }

  /// Where rounding forbids to solve for what a call leaves open that only removes: removes without solving.
  ///
  /// The values satisfy what is left. Returns whether that is so; else nothing has changed.
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
    prepareToSolve()
    evaluatePending()
    assignFreshSides()
    pending.clearUnsolved()
    statistics.unfinishedLevels &+= 1
    isUnfinished = true
    commit()
    return true
  }

  mutating func setConstant(_ constant: Double, of row: Int32) {
    let record = rows[row]
    let scaled = constant.scaled(by: Int(record.exponent)) + 0.0
    guard scaled.bitPattern != record.constant.bitPattern else { return }
    scratch.hasSetNumbers = true
    if isInConstantSum(record) { sumOfConstants += scaled.magnitude - record.constant.magnitude }
    undoLog.record(.row, row, record)
    rows[row].constant = scaled
    if record.basicVariable == noVariable {
      pending.touchedRows.append(row)
      scratch.planRangesAreCurrent = false
    } else {
      pending.enqueue(position: variables[record.basicVariable].position)
    }
  }

  /// Whether the sum of all constants includes that of a row; those that the call has added follow at its end.
  private func isInConstantSum(_ row: RowRecord) -> Bool {
    row.serial < firstSerialOfCall
  }

  /// Takes the constant of a row that is removed out of the sum of all constants.
  mutating func subtractConstant(of record: RowRecord) {
    if isInConstantSum(record) { sumOfConstants -= record.constant.magnitude }
  }

  mutating func setPriority(_ priority: Double, of row: Int32) {
    let record = rows[row]
    let level = levels.level(of: priority)
    guard level != record.level else { return }
    scratch.hasSetNumbers = true
    undoLog.record(.row, row, record)
    rows[row].level = level
    if record.basicVariable != noVariable {
      // A required row blocks by its relation alone; of any other row, pricing finds out.
      setBlockingLevels(
        BasisEntry(row: row),
        level == PriorityLevels.required
          ? BlockingLevels(by: level, record.relation) : BlockingLevels())
      let isHigher = levels.rank(level) < levels.rank(record.level)
      let change = isHigher ? level : record.level
      pending.changedEntries.append(EntryChange(entry: BasisEntry(row: row), level: change))
      // If the same update removes the row, what it was composed of is asked from this level on.
      if updateDepth > 0 { recordRowChange(of: row, level: change) }
      return
    }
    let gradient = record.side.gradient(record.relation)
    guard gradient != 0 else { return }
    recordRowChange(of: row, level: record.level)
    recordCostChange(row, gradient)
  }

  mutating func removeRow(_ row: Int32) {
    let record = rows[row]
    let isLinked = Int(record.start) < linkedTerms
    undoLog.record(.row, row, record)
    if record.basicVariable != noVariable {
      if variables[record.basicVariable].block != noBlock { scratch.hasRemovedBlockRows = true }
      let level = dualLevel(of: row)
      let variable = replaceByHold(row)
      if level != noLevel {
        pending.changedEntries.append(
          EntryChange(entry: BasisEntry(holdOf: variable), level: level))
        recordRowChange(of: row, level: level)
      }
    } else if record.side.gradient(record.relation) != 0 {
      recordRowChange(of: row, level: record.level)
    }
    if record.isEdit {
      let variable = terms[record.start].variable
      undoLog.record(.column, variable, columns[variable])
      columns[variable].edit = noRow
    }
    subtractConstant(of: record)
    rows[row].isAlive = false
    rows[row].side = .at
    scratch.hasDiscardedRows = true
    pending.removedRows.append(row)
    if isLinked { unlinkRow(row) }
    for term in terms(of: record) { resetIfUnmentioned(term.variable) }
  }

  /// A variable that nothing mentions any more goes back to 0.
  private mutating func resetIfUnmentioned(_ variable: Int32) {
    let record = variables[variable]
    guard columnRecord(of: variable).head == noTerm, record.basicRow == noRow, record.heldValue != 0
    else { return }
    undoLog.record(.variable, variable, record)
    variables[variable].heldValue = 0
    pending.enqueue(position: record.position)
  }
}
