extension Solver {
  /// Adds a constraint.
  ///
  /// Like terms are collected; a coefficient below 1e-30 counts as 0.
  ///
  /// - Parameters:
  ///   - constraint: What is to hold. Adding an equal one again gives a second constraint.
  ///   - priority: Replaces the constraint's own priority, if given.
  /// - Returns: The handle for changing and removing it.
  /// - Throws: ``SolverError/unsatisfiable(_:)``, ``SolverError/unknownVariable(_:)``,
  ///   ``SolverError/invalidNumber(_:)``, ``SolverError/invalidPriority(_:)`` or
  ///   ``SolverError/pivotLimit(_:)``. The solver is as it was.
  ///
  /// Complexity: O(terms) where the constraint is satisfied already or determines a variable that
  /// nothing determined; else what the change reaches.
  @discardableResult
  public mutating func add(
    _ constraint: LinearConstraint, priority: Priority? = nil
  ) throws(SolverError) -> ConstraintID {
    let core = core
    core.pointee.begin()
    let first = core.pointee.work.newRows.count
    let savepoint = core.pointee.updateDepth > 0 ? core.pointee.savepoint() : nil
    do throws(RowFault) {
      try core.pointee.append(constraint, priority ?? constraint.priority)
    } catch {
      throw abandon(error, savepoint)
    }
    try finish()
    return core.pointee.id(ofRow: core.pointee.work.newRows[first])
  }

  /// Adds constraints in one go: all of them or none.
  ///
  /// - Returns: Their handles, in order.
  /// - Throws: As ``add(_:priority:)``, with positions in `constraints` in a conflict.
  ///
  /// Complexity: linear in the terms where the solver was empty and the layout is an ordinary one.
  @discardableResult
  public mutating func add(
    contentsOf constraints: some Sequence<LinearConstraint>
  ) throws(SolverError) -> [ConstraintID] {
    let core = core
    core.pointee.begin()
    let first = core.pointee.work.newRows.count
    let savepoint = core.pointee.updateDepth > 0 ? core.pointee.savepoint() : nil
    do throws(RowFault) {
      for constraint in constraints {
        try core.pointee.append(constraint, constraint.priority)
      }
    } catch {
      throw abandon(error, savepoint)
    }
    try finish()
    return core.pointee.newIDs(from: first)
  }

  /// Adds the constraints of a batch in one go: all of them or none.
  ///
  /// - Returns: Their handles, in order.
  /// - Throws: As ``add(_:priority:)``, with positions in the batch in a conflict.
  ///
  /// Complexity: linear in the terms where the solver was empty and the layout is an ordinary one.
  @discardableResult
  public mutating func add(_ batch: ConstraintBatch) throws(SolverError) -> [ConstraintID] {
    let core = core
    core.pointee.begin()
    let first = core.pointee.work.newRows.count
    let savepoint = core.pointee.updateDepth > 0 ? core.pointee.savepoint() : nil
    do throws(RowFault) {
      try core.pointee.append(batch)
    } catch {
      throw abandon(error, savepoint)
    }
    try finish()
    return core.pointee.newIDs(from: first)
  }

  /// Changes the number on the right: the `c` of `a·x = c`.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/invalidNumber(_:)``,
  ///   ``SolverError/unsatisfiable(_:)`` or ``SolverError/pivotLimit(_:)``. The solver is as it was.
  ///
  /// Complexity: what the change reaches.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    guard state.pointee.isKnown(id) else { throw .unknownConstraint(id) }
    guard constant.magnitude <= Tolerance.largestNumber else { throw .invalidNumber(constant) }
    core.pointee.begin()
    core.pointee.setConstant(constant, of: id.index)
    try finish()
  }

  /// Changes the priority, also across required, while the constraint stays what it is.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/invalidPriority(_:)``,
  ///   ``SolverError/requiredEdit(_:)`` for a suggestion, ``SolverError/unsatisfiable(_:)`` or
  ///   ``SolverError/pivotLimit(_:)``. The solver is as it was.
  ///
  /// Complexity: O(1) for a satisfied constraint that decides nothing, else what the change reaches. A
  /// priority never used before takes O(levels) once, and its level stays for the solver's life.
  public mutating func setPriority(_ priority: Priority, of id: ConstraintID) throws(SolverError) {
    guard state.pointee.isKnown(id) else { throw .unknownConstraint(id) }
    guard priority.isValid else { throw .invalidPriority(priority.rawValue) }
    let record = state.pointee.rows[id.index]
    if record.isEdit && priority.isRequired {
      let variable = state.pointee.terms[record.start].variable
      throw .requiredEdit(state.pointee.handle(ofVariable: variable))
    }
    core.pointee.begin()
    core.pointee.setPriority(priority.rawValue, of: id.index)
    try finish()
  }

  /// Removes a constraint.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)`` or ``SolverError/pivotLimit(_:)``. The solver is
  ///   as it was.
  ///
  /// Complexity: O(terms) for a satisfied constraint that decides nothing, else what it reaches.
  public mutating func remove(_ id: ConstraintID) throws(SolverError) {
    guard state.pointee.isKnown(id) else { throw .unknownConstraint(id) }
    core.pointee.begin()
    core.pointee.removeRow(id.index)
    try finish()
  }

  /// Removes constraints in one go: all of them or none.
  ///
  /// - Throws: As ``remove(_:)-(ConstraintID)``; a handle given twice is unknown the second time.
  ///
  /// Complexity: O(terms) for those that decide nothing, else what they reach together.
  public mutating func remove(contentsOf ids: some Sequence<ConstraintID>) throws(SolverError) {
    try update { (solver) throws(SolverError) in
      for id in ids { try solver.remove(id) }
    }
  }

  /// Whether the constraint is one of this solver's, and not removed.
  public func contains(_ id: ConstraintID) -> Bool { state.pointee.isKnown(id) }

  /// All constraints in order of adding, those of edits included.
  ///
  /// Complexity: O(constraints · log constraints).
  public var constraints: [ConstraintID] {
    var found: [Int32] = []
    for row in 0..<state.pointee.rowCount where state.pointee.rows[row].isAlive {
      found.append(Int32(truncatingIfNeeded: row))
    }
    let core = state
    found.sort { core.pointee.rows[$0].serial < core.pointee.rows[$1].serial }
    var result: [ConstraintID] = []
    for row in found { result.append(core.pointee.id(ofRow: row)) }
    return result
  }

  /// What a constraint states, like terms collected, with its present constant and priority.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  ///
  /// Complexity: O(terms).
  public func constraint(_ id: ConstraintID) throws(SolverError) -> LinearConstraint {
    guard state.pointee.isKnown(id) else { throw .unknownConstraint(id) }
    return state.pointee.constraint(ofRow: id.index)
  }

  /// How far a constraint is from satisfied, in the units of its own numbers; 0 if it is.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  ///
  /// Complexity: O(terms).
  public func violation(of id: ConstraintID) throws(SolverError) -> Double {
    guard state.pointee.isKnown(id) else { throw .unknownConstraint(id) }
    return state.pointee.violation(ofRow: id.index)
  }
}
