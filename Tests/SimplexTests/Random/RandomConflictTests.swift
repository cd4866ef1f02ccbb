import Simplex
import TestSupport
import Testing

/// Conflicts among random required constraints: irreducible, with multipliers that prove them.
@Suite("Random conflicts")
struct RandomConflictTests {
  @Test("random conflicts of one constraint with many are irreducible and proven")
  func single() {
    check(share: 0.08) { _ in 1 }
  }

  @Test("random conflicts within a batch are irreducible and proven")
  func batch() {
    check(share: 0.08) { Int(2 + $0 % 4) }
  }

  /// Proves that the check can fail: it rejects a set with a superfluous member.
  @Test("the conflict check rejects sets that are no irreducible conflict")
  func checkCanFail() throws {
    var loaded = LoadedSolver(variableCount: 1)
    let base = [0.0, 0.5].map { TestConstraint([.init(0, 1)], .lessThanOrEqual, $0) }
    let brought = TestConstraint([.init(0, 1)], .greaterThanOrEqual, 1)
    try loaded.addAll(base)
    let error = #expect(throws: SolverError.self) { try loaded.add(brought) }
    guard case .unsatisfiable(let conflict) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    expectEqual(conflict.members.count, 2)
    let right = try ConflictCheck.faults(
      in: conflict, of: loaded, slots: base, rejected: [brought])
    expectEmpty(right, "\(right)")
    // Compares the conflict with constraints that it does not name.
    let other = try ConflictCheck.faults(in: conflict, of: loaded, slots: base.reversed())
    expect(!other.isEmpty)
  }

  private func check(share: Double, brought: (UInt64) -> Int) {
    var log = MismatchLog()
    var conflicts = 0
    let seeds = RandomPlan.seeds(share: share)
    for seed in seeds where !log.isFull {
      var generator = SystemGenerator(seed: seed)
      let kind = generator.random.pick([SystemKind.dense, .degenerate, .redundant, .chain])
      let base = generator.system(kind)
      let point = generator.point(base.variableCount, in: -60...60)
      let clashing = (0..<brought(seed)).map { _ in
        generator.constraint(holdingAt: point, slack: [0])
      }
      var operations = base.constraints.enumerated().map {
        ScriptOperation.add($0.element, slot: $0.offset)
      }
      let slot = base.constraints.count
      operations.append(
        clashing.count == 1
          ? .add(clashing[0], slot: slot) : .addAll(clashing, slot: slot))
      log.beginSystem()
      if run(operations, variableCount: base.variableCount, "\(kind) seed \(seed)", &log) {
        conflicts += 1
      }
    }
    log.report()
    expect(
      seeds.count < 20 || log.isFull || conflicts * 8 >= seeds.count, "only \(conflicts) clashed")
  }

  /// Makes the calls and logs faults.
  ///
  /// - Returns: Whether the last call was refused.
  private func run(
    _ operations: [ScriptOperation], variableCount: Int, _ name: String, _ log: inout MismatchLog
  ) -> Bool {
    var run = ScriptRun(variableCount: variableCount)
    do {
      for operation in operations {
        let faults = try run.step(operation)
        if faults.isEmpty { continue }
        let record = ScriptRecord.write(
          ScriptRecord.text(operations, variableCount: variableCount), name: name)
        log.add(
          name,
          ScriptRun.reproduction(of: operations, variableCount: variableCount) + "\n\(record)")
        return false
      }
    } catch {
      log.addOverflow()
      return false
    }
    return run.model.slots.count < operations.count
  }
}
