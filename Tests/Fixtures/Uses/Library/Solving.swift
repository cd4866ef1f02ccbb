import Simplex

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
