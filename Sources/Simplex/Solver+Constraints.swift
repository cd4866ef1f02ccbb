import Buffers

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
  ///   - constraint: The constraint. Adding an equal one again creates a second constraint.
  ///   - priority: A priority that replaces the constraint's own; nil for its own.
  /// - Returns: The handle for changing and removing it.
  /// - Throws: ``SolverError/unsatisfiable(_:)``, ``SolverError/unknownVariable(_:)``,
  ///   ``SolverError/invalidNumber(_:)``, ``SolverError/invalidPriority(_:)`` or
  ///   ``SolverError/pivotLimit(_:)``. The solver is unchanged.
  ///
  /// Complexity: O(terms) if the constraint is satisfied already or determines a held variable;
  /// otherwise what the change reaches.
  @discardableResult
  public mutating func add(
    _ constraint: LinearConstraint, priority: Priority? = nil
  ) throws(SolverError.Thrown) -> ConstraintID {
    let first = try addRows { (state) throws(RowFault) in
      try state.append(constraint, priority ?? constraint.priority)
    }
    return state.pointee.problem.id(ofRow: state.pointee.call.newRows[first])
  }

  /// Adds the rows that a closure appends, or rolls back and throws.
  ///
  /// - Returns: The position of the first of them among the rows of the call.
  @inline(__always)
  private mutating func addRows(
    _ append: (inout SolverState) throws(RowFault) -> Void
  ) throws(SolverError.Thrown) -> Int {
    let state = mutableState
    state.pointee.begin()
    let first = state.pointee.call.newRows.count
    let savepoint = state.pointee.undo.updateDepth > 0 ? state.pointee.savepoint() : nil
    do throws(RowFault) {
      try append(&state.pointee)
    } catch {
      throw rollBack(after: error, to: savepoint)
    }
    try commitOrThrow()
    return first
  }

  /// Adds constraints in one call: all of them or none.
  ///
  /// ```swift
  /// var solver = Solver()
  /// let left = solver.makeVariable("left")
  /// let right = solver.makeVariable("right")
  /// let preference = (right - left == 400).priority(.low)
  /// try solver.add(contentsOf: [left >= 10, right <= 300, preference])
  /// assert(solver[left] == 10 && solver[right] == 300)
  /// ```
  ///
  /// - Parameter constraints: The constraints, each with its own priority.
  /// - Returns: Their handles, in order.
  /// - Throws: As ``add(_:priority:)``, with positions in `constraints` in a conflict. The solver
  ///   is unchanged.
  ///
  /// Complexity: O(terms) for ordinary layouts in a solver that was empty.
  @discardableResult
  public mutating func add(
    contentsOf constraints: [LinearConstraint]
  ) throws(SolverError.Thrown) -> [ConstraintID] {
    let first = try addRows { (state) throws(RowFault) in
      for constraint in constraints { try state.append(constraint, constraint.priority) }
    }
    return newIDs(from: first)
  }

  /// Adds the constraints of a batch in one call: all of them or none.
  ///
  /// - Parameter batch: The constraints, each with its own priority. The batch is unchanged and can
  ///   be used again.
  /// - Returns: Their handles, in order.
  /// - Throws: As ``add(_:priority:)``, with positions in the batch in a conflict. The solver is
  ///   unchanged.
  ///
  /// Complexity: O(terms) for ordinary layouts in a solver that was empty.
  @discardableResult
  public mutating func add(_ batch: ConstraintBatch) throws(SolverError.Thrown) -> [ConstraintID] {
    let first = try load(batch)
    return newIDs(from: first)
  }

  /// The handles of the constraints that the current call has added, from index `first` on.
  private func newIDs(from first: Int) -> [ConstraintID] {
    let (rows, tag) = (state.pointee.problem.rows, state.pointee.problem.tag)
    let newRows = state.pointee.call.newRows
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

  /// Adds the constraints of a batch without creating a list of handles; see ``lastAddedID(at:)``.
  ///
  /// - Parameter batch: The constraints, each with its own priority.
  /// - Returns: The position of the first constraint among those that the call has added, valid
  ///   until another call changes or copies the solver.
  /// - Throws: As ``add(_:)-(ConstraintBatch)``. The solver is unchanged.
  @discardableResult
  package mutating func load(_ batch: ConstraintBatch) throws(SolverError.Thrown) -> Int {
    try addRows { (state) throws(RowFault) in try state.append(batch) }
  }

  /// Checks whether a handle refers to a live constraint of this solver.
  ///
  /// - Parameter id: A handle, of any solver.
  /// - Returns: Whether the constraint exists; false also for a handle of another solver.
  public func contains(_ id: ConstraintID) -> Bool { state.pointee.problem.isLive(id) }

  /// All constraints in order of adding, those of edits included.
  ///
  /// Complexity: O(constraints · log constraints).
  public var constraints: [ConstraintID] {
    var found: [Int32] = []
    for row in 0..<state.pointee.problem.rowCount where state.pointee.problem.rows[row].isAlive {
      found.append(Int32(truncatingIfNeeded: row))
    }
    found.sortByNumber { UInt64(state.pointee.problem.rows[$0].serial) }
    var result: [ConstraintID] = []
    for row in found { result.append(state.pointee.problem.id(ofRow: row)) }
    return result
  }

  /// The constraint of a handle, like terms collected, with its current constant and priority.
  ///
  /// - Parameter id: The handle that adding the constraint returned.
  /// - Returns: The constraint with all terms on the left and the number on the right.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  ///
  /// Complexity: O(terms).
  public func constraint(_ id: ConstraintID) throws(SolverError.Thrown) -> LinearConstraint {
    guard state.pointee.problem.isLive(id) else { throw SolverError.unknownConstraint(id) }
    return state.pointee.constraint(ofRow: id.index)
  }

  /// The relation and priority of a constraint, without its terms; nil for an unknown handle.
  package func kind(of id: ConstraintID) -> (relation: Relation, priority: Priority)? {
    guard state.pointee.problem.isLive(id) else { return nil }
    let record = state.pointee.problem.rows[id.index]
    return (record.relation, Priority(state.pointee.problem.levels.priority(record.level)))
  }

  /// Calls a closure with each term of a constraint, as ``constraint(_:)`` has them.
  package func forEachTerm(of id: ConstraintID, _ body: (Variable, Double) -> Void) {
    if state.pointee.problem.isLive(id) { state.pointee.writtenRow(id.index).forEachTerm(body) }
  }

  /// The violation of a constraint in the units of its own numbers; 0 if it is satisfied.
  ///
  /// - Parameter id: The handle that adding the constraint returned.
  /// - Returns: The distance, never negative.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  ///
  /// Complexity: O(terms).
  public func violation(of id: ConstraintID) throws(SolverError.Thrown) -> Double {
    guard state.pointee.problem.isLive(id) else { throw SolverError.unknownConstraint(id) }
    return state.pointee.writtenRow(id.index).violation
  }
}
