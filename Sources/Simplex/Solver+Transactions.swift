extension Solver {
  /// Makes mixed changes as one: solved once at the end, all of it or nothing.
  ///
  /// Within `body` required constraints may clash for as long as they agree at the end; the values,
  /// violations and ranges read there are not yet those of the changes, but from before the update.
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
  ///   another. A copy of it made in there can be read, during the update and after it, and shows the
  ///   values from before the update; changes made to the copy are never solved.
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
    // Inner parts of an update may have to be undone on their own, whatever there was before.
    core.pointee.journal.isRecording = true
    let savepoint = core.pointee.savepoint()
    let result: Result
    do throws(SolverError) {
      result = try body(&self)
    } catch {
      leaveUpdate(undoingTo: savepoint)
      throw error
    }
    guard state.pointee.updateDepth > 0 else { return result }
    core.pointee.updateDepth -= 1
    try finish()
    return result
  }

  private mutating func leaveUpdate(undoingTo savepoint: Savepoint) {
    guard state.pointee.updateDepth > 0 else { return }
    core.pointee.updateDepth -= 1
    if state.pointee.updateDepth == 0 {
      core.pointee.rollBack()
    } else {
      core.pointee.rollBack(to: savepoint)
    }
  }

  /// Brings the answer up to date after the changes of a call, or undoes them.
  @inline(__always)
  mutating func finish() throws(SolverError) {
    let core = core
    guard core.pointee.updateDepth == 0 else { return }
    do throws(SettleFault) {
      core.pointee.takeInNewRows()
      try core.pointee.settle()
      if core.pointee.work.hasLargeValues { try core.pointee.checkValues() }
    } catch {
      throw fail(error)
    }
    core.pointee.commit()
  }

  private mutating func fail(_ fault: SettleFault) -> SolverError {
    let core = core
    let budget = core.pointee.pivotBudget
    let error: SolverError =
      switch fault {
      case .conflict(let row): .unsatisfiable(core.pointee.composition(of: row))
      case .overflow(let value): .invalidNumber(value)
      case .pivotLimit: .pivotLimit(budget)
      }
    core.pointee.rollBack()
    return error
  }

  /// Undoes a call that could not take a row in.
  mutating func abandon(_ fault: RowFault, _ savepoint: Savepoint?) -> SolverError {
    if let savepoint {
      core.pointee.rollBack(to: savepoint)
    } else {
      core.pointee.rollBack()
    }
    return switch fault {
    case .variable(let variable): .unknownVariable(variable)
    case .number(let number): .invalidNumber(number)
    case .priority(let number): .invalidPriority(number)
    }
  }
}
