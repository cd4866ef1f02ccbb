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

// Handles as single numbers, for programs in languages without handles of three numbers.

extension Solver {
  /// The handle of a variable of this solver as one number, at least 0.
  ///
  /// It contains the index in its low 31 bits, and above them the generation mixed with the tag of
  /// the solver. A number of a removed variable, of a constraint or of another solver is not
  /// mistaken for it: but for one case in billions, and with the tag's limit that ``Variable``
  /// describes.
  @inline(__always)
  package func number(of variable: Variable) -> Int64 {
    number(variable.index, variable.generation)
  }

  /// The handle of a constraint of this solver as one number, at least 0.
  @inline(__always)
  package func number(of id: ConstraintID) -> Int64 { number(id.index, id.generation) }

  /// The variable that a number stands for, an unknown variable if there is none.
  @inline(__always)
  package func variable(numbered number: Int64) -> Variable {
    let (index, generation) = parts(of: number)
    return Variable(index: index, generation: generation, tag: state.pointee.problem.tag)
  }

  /// The constraint that a number stands for, an unknown constraint if there is none.
  @inline(__always)
  package func constraint(numbered number: Int64) -> ConstraintID {
    let (index, generation) = parts(of: number)
    return ConstraintID(index: index, generation: generation, tag: state.pointee.problem.tag)
  }

  /// Returns whether a constraint is the suggestion of an edit.
  package func isEdit(_ id: ConstraintID) -> Bool {
    state.pointee.problem.isLive(id) && state.pointee.problem.rows[id.index].isEdit
  }

  @inline(__always)
  private func number(_ index: Int32, _ generation: UInt32) -> Int64 {
    Int64(generation &+ spreadTag) << 31 | Int64(index)
  }

  @inline(__always)
  private func parts(of number: Int64) -> (index: Int32, generation: UInt32) {
    let generation = UInt32(truncatingIfNeeded: number >> 31) &- spreadTag
    // Removed variables have this generation, which no handle has.
    if number < 0 || generation == removedGeneration { return (-1, removedGeneration) }
    return (Int32(truncatingIfNeeded: number & 0x7FFF_FFFF), generation)
  }

  /// The tag, which is an address and so near others, spread over all bits.
  @inline(__always)
  private var spreadTag: UInt32 { state.pointee.problem.tag &* 0x9E37_79B1 }
}

extension Solver {
  /// The state as text, in named sections and a stable order: equal calls produce equal text.
  ///
  /// Variables appear as `name#index` or `v#index`, constraints as `c` and their serial number.
  ///
  /// Complexity: O(variables + terms).
  public func dump() -> String {
    var text = "Variables\n"
    let state = state.pointee
    for variable in 0..<state.problem.variableCount where state.problem.variables[variable].isAlive
    {
      let index = Int32(truncatingIfNeeded: variable)
      text += "  " + state.label(ofVariable: index) + " = \(state.basis.values[variable])"
      if state.problem.columnRecord(of: index).edit != noRow { text += "  (edit)" }
      text += "\n"
    }
    text += "Constraints\n"
    for id in constraints { text += "  " + state.line(ofRow: id.index) + "\n" }
    text += "Order\n"
    for position in 0..<state.problem.variableCount
    where state.problem.variables[state.basis.order[position]].isAlive {
      text += "  " + state.line(ofPosition: position) + "\n"
    }
    return text
  }
}

extension SolverState {
  fileprivate func label(ofVariable variable: Int32) -> String {
    (name(of: variable) ?? "v") + "#\(variable)"
  }

  fileprivate func label(ofRow row: Int32) -> String { "c\(problem.rows[row].serial)" }

  fileprivate func line(ofRow row: Int32) -> String {
    let constraint = constraint(ofRow: row)
    var text = label(ofRow: row) + ": "
    for position in 0..<constraint.terms.termCount {
      let (variable, coefficient) = constraint.terms.term(at: position)
      if position > 0 { text += " + " }
      text += "\(coefficient)*" + label(ofVariable: variable.index)
    }
    if constraint.terms.termCount == 0 { text += "0" }
    text += constraint.relation.sign + "\(constraint.constant) @\(constraint.priority.rawValue)"
    let weight = writtenRow(row).weight
    if weight != 1 { text += " weight \(weight)" }
    switch problem.rows[row].side {
    case .active: text += "  active"
    case .below: text += "  below"
    case .above: text += "  above"
    case .at: text += "  at"
    }
    let variable = problem.rows[row].basicVariable
    if variable != noVariable { text += blockedText(problem.variables[variable].blockingLevels) }
    return text
  }

  private func blockedText(_ blocking: BlockingLevels) -> String {
    var text = ""
    if blocking.up != noLevel { text += " up@\(problem.levels.priority(blocking.up))" }
    if blocking.down != noLevel { text += " down@\(problem.levels.priority(blocking.down))" }
    return text
  }

  fileprivate func line(ofPosition position: Int) -> String {
    let variable = basis.order[position]
    let record = problem.variables[variable]
    var text = label(ofVariable: variable)
    if record.basicRow == noRow {
      text += " stays at \(record.heldValue)" + blockedText(record.blockingLevels)
    } else {
      text += " from " + label(ofRow: record.basicRow)
    }
    if record.block != noBlock {
      text += " with " + label(ofVariable: basis.blocks.member(basis.blocks[record.block], 0))
    }
    return text
  }
}
