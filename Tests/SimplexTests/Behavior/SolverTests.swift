import Simplex
import SimplexQuestions
import TestSupport
import Testing

/// Adding, removing and changing constraints, and reading the results.
@Suite("The solver")
struct SolverTests {
  @Test("an array literal of constraints is added as one batch")
  func addsAList() throws {
    var solver = Solver()
    let (left, width) = (solver.makeVariable("left"), solver.makeVariable("width"))
    let (right, middle) = (solver.makeVariable("right"), solver.makeVariable("middle"))
    let ids = try solver.add(contentsOf: [
      left == 10, width >= 0, right == left + width, 2 * middle == left + right,
      right <= 300, (width == 400).priority(.low), left + right >= 0, middle - left <= 200,
    ])
    expectEqual(ids.count, 8)
    expect(solver[width] == 290 && solver[right] == 300 && solver[middle] == 155)
    #expect(throws: SolverError.self) { try solver.add(contentsOf: [left == 10, left == 11]) }
    expectEqual(solver[left], 10)
  }

  @Test("the example of the documentation has the documented values")
  func documented() throws {
    var solver = Solver()
    let left = solver.makeVariable("left")
    let width = solver.makeVariable("width")
    try solver.add(left == 10)
    try solver.add(left + width <= 300)
    try solver.add(width == 400, priority: .low)
    expectEqual(solver[width], 290)
    try expectEqual(solver.value(of: left + 2 * width - 5), 585)
    try expectEqual(solver.value(of: width), 290)
  }

  @Test("a variable in no constraint is 0, even after its constraints were removed")
  func unmentioned() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    expectEqual(solver[x], 0)
    let id = try solver.add(x == 7)
    expectEqual(solver[x], 7)
    try solver.remove(id)
    expectEqual(solver[x], 0)
    try expect(!solver.isDetermined(x))
    let range = try solver.range(of: x)
    expect(range.lowerBound == -.infinity && range.upperBound == .infinity)
  }

  @Test("constraints without variables are accepted if they hold or are not required")
  func noVariables() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let zero = LinearExpression(constant: 0)
    let holds = try solver.add(zero <= 3)
    let preference = try solver.add((zero == 5).priority(.low))
    let canceled = try solver.add(x - x >= -1)
    try expectEqual(solver.violation(of: holds), 0)
    try expectEqual(solver.violation(of: preference), 5)
    try expectEqual(solver.violation(of: canceled), 0)
    let error = #expect(throws: SolverError.self) {
      try solver.add(contentsOf: [x == 1, 2 * x - x - x == 4])
    }
    guard case .unsatisfiable(let conflict) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    expectEqual(conflict.members.map(\.source), [.rejected(1)])
    #expect(conflict.members[0].multiplier * conflict.members[0].constraint.constant > 0)
  }

  @Test("the coefficients of a repeated variable are added up")
  func repeated() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x + x + 2 * x - x == 12)
    expectEqual(solver[x], 4)
  }

  @Test("two equal constraints remain separate")
  func duplicates() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let first = try solver.add(x == 5)
    let second = try solver.add(x == 5)
    #expect(first != second)
    try solver.remove(first)
    expectEqual(solver[x], 5)
    expect(!solver.contains(first))
    expect(solver.contains(second))
    try solver.remove(second)
    expectEqual(solver[x], 0)
  }

  @Test("two preferences of one level outweigh one")
  func doubled() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x == 10, priority: .low)
    for _ in 0..<2 { try solver.add(x == 20, priority: .low) }
    expectEqual(solver[x], 20)
  }

  @Test("constants can be changed, and impossible ones are refused")
  func setConstant() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let width = try solver.add(x == 10)
    let limit = try solver.add(y <= 2 * x)
    try solver.add(y == 100, priority: .low)
    expectEqual(solver[y], 20)
    try solver.setConstant(30, of: width)
    expectEqual(solver[y], 60)
    try solver.setConstant(-8, of: limit)
    expectEqual(solver[y], 52)
    try solver.add(y >= 50)
    let before = Scene.state(of: solver)
    let error = #expect(throws: SolverError.self) { try solver.setConstant(20, of: width) }
    guard case .unsatisfiable(let conflict) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // x == 20 as requested, y <= 2 x - 8, y >= 50: 0 >= 50 + 8 - 40.
    expectEqual(conflict.members.count, 3)
    let changed = conflict.members.first { $0.source == .existing(width) }
    expectEqual(changed?.constraint.constant, 20)
    expectEqual(Scene.state(of: solver), before)
    try expectEqual(solver.constraint(width).constant, 30)
  }

  @Test("priorities can be changed, also to and from required while the row is active")
  func setPriority() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let high = try solver.add(x == 10, priority: .high)
    let low = try solver.add(x == 20, priority: .low)
    expectEqual(solver[x], 10)
    try solver.setPriority(751, of: low)
    expectEqual(solver[x], 20)
    try solver.setPriority(.required, of: high)
    expectEqual(solver[x], 10)
    try expectEqual(solver.violation(of: low), 10)
    #expect(throws: SolverError.self) { try solver.setPriority(.required, of: low) }
    expectEqual(solver[x], 10)
    try solver.setPriority(750.5, of: high)
    expectEqual(solver[x], 20)
    try solver.setPriority(.required, of: low)
    expectEqual(solver[x], 20)
    try expectEqual(solver.constraint(low).priority, .required)
  }

  @Test("999.5 and 999.25 are distinct levels that a thousand lower preferences do not outweigh")
  func levels() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    for _ in 0..<1000 { try solver.add(x == 0, priority: 999) }
    try solver.add(x == 20, priority: 999.25)
    expectEqual(solver[x], 20)
    try solver.add(x == 10, priority: 999.5)
    expectEqual(solver[x], 10)
  }

  @Test(
    "removing a variable in use fails with the constraints that use it")
  func removeVariable() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let id = try solver.add(x == 2 * y)
    #expect(throws: SolverError.variableInUse(x, [id])) { try solver.remove(x) }
    try solver.remove(id)
    try solver.remove(x)
    expect(!solver.contains(x))
    expect(solver[x].isNaN)
    let z = solver.makeVariable("z")
    expect(solver[x].isNaN)
    expectEqual(solver[z], 0)
    expectEqual(solver.variables.map { solver.name(of: $0) }, ["y", "z"])
  }

  @Test("a solver accepts its own handles and no others")
  func handles() throws {
    var solver = Solver()
    var other = Solver()
    let x = solver.makeVariable("x")
    let foreign = other.makeVariable("x")
    let id = try solver.add(x == 1)
    let foreignID = try other.add(foreign == 1)
    expect(solver.contains(x) && !solver.contains(foreign))
    expect(solver.contains(id) && !solver.contains(foreignID))
    expect(solver[foreign].isNaN)
    expect(!solver.hasEdit(foreign))
    expectNil(solver.name(of: foreign))
    expectEqual(solver.constraints, [id])
  }

  @Test("removeAll leaves an empty solver")
  func removeAll() throws {
    let scene = try Scene()
    var solver = scene.solver
    solver.removeAll()
    expect(solver.variables.isEmpty && solver.constraints.isEmpty)
    expect(!solver.contains(scene.left) && !solver.contains(scene.required))
    expectEqual(solver.dump(), Solver().dump())
    let x = solver.makeVariable("x")
    try solver.add(x == 3)
    expectEqual(solver[x], 3)
    expect(solver[scene.left].isNaN)
  }

  @Test("variables and constraints are listed in order of creation")
  func order() throws {
    var solver = Solver()
    let variables = (0..<6).map { solver.makeVariable("\($0)") }
    let ids = try variables.map { try solver.add($0 >= 1) }
    try solver.remove(ids[2])
    try solver.remove(variables[2])
    let late = solver.makeVariable("late")
    let lateID = try solver.add(late == 9)
    expectEqual(solver.variables, variables[..<2] + variables[3...] + [late])
    expectEqual(solver.constraints, ids[..<2] + ids[3...] + [lateID])
  }

  @Test("priorities of constraints added after the last pricing can be changed")
  func priorityOfWhatCameLater() throws {
    var solver = Solver()
    let torn = solver.makeVariable()
    // Two levels compete for a variable, so that levels are priced.
    try solver.add(torn == 5, priority: 500)
    try solver.add(torn == 7, priority: 400)
    let variables = (0..<200).map { _ in solver.makeVariable() }
    let rows = variables.enumerated().map { $0.element == Double($0.offset) }
    let ids = try solver.add(contentsOf: rows)
    for id in ids.reversed() { try solver.setPriority(500, of: id) }
    expectEqual(solver[torn], 5)
    expectEqual(variables.map { solver[$0] }, (0..<200).map(Double.init))
  }
}
