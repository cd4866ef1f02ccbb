import Simplex
import TestSupport
import Testing

/// `takeChanges`: the variables whose bits differ since the last call.
@Suite("Changes since the last call")
struct ChangeTests {
  @Test("are those that moved, in order of creation")
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

  @Test("leave out what a refused call touched and what was removed")
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

  /// On random calls, exactly the variables whose bits differ, whenever one asks.
  @Test("agree with a comparison of all values")
  func random() throws {
    for seed in RandomPlan.seeds(share: 0.03) {
      var generator = ScriptGenerator(seed: seed)
      var model = ScriptModel(variableCount: generator.variableCount)
      var loaded = LoadedSolver(variableCount: generator.variableCount)
      var last = loaded.bits
      var buffer: [Variable] = []
      for step in 0..<40 {
        let operation = generator.operation(for: model)
        var next = model
        guard next.apply(operation) else { continue }
        if (try? loaded.apply(operation)) != nil { model = next }
        guard step % 3 == 0 else { continue }
        let bits = loaded.bits
        loaded.solver.takeChanges(into: &buffer)
        let expected = loaded.variables.indices.filter { bits[$0] != last[$0] }
        #expect(buffer == expected.map { loaded.variables[$0] }, "seed \(seed) step \(step)")
        last = bits
      }
    }
  }
}
