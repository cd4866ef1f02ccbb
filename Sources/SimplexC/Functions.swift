import Simplex

// The functions of `anchors_solver.h`, which documents them, that change a solver.

/// Returns the version of the interface.
@c(anchors_solver_abi)
public func abi() -> Int32 { 1 }

/// Creates a solver without variables and constraints.
@c(anchors_solver_create)
public func create() -> UnsafeMutableRawPointer? { pointer(to: Handle()) }

/// Frees a solver.
@c(anchors_solver_destroy)
public func destroy(_ solver: UnsafeMutableRawPointer?) {
  guard let handle = Handle.at(solver) else { return }
  handle.deinitialize(count: 1)
  handle.deallocate()
}

/// Creates a copy of a solver, which shares memory with it until one of them changes.
@c(anchors_solver_copy)
public func copy(_ solver: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let source = Handle.at(solver), source.pointee.update == nil else { return nil }
  return pointer(to: source.pointee)
}

/// Removes all variables, constraints and edits, and ends an update.
@c(anchors_solver_reset)
public func reset(_ solver: UnsafeMutableRawPointer?) -> Int32 {
  Handle.change(solver) { handle in
    if let update = handle.update { handle.solver.abandonUpdate(undoingTo: update) }
    handle.solver.removeAll()
    (handle.update, handle.changed) = (nil, [])
    return Status.ok.rawValue
  }
}

/// Adds a variable.
@c(anchors_solver_add_variable)
public func addVariable(
  _ solver: UnsafeMutableRawPointer?, _ variable: UnsafeMutablePointer<Int64>?
) -> Int32 {
  addVariable(solver, named: nil, variable)
}

/// Adds a variable with a name, which messages have.
@c(anchors_solver_add_variable_named)
public func addVariable(
  _ solver: UnsafeMutableRawPointer?, named name: UnsafePointer<UInt8>?,
  _ variable: UnsafeMutablePointer<Int64>?
) -> Int32 {
  Handle.change(solver) { handle in
    guard let variable else { return handle.badArguments() }
    var count = 0
    while let name, name[count] != 0 { count += 1 }
    // Bytes that are no UTF-8 become U+FFFD.
    let text = name.map {
      String(decoding: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self)
    }
    let added = handle.solver.makeVariable(text)
    variable.pointee = handle.solver.number(of: added)
    return Status.ok.rawValue
  }
}

/// Removes a variable that no constraint mentions.
@c(anchors_solver_remove_variable)
public func removeVariable(_ solver: UnsafeMutableRawPointer?, _ variable: Int64) -> Int32 {
  Handle.change(solver, variable: variable) { (solver, known) throws(SolverError.Thrown) in
    try solver.remove(known)
  }
}

/// Adds a constraint.
@c(anchors_solver_add)
public func add(
  _ solver: UnsafeMutableRawPointer?, _ variables: UnsafePointer<Int64>?,
  _ coefficients: UnsafePointer<Double>?, _ count: Int32, _ relation: Int32, _ constant: Double,
  _ priority: Double, _ weight: Double, _ constraint: UnsafeMutablePointer<Int64>?
) -> Int32 {
  Handle.change(solver) { (handle) throws(SolverError.Thrown) in
    guard let relation = Relation(number: relation), count >= 0,
      count == 0 || variables != nil && coefficients != nil
    else { return handle.badArguments() }
    var terms = LinearExpression()
    if let variables, let coefficients {
      for index in 0..<Int(count) {
        terms.append(
          handle.solver.variable(numbered: variables[index]), coefficient: coefficients[index])
      }
    }
    let row = LinearConstraint(
      terms, relation, LinearExpression(constant: constant), priority: Priority(priority))
    let id =
      weight == 1
      ? try handle.solver.add(row)
      : try handle.solver.update { (solver) throws(SolverError.Thrown) in
        let id = try solver.add(row)
        try solver.setWeight(weight, of: id)
        return id
      }
    constraint?.pointee = handle.solver.number(of: id)
    return Status.ok.rawValue
  }
}

/// Adds several constraints: all of them or none.
@c(anchors_solver_add_many)
public func addMany(
  _ solver: UnsafeMutableRawPointer?, _ constraintCount: Int32, _ counts: UnsafePointer<Int32>?,
  _ variables: UnsafePointer<Int64>?, _ coefficients: UnsafePointer<Double>?,
  _ relations: UnsafePointer<Int32>?, _ constants: UnsafePointer<Double>?,
  _ priorities: UnsafePointer<Double>?, _ weights: UnsafePointer<Double>?,
  _ constraints: UnsafeMutablePointer<Int64>?
) -> Int32 {
  Handle.change(solver) { (handle) throws(SolverError.Thrown) in
    guard constraintCount >= 0 else { return handle.badArguments() }
    guard constraintCount > 0 else { return Status.ok.rawValue }
    guard let counts, let relations, let constants, let priorities else {
      return handle.badArguments()
    }
    var batch = ConstraintBatch()
    var place = 0
    for index in 0..<Int(constraintCount) {
      guard let relation = Relation(number: relations[index]), counts[index] >= 0,
        counts[index] == 0 || variables != nil && coefficients != nil
      else { return handle.badArguments() }
      if let variables, let coefficients {
        for term in place..<place + Int(counts[index]) {
          batch.appendTerm(handle.solver.variable(numbered: variables[term]), coefficients[term])
        }
      }
      place += Int(counts[index])
      batch.endRow(relation, constants[index], Priority(priorities[index]))
    }
    let ids =
      weights == nil
      ? try handle.solver.add(batch)
      : try handle.solver.update { (solver) throws(SolverError.Thrown) in
        let ids = try solver.add(batch)
        for (index, id) in ids.enumerated() { try solver.setWeight(weights?[index] ?? 1, of: id) }
        return ids
      }
    for (index, id) in ids.enumerated() { constraints?[index] = handle.solver.number(of: id) }
    return Status.ok.rawValue
  }
}

/// Removes a constraint.
@c(anchors_solver_remove)
public func remove(_ solver: UnsafeMutableRawPointer?, _ constraint: Int64) -> Int32 {
  Handle.change(solver, constraint: constraint) { (solver, id) throws(SolverError.Thrown) in
    try solver.remove(id)
  }
}

/// Changes the constant of a constraint.
@c(anchors_solver_set_constant)
public func setConstant(
  _ solver: UnsafeMutableRawPointer?, _ constraint: Int64, _ constant: Double
) -> Int32 {
  Handle.change(solver, constraint: constraint) { (solver, id) throws(SolverError.Thrown) in
    try solver.setConstant(constant, of: id)
  }
}

/// Changes the priority of a constraint.
@c(anchors_solver_set_priority)
public func setPriority(
  _ solver: UnsafeMutableRawPointer?, _ constraint: Int64, _ priority: Double
) -> Int32 {
  Handle.change(solver, constraint: constraint) { (solver, id) throws(SolverError.Thrown) in
    try solver.setPriority(Priority(priority), of: id)
  }
}

/// Changes the weight of a constraint.
@c(anchors_solver_set_weight)
public func setWeight(
  _ solver: UnsafeMutableRawPointer?, _ constraint: Int64, _ weight: Double
) -> Int32 {
  Handle.change(solver, constraint: constraint) { (solver, id) throws(SolverError.Thrown) in
    try solver.setWeight(weight, of: id)
  }
}

/// Makes a variable an edit variable.
@c(anchors_solver_add_edit)
public func addEdit(
  _ solver: UnsafeMutableRawPointer?, _ variable: Int64, _ priority: Double
) -> Int32 {
  Handle.change(solver, variable: variable) { (solver, known) throws(SolverError.Thrown) in
    try solver.addEdit(known, priority: Priority(priority))
  }
}

/// Suggests a value for an edit variable.
@c(anchors_solver_suggest)
public func suggest(
  _ solver: UnsafeMutableRawPointer?, _ variable: Int64, _ value: Double
) -> Int32 {
  Handle.change(solver, variable: variable) { (solver, known) throws(SolverError.Thrown) in
    try solver.suggest(value, for: known)
  }
}

/// Ends the edit of a variable.
@c(anchors_solver_remove_edit)
public func removeEdit(_ solver: UnsafeMutableRawPointer?, _ variable: Int64) -> Int32 {
  Handle.change(solver, variable: variable) { (solver, known) throws(SolverError.Thrown) in
    try solver.removeEdit(known)
  }
}

/// Begins an update.
@c(anchors_solver_begin)
public func begin(_ solver: UnsafeMutableRawPointer?) -> Int32 {
  Handle.change(solver) { handle in
    guard handle.update == nil else {
      return handle.fail(
        .invalidUpdate, "An update has begun already; commit it or roll it back first.")
    }
    handle.update = handle.solver.beginUpdate()
    return Status.ok.rawValue
  }
}

/// Solves for the changes of an update.
@c(anchors_solver_commit)
public func commit(_ solver: UnsafeMutableRawPointer?) -> Int32 {
  Handle.change(solver) { (handle) throws(SolverError.Thrown) in
    guard handle.update != nil else { return handle.noUpdate() }
    handle.update = nil
    try handle.solver.finishUpdate()
    return Status.ok.rawValue
  }
}

/// Undoes the changes of an update.
@c(anchors_solver_roll_back)
public func rollBack(_ solver: UnsafeMutableRawPointer?) -> Int32 {
  Handle.change(solver) { handle in
    guard let update = handle.update else { return handle.noUpdate() }
    handle.update = nil
    handle.solver.abandonUpdate(undoingTo: update)
    return Status.ok.rawValue
  }
}

/// Changes the most pivots that one call may take.
@c(anchors_solver_set_pivot_budget)
public func setPivotBudget(_ solver: UnsafeMutableRawPointer?, _ pivots: Int64) -> Int32 {
  Handle.change(solver) { handle in
    guard pivots > 0 else { return handle.fail(.invalidArgument, "A pivot budget is at least 1.") }
    handle.solver.pivotBudget = Int(clamping: pivots)
    return Status.ok.rawValue
  }
}

private func pointer(to handle: Handle) -> UnsafeMutableRawPointer {
  let memory = UnsafeMutablePointer<Handle>.allocate(capacity: 1)
  memory.initialize(to: handle)
  return UnsafeMutableRawPointer(memory)
}

extension Handle {
  fileprivate mutating func noUpdate() -> Int32 {
    fail(.invalidUpdate, "No update has begun; call begin first.")
  }
}

extension Relation {
  fileprivate init?(number: Int32) {
    switch number {
    case -1: self = .lessThanOrEqual
    case 0: self = .equal
    case 1: self = .greaterThanOrEqual
    default: return nil
    }
  }
}
