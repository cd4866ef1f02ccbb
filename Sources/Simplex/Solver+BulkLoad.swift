// Adding many constraints of which never more than a piece is held in a batch.

extension Solver {
  /// Whether constraints can be added by pieces: the solver has none, and never had.
  @_spi(Memory)
  public var canBulkLoad: Bool {
    state.pointee.isPristine && state.pointee.rowCount == 0 && state.pointee.updateDepth == 0
  }

  /// Begins a call that adds constraints by pieces.
  ///
  /// Until ``finishBulkLoad()`` or a refused piece ends it, the solver may only be asked to make variables, and not be
  /// copied. The variables stay, however the call ends. The constraints will be at the places from 0 on.
  ///
  /// - Parameters:
  ///   - constraints: About how many constraints there will be.
  ///   - termCount: About how many terms they will have together.
  @_spi(Memory)
  public mutating func beginBulkLoad(_ constraints: Int, terms termCount: Int) {
    let state = mutableState
    state.pointee.begin()
    state.pointee.makeTables(rows: constraints, terms: termCount)
    state.pointee.isBulkLoading = true
  }

  /// Takes in the constraints of a batch, which is empty afterward.
  ///
  /// - Precondition: Their variables are of this solver, and none has been removed.
  /// - Returns: Whether all are in order. If not, the call is over and the solver is as it was before it.
  @_spi(Memory)
  public mutating func loadChunk(_ piece: inout ConstraintBatch) -> Bool {
    let state = mutableState
    do throws(RowFault) {
      try state.pointee.append(piece)
    } catch {
      state.pointee.abortBulkLoad()
      return false
    }
    piece.removeAll()
    return true
  }

  /// Takes in what is said about the extents of a box: that neither is negative, then what its content wants of its
  /// width and of its height.
  ///
  /// - Precondition: The variables are of this solver, and none has been removed.
  /// - Returns: Whether all is in order. If not, the call is over and the solver is as it was before it.
  @_spi(Memory)
  public mutating func loadBounds(_ width: ExtentBounds, _ height: ExtentBounds) -> Bool {
    let state = uniqueState
    if state.pointee.appendBounds(width, height) { return true }
    state.pointee.abortBulkLoad()
    return false
  }

  /// Takes in `variable relation constant`, with the same precondition and result.
  @_spi(Memory)
  public mutating func loadBound(
    _ variable: Variable, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) -> Bool {
    let state = uniqueState
    if state.pointee.appendBound(variable, relation, constant, priority) { return true }
    state.pointee.abortBulkLoad()
    return false
  }

  /// Takes in `first - second  relation  constant`, with the same precondition and result.
  ///
  /// - Precondition: ``BoxTerms/isPlain(with:)``.
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

  /// Ends the call, and solves.
  ///
  /// - Throws: As ``add(_:)-(ConstraintBatch)``, with positions in all pieces together. The solver is as it was
  ///   before the call.
  @_spi(Memory)
  public mutating func finishBulkLoad() throws(SolverError.Thrown) {
    let state = mutableState
    state.pointee.commitVariables()
    state.pointee.isBulkLoading = false
    try commitOrThrow()
  }

  /// The handle of the constraint at a place.
  ///
  /// - Precondition: The constraint exists, or is one of those that are being added by pieces: then there is none.
  @_spi(Memory)
  public func constraintID(at place: RowIndex) -> ConstraintID? {
    let index = place.index
    guard index >= 0, Int(index) < state.pointee.rowCount else { return nil }
    assert(state.pointee.rows[index].isAlive, "the place of a constraint that was removed")
    return state.pointee.id(ofRow: index)
  }

  /// The handle of a constraint that the last call has added, by its position among them.
  ///
  /// - Precondition: The call has added so many.
  @_spi(Memory)
  public func lastAddedID(at position: Int) -> ConstraintID {
    state.pointee.id(ofRow: state.pointee.scratch.newRows[position])
  }
}

extension SolverState {
  /// Ends the call as if it had added nothing; the variables stay.
  fileprivate mutating func abortBulkLoad() {
    commitVariables()
    isBulkLoading = false
    rollBack()
  }

  /// Counts variables that the present call has made as if they had been there before it.
  fileprivate mutating func commitVariables() {
    checkpoint?.variableCount = variableCount
    checkpoint?.freeVariableCount = freeVariables.count
  }
}
