package import Buffers

extension Solver {
  /// Makes a variable, initially 0 and mentioned by no constraint.
  ///
  /// ```swift
  /// var solver = Solver()
  /// let left = solver.makeVariable("left")
  /// let right = solver.makeVariable("right")
  /// try solver.add(right - left == 90)
  /// try solver.add(left >= 10)
  /// assert(solver[right] == 100)
  /// ```
  ///
  /// - Parameter name: The name in ``dump()``; names need not be unique.
  /// - Returns: The handle for stating constraints and reading the value.
  ///
  /// Complexity: O(1), amortized.
  public mutating func makeVariable(_ name: String? = nil) -> Variable {
    mutableState.pointee.makeVariable(name)
  }

  /// Makes the variables of a rectangle at once.
  package mutating func makeBox() -> BoxVariables {
    let state = mutableState
    return state.pointee.reuseBox() ?? state.pointee.appendBox()
  }

  /// Reserves capacity for a number of variables.
  ///
  /// - Parameter count: The total number of variables, including those already made.
  public mutating func reserveCapacity(variables count: Int) {
    mutableState.pointee.growVariables(to: count)
  }

  /// Removes a variable that no constraint mentions.
  ///
  /// - Parameter variable: The variable; its handle becomes unknown.
  /// - Throws: ``SolverError/unknownVariable(_:)``, or ``SolverError/variableInUse(_:_:)`` with the
  ///   constraints that mention it, including edits. The solver is unchanged.
  ///
  /// Complexity: O(1), or O(constraints that mention it) to throw.
  public mutating func remove(_ variable: Variable) throws(SolverError.Thrown) {
    guard self.state.pointee.problem.isLive(variable) else {
      throw SolverError.unknownVariable(variable)
    }
    let state = mutableState
    if state.pointee.undo.updateDepth == 0 { state.pointee.problem.linkColumns() }
    let users = state.pointee.rowsMentioning(variable.index)
    guard users.isEmpty else { throw SolverError.variableInUse(variable, users) }
    state.pointee.begin()
    state.pointee.removeVariable(variable.index)
    state.pointee.commit()
  }

  /// Removes variables that no constraint mentions: all of them or none.
  ///
  /// - Parameter variables: The variables, each once.
  /// - Throws: As ``remove(_:)-(Variable)``. The solver is unchanged.
  ///
  /// Complexity: O(variables).
  package mutating func remove(contentsOf variables: List<Variable>) throws(SolverError.Thrown) {
    guard !variables.isEmpty else { return }
    let state = mutableState
    if state.pointee.undo.updateDepth == 0 { state.pointee.problem.linkColumns() }
    for variable in variables {
      guard state.pointee.problem.isLive(variable) else {
        throw SolverError.unknownVariable(variable)
      }
      if state.pointee.isUnmentioned(variable.index) { continue }
      let users = state.pointee.rowsMentioning(variable.index)
      guard users.isEmpty else { throw SolverError.variableInUse(variable, users) }
    }
    state.pointee.begin()
    for variable in variables where state.pointee.problem.isLive(variable) {
      state.pointee.removeVariable(variable.index)
    }
    state.pointee.commit()
  }

  /// The value of a variable, NaN for a removed or foreign one.
  ///
  /// Always current: no call is needed first. Within ``update(_:)`` it is the value from before the
  /// update.
  ///
  /// - Parameter variable: A variable of this solver.
  ///
  /// Complexity: O(1).
  @inlinable
  public subscript(variable: Variable) -> Double { storage.state.pointee.value(of: variable) }

  /// The values of all variables, by their positions; valid until the solver changes.
  package var valuesByPosition: List<Double> {
    List(viewing: state.pointee.basis.values, count: state.pointee.problem.variableCount)
  }

  /// The value of a variable.
  ///
  /// - Parameter variable: A variable of this solver.
  /// - Returns: The current value, as ``subscript(_:)`` returns it.
  /// - Throws: ``SolverError/unknownVariable(_:)`` for a removed or foreign one.
  ///
  /// Complexity: O(1).
  public func value(of variable: Variable) throws(SolverError.Thrown) -> Double {
    guard state.pointee.problem.isLive(variable) else {
      throw SolverError.unknownVariable(variable)
    }
    return state.pointee.basis.values[variable.index]
  }

  /// The value of an expression.
  ///
  /// - Parameter expression: An expression of this solver's variables.
  /// - Returns: The sum of the terms at the current values, and the constant.
  /// - Throws: ``SolverError/unknownVariable(_:)`` for a removed or foreign variable in it.
  ///
  /// Complexity: O(terms).
  public func value(of expression: LinearExpression) throws(SolverError.Thrown) -> Double {
    var sum = expression.constant
    for position in 0..<expression.termCount {
      let (variable, coefficient) = expression.term(at: position)
      sum += coefficient * (try value(of: variable))
    }
    return sum
  }

  /// Checks whether a handle refers to a live variable of this solver.
  ///
  /// - Parameter variable: A variable, of any solver.
  /// - Returns: Whether the variable exists; false also for a variable of another solver.
  public func contains(_ variable: Variable) -> Bool { state.pointee.problem.isLive(variable) }

  /// The name that a variable was made with.
  ///
  /// - Parameter variable: A variable of this solver.
  /// - Returns: The name; nil if it has none, or the variable is removed or foreign.
  public func name(of variable: Variable) -> String? {
    guard state.pointee.problem.isLive(variable) else { return nil }
    return state.pointee.name(of: variable.index)
  }

  /// All variables, in order of creation.
  ///
  /// Complexity: O(variables).
  public var variables: [Variable] {
    var result: [Variable] = []
    for variable in 0..<state.pointee.problem.variableCount
    where state.pointee.problem.variables[variable].isAlive {
      result.append(state.pointee.problem.handle(ofVariable: Int32(truncatingIfNeeded: variable)))
    }
    if state.pointee.undo.changes.hasReusedIndices { result.sortByCreation() }
    return result
  }

  /// Fills a buffer with the variables whose values have changed since the previous call.
  ///
  /// Any changed bit counts. The first call compares with 0. The variables are in order of
  /// creation. The buffer's memory is reused, so that a steady state allocates nothing.
  ///
  /// - Parameter buffer: Receives the variables; previous contents are removed.
  ///
  /// Complexity: O(variables that may have changed); O(variables) at the first call.
  public mutating func drainChanges(into buffer: inout [Variable]) {
    buffer.removeAll(keepingCapacity: true)
    mutableState.pointee.drainChanges(into: &buffer)
  }

  /// Fills a list with the positions of the variables that ``drainChanges(into:)`` would list.
  ///
  /// They are in the same order.
  ///
  /// - Parameter positions: Receives the positions; previous contents are removed.
  package mutating func drainChanges(into positions: inout List<Int32>) {
    positions.removeAll()
    mutableState.pointee.drainChanges(into: &positions)
  }

  /// Replaces the first call of ``drainChanges(into:)`` by a caller that treats all values as new.
  ///
  /// - Returns: Whether there was no such call before; otherwise nothing happens.
  package mutating func discardInitialChanges() -> Bool {
    let state = mutableState
    let isFirst = state.pointee.undo.changes.discardInitialChanges()
    state.pointee.snapshotReportedWithinCall()
    return isFirst
  }
}

extension SolverState {
  @inline(__always)
  package mutating func makeVariable(_ name: String?) -> Variable {
    if undo.updateDepth == 0, !problem.freeVariables.isEmpty { return reuseVariable(name) }
    let index = problem.variableCount
    if index == problem.variables.capacity { growVariables(to: index + 1) }
    let (position, generation) = (Int32(truncatingIfNeeded: index), problem.nextGeneration)
    problem.variables[index] = VariableRecord(position: position, generation: generation)
    basis.values[index] = 0
    basis.order[index] = position
    problem.variableCount = index &+ 1
    problem.nextGeneration = generation &+ 1
    if let name { setName(name, of: index) }
    return Variable(index: position, generation: generation, tag: problem.tag)
  }

  /// The variables of the last removed box, if nothing was removed after it and reuse is possible.
  @inline(__always)
  fileprivate mutating func reuseBox() -> BoxVariables? {
    problem.freeVariables.isEmpty || undo.updateDepth > 0 ? nil : reuseLatestBox()
  }

  @inline(never)
  private mutating func reuseLatestBox() -> BoxVariables? {
    let count = problem.freeVariables.count
    guard count >= 4 else { return nil }
    let (top, fourth) = (problem.freeVariables[count - 1], problem.freeVariables[count - 4])
    let first = Swift.min(top, fourth)
    let step: Int32 = top == first ? 1 : -1
    guard problem.freeVariables[count - 2] == top + step,
      problem.freeVariables[count - 3] == top + 2 * step, fourth == top + 3 * step
    else { return nil }
    let generation = problem.nextGeneration
    problem.freeVariables.truncate(to: count - 4)
    for index in first..<first + 4 { reuse(index, nil) }
    return BoxVariables(from: first, generation: generation, tag: problem.tag)
  }

  @inline(__always)
  fileprivate mutating func appendBox() -> BoxVariables {
    let first = problem.variableCount
    if first &+ 4 > problem.variables.capacity { growVariables(to: first + 4) }
    let (variables, values, order, tag) = (
      problem.variables, basis.values, basis.order, problem.tag
    )
    let generation = problem.nextGeneration
    for number in 0..<4 {
      let position = Int32(truncatingIfNeeded: first &+ number)
      variables[position] = VariableRecord(
        position: position, generation: generation &+ UInt32(truncatingIfNeeded: number))
      values[position] = 0
      order[position] = position
    }
    problem.variableCount &+= 4
    problem.nextGeneration &+= 4
    let index = Int32(truncatingIfNeeded: first)
    return BoxVariables(from: index, generation: generation, tag: tag)
  }

  @inline(never)
  private mutating func reuseVariable(_ name: String?) -> Variable {
    let index = problem.freeVariables.removeLast()
    reuse(index, name)
    return problem.handle(ofVariable: index)
  }

  private mutating func reuse(_ index: Int32, _ name: String?) {
    let position = problem.variables[index].position
    problem.variables[index] = VariableRecord(
      position: position, generation: problem.nextGeneration)
    problem.nextGeneration &+= 1
    if Int(index) < problem.columnCount { problem.columns[index] = ColumnRecord() }
    basis.values[index] = 0
    undo.changes.hasReusedIndices = true
    undo.changes.reset(index)
    setName(name ?? "", of: Int(index))
  }

  private mutating func setName(_ name: String, of index: Int) {
    guard !name.utf8.isEmpty || index < problem.names.count else { return }
    while problem.names.count <= index { problem.names.append("") }
    problem.names[index] = name
  }

  func name(of variable: Int32) -> String? { problem.names.name(of: variable) }

  /// The constraints that mention a variable, in order of adding.
  mutating func rowsMentioning(_ variable: Int32) -> [ConstraintID] {
    // Local copy: a closure that reads a property would copy the whole state.
    let rows = problem.rows
    var found: [Int32] = []
    // Rows removed in the current update are in their columns until it is solved.
    for term in problem.column(of: variable) where rows[term.row].isAlive {
      found.append(term.row)
    }
    // Rows added in the current update are in no column yet.
    if undo.updateDepth > 0 {
      for index in 0..<call.newRows.count where rows[call.newRows[index]].isAlive {
        let row = call.newRows[index]
        for term in problem.terms(of: rows[row]) where term.variable == variable {
          found.append(row)
        }
      }
    }
    if found.isEmpty { return [] }
    found.sortByNumber { UInt64(rows[$0].serial) }
    var result: [ConstraintID] = []
    for row in found { result.append(problem.id(ofRow: row)) }
    return result
  }

  /// - Returns: Whether the column of a variable is empty; false within an update, where columns
  ///   are incomplete.
  fileprivate mutating func isUnmentioned(_ variable: Int32) -> Bool {
    undo.updateDepth == 0 && problem.columnRecord(of: variable).head == noTerm
  }

  mutating func removeVariable(_ variable: Int32) {
    undo.log.record(.variable, variable, problem.variables[variable])
    pending.removedVariables.append(
      RemovedVariable(index: variable, generation: problem.variables[variable].generation))
    problem.variables[variable].generation = removedGeneration
    problem.variables[variable].heldValue = 0
    _ = setValue(0, of: variable)
  }

  package mutating func drainChanges(into buffer: inout [Variable]) {
    let (tag, variables) = (problem.tag, problem.variables)
    var handles = undo.changes.handles
    handles.removeAll()
    undo.changes.drain(values: basis.values, count: problem.variableCount) { variable in
      let record = variables[variable]
      if record.isAlive {
        handles.append(Variable(index: variable, generation: record.generation, tag: tag))
      }
    }
    undo.changes.handles = handles
    handles.append(to: &buffer)
    snapshotReportedWithinCall()
    if undo.changes.hasReusedIndices { buffer.sortByCreation() }
  }

  /// Saves the reported values if the call in progress may change them.
  fileprivate mutating func snapshotReportedWithinCall() {
    if undo.checkpoint != nil {
      undo.changes.snapshotReported(basis.values, count: problem.variableCount)
    }
  }

  fileprivate mutating func drainChanges(into positions: inout List<Int32>) {
    let variables = problem.variables
    undo.changes.drain(values: basis.values, count: problem.variableCount) { variable in
      if variables[variable].isAlive { positions.append(variable) }
    }
    snapshotReportedWithinCall()
    if undo.changes.hasReusedIndices { orderByCreation(positions) }
  }

  /// Sorts ascending positions by creation.
  ///
  /// The few positions with reused indices are extracted, sorted and merged with the rest.
  private mutating func orderByCreation(_ positions: List<Int32>) {
    let variables = problem.variables
    var late = List<Int32>()
    defer { late.free() }
    var (remaining, minimumGeneration) = (positions.count, UInt32.max)
    for index in positions.indices.reversed() {
      let position = positions[index]
      if variables[position].generation <= minimumGeneration {
        minimumGeneration = variables[position].generation
        remaining -= 1
        positions[remaining] = position
      } else {
        late.append(position)
      }
    }
    guard !late.isEmpty else { return }
    _ = late.heapSort(from: 0) { variables[$0].generation < variables[$1].generation }
    var next = 0
    for index in positions.indices where next < late.count {
      let isLate =
        remaining == positions.count
        || variables[late[next]].generation < variables[positions[remaining]].generation
      positions[index] = isLate ? late[next] : positions[remaining]
      if isLate { next += 1 } else { remaining += 1 }
    }
  }
}

extension [Variable] {
  /// Sorts by generation, which grows with every variable made.
  fileprivate mutating func sortByCreation() { sortByNumber { UInt64($0.generation) } }
}

extension [String] {
  /// The name of a variable among those of all variables; nil for an empty one.
  func name(of variable: Int32) -> String? {
    let index = Int(variable)
    return index < count && !self[index].utf8.isEmpty ? self[index] : nil
  }
}
