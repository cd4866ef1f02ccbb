import Simplex
import TestSupport
import Testing

/// A solver is a value.
@Suite("Copies")
struct CopyTests {
  @Test("a copy and its original are solved independently")
  func independent() throws {
    var original = Solver()
    let x = original.makeVariable("x")
    let y = original.makeVariable("y")
    let id = try original.add(x == 10)
    try original.add(y == 2 * x)
    var copy = original
    try copy.setConstant(40, of: id)
    expectEqual(original[y], 20)
    expectEqual(copy[y], 80)
    try original.remove(id)
    try original.add(x == 3, priority: .low)
    expectEqual(original[y], 6)
    expectEqual(copy[y], 80)
    expect(copy.contains(id) && !original.contains(id))
  }

  @Test("a copy keeps a row without terms after most other rows were removed")
  func rowWithoutTerms() throws {
    var original = Solver()
    let x = original.makeVariable("x")
    let y = original.makeVariable("y")
    var rows: [LinearConstraint] = []
    for number in 0..<200 { rows.append(x + y >= Double(number)) }
    var ids = try original.add(contentsOf: rows)
    let empty = try original.add((x - x == 4).priority(.low))
    ids += try original.add(contentsOf: rows)
    try original.remove(contentsOf: ids[1...])
    var copy = original
    expectNil(copy.invariantFault())
    expectEqual(copy.dump(), original.dump())
    try expectEqual(copy.violation(of: empty), 4)
    try copy.remove(empty)
    try copy.add(x == 7)
    expect(copy.invariantFault() == nil && copy[x] == 7)
  }

  @Test("a copy and its original give the same bits for the same calls")
  func sameBits() throws {
    for seed in RandomPlan.seeds(share: 0.02) {
      var generator = ScriptGenerator(seed: seed)
      var model = ScriptModel(variableCount: generator.variableCount)
      var loaded = LoadedSolver(variableCount: generator.variableCount)
      var copies: [LoadedSolver] = []
      for step in 0..<40 {
        if step % 10 == 5 { copies.append(loaded) }
        let operation = generator.operation(for: model)
        var next = model
        guard next.apply(operation) else { continue }
        for index in copies.indices { try? copies[index].apply(operation) }
        if (try? loaded.apply(operation)) != nil { model = next }
      }
      for copy in copies {
        expectEqual(copy.bits, loaded.bits, "seed \(seed)")
        expectEqual(copy.solver.dump(), loaded.solver.dump(), "seed \(seed)")
      }
    }
  }
}
