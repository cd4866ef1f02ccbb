import Simplex
import TestSupport
import Testing

/// Levels of many steps, most of which rely on earlier prices.
@Suite struct LevelVisitTests {
  private func sums(_ system: TestSystem, _ loaded: LoadedSolver) -> [Double] {
    let point = loaded.variables.map { loaded.solver[$0] }
    return ([1000] + system.softLevels).map { system.violation(ofLevel: $0, at: point) }
  }

  private func expectSame(_ found: [Double], _ expected: [Double], _ comment: Comment) {
    for (found, expected) in zip(found, expected) {
      expectNear(found, expected, within: 1e-6 * max(1, expected), comment)
    }
  }

  @Test(
    "a level of many steps has the same optimum in every order of adding",
    arguments: 1...6 as ClosedRange<UInt64>)
  func orders(seed: UInt64) throws {
    var system = TestSystem.mosaic(cuts: 120, seed: seed)
    let batch = try LoadedSolver(system)
    expectEqual(batch.solver.statistics.unfinishedLevels, 0)
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
