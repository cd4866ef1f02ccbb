import Simplex
import TestSupport
import Testing

/// `drainChanges`: the variables whose bits differ from those at the last call.
@Suite("Changes since the last call")
struct ChangeTests {
  @Test("drainChanges lists the variables that moved, in order of creation")
  func moved() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let z = solver.makeVariable("z")
    var buffer: [Variable] = []
    try solver.add(z == x + 10)
    let width = try solver.add(x == 5)
    solver.drainChanges(into: &buffer)
    expectEqual(buffer, [x, z])
    solver.drainChanges(into: &buffer)
    expectEmpty(buffer)
    try solver.add(y == 0)
    solver.drainChanges(into: &buffer)
    expectEmpty(buffer)
    try solver.setConstant(7, of: width)
    try solver.setConstant(5, of: width)
    solver.drainChanges(into: &buffer)
    expectEmpty(buffer, "what went and came back has not changed")
    try solver.setConstant(8, of: width)
    try solver.add(y == -1, priority: .low)
    solver.drainChanges(into: &buffer)
    expectEqual(buffer, [x, z])
  }

  @Test("drainChanges omits changes of refused calls and removed variables")
  func refusedAndRemoved() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    var buffer: [Variable] = []
    let id = try solver.add(x == 5)
    solver.drainChanges(into: &buffer)
    #expect(throws: SolverError.self) { try solver.add(contentsOf: [y == 9, x == 6]) }
    solver.drainChanges(into: &buffer)
    expectEmpty(buffer)
    try solver.remove(id)
    try solver.remove(x)
    let z = solver.makeVariable("z")
    try solver.add(z == 3)
    solver.drainChanges(into: &buffer)
    expectEqual(buffer, [z])
  }

  @Test("drainChanges lists a new variable that reuses the index of a removed one")
  func reusedPlace() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    var buffer: [Variable] = []
    let id = try solver.add(x == 5)
    solver.drainChanges(into: &buffer)
    try solver.remove(id)
    try solver.remove(x)
    let y = solver.makeVariable("y")
    try solver.add(y == 5)
    solver.drainChanges(into: &buffer)
    expectEqual(buffer, [y])
  }

  @Test("a first drainChanges within an update does not consume the changes of the update")
  func withinUpdate() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let width = try solver.add(x == 5)
    var buffer: [Variable] = []
    try solver.update { solver in
      try solver.setConstant(7, of: width)
      try solver.add(y == 3)
      solver.drainChanges(into: &buffer)
    }
    expectEqual(buffer, [x])
    solver.drainChanges(into: &buffer)
    expectEqual(buffer, [x, y])
  }

  @Test("discarding the initial changes leaves later ones listed")
  func spared() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let width = try solver.add(x == 5)
    let (isFirst, isFirstAgain) = (solver.discardInitialChanges(), solver.discardInitialChanges())
    expect(isFirst && !isFirstAgain)
    var copy = solver
    var buffer: [Variable] = []
    solver.drainChanges(into: &buffer)
    expectEmpty(buffer)
    let y = solver.makeVariable("y")
    try solver.add(y == x + 1)
    try solver.setConstant(7, of: width)
    solver.drainChanges(into: &buffer)
    expectEqual(buffer, [x, y])
    try solver.setConstant(5, of: width)
    solver.drainChanges(into: &buffer)
    expectEqual(buffer, [x, y])
    copy.drainChanges(into: &buffer)
    expectEmpty(buffer)
    try copy.setConstant(6, of: width)
    copy.drainChanges(into: &buffer)
    expectEqual(buffer, [x])
  }

  @Test("a copy and its original are usable after removeAll of either")
  func emptiedCopy() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    for number in 1...12 {
      try solver.add(x == Double(number), priority: Priority(Double(number)))
    }
    var copy = solver
    copy.removeAll()
    let y = copy.makeVariable("y")
    for number in 1...12 {
      try copy.add(y == Double(-number), priority: Priority(Double(number)))
    }
    expect(copy[y] == -12 && solver[x] == 12)
    solver.removeAll()
    let z = solver.makeVariable("z")
    try solver.add(z == 4, priority: .low)
    expect(copy[y] == -12 && solver[z] == 4)
  }

  /// On random calls, exactly the variables whose bits differ are listed at every drain.
  @Test("drainChanges agrees with a comparison of all values")
  func random() throws {
    for seed in RandomPlan.seeds(share: 0.03) {
      var generator = ScriptGenerator(seed: seed)
      var model = ScriptModel(variableCount: generator.variableCount)
      var loaded = LoadedSolver(variableCount: generator.variableCount)
      var known: [(variable: Variable, bits: UInt64)] = []
      var buffer: [Variable] = []
      for step in 0..<60 {
        let operation = generator.operation(for: model)
        var next = model
        guard next.apply(operation) else { continue }
        if (try? loaded.apply(operation)) != nil { model = next }
        guard step % 3 == 0 else { continue }
        loaded.solver.drainChanges(into: &buffer)
        // In order of creation; a variable that did not exist at the last call counts as 0.
        let expected = loaded.solver.variables.filter { variable in
          let last = known.first { $0.variable.isSame(as: variable) }?.bits ?? 0
          return loaded.solver[variable].bitPattern != last
        }
        expectEqual(buffer, expected, "seed \(seed) step \(step)")
        known = loaded.solver.variables.map { ($0, loaded.solver[$0].bitPattern) }
      }
    }
  }
}
