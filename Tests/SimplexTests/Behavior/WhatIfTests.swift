import Simplex
import TestSupport
import Testing

/// Hypothetical changes: the values of a changed copy, without effect on the solver.
@Suite("What-if queries")
struct WhatIfTests {
  @Test("a what-if returns the values after its steps and changes nothing")
  func bySteps() throws {
    var solver = Solver()
    let left = solver.makeVariable("left")
    let width = solver.makeVariable("width")
    let start = try solver.add(left == 10)
    try solver.add(left + width <= 300)
    let wish = try solver.add(width == 400, priority: .low)
    let steps = [
      ParameterChanges(constants: [(start, 50)], priorities: []),
      ParameterChanges(constants: [(wish, 100)], priorities: [(start, .high)]),
    ]
    try expectEqual(solver.values(of: [left, width], after: steps), [50, 100])
    try expectEqual(solver.values(of: [left, width], after: [steps[0]]), [50, 250])
    expect(solver[left] == 10 && solver[width] == 290)
  }

  @Test("a what-if with impossible steps throws and changes nothing")
  func impossible() throws {
    var solver = Solver()
    let width = solver.makeVariable("width")
    let bound = try solver.add(width <= 300)
    let least = try solver.add(width >= 100)
    let (before, value) = (solver.dump(), solver[width])
    let steps = [
      ParameterChanges(constants: [(least, 200)], priorities: []),
      ParameterChanges(constants: [(bound, 150)], priorities: []),
    ]
    #expect(throws: SolverError.self) { try solver.values(of: [width], after: steps) }
    expectEqual(solver.dump(), before)
    expectEqual(solver[width], value)
  }

  @Test("a what-if adds few new priority levels and returns nil beyond them")
  func manyPriorities() throws {
    var solver = Solver()
    let width = solver.makeVariable("width")
    let wish = try solver.add(width == 100, priority: .low)
    var refused = 0
    for number in 1...40 {
      let step = ParameterChanges(
        constants: [], priorities: [(wish, Priority(Double(number) + 0.5))])
      let values = try solver.values(of: [width], after: [step])
      if values == nil { refused += 1 } else { expectEqual(values, [100]) }
    }
    expect(refused >= 20 && refused < 40)
    let known = ParameterChanges(constants: [(wish, 70)], priorities: [(wish, .low)])
    try expectEqual(solver.values(of: [width], after: [known]), [70])
  }

  /// With factors this far apart the first step leaves a level short of its optimum, which the next
  /// call would finish.
  @Test("a what-if step that leaves a level unfinished returns nil") func openStep() throws {
    var solver = Solver()
    let v = (0..<4).map { _ in solver.makeVariable() }
    let rows = [
      try solver.add(1e-12 * v[3] >= 0),
      try solver.add(1e-12 * v[2] + 3 * v[0] >= -5, priority: 500),
      try solver.add(1e9 * v[0] + 3 * v[3] == 0, priority: 500),
      try solver.add(1e9 * v[3] + 1e9 * v[1] + 1e-12 * v[2] <= 10, priority: 750),
    ]
    let steps = [
      ParameterChanges(
        constants: [(rows[1], 2), (rows[2], 1), (rows[3], 1)],
        priorities: [(rows[0], 500), (rows[3], 500)]),
      ParameterChanges(constants: [(rows[1], 2), (rows[2], 2), (rows[3], 1e6)], priorities: []),
    ]
    let before = solver.dump()
    for _ in 0..<2 {
      try expectNil(solver.values(of: v, after: steps))
      #expect(try solver.values(of: v, after: [steps[0]]) != nil)
    }
    expectEqual(solver.dump(), before)
  }

  @Test("random what-ifs give the bits of a changed copy and do not affect later calls")
  func random() throws {
    var tried = 0
    for seed in RandomPlan.seeds(share: 0.05) {
      var generator = ScriptGenerator(seed: seed)
      var random = SplitMix64(seed: seed)
      var model = ScriptModel(variableCount: generator.variableCount)
      var loaded = LoadedSolver(variableCount: generator.variableCount)
      var untouched = loaded
      for _ in 0..<40 {
        let operation = generator.operation(for: model)
        var next = model
        guard next.apply(operation) else { continue }
        try? untouched.apply(operation)
        if (try? loaded.apply(operation)) != nil { model = next }
        let rows = loaded.solver.constraints
        guard !rows.isEmpty else { continue }
        let steps = (0..<Int(random.integer(1...3))).map { _ in
          ParameterChanges(
            constants: (0..<3).map { _ in (random.pick(rows), random.integer(-90...90)) },
            priorities: [(random.pick(rows), Priority(random.pick([1, 250, 750])))])
        }
        let before = (loaded.solver.dump(), loaded.bits, loaded.solver.statistics)
        let expected = values(of: loaded, after: steps)
        let found = try? loaded.solver.values(of: loaded.variables, after: steps)
        if found != nil || expected == nil {
          expectEqual(found?.map(\.bitPattern), expected, "seed \(seed)")
          tried += 1
        }
        expectEqual(loaded.solver.dump(), before.0, "seed \(seed)")
        expectEqual(loaded.bits, before.1, "seed \(seed)")
        expectEqual(loaded.solver.statistics, before.2, "seed \(seed)")
      }
      expectEqual(loaded.bits, untouched.bits, "seed \(seed)")
      expectEqual(loaded.solver.dump(), untouched.solver.dump(), "seed \(seed)")
    }
    #expect(tried > 100)
  }

  @Test("a what-if step solves blocks with the bits of a copy after any earlier step")
  func blocks() throws {
    let count = 16
    for seed in 1...3 {
      var random = SplitMix64(seed: UInt64(seed))
      var system = TestSystem(variableCount: 2 * count)
      func add(_ terms: [(Double, Int)], _ priority: Double, _ constant: Double) -> Int {
        system.constraints.append(
          TestConstraint(
            terms.map { TestConstraint.Term($0.1, $0.0) }, .equal, constant, priority: priority))
        return system.constraints.count - 1
      }
      for item in 0..<2 * count {
        _ = add([(1, item)], 500, .random(in: -100...100, using: &random))
      }
      // A full block, and a chain closed by a sum.
      let full = (0..<count).map { _ in
        let terms = (0..<count).map { (Double.random(in: -3...3, using: &random), $0) }
        return add(terms, 250, .random(in: -100...100, using: &random))
      }
      for item in 1..<count {
        _ = add(
          [(1.1, count + item), (-1.3, count + item - 1)], 750,
          .random(in: -100...100, using: &random))
      }
      let sum = add((count..<2 * count).map { (0.7, $0) }, 250, 777.7)
      var loaded = try LoadedSolver(system)
      let steps = [full, [sum]].map { rows in
        ParameterChanges(
          constants: [],
          priorities: rows.compactMap { row in loaded.ids[row].map { ($0, Priority(750)) } })
      }
      let expected = values(of: loaded, after: steps)
      let found = try loaded.solver.values(of: loaded.variables, after: steps)
      expect(expected != nil && found?.map(\.bitPattern) == expected, "seed \(seed)")
    }
  }

  /// The bits of a copy after the same steps; nil if one of them is refused.
  private func values(of loaded: LoadedSolver, after steps: [ParameterChanges]) -> [UInt64]? {
    var copy = loaded.solver
    for step in steps {
      let isTaken: Void? = try? copy.update { solver in
        for (row, priority) in step.priorities { try solver.setPriority(priority, of: row) }
        for (row, constant) in step.constants { try solver.setConstant(constant, of: row) }
      }
      if isTaken == nil { return nil }
    }
    return loaded.variables.map { copy[$0].bitPattern }
  }
}
