import Simplex
import SimplexQuestions

func solve() throws {
  var solver = Solver()
  let columns = (0..<3).map { solver.makeVariable("x\($0)") }
  do {
    try solver.add(columns[0] >= 10)
    try solver.add(columns[0] <= 4)
  } catch SolverError.unsatisfiable(let conflict) {
    print(conflict.members.map { $0.multiplier })
  }
}

func update() throws {
  var solver = Solver()
  let columns = (0..<3).map { solver.makeVariable("x\($0)") }
  do {
    let ids = try solver.update { solver in
      try columns.map { try solver.add($0 >= 1) }
    }
    try solver.setConstant(3, of: ids[0])
    try solver.remove(contentsOf: ids.map { $0 })
  } catch SolverError.pivotLimit(let count) where count > 1 {
    print(count)
  } catch let error as SolverError {
    print(error.description)
  }
}

enum PlanError: Error {
  case late([Double])
  case unknown(String)
}

/// Closures that state the type of their errors.
func statedErrors() throws {
  var solver = Solver()
  let columns = (0..<3).map { solver.makeVariable("x\($0)") }
  try solver.update { (inner) throws(SolverError) in
    do { try inner.add(columns[0] >= 10) } catch let error as SolverError { throw error } catch {}
  }
  let id = try solver.update { (inner: inout Solver) throws(PlanError) -> ConstraintID in
    do {
      return try inner.add(columns[1] >= 10)
    } catch SolverError.unsatisfiable(let conflict) {
      throw PlanError.late(conflict.members.map { $0.multiplier })
    } catch {
      throw PlanError.unknown("\(error)")
    }
  }
  try solver.update { (inner) throws(PlanError) in
    if inner[columns[0]] < 0 { throw .late([inner[columns[0]]]) }
  }
  try solver.update { (inner) throws(any Error) in try inner.remove(id) }
  _ = try solver.update { (inner: inout Solver) throws in try inner.add(columns[2] == 5) }
  try solver.update { (inner) throws(Never) in _ = inner.makeVariable("y") }
  try solver.update { inner in _ = inner.makeVariable("z") }
  let two: Double = try solver.update { $0[columns[2]] }
  try solver.update(change)
  try solver.update(changeWithStatedError)
  do {
    try solver.update { (inner) throws(PlanError) in throw .late([two]) }
  } catch PlanError.late(let days) {
    print(days.map { $0 + 1 })
  }
}

func change(_ solver: inout Solver) throws { try solver.add(solver.makeVariable() >= 1) }
func changeWithStatedError(_ solver: inout Solver) throws(PlanError) {}

func edit() throws -> [Double] {
  var solver = Solver()
  let columns = (0..<3).map { solver.makeVariable("x\($0)") }
  for column in columns {
    do {
      try solver.addEdit(column, priority: .high)
      try solver.suggest(3, for: column)
    } catch SolverError.requiredEdit, SolverError.duplicateEdit {
      continue
    }
  }
  do {
    print(try solver.range(of: columns[0]), try solver.isDetermined(columns[1]))
    return try columns.map { try solver.value(of: $0) }
  } catch SolverError.unknownVariable(let variable) {
    print(variable)
    return []
  }
}
