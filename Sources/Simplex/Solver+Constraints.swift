extension Solver {
  /// Adds a constraint.
  ///
  /// Like terms are collected; a coefficient below 1e-30 counts as 0.
  ///
  /// ```swift
  /// var solver = Solver()
  /// let width = solver.makeVariable("width")
  /// try solver.add(width <= 300)
  /// let preference = try solver.add(width == 400, priority: .low)
  /// assert(solver[width] == 300)
  /// let shortfall = try solver.violation(of: preference)
  /// assert(shortfall == 100)
  /// ```
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
  ) throws(SolverError.Thrown) -> ConstraintID {
    let state = mutableState
    state.pointee.begin()
    let first = state.pointee.scratch.newRows.count
    let savepoint = state.pointee.updateDepth > 0 ? state.pointee.savepoint() : nil
    do throws(RowFault) {
      try state.pointee.append(constraint, priority ?? constraint.priority)
    } catch {
      throw rollBack(after: error, to: savepoint)
    }
    try commitOrThrow()
    return state.pointee.id(ofRow: state.pointee.scratch.newRows[first])
  }

  /// Adds the constraints of a list in one go, all of them or none: `add([a >= 0, a + b == 10])`.
  ///
  /// As ``add(contentsOf:)``. A list that is written out type-checks at once, since its elements can only be
  /// constraints.
  ///
  /// ```swift
  /// var solver = Solver()
  /// let left = solver.makeVariable("left")
  /// let right = solver.makeVariable("right")
  /// let preference = (right - left == 400).priority(.low)
  /// try solver.add([left >= 10, right <= 300, preference])
  /// assert(solver[left] == 10 && solver[right] == 300)
  /// ```
  ///
  /// - Parameter constraints: The constraints, each with its own priority.
  /// - Returns: Their handles, in order.
  /// - Throws: As ``add(contentsOf:)``. The solver is as it was.
  ///
  /// Complexity: as ``add(contentsOf:)``.
  @discardableResult
  public mutating func add(_ constraints: [LinearConstraint]) throws(SolverError.Thrown)
    -> [ConstraintID]
  {
    let state = mutableState
    state.pointee.begin()
    let first = state.pointee.scratch.newRows.count
    let savepoint = state.pointee.updateDepth > 0 ? state.pointee.savepoint() : nil
    do throws(RowFault) {
      for constraint in constraints {
        try state.pointee.append(constraint, constraint.priority)
      }
    } catch {
      throw rollBack(after: error, to: savepoint)
    }
    try commitOrThrow()
    return newIDs(from: first)
  }

  /// Adds constraints in one go: all of them or none.
  ///
  /// - Parameter constraints: The constraints, each with its own priority; read to the end before one is added.
  /// - Returns: Their handles, in order.
  /// - Throws: As ``add(_:priority:)``, with positions in `constraints` in a conflict.
  ///
  /// Complexity: linear in the terms where the solver was empty and the layout is an ordinary one.
  @discardableResult
  public mutating func add(
    contentsOf constraints: some Sequence<LinearConstraint>
  ) throws(SolverError.Thrown) -> [ConstraintID] {
    // As an array: the elements of another sequence are asked for one by one, through its witnesses.
    try add(Array(constraints))
  }

  /// Adds the constraints of a batch in one go: all of them or none.
  ///
  /// - Parameter batch: The constraints, each with its own priority; the batch stays as it is and can be used
  ///   again.
  /// - Returns: Their handles, in order.
  /// - Throws: As ``add(_:priority:)``, with positions in the batch in a conflict.
  ///
  /// Complexity: linear in the terms where the solver was empty and the layout is an ordinary one.
  @discardableResult
  public mutating func add(_ batch: ConstraintBatch) throws(SolverError.Thrown) -> [ConstraintID] {
    let first = try load(batch)
    return newIDs(from: first)
  }

  /// The handles of the constraints that the present call has added, from one of them on.
  private func newIDs(from first: Int) -> [ConstraintID] {
    let (rows, tag) = (state.pointee.rows, state.pointee.tag)
    let newRows = state.pointee.scratch.newRows
    let count = newRows.count - first
    return [ConstraintID](unsafeUninitializedCapacity: count) { buffer, initialized in
      for index in 0..<count {
        let row = newRows[first + index]
        buffer.initializeElement(
          at: index, to: ConstraintID(index: row, generation: rows[row].generation, tag: tag))
      }
      initialized = count
    }
  }

  /// Does the same for who asks for handles by ``lastAddedID(at:)``, which spares their list.
  ///
  /// - Returns: The position of the first of the constraints among those that the call has added, until another
  ///   call changes or copies the solver.
  @_spi(Memory)
  @discardableResult
  public mutating func load(_ batch: ConstraintBatch) throws(SolverError.Thrown) -> Int {
    let state = mutableState
    state.pointee.begin()
    let first = state.pointee.scratch.newRows.count
    let savepoint = state.pointee.updateDepth > 0 ? state.pointee.savepoint() : nil
    do throws(RowFault) {
      try state.pointee.append(batch)
    } catch {
      throw rollBack(after: error, to: savepoint)
    }
    try commitOrThrow()
    return first
  }

  /// Whether the constraint is one of this solver's, and not removed.
  ///
  /// - Parameter id: A handle, of any solver.
  /// - Returns: False also for a handle of another solver.
  public func contains(_ id: ConstraintID) -> Bool { state.pointee.isKnown(id) }

  /// All constraints in order of adding, those of edits included.
  ///
  /// Complexity: O(constraints · log constraints).
  public var constraints: [ConstraintID] {
    var found: [Int32] = []
    for row in 0..<state.pointee.rowCount where state.pointee.rows[row].isAlive {
      found.append(Int32(truncatingIfNeeded: row))
    }
    found.sortByNumber { UInt64(state.pointee.rows[$0].serial) }
    var result: [ConstraintID] = []
    for row in found { result.append(state.pointee.id(ofRow: row)) }
    return result
  }

  /// What a constraint states, like terms collected, with its present constant and priority.
  ///
  /// - Parameter id: The handle that adding the constraint returned.
  /// - Returns: The constraint with all terms on the left and the number on the right.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  ///
  /// Complexity: O(terms).
  public func constraint(_ id: ConstraintID) throws(SolverError.Thrown) -> LinearConstraint {
    guard state.pointee.isKnown(id) else { throw SolverError.unknownConstraint(id) }
    return state.pointee.constraint(ofRow: id.index)
  }

  /// How a constraint relates and how much it matters, without its terms; nil for an unknown handle.
  package func kind(of id: ConstraintID) -> (relation: Relation, priority: Priority)? {
    guard state.pointee.isKnown(id) else { return nil }
    let record = state.pointee.rows[id.index]
    return (record.relation, Priority(state.pointee.levels.priority(record.level)))
  }

  /// Gives a closure each term of a constraint, like terms collected, as ``constraint(_:)`` has them.
  package func forEachTerm(of id: ConstraintID, _ body: (Variable, Double) -> Void) {
    if state.pointee.isKnown(id) { state.pointee.writtenRow(id.index).forEachTerm(body) }
  }

  /// How far a constraint is from satisfied, in the units of its own numbers; 0 if it is.
  ///
  /// - Parameter id: The handle that adding the constraint returned.
  /// - Returns: The distance, never negative.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  ///
  /// Complexity: O(terms).
  public func violation(of id: ConstraintID) throws(SolverError.Thrown) -> Double {
    guard state.pointee.isKnown(id) else { throw SolverError.unknownConstraint(id) }
    return state.pointee.writtenRow(id.index).violation
  }
}
