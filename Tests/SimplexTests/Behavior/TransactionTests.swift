import Simplex
import TestSupport
import Testing

/// A call that throws is without effect, also on later calls.
@Suite("Transactions")
struct TransactionTests {
  /// After each refused call, a hundred random calls on the solver and on a copy made before it.
  @Test("a solver behaves like an earlier copy of itself after a refused call")
  func replay() throws {
    var refusals = 0
    let seeds = RandomPlan.seeds(share: 0.015)
    for seed in seeds {
      var generator = ScriptGenerator(seed: seed, clashes: 0.4)
      var model = ScriptModel(variableCount: generator.variableCount)
      var loaded = LoadedSolver(variableCount: generator.variableCount)
      for _ in 0..<40 {
        let operation = generator.operation(for: model)
        var next = model
        guard next.apply(operation) else { continue }
        if try isRefused(operation, by: &loaded, model: model, seed: seed) {
          refusals += 1
        } else {
          model = next
        }
      }
      for refusal in refused(model) {
        let isRefused = try isRefused(refusal, by: &loaded, model: model, seed: seed)
        expect(isRefused, "seed \(seed) \(refusal)")
        refusals += 1
      }
    }
    #expect(refusals >= 5 * seeds.count)
  }

  @Test("a refused call leaves no trace in the statistics, also of later calls")
  func statistics() throws {
    var refused = Solver()
    let (x, y) = (refused.makeVariable(), refused.makeVariable())
    let first = try refused.add(contentsOf: [x == 10, x + y == 30, y >= 5])
    var plain = refused
    #expect(throws: SolverError.self) { try refused.add(y == 7) }
    #expect(throws: SolverError.self) { try refused.remove(x) }
    expectEqual(refused.statistics, plain.statistics)
    try refused.setConstant(12, of: first[0])
    try plain.setConstant(12, of: first[0])
    expectEqual(refused.statistics, plain.statistics)
  }

  @Test("rows added and removed in a refused update leave no trace in later statistics")
  func discardedRows() throws {
    var refused = Solver()
    let (x, y) = (refused.makeVariable(), refused.makeVariable())
    try refused.add(contentsOf: [x == 1, y >= 0])
    var plain = refused
    #expect(throws: SolverError.self) {
      try refused.update { inner throws in
        try inner.add(x == 2)
        try inner.remove(try inner.add(x + y == 3))
      }
    }
    for number in [5.0, 6] {
      try refused.add(y >= number)
      try plain.add(y >= number)
      expectEqual(refused.statistics, plain.statistics)
    }
  }

  /// The value 1e39 is out of range, which is found after a level was left short of its optimum.
  @Test("later calls do not visit a level that a refused call left unfinished")
  func openLevel() throws {
    var refused = Solver()
    let (a, b) = (refused.makeVariable("a"), refused.makeVariable("b"))
    let first = try refused.add(a == 1, priority: .high)
    var plain = refused
    #expect(throws: SolverError.self) {
      try refused.add(contentsOf: [
        (-1 * a + 1e-30 * b == 0).priority(.high), (1_000_000 * a >= 1).priority(500),
        (1e-30 * b + a == 1_000_000_000).priority(.high),
      ])
    }
    try plain.setConstant(2, of: first)
    try refused.setConstant(2, of: first)
    expectEqual(refused.statistics, plain.statistics)
    expectEqual(refused.dump(), plain.dump())
  }

  /// Makes a call; if it is refused, compares the solver with an earlier copy, now and later.
  ///
  /// - Returns: Whether the call was refused.
  private func isRefused(
    _ operation: ScriptOperation, by loaded: inout LoadedSolver, model: ScriptModel, seed: UInt64
  ) throws -> Bool {
    var copy = loaded
    // Gives the copy a storage of its own, so that the refused call is rolled back in place.
    copy.solver.pivotBudget += 1
    copy.solver.pivotBudget -= 1
    let before = Scene.state(of: loaded.solver)
    if (try? loaded.apply(operation)) != nil { return false }
    expectEqual(Scene.state(of: loaded.solver), before, "seed \(seed) \(operation)")
    expectNil(loaded.solver.invariantFault(), "seed \(seed) \(operation)")
    var other = loaded
    let isSame = stayEqual(&copy, &other, model: model, seed: seed)
    expect(isSame, "seed \(seed) after \(operation)")
    return true
  }

  @Test("a solver behaves like an earlier copy of itself after exceeding the pivot budget")
  func pivotLimit() throws {
    var refusals = 0
    for seed: UInt64 in 1...60 {
      var generator = SystemGenerator(seed: seed)
      let first = generator.system(.dense)
      let point = generator.point(first.variableCount, in: -9...9)
      var loaded = try LoadedSolver(first)
      var copy = try LoadedSolver(first)
      let more = (0..<6).map { _ in generator.preference(near: point) }
      loaded.solver.pivotBudget = 0
      let before = Scene.state(of: loaded.solver)
      guard (try? loaded.addAll(more)) == nil else { continue }
      refusals += 1
      expectEqual(Scene.state(of: loaded.solver), before, "seed \(seed)")
      loaded.solver.pivotBudget = copy.solver.pivotBudget
      try loaded.addAll(more)
      try copy.addAll(more)
      expectEqual(loaded.bits, copy.bits, "seed \(seed)")
      expectEqual(loaded.solver.dump(), copy.solver.dump(), "seed \(seed)")
    }
    #expect(refusals > 10)
  }

  @Test("an update is solved once, at its end, and may contain conflicts before that")
  func clashInBetween() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let lower = try solver.add(x >= 10)
    try solver.update { inner in
      try inner.add(x == 4)
      // Inside the update, values are those before it.
      expectEqual(inner[x], 10)
      try inner.remove(lower)
    }
    expectEqual(solver[x], 4)
    expect(!solver.contains(lower))
  }

  @Test("an update that throws rolls back everything, handles included")
  func updateThrows() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let limit = try solver.add(x <= 10)
    let preference = try solver.add(x == 30, priority: .low)
    let before = Scene.state(of: solver)
    var inside: (variable: Variable, constraint: ConstraintID)?
    #expect(throws: SolverError.self) {
      try solver.update { inner in
        let y = inner.makeVariable("y")
        try inner.setConstant(20, of: limit)
        try inner.setPriority(.high, of: preference)
        let added = try inner.add(y == x)
        inside = (y, added)
        try inner.addEdit(y, priority: .medium)
        try inner.add(x == 50)
      }
    }
    expectEqual(Scene.state(of: solver), before)
    let made = try #require(inside)
    expect(!solver.contains(made.variable))
    expect(!solver.contains(made.constraint))
    expect(solver[made.variable].isNaN)
    expectEqual(solver[x], 10)
  }

  @Test("an error caught inside an update rolls back that one call only")
  func caughtInside() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.update { inner in
      try inner.add(x >= 3)
      #expect(throws: SolverError.invalidNumber(2e9)) { try inner.add(x <= 2e9) }
      var batch = ConstraintBatch()
      batch.append(x, 1, .greaterThanOrEqual, 5)
      batch.append(x, 1, .equal, 5, priority: 2000)
      #expect(throws: SolverError.invalidPriority(2000)) { try inner.add(batch) }
    }
    expectEqual(solver[x], 3)
    expectEqual(solver.constraints.count, 1)
  }

  @Test("constraints added and removed in a first update leave no trace")
  func addedAndRemoved() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.update { inner in
      try inner.remove(try inner.add(x + y == 5))
      #expect(throws: SolverError.self) { try inner.add(contentsOf: [x + y == 5, x == .nan]) }
    }
    expectNil(solver.invariantFault())
    let id = try solver.add(y == 3)
    expectNil(solver.invariantFault())
    expectEqual(solver[y], 3)
    try solver.remove(x)
    #expect(throws: SolverError.variableInUse(y, [id])) { try solver.remove(y) }
  }

  @Test("an error caught around an inner update rolls back that update only")
  func caughtInnerUpdate() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let limit = try solver.add(x <= 10)
    let gone = try solver.add(x <= 20)
    try solver.remove(gone)
    let (before, value) = (Scene.state(of: solver), solver[x])
    try solver.update { (outer) throws in
      do {
        try outer.update { inner in
          try inner.add(x == 7)
          try inner.setConstant(5, of: limit)
          throw SolverError.pivotLimit(-1)
        }
      } catch {
        expectEqual(error as? SolverError, .pivotLimit(-1))
      }
      #expect(throws: SolverError.unknownConstraint(gone)) {
        try outer.remove(contentsOf: [limit, gone])
      }
    }
    expect(solver.contains(limit))
    expectEqual(solver.constraints, [limit])
    expectEqual(solver[x], value)
    expectEqual(Scene.state(of: solver), before)
  }

  @Test("removeAll inside an update is rolled back if the update throws")
  func removeAllInside() throws {
    let scene = try Scene()
    var solver = scene.solver
    let before = Scene.state(of: solver)
    #expect(throws: SolverError.pivotLimit(-1)) {
      try solver.update { inner in
        inner.removeAll()
        throw SolverError.pivotLimit(-1)
      }
    }
    expectEqual(Scene.state(of: solver), before)
    var fresh: Variable?
    try solver.update { inner in
      inner.removeAll()
      let z = inner.makeVariable("z")
      try inner.add(z >= 4)
      fresh = z
    }
    let z = try #require(fresh)
    expectEqual(solver[z], 4)
    expectEqual(solver.constraints.count, 1)
    try solver.add(z == 9)
    expectEqual(solver[z], 9)
    #expect(throws: SolverError.self) { try solver.add(z == 10) }
  }

  @Test("nested updates solve and commit with the outermost")
  func nested() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let value = try solver.update { (outer) throws in
      try outer.update { inner in
        try inner.add(x == 4)
        try inner.add(x == 5, priority: .low)
      }
      return 17
    }
    expectEqual(value, 17)
    expectEqual(solver[x], 4)
    let before = Scene.state(of: solver)
    #expect(throws: SolverError.self) {
      try solver.update { (outer) throws in
        _ = try outer.update { inner in try inner.add(x <= 9) }
        try outer.add(x >= 9)
      }
    }
    expectEqual(Scene.state(of: solver), before)
  }

  /// Calls that any state of a model must refuse.
  private func refused(_ model: ScriptModel) -> [ScriptOperation] {
    let slot = model.slots.count
    let clash = [
      TestConstraint([.init(0, 1), .init(1, 1)], .equal, 1e5),
      TestConstraint([.init(0, 2), .init(1, 2)], .equal, 1e5),
    ]
    let large = TestConstraint([.init(0, 1)], .equal, 2e9, priority: 250)
    let preference = TestConstraint([.init(1, 1)], .equal, 77, priority: 999.5)
    var calls: [ScriptOperation] = [
      .addAll(clash, slot: slot), .add(large, slot: slot),
      .transaction([.add(preference, slot: slot), .addAll(clash, slot: slot + 1)]),
    ]
    if let live = model.liveSlots.first {
      calls.append(
        .transaction([.remove(slot: live), .add(preference, slot: slot), .remove(slot: live)]))
      calls.append(
        .transaction(
          [.setConstant(9, slot: live), .setPriority(1, slot: live)]
            + [.addAll(clash, slot: slot)]))
    }
    return calls
  }

  /// Makes the same hundred calls on both solvers.
  ///
  /// - Returns: Whether they stay equal to the bit.
  private func stayEqual(
    _ a: inout LoadedSolver, _ b: inout LoadedSolver, model: ScriptModel, seed: UInt64
  ) -> Bool {
    var generator = ScriptGenerator(seed: seed)
    var model = model
    for _ in 0..<100 {
      let operation = generator.operation(for: model)
      var next = model
      guard next.apply(operation) else { continue }
      let isDone = (try? a.apply(operation)) != nil
      let isDoneToo = (try? b.apply(operation)) != nil
      if isDone != isDoneToo || a.bits != b.bits { return false }
      if isDone { model = next }
    }
    return a.solver.dump() == b.solver.dump()
  }
}
