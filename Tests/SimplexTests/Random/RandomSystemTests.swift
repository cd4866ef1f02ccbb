import Simplex
import TestSupport
import Testing

/// The solver on random systems, added in several ways, compared with the exact reference.
@Suite("Random systems")
struct RandomSystemTests {
  /// The share of all random systems for each kind.
  private static let share = 0.6 / Double(SystemKind.allCases.count)

  /// A way of adding a system to a solver.
  private enum Way {
    case batch
    case reversed
    case shuffled(UInt64)
    case oneByOne
  }

  @Test(
    "random systems have the optimum, values and ranges of the exact reference",
    arguments: SystemKind.allCases)
  func batch(kind: SystemKind) {
    check(kind, share: Self.share) { _ in .batch }
  }

  @Test(
    "random systems have the same solution in any order of adding", arguments: SystemKind.allCases)
  func reordered(kind: SystemKind) {
    check(kind, share: Self.share) { $0 % 3 == 0 ? .reversed : .shuffled($0) }
  }

  @Test(
    "random systems have the same solution when added one by one", arguments: SystemKind.allCases)
  func oneByOne(kind: SystemKind) {
    check(kind, share: Self.share / 2) { _ in .oneByOne }
  }

  @Test("random systems give the same bits for the same calls", arguments: SystemKind.allCases)
  func sameBits(kind: SystemKind) throws {
    for seed in RandomPlan.seeds(share: Self.share / 4) {
      var generator = SystemGenerator(seed: seed)
      let system = generator.system(kind)
      let first = try LoadedSolver(system)
      let second = try LoadedSolver(system)
      expectEqual(first.bits, second.bits, "\(kind) seed \(seed)")
      expectEqual(first.solver.dump(), second.solver.dump(), "\(kind) seed \(seed)")
      expectEqual(first.solver.statistics, second.solver.statistics, "\(kind) seed \(seed)")
    }
  }

  /// Proves that the check can fail: it rejects a wrong solution.
  @Test("the check of random systems rejects another optimum")
  func checkCanFail() throws {
    let preference = TestConstraint([.init(0, 1)], .equal, 7, priority: 500)
    let other = TestConstraint([.init(0, 1)], .equal, 8, priority: 500)
    let free = TestConstraint([.init(0, 1)], .lessThanOrEqual, 7, priority: 500)
    let right = TestSystem(variableCount: 1, constraints: [preference])
    let loaded = try LoadedSolver(right)
    for wrong in [other, free] {
      let system = TestSystem(variableCount: 1, constraints: [wrong])
      let solution = try #require(try ReferenceSolver.solve(system))
      expect(!OptimumCheck.differences(of: loaded, from: solution, of: system).isEmpty)
    }
  }

  private func check(_ kind: SystemKind, share: Double, _ way: (UInt64) -> Way) {
    var log = MismatchLog()
    for seed in RandomPlan.seeds(share: share) where !log.isFull {
      var generator = SystemGenerator(seed: seed)
      let system = generator.system(kind)
      let ordered = self.ordered(system, way(seed))
      log.beginSystem()
      guard let differences = differences(ordered, way(seed)) else {
        log.addOverflow()
        continue
      }
      if differences.isEmpty { continue }
      let shortest = TestSystem(
        variableCount: system.variableCount,
        constraints: Shrinking.minimal(ordered.constraints) { part in
          let part = TestSystem(variableCount: system.variableCount, constraints: part)
          return self.differences(part, way(seed))?.isEmpty == false
        })
      let remaining = self.differences(shortest, way(seed)) ?? []
      var isOneByOne = false
      if case .oneByOne = way(seed) { isOneByOne = true }
      let record = ScriptRecord.write(
        shortest, isOneByOne: isOneByOne, name: "\(kind) \(seed) \(way(seed))")
      log.add(
        "\(kind) seed \(seed) \(way(seed))",
        "\(shortest)\(remaining.map { "=> \($0)" }.joined(separator: "\n"))\n\(record)")
    }
    log.report()
  }

  private func ordered(_ system: TestSystem, _ way: Way) -> TestSystem {
    var result = system
    switch way {
    case .batch, .oneByOne: break
    case .reversed: result.constraints.reverse()
    case .shuffled(let seed):
      var random = SplitMix64(seed: seed)
      result.constraints.shuffle(using: &random)
    }
    return result
  }

  /// Lists differences from the reference; nil if the numbers outgrow it.
  private func differences(_ system: TestSystem, _ way: Way) -> [String]? {
    do {
      guard let solution = try ReferenceSolver.solve(system) else { return ["no solution"] }
      var loaded = LoadedSolver(variableCount: system.variableCount)
      if case .oneByOne = way {
        for constraint in system.constraints {
          try loaded.add(constraint)
          if let fault = loaded.solver.invariantFault() { return [fault] }
        }
      } else {
        try loaded.addAll(system.constraints)
      }
      return OptimumCheck.differences(of: loaded, from: solution, of: system)
    } catch is ArithmeticOverflow {
      return nil
    } catch {
      return ["\(error)"]
    }
  }
}
