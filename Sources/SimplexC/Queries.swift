import Simplex

// The functions of `anchors_solver.h` that read a solver.

@c(anchors_solver_value)
public func value(
  _ solver: UnsafeMutableRawPointer?, _ variable: Int32, _ value: UnsafeMutablePointer<Double>?
) -> Int32 {
  Handle.call(solver) { handle in
    guard let value else { return handle.badArguments() }
    guard let known = handle.variable(variable) else { return handle.noVariable(variable) }
    value.pointee = handle.solver[known]
    return Status.ok.rawValue
  }
}

@c(anchors_solver_values)
public func values(
  _ solver: UnsafeMutableRawPointer?, _ values: UnsafeMutablePointer<Double>?, _ capacity: Int32
) -> Int32 {
  Handle.read(solver) { handle in
    let variables = handle.state.variables
    if let values, variables.count <= Int(capacity) {
      for (index, variable) in variables.enumerated() {
        values[index] = variable.map { handle.solver[$0] } ?? 0
      }
    }
    return Int32(truncatingIfNeeded: variables.count)
  } ?? 0
}

@c(anchors_solver_changes)
public func changes(
  _ solver: UnsafeMutableRawPointer?, _ variables: UnsafeMutablePointer<Int32>?, _ capacity: Int32
) -> Int32 {
  guard let handle = solver?.assumingMemoryBound(to: Handle.self) else { return 0 }
  // Without room nothing is drained, so that the next call has the same.
  var solver = handle.pointee.solver
  var changed: [Variable] = []
  solver.drainChanges(into: &changed)
  guard let variables, changed.count <= Int(capacity) else {
    return Int32(truncatingIfNeeded: changed.count)
  }
  handle.pointee.solver = solver
  for (index, variable) in changed.enumerated() {
    variables[index] = handle.pointee.state.numbersByPosition[variable.position]
  }
  return Int32(truncatingIfNeeded: changed.count)
}

@c(anchors_solver_violation)
public func violation(
  _ solver: UnsafeMutableRawPointer?, _ constraint: Int32,
  _ violation: UnsafeMutablePointer<Double>?
) -> Int32 {
  Handle.call(solver) { (handle) throws(SolverError.Thrown) in
    guard let violation else { return handle.badArguments() }
    guard let row = handle.row(constraint) else { return handle.noConstraint(constraint) }
    violation.pointee = try handle.solver.violation(of: row.id) / row.weight
    return Status.ok.rawValue
  }
}

@c(anchors_solver_is_determined)
public func isDetermined(
  _ solver: UnsafeMutableRawPointer?, _ variable: Int32, _ determined: UnsafeMutablePointer<Bool>?
) -> Int32 {
  Handle.call(solver) { (handle) throws(SolverError.Thrown) in
    guard let determined else { return handle.badArguments() }
    guard let known = handle.variable(variable) else { return handle.noVariable(variable) }
    determined.pointee = try handle.solver.isDetermined(known)
    return Status.ok.rawValue
  }
}

@c(anchors_solver_range)
public func range(
  _ solver: UnsafeMutableRawPointer?, _ variable: Int32, _ least: UnsafeMutablePointer<Double>?,
  _ greatest: UnsafeMutablePointer<Double>?
) -> Int32 {
  Handle.call(solver) { (handle) throws(SolverError.Thrown) in
    guard let least, let greatest else { return handle.badArguments() }
    guard let known = handle.variable(variable) else { return handle.noVariable(variable) }
    let range = try handle.solver.range(of: known)
    least.pointee = range.lowerBound
    greatest.pointee = range.upperBound
    return Status.ok.rawValue
  }
}

@c(anchors_solver_constraints)
public func constraints(
  _ solver: UnsafeMutableRawPointer?, _ constraints: UnsafeMutablePointer<Int32>?,
  _ capacity: Int32
) -> Int32 {
  Handle.read(solver) { handle in
    // The rows of edits have no number.
    let numbers = handle.solver.constraints.map { handle.number(of: $0) }.filter { $0 >= 0 }
    return copy(numbers, to: constraints, capacity)
  } ?? 0
}

@c(anchors_solver_conflict)
public func conflict(
  _ solver: UnsafeMutableRawPointer?, _ members: UnsafeMutablePointer<Int32>?,
  _ multipliers: UnsafeMutablePointer<Double>?, _ capacity: Int32
) -> Int32 {
  Handle.read(solver) { handle in
    _ = copy(handle.conflict.map { $0.member }, to: members, capacity)
    return copy(handle.conflict.map { $0.multiplier }, to: multipliers, capacity)
  } ?? 0
}

@c(anchors_solver_set_pivot_budget)
public func setPivotBudget(_ solver: UnsafeMutableRawPointer?, _ pivots: Int64) -> Int32 {
  Handle.call(solver) { handle in
    guard pivots > 0 else { return handle.fail(.invalidArgument, "A pivot budget is at least 1.") }
    handle.solver.pivotBudget = Int(clamping: pivots)
    return Status.ok.rawValue
  }
}

@c(anchors_solver_message)
public func message(
  _ solver: UnsafeMutableRawPointer?, _ bytes: UnsafeMutablePointer<UInt8>?, _ capacity: Int32
) -> Int32 {
  Handle.read(solver) { copy($0.message, to: bytes, capacity) } ?? 0
}

@c(anchors_solver_dump)
public func dump(
  _ solver: UnsafeMutableRawPointer?, _ bytes: UnsafeMutablePointer<UInt8>?, _ capacity: Int32
) -> Int32 {
  Handle.read(solver) { copy(Array($0.solver.dump().utf8), to: bytes, capacity) } ?? 0
}

@c(anchors_solver_statistics)
public func statistics(
  _ solver: UnsafeMutableRawPointer?, _ statistics: UnsafeMutablePointer<Int64>?
) -> Int32 {
  Handle.call(solver) { handle in
    guard let statistics else { return handle.badArguments() }
    let counted = handle.solver.statistics
    statistics[0] = Int64(counted.pivots)
    statistics[1] = Int64(counted.boundSwaps)
    statistics[2] = Int64(counted.refactorizations)
    statistics[3] = Int64(counted.cells)
    return Status.ok.rawValue
  }
}
