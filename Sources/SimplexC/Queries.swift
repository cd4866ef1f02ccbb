import Buffers
import Simplex
import SimplexQuestions

// The functions of `anchors_solver.h`, which documents them, that read a solver.

/// Reads the value of a variable.
@c(anchors_solver_value)
public func value(
  _ solver: UnsafeMutableRawPointer?, _ variable: Int64, _ value: UnsafeMutablePointer<Double>?
) -> Int32 {
  Handle.ask(solver) { (handle) throws(SolverError.Thrown) in
    guard let value else { return handle.badArguments() }
    let known = handle.solver.variable(numbered: variable)
    value.pointee = try handle.solver.value(of: known)
    return Status.ok.rawValue
  }
}

/// Reads the values of several variables: all of them or none.
@c(anchors_solver_values)
public func values(
  _ solver: UnsafeMutableRawPointer?, _ variables: UnsafePointer<Int64>?, _ count: Int32,
  _ values: UnsafeMutablePointer<Double>?
) -> Int32 {
  Handle.ask(solver) { (handle) throws(SolverError.Thrown) in
    guard count >= 0 else { return handle.badArguments() }
    guard count > 0 else { return Status.ok.rawValue }
    guard let variables, let values else { return handle.badArguments() }
    for index in 0..<Int(count) {
      let known = handle.solver.variable(numbered: variables[index])
      // A value is NaN for an unknown variable alone.
      if handle.solver[known].isNaN { throw SolverError.unknownVariable(known) }
    }
    let list = handle.solver.valuesByPosition
    for index in 0..<Int(count) {
      values[index] = list[Int(variables[index] & 0x7FFF_FFFF)]
    }
    return Status.ok.rawValue
  }
}

/// Lists the variables whose values changed since they were last listed.
@c(anchors_solver_changes)
public func changes(
  _ solver: UnsafeMutableRawPointer?, _ variables: UnsafeMutablePointer<Int64>?, _ capacity: Int32
) -> Int32 {
  guard let handle = Handle.at(solver) else { return 0 }
  handle.pointee.drainChanges()
  let count = handle.pointee.changed.count
  if let variables, count <= Int(capacity) {
    for index in 0..<count {
      variables[index] = handle.pointee.solver.number(of: handle.pointee.changed[index])
    }
    handle.pointee.changed.removeAll(keepingCapacity: true)
  }
  return Int32(truncatingIfNeeded: count)
}

/// Reads the violation of a constraint.
@c(anchors_solver_violation)
public func violation(
  _ solver: UnsafeMutableRawPointer?, _ constraint: Int64,
  _ violation: UnsafeMutablePointer<Double>?
) -> Int32 {
  Handle.ask(solver) { (handle) throws(SolverError.Thrown) in
    guard let violation else { return handle.badArguments() }
    let id = handle.solver.constraint(numbered: constraint)
    violation.pointee = try handle.solver.violation(of: id)
    return Status.ok.rawValue
  }
}

/// Tells whether the constraints determine the value of a variable.
@c(anchors_solver_is_determined)
public func isDetermined(
  _ solver: UnsafeMutableRawPointer?, _ variable: Int64, _ determined: UnsafeMutablePointer<Bool>?
) -> Int32 {
  Handle.ask(solver) { (handle) throws(SolverError.Thrown) in
    guard let determined else { return handle.badArguments() }
    let known = handle.solver.variable(numbered: variable)
    determined.pointee = try handle.solver.isDetermined(known)
    return Status.ok.rawValue
  }
}

/// Computes the least and the greatest value of a variable in all equally good solutions.
@c(anchors_solver_range)
public func range(
  _ solver: UnsafeMutableRawPointer?, _ variable: Int64, _ least: UnsafeMutablePointer<Double>?,
  _ greatest: UnsafeMutablePointer<Double>?
) -> Int32 {
  Handle.ask(solver) { (handle) throws(SolverError.Thrown) in
    guard let least, let greatest else { return handle.badArguments() }
    let known = handle.solver.variable(numbered: variable)
    let range = try handle.solver.range(of: known)
    least.pointee = range.lowerBound
    greatest.pointee = range.upperBound
    return Status.ok.rawValue
  }
}

/// Lists the constraints.
@c(anchors_solver_constraints)
public func constraints(
  _ solver: UnsafeMutableRawPointer?, _ constraints: UnsafeMutablePointer<Int64>?,
  _ capacity: Int32
) -> Int32 {
  guard let handle = Handle.at(solver) else { return 0 }
  var numbers: [Int64] = []
  for id in handle.pointee.solver.constraints where !handle.pointee.solver.isEdit(id) {
    numbers.append(handle.pointee.solver.number(of: id))
  }
  return copy(numbers, to: constraints, capacity)
}

/// Lists the members of the last conflict.
@c(anchors_solver_conflict)
public func conflict(
  _ solver: UnsafeMutableRawPointer?, _ members: UnsafeMutablePointer<Int64>?,
  _ multipliers: UnsafeMutablePointer<Double>?, _ capacity: Int32
) -> Int32 {
  guard let handle = Handle.at(solver) else { return 0 }
  _ = copy(handle.pointee.conflict.map { $0.member }, to: members, capacity)
  return copy(handle.pointee.conflict.map { $0.multiplier }, to: multipliers, capacity)
}

/// Copies the reason of the last call that failed.
@c(anchors_solver_message)
public func message(
  _ solver: UnsafeMutableRawPointer?, _ bytes: UnsafeMutablePointer<UInt8>?, _ capacity: Int32
) -> Int32 {
  copy(Handle.at(solver)?.pointee.message ?? [], to: bytes, terminatedWithin: capacity)
}

/// Copies the state as text.
@c(anchors_solver_dump)
public func dump(
  _ solver: UnsafeMutableRawPointer?, _ bytes: UnsafeMutablePointer<UInt8>?, _ capacity: Int32
) -> Int32 {
  copy(
    Array((Handle.at(solver)?.pointee.solver.dump() ?? "").utf8), to: bytes,
    terminatedWithin: capacity)
}

/// Reads the counters of work.
@c(anchors_solver_statistics)
public func statistics(
  _ solver: UnsafeMutableRawPointer?, _ statistics: UnsafeMutablePointer<Int64>?
) -> Int32 {
  Handle.ask(solver) { handle in
    guard let statistics else { return handle.badArguments() }
    let counted = handle.solver.statistics
    statistics[0] = Int64(counted.pivots)
    statistics[1] = Int64(counted.boundSwaps)
    statistics[2] = Int64(counted.refactorizations)
    statistics[3] = Int64(counted.cells)
    return Status.ok.rawValue
  }
}

extension Handle {
  /// Adds the variables that changed since the previous call to those that found no room.
  fileprivate mutating func drainChanges() {
    if changed.isEmpty { return solver.drainChanges(into: &changed) }
    var more: [Variable] = []
    solver.drainChanges(into: &more)
    // The solver lists all of them in order of creation, which a merge would have to repeat.
    var isListed = [Bool](repeating: false, count: 0)
    for variable in changed + more where solver.contains(variable) {
      while isListed.count <= variable.position { isListed.append(false) }
      isListed[variable.position] = true
    }
    changed = solver.variables.filter {
      isListed.indices.contains($0.position) && isListed[$0.position]
    }
  }
}
