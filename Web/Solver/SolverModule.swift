import Simplex

// The solver as C functions, for a WebAssembly module of the solver alone.
//
// Variables and constraints are numbered from 0 in the order in which they are made.

private nonisolated(unsafe) var solver = Solver()
private nonisolated(unsafe) var variables: [Variable] = []
private nonisolated(unsafe) var constraints: [ConstraintID] = []
private nonisolated(unsafe) var terms = LinearExpression()
private nonisolated(unsafe) var message: [UInt8] = []

/// Makes a variable.
@c(solver_make_variable)
public func makeVariable() -> Int32 {
  variables.append(solver.makeVariable())
  return Int32(variables.count - 1)
}

/// Adds a term to the constraint that the next `solver_add` adds.
@c(solver_term)
public func appendTerm(variable: Int32, coefficient: Double) {
  guard variables.indices.contains(Int(variable)) else { return }
  terms.append(variables[Int(variable)], coefficient: coefficient)
}

/// Adds a constraint with the terms since the previous one.
///
/// - Parameters:
///   - relation: -1 for at most, 0 for equal, 1 for at least.
///   - constant: The number that the terms are related to.
///   - priority: A number above 0 and at most 1000, which means required.
/// - Returns: The number of the constraint, or -1 with a message.
@c(solver_add)
public func addConstraint(relation: Int32, constant: Double, priority: Double) -> Int32 {
  let left = terms
  terms = LinearExpression()
  return run { (solver) throws(SolverError) in
    let related =
      relation < 0 ? left <= constant : relation > 0 ? left >= constant : left == constant
    constraints.append(try solver.add(related.priority(Priority(priority))))
    return Int32(constraints.count - 1)
  }
}

/// Removes a constraint, and returns 0, or -1 if there is no such constraint.
@c(solver_remove)
public func removeConstraint(number: Int32) -> Int32 {
  guard constraints.indices.contains(Int(number)) else { return -1 }
  return run { (solver) throws(SolverError) in
    try solver.remove(constraints[Int(number)])
    return 0
  }
}

/// Makes a variable an edit variable, and returns 0, or -1 with a message.
@c(solver_add_edit)
public func addEdit(variable: Int32, priority: Double) -> Int32 {
  guard variables.indices.contains(Int(variable)) else { return -1 }
  return run { (solver) throws(SolverError) in
    try solver.addEdit(variables[Int(variable)], priority: Priority(priority))
    return 0
  }
}

/// Suggests a value for a variable, and returns 0, or -1 with a message.
@c(solver_suggest)
public func suggest(variable: Int32, value: Double) -> Int32 {
  guard variables.indices.contains(Int(variable)) else { return -1 }
  return run { (solver) throws(SolverError) in
    try solver.suggest(value, for: variables[Int(variable)])
    return 0
  }
}

/// Returns the value of a variable, or NaN if there is no such variable.
@c(solver_value)
public func value(variable: Int32) -> Double {
  variables.indices.contains(Int(variable)) ? solver[variables[Int(variable)]] : .nan
}

/// Returns one byte of the message of the last failed call in UTF-8, or 0 after its end.
@c(solver_message_byte)
public func messageByte(place: Int32) -> UInt8 {
  message.indices.contains(Int(place)) ? message[Int(place)] : 0
}

private func run(_ body: (inout Solver) throws(SolverError) -> Int32) -> Int32 {
  do throws(SolverError) {
    message = []
    return try body(&solver)
  } catch {
    return refuse(error)
  }
}

/// Not inlined: `run` is specialized for each caller.
@inline(never)
private func refuse(_ error: SolverError) -> Int32 {
  message = Array(error.description.utf8)
  return -1
}
