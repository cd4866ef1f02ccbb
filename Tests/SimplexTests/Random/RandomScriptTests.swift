import Simplex
import SimplexQuestions
import TestSupport
import Testing

/// Random sequences of calls: the solver always ends in the optimum of the current constraints.
@Suite("Random calls")
struct RandomScriptTests {
  @Test("random calls end in the optimum of the final system and refuse exactly the conflicts")
  func endInOptimum() {
    var log = MismatchLog()
    for seed in RandomPlan.seeds(share: 0.2) where !log.isFull {
      run(seed: seed, length: 10 + Int(seed % 41), interval: seed % 5 == 0 ? 1 : 10, &log)
    }
    log.report()
  }

  @Test("long churn ends in the optimum of the final system")
  func churn() {
    var log = MismatchLog()
    for seed in RandomPlan.seeds(share: 0.005) where !log.isFull {
      run(seed: seed &* 7919, length: 400, interval: 50, &log)
    }
    log.report()
  }

  @Test("random calls give the unique values of a new solver with the final system")
  func freshSolver() throws {
    for seed in RandomPlan.seeds(share: 0.05) {
      var generator = ScriptGenerator(seed: seed, clashes: 0)
      var model = ScriptModel(variableCount: generator.variableCount)
      var loaded = LoadedSolver(variableCount: generator.variableCount)
      var operations: [ScriptOperation] = []
      for _ in 0..<30 {
        let operation = generator.operation(for: model)
        guard model.apply(operation) else { continue }
        operations.append(operation)
        try loaded.apply(operation)
      }
      func note(_ number: Int) -> String {
        "seed \(seed) x\(number)\n\(record(operations, loaded.variables.count, "fresh \(seed)"))"
      }
      let fresh = try LoadedSolver(model.system)
      for (number, variable) in loaded.variables.enumerated() {
        let isUnique = try fresh.solver.isDetermined(fresh.variables[number])
        try expectEqual(loaded.solver.isDetermined(variable), isUnique, "\(note(number))")
        let value = loaded.solver[variable]
        let afresh = fresh.solver[fresh.variables[number]]
        expect(!isUnique || OptimumCheck.isClose(value, afresh), "\(note(number))")
      }
    }
  }

  @Test("random calls give the same bits twice")
  func sameBits() {
    for seed in RandomPlan.seeds(share: 0.05) {
      let runs = (0..<2).map { _ in
        var generator = ScriptGenerator(seed: seed)
        var model = ScriptModel(variableCount: generator.variableCount)
        var loaded = LoadedSolver(variableCount: generator.variableCount)
        for _ in 0..<40 {
          let operation = generator.operation(for: model)
          var next = model
          guard next.apply(operation), (try? loaded.apply(operation)) != nil else { continue }
          model = next
        }
        return loaded
      }
      expectEqual(runs[0].bits, runs[1].bits, "seed \(seed)")
      expectEqual(runs[0].solver.dump(), runs[1].solver.dump(), "seed \(seed)")
      expectEqual(runs[0].solver.statistics, runs[1].solver.statistics, "seed \(seed)")
    }
  }

  /// Proves that the check can fail: it detects a call that the solver did not get.
  @Test("the check of random calls detects a missing call")
  func checkCanFail() throws {
    var run = ScriptRun(variableCount: 1)
    let preference = TestConstraint([.init(0, 1)], .equal, 7, priority: 500)
    try expectEmpty(run.step(.add(preference, slot: 0)))
    try expectEmpty(run.differences())
    run.forget(.setConstant(9, slot: 0))
    try expect(!run.differences().isEmpty)
  }

  private func run(seed: UInt64, length: Int, interval: Int, _ log: inout MismatchLog) {
    var generator = ScriptGenerator(seed: seed)
    var run = ScriptRun(variableCount: generator.variableCount)
    var operations: [ScriptOperation] = []
    log.beginSystem()
    for step in 1...length {
      operations.append(generator.operation(for: run.model))
      do {
        var faults = try run.step(operations[step - 1])
        if faults.isEmpty, step % interval == 0 || step == length {
          faults = try run.differences()
        }
        if faults.isEmpty { continue }
      } catch {
        log.addOverflow()
        return
      }
      log.add(
        "seed \(seed)",
        ScriptRun.reproduction(of: operations, variableCount: generator.variableCount)
          + "\n\(record(operations, generator.variableCount, "seed \(seed)"))")
      return
    }
  }

  private func record(
    _ operations: [ScriptOperation], _ variableCount: Int, _ name: String
  ) -> String {
    ScriptRecord.write(
      ScriptRecord.text(operations, variableCount: variableCount), name: name)
  }
}
