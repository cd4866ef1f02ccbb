extension Solver {
  /// Makes mixed changes as one: solved once at the end, all of it or nothing.
  ///
  /// Within `body` the values are those from before the update, and required constraints may clash
  /// for as long as they agree at the end.
  ///
  /// ```swift
  /// try solver.update { (solver) throws(SolverError) in
  ///   try solver.remove(old)
  ///   try solver.setConstant(30, of: gap)
  ///   try solver.add(left == 12)
  /// }
  /// ```
  ///
  /// - Parameter body: Makes the changes on the solver it is given. It must not replace that solver by
  ///   another, nor keep a copy of it.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, or why the changes together are impossible: then positions in a
  ///   conflict count all constraints that `body` added. The solver is as it was; variables made in
  ///   `body` are unknown again.
  ///
  /// Complexity: what the changes together reach.
  public mutating func update<Result>(
    _ body: (inout Solver) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    core.pointee.begin()
    core.pointee.updateDepth += 1
    let result: Result
    do throws(SolverError) {
      result = try body(&self)
    } catch {
      core.pointee.updateDepth -= 1
      if state.pointee.updateDepth == 0 { core.pointee.rollBack() }
      throw error
    }
    core.pointee.updateDepth -= 1
    try finish()
    return result
  }

  /// Brings the answer up to date after the changes of a call, or undoes them.
  @inline(__always)
  mutating func finish() throws(SolverError) {
    let core = core
    guard core.pointee.updateDepth == 0 else { return }
    do throws(SettleFault) {
      core.pointee.takeInNewRows()
      try core.pointee.settle()
    } catch {
      throw fail(error)
    }
    core.pointee.commit()
  }

  private mutating func fail(_ fault: SettleFault) -> SolverError {
    let core = core
    let budget = core.pointee.pivotBudget
    var error = SolverError.pivotLimit(budget)
    if case .conflict(let row) = fault {
      error = .unsatisfiable(core.pointee.composition(of: row))
    }
    core.pointee.rollBack()
    return error
  }

  /// Undoes a call that could not take a row in.
  mutating func abandon(_ fault: RowFault, newRowsFrom first: Int) -> SolverError {
    let core = core
    if core.pointee.updateDepth == 0 {
      core.pointee.rollBack()
    } else {
      core.pointee.discardNewRows(from: first)
    }
    return switch fault {
    case .variable(let variable): .unknownVariable(variable)
    case .number(let number): .invalidNumber(number)
    case .priority(let number): .invalidPriority(number)
    }
  }
}
