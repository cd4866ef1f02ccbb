import Simplex
import TestSupport
import Testing

/// Random groups of rows and variables that are removed and restored: after each call the solver is
/// at the optimum of the current constraints.
@Suite("Random groups")
struct RandomGroupTests {
  @Test(
    "removing and restoring groups gives the optimum after each call",
    arguments: SystemKind.allCases)
  func ofKind(_ kind: SystemKind) { check(kind) }

  @Test("removing and restoring groups with factors far apart gives the optimum")
  func wide() { check(nil) }

  private func check(_ kind: SystemKind?) {
    var log = MismatchLog()
    for seed in RandomPlan.seeds(share: 0.004) where !log.isFull {
      run(seed, kind, &log)
    }
    log.report()
  }

  private func run(
    _ seed: UInt64, _ kind: SystemKind?, _ log: inout MismatchLog
  ) {
    var script = GroupScript(seed: seed, kind)
    var run = ScriptRun(variableCount: script.variableCount)
    var operations: [ScriptOperation] = []
    log.beginSystem()
    var opening = script.opening()
    for _ in 0..<16 {
      operations.append(opening.isEmpty ? script.operation(for: run.model) : opening.removeFirst())
      do {
        var faults = try run.step(operations[operations.count - 1])
        if faults.isEmpty { faults = try differences(run, kind) }
        if faults.isEmpty { continue }
      } catch {
        log.addOverflow()
        return
      }
      let text = ScriptRecord.text(operations, variableCount: script.variableCount)
      log.add(
        "\(kind.map { $0.rawValue } ?? "wide") \(seed)",
        ScriptRun.reproduction(of: operations, variableCount: script.variableCount)
          + "\n\(ScriptRecord.write(text, name: "group \(seed)"))")
      return
    }
  }

  /// Lists differences from the optimum; with factors far apart, only for small solutions.
  private func differences(
    _ run: ScriptRun, _ kind: SystemKind?
  ) throws(ArithmeticOverflow) -> [String] {
    guard kind == nil else { return try run.differences() }
    guard let solution = try ReferenceSolver.solve(run.model.system) else { return ["no solution"] }
    let isLarge = solution.bounds.contains { bounds in
      (bounds.lower?.doubleValue ?? 0) > 1e9 || (bounds.upper?.doubleValue ?? 0) < -1e9
    }
    if isLarge { return [] }
    let point = run.loaded.point
    return solution.levels.compactMap { level in
      let missed = run.model.system.violation(ofLevel: level.priority, at: point)
      let optimum = level.optimum.doubleValue
      guard abs(missed - optimum) > 1e-4 * max(1, optimum) else { return nil }
      return "level \(level.priority) misses by \(missed), the optimum is \(optimum)"
    }
  }
}
