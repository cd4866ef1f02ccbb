import Simplex
import TestSupport
import Testing

/// `takeChanges`: the variables whose bits differ since the last call.
@Suite("Changes since the last call")
struct ChangeTests {
  @Test("takeChanges lists the variables that moved, in order of creation")
  func moved() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let z = solver.makeVariable("z")
    var buffer: [Variable] = []
    try solver.add(z == x + 10)
    let width = try solver.add(x == 5)
    solver.takeChanges(into: &buffer)
    #expect(buffer == [x, z])
    solver.takeChanges(into: &buffer)
    #expect(buffer.isEmpty)
    try solver.add(y == 0)
    solver.takeChanges(into: &buffer)
    #expect(buffer.isEmpty)
    try solver.setConstant(7, of: width)
    try solver.setConstant(5, of: width)
    solver.takeChanges(into: &buffer)
    #expect(buffer.isEmpty, "what went and came back has not changed")
    try solver.setConstant(8, of: width)
    try solver.add(y == -1, priority: .low)
    solver.takeChanges(into: &buffer)
    #expect(buffer == [x, z])
  }

  @Test("takeChanges omits what a refused call touched and removed variables")
  func refusedAndRemoved() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    var buffer: [Variable] = []
    let id = try solver.add(x == 5)
    solver.takeChanges(into: &buffer)
    #expect(throws: SolverError.self) { try solver.add(contentsOf: [y == 9, x == 6]) }
    solver.takeChanges(into: &buffer)
    #expect(buffer.isEmpty)
    try solver.remove(id)
    try solver.remove(x)
    let z = solver.makeVariable("z")
    try solver.add(z == 3)
    solver.takeChanges(into: &buffer)
    #expect(buffer == [z])
  }

  @Test("takeChanges tells a new variable from a removed one whose index it reuses")
  func reusedPlace() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    var buffer: [Variable] = []
    let id = try solver.add(x == 5)
    solver.takeChanges(into: &buffer)
    try solver.remove(id)
    try solver.remove(x)
    let y = solver.makeVariable("y")
    try solver.add(y == 5)
    solver.takeChanges(into: &buffer)
    #expect(buffer == [y])
  }

  /// On random calls, exactly the variables whose bits differ, whenever one asks.
  @Test("takeChanges agrees with a comparison of all values")
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
        loaded.solver.takeChanges(into: &buffer)
        // In order of creation; a variable that was not there at the last call counts as 0.
        let expected = loaded.solver.variables.filter { variable in
          let last = known.first { $0.variable.isSame(as: variable) }?.bits ?? 0
          return loaded.solver[variable].bitPattern != last
        }
        #expect(buffer == expected, "seed \(seed) step \(step)")
        known = loaded.solver.variables.map { ($0, loaded.solver[$0].bitPattern) }
      }
    }
  }
}
