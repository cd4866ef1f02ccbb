import Simplex
import TestSupport
import Testing

/// Levels of many steps, most of which rely on earlier prices.
@Suite struct LevelVisitTests {
  /// A length cut repeatedly into preferred shares, with minimum parts at a more important level;
  /// the first row states the length.
  private static func mosaic(_ cuts: Int, seed: UInt64) -> TestSystem {
    var random = SplitMix64(seed: seed)
    var system = TestSystem(variableCount: 2 * cuts + 1)
    func add(
      _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double,
      _ priority: Double
    ) {
      system.constraints.append(
        TestConstraint(
          terms.map { .init($0.0, $0.1) }, relation, constant, priority: priority))
    }
    add([(0, 1)], .equal, 80 * Double(cuts), 750)
    for cut in 0..<cuts {
      let parts = [2 * cut + 1, 2 * cut + 2]
      add([(cut, 1), (parts[0], -1), (parts[1], -1)], .equal, 4, 1000)
      add(
        [(parts[0], 1), (cut, seed % 2 == 0 ? -0.5 : -random.integer(3...7) / 10)], .equal, 0, 500)
      for part in parts {
        add([(part, 1)], .greaterThanOrEqual, 0, 1000)
        add([(part, 1)], .greaterThanOrEqual, random.integer(30...80), 600)
      }
    }
    return system
  }

  private func sums(_ system: TestSystem, _ loaded: LoadedSolver) -> [Double] {
    let point = loaded.variables.map { loaded.solver[$0] }
    return ([1000] + system.softLevels).map { system.violation(ofLevel: $0, at: point) }
  }

  private func expectSame(_ found: [Double], _ expected: [Double], _ comment: Comment) {
    for (found, expected) in zip(found, expected) {
      #expect(abs(found - expected) < 1e-6 * max(1, expected), comment)
    }
  }

  @Test(
    "a level of many steps has the same optimum in every order of adding",
    arguments: 1...6 as ClosedRange<UInt64>)
  func orders(seed: UInt64) throws {
    var system = Self.mosaic(120, seed: seed)
    let batch = try LoadedSolver(system)
    #expect(batch.solver.statistics.unfinishedLevels == 0)
    let expected = sums(system, batch)
    #expect(expected[0] < 1e-6)

    var single = LoadedSolver(variableCount: system.variableCount)
    for constraint in system.constraints.reversed() { try single.add(constraint) }
    expectSame(sums(system, single), expected, "one by one")

    // To a length at which nearly all parts are squeezed, and back.
    var changed = batch
    let length = try #require(changed.ids[0])
    try changed.solver.setConstant(30 * 120, of: length)
    system.constraints[0].constant = 30 * 120
    expectSame(sums(system, changed), sums(system, try LoadedSolver(system)), "squeezed")
    try changed.solver.setConstant(80 * 120, of: length)
    system.constraints[0].constant = 80 * 120
    expectSame(sums(system, changed), expected, "as before")
  }
}
