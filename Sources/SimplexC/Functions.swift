import Simplex

// The functions of `anchors_solver.h`, which documents them: translation only.

@c(anchors_solver_abi)
public func abi() -> Int32 { 1 }

@c(anchors_solver_create)
public func create() -> UnsafeMutableRawPointer? {
  let handle = UnsafeMutablePointer<Handle>.allocate(capacity: 1)
  handle.initialize(to: Handle())
  return UnsafeMutableRawPointer(handle)
}

@c(anchors_solver_destroy)
public func destroy(_ solver: UnsafeMutableRawPointer?) {
  guard let handle = solver?.assumingMemoryBound(to: Handle.self) else { return }
  handle.deinitialize(count: 1)
  handle.deallocate()
}

@c(anchors_solver_copy)
public func copy(_ solver: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let source = solver?.assumingMemoryBound(to: Handle.self), source.pointee.update == nil
  else { return nil }
  let handle = UnsafeMutablePointer<Handle>.allocate(capacity: 1)
  handle.initialize(to: source.pointee)
  return UnsafeMutableRawPointer(handle)
}

@c(anchors_solver_reset)
public func reset(_ solver: UnsafeMutableRawPointer?) -> Int32 {
  Handle.call(solver) { handle in
    let budget = handle.solver.pivotBudget
    handle = Handle()
    handle.solver.pivotBudget = budget
    return Status.ok.rawValue
  }
}

@c(anchors_solver_add_variable)
public func addVariable(
  _ solver: UnsafeMutableRawPointer?, _ variable: UnsafeMutablePointer<Int32>?
) -> Int32 {
  Handle.call(solver) { handle in
    guard let variable else { return handle.fail(.invalidArgument, "The variable is null.") }
    variable.pointee = handle.number(handle.solver.makeVariable())
    return Status.ok.rawValue
  }
}

@c(anchors_solver_remove_variable)
public func removeVariable(_ solver: UnsafeMutableRawPointer?, _ variable: Int32) -> Int32 {
  Handle.call(solver) { (handle) throws(SolverError.Thrown) in
    guard let known = handle.variable(variable) else { return handle.noVariable(variable) }
    try handle.solver.remove(known)
    handle.state.variables[Int(variable)] = nil
    handle.state.numbersByPosition[known.position] = -1
    handle.state.freeVariables.append(variable)
    return Status.ok.rawValue
  }
}

@c(anchors_solver_add)
public func add(
  _ solver: UnsafeMutableRawPointer?, _ variables: UnsafePointer<Int32>?,
  _ coefficients: UnsafePointer<Double>?, _ count: Int32, _ relation: Int32, _ constant: Double,
  _ priority: Double, _ weight: Double, _ constraint: UnsafeMutablePointer<Int32>?
) -> Int32 {
  Handle.call(solver, weights: [weight]) { (handle) throws(SolverError.Thrown) in
    guard let relation = Relation(number: relation), count >= 0,
      count == 0 || variables != nil && coefficients != nil
    else { return handle.badArguments() }
    guard weight > 0, weight <= 1e9 else { return handle.fail(SolverError.invalidNumber(weight)) }
    var terms = LinearExpression()
    if let variables, let coefficients {
      for index in 0..<Int(count) {
        guard let variable = handle.variable(variables[index]) else {
          return handle.noVariable(variables[index])
        }
        terms.append(variable, coefficient: coefficients[index] * weight)
      }
    }
    let row = LinearConstraint(
      terms, relation, LinearExpression(constant: constant * weight), priority: Priority(priority))
    let id = try handle.solver.add(row)
    let number = handle.number(Handle.Row(id: id, weight: weight))
    constraint?.pointee = number
    return Status.ok.rawValue
  }
}

@c(anchors_solver_add_many)
public func addMany(
  _ solver: UnsafeMutableRawPointer?, _ constraintCount: Int32, _ counts: UnsafePointer<Int32>?,
  _ variables: UnsafePointer<Int32>?, _ coefficients: UnsafePointer<Double>?,
  _ relations: UnsafePointer<Int32>?, _ constants: UnsafePointer<Double>?,
  _ priorities: UnsafePointer<Double>?, _ weights: UnsafePointer<Double>?,
  _ constraints: UnsafeMutablePointer<Int32>?
) -> Int32 {
  var all: [Double] = []
  for index in 0..<Int(max(0, constraintCount)) { all.append(weights?[index] ?? 1) }
  return Handle.call(solver, weights: all) { (handle) throws(SolverError.Thrown) in
    guard constraintCount >= 0 else { return handle.badArguments() }
    guard constraintCount > 0 else { return Status.ok.rawValue }
    guard let counts, let relations, let constants, let priorities else {
      return handle.badArguments()
    }
    var rows: [LinearConstraint] = []
    var place = 0
    for index in 0..<Int(constraintCount) {
      guard let relation = Relation(number: relations[index]), counts[index] >= 0,
        counts[index] == 0 || variables != nil && coefficients != nil
      else { return handle.badArguments() }
      let weight = all[index]
      guard weight > 0, weight <= 1e9 else {
        return handle.fail(SolverError.invalidNumber(weight))
      }
      var terms = LinearExpression()
      if let variables, let coefficients {
        for term in place..<place + Int(counts[index]) {
          guard let variable = handle.variable(variables[term]) else {
            return handle.noVariable(variables[term])
          }
          terms.append(variable, coefficient: coefficients[term] * weight)
        }
      }
      place += Int(counts[index])
      rows.append(
        LinearConstraint(
          terms, relation, LinearExpression(constant: constants[index] * weight),
          priority: Priority(priorities[index])))
    }
    let ids = try handle.solver.add(contentsOf: rows)
    for (index, id) in ids.enumerated() {
      let number = handle.number(Handle.Row(id: id, weight: all[index]))
      constraints?[index] = number
    }
    return Status.ok.rawValue
  }
}

@c(anchors_solver_remove)
public func remove(_ solver: UnsafeMutableRawPointer?, _ constraint: Int32) -> Int32 {
  Handle.call(solver) { (handle) throws(SolverError.Thrown) in
    guard let row = handle.row(constraint) else { return handle.noConstraint(constraint) }
    try handle.solver.remove(row.id)
    handle.state.rows[Int(constraint)] = nil
    handle.state.freeRows.append(constraint)
    return Status.ok.rawValue
  }
}

@c(anchors_solver_set_constant)
public func setConstant(
  _ solver: UnsafeMutableRawPointer?, _ constraint: Int32, _ constant: Double
) -> Int32 {
  Handle.call(solver) { (handle) throws(SolverError.Thrown) in
    guard let row = handle.row(constraint) else { return handle.noConstraint(constraint) }
    try handle.solver.setConstant(constant * row.weight, of: row.id)
    return Status.ok.rawValue
  }
}

@c(anchors_solver_set_priority)
public func setPriority(
  _ solver: UnsafeMutableRawPointer?, _ constraint: Int32, _ priority: Double
) -> Int32 {
  Handle.call(solver) { (handle) throws(SolverError.Thrown) in
    guard let row = handle.row(constraint) else { return handle.noConstraint(constraint) }
    try handle.solver.setPriority(Priority(priority), of: row.id)
    return Status.ok.rawValue
  }
}

@c(anchors_solver_add_edit)
public func addEdit(
  _ solver: UnsafeMutableRawPointer?, _ variable: Int32, _ priority: Double
) -> Int32 {
  Handle.call(solver) { (handle) throws(SolverError.Thrown) in
    guard let known = handle.variable(variable) else { return handle.noVariable(variable) }
    try handle.solver.addEdit(known, priority: Priority(priority))
    return Status.ok.rawValue
  }
}

@c(anchors_solver_suggest)
public func suggest(
  _ solver: UnsafeMutableRawPointer?, _ variable: Int32, _ value: Double
) -> Int32 {
  Handle.call(solver) { (handle) throws(SolverError.Thrown) in
    guard let known = handle.variable(variable) else { return handle.noVariable(variable) }
    try handle.solver.suggest(value, for: known)
    return Status.ok.rawValue
  }
}

@c(anchors_solver_remove_edit)
public func removeEdit(_ solver: UnsafeMutableRawPointer?, _ variable: Int32) -> Int32 {
  Handle.call(solver) { (handle) throws(SolverError.Thrown) in
    guard let known = handle.variable(variable) else { return handle.noVariable(variable) }
    try handle.solver.removeEdit(known)
    return Status.ok.rawValue
  }
}

@c(anchors_solver_begin)
public func begin(_ solver: UnsafeMutableRawPointer?) -> Int32 {
  Handle.call(solver) { handle in
    guard handle.update == nil else { return handle.fail(.noUpdate, "An update has begun already; commit it or roll it back first.") }
    handle.update = (handle.solver.beginUpdate(), handle.state)
    return Status.ok.rawValue
  }
}

@c(anchors_solver_commit)
public func commit(_ solver: UnsafeMutableRawPointer?) -> Int32 {
  Handle.call(solver) { (handle) throws(SolverError.Thrown) in
    guard let update = handle.update else { return handle.noUpdate() }
    handle.update = nil
    do {
      try handle.solver.finishUpdate()
    } catch {
      handle.state = update.state
      throw error
    }
    return Status.ok.rawValue
  }
}

@c(anchors_solver_roll_back)
public func rollBack(_ solver: UnsafeMutableRawPointer?) -> Int32 {
  Handle.call(solver) { handle in
    guard let update = handle.update else { return handle.noUpdate() }
    handle.update = nil
    handle.solver.abandonUpdate(undoingTo: update.savepoint)
    handle.state = update.state
    return Status.ok.rawValue
  }
}

extension Handle {
  mutating func noVariable(_ number: Int32) -> Int32 {
    fail(.unknownVariable, "There is no variable \(number); use a number that add_variable wrote.")
  }

  mutating func noConstraint(_ number: Int32) -> Int32 {
    fail(.unknownConstraint, "There is no constraint \(number); use a number that add wrote.")
  }

  mutating func badArguments() -> Int32 {
    fail(
      .invalidArgument,
      "A pointer is null, a count is negative, or a relation is not -1, 0 or 1.")
  }

  mutating func noUpdate() -> Int32 {
    fail(.noUpdate, "No update has begun; call begin first.")
  }
}

extension Relation {
  init?(number: Int32) {
    switch number {
    case -1: self = .lessThanOrEqual
    case 0: self = .equal
    case 1: self = .greaterThanOrEqual
    default: return nil
    }
  }
}
