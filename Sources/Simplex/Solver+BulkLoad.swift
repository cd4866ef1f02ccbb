// Bulk loads: adding many constraints in chunks, so that no batch holds all of them.

extension Solver {
  /// True if a bulk load can begin: the solver never had constraints and is not in an update.
  @_spi(Memory)
  public var canBulkLoad: Bool {
    Shortcut.bulkLoad.isOn && state.pointee.problem.isPristine
      && state.pointee.problem.rowCount == 0
      && state.pointee.undo.updateDepth == 0
  }

  /// Begins a bulk load: a call that adds constraints in chunks.
  ///
  /// Until ``finishBulkLoad()`` or a rejected chunk ends it, the solver may only make variables and
  /// load constraints, and must not be copied. The variables persist in either case. The
  /// constraints get the indices from 0 on.
  ///
  /// - Parameters:
  ///   - constraints: The approximate number of constraints.
  ///   - termCount: The approximate total number of their terms.
  @_spi(Memory)
  public mutating func beginBulkLoad(_ constraints: Int, terms termCount: Int) {
    let state = mutableState
    state.pointee.begin()
    state.pointee.makeTables(rows: constraints, terms: termCount)
    state.pointee.problem.isBulkLoading = true
  }

  /// Loads the constraints of a batch and empties it.
  ///
  /// - Precondition: Their variables are alive in this solver.
  /// - Parameter chunk: The constraints of this chunk.
  /// - Returns: Whether all constraints are valid. If not, the call has ended and the constraints
  ///   of the solver are as before it.
  @_spi(Memory)
  public mutating func loadChunk(_ chunk: inout ConstraintBatch) -> Bool {
    let state = mutableState
    do throws(RowFault) {
      try state.pointee.append(chunk)
    } catch {
      state.pointee.abortBulkLoad()
      return false
    }
    chunk.removeAll()
    return true
  }

  /// Loads the bounds of a box's extents: neither is negative, and each prefers its content's size.
  ///
  /// - Precondition: The variables are alive in this solver.
  /// - Parameters:
  ///   - width: The bounds of the width.
  ///   - height: The bounds of the height.
  /// - Returns: Whether all numbers are valid. If not, the call has ended and the constraints of
  ///   the solver are as before it.
  @_spi(Memory)
  public mutating func loadBounds(_ width: ExtentBounds, _ height: ExtentBounds) -> Bool {
    let state = uniqueState
    if state.pointee.appendBounds(width, height) { return true }
    state.pointee.abortBulkLoad()
    return false
  }

  /// Loads `variable relation constant`.
  ///
  /// - Precondition: The variable is alive in this solver.
  /// - Parameters:
  ///   - variable: The variable.
  ///   - relation: The relation of the two sides.
  ///   - constant: The number on the right.
  ///   - priority: The priority of the constraint.
  /// - Returns: Whether the numbers are valid. If not, the call has ended and the constraints of
  ///   the solver are as before it.
  @_spi(Memory)
  public mutating func loadBound(
    _ variable: Variable, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) -> Bool {
    let state = uniqueState
    if state.pointee.appendBound(variable, relation, constant, priority) { return true }
    state.pointee.abortBulkLoad()
    return false
  }

  /// Loads `first - second  relation  constant`.
  ///
  /// - Precondition: ``BoxTerms/isPlain(with:)``, with variables that are alive in this solver.
  /// - Parameters:
  ///   - first: The terms to add.
  ///   - second: The terms to subtract.
  ///   - relation: The relation of the two sides.
  ///   - constant: The number on the right.
  ///   - priority: The priority of the constraint.
  /// - Returns: Whether the numbers are valid. If not, the call has ended and the constraints of
  ///   the solver are as before it.
  @_spi(Memory)
  public mutating func loadRow(
    _ first: BoxTerms, _ second: BoxTerms, _ relation: Relation, _ constant: Double,
    _ priority: Priority
  ) -> Bool {
    let state = uniqueState
    if state.pointee.appendRow(first, second, relation, constant, priority) { return true }
    state.pointee.abortBulkLoad()
    return false
  }

  /// Ends the bulk load and solves.
  ///
  /// - Throws: As ``add(_:)-(ConstraintBatch)``, with positions among all chunks. The constraints
  ///   of the solver are as before the call.
  @_spi(Memory)
  public mutating func finishBulkLoad() throws(SolverError.Thrown) {
    let state = mutableState
    state.pointee.commitVariables()
    state.pointee.problem.isBulkLoading = false
    try commitOrThrow()
  }

  /// The handle of the constraint at an index.
  ///
  /// - Precondition: The constraint exists or is being bulk loaded.
  /// - Parameter rowIndex: The index.
  /// - Returns: The handle; nil if the constraint is still being bulk loaded.
  @_spi(Memory)
  public func constraintID(at rowIndex: RowIndex) -> ConstraintID? {
    let index = rowIndex.index
    guard index >= 0, Int(index) < state.pointee.problem.rowCount else { return nil }
    assert(state.pointee.problem.rows[index].isAlive, "the index of a removed constraint")
    return state.pointee.problem.id(ofRow: index)
  }

  /// The handle of a constraint that the last call added.
  ///
  /// - Precondition: The call added more than `position` constraints.
  /// - Parameter position: The position among the constraints that the call added.
  /// - Returns: The handle.
  @_spi(Memory)
  public func lastAddedID(at position: Int) -> ConstraintID {
    state.pointee.problem.id(ofRow: state.pointee.call.newRows[position])
  }
}

extension SolverState {
  /// Rolls back the constraints of the call, but not its variables.
  fileprivate mutating func abortBulkLoad() {
    commitVariables()
    problem.isBulkLoading = false
    rollBack()
  }

  /// Makes the variables of the current call survive a rollback.
  fileprivate mutating func commitVariables() {
    undo.checkpoint?.variableCount = problem.variableCount
    undo.checkpoint?.freeVariableCount = problem.freeVariables.count
  }
}
