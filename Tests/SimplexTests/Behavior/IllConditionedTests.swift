import Simplex
import TestSupport
import Testing

/// Solves that rounding errors could make cycle, and the messages about them.
@Suite("Ill-conditioned systems")
struct IllConditionedTests {
  @Test("the default pivot budget grows with the problem")
  func budget() throws {
    var solver = Solver()
    expectEqual(solver.pivotBudget, 10_000)
    let variables = (0..<50).map { _ in solver.makeVariable() }
    for variable in variables { try solver.add(variable == 1) }
    expectEqual(solver.pivotBudget, 10_000 + 20 * 100)
    solver.pivotBudget = 7
    solver.removeAll()
    expectEqual(solver.pivotBudget, 7)
  }

  @Test("the message about coefficients mentions no budget")
  func message() {
    expect(!"\(SolverError.illConditioned)".contains("budget"))
    expect(!"\(SolverError.illConditioned)".contains("pivots"))
  }

  /// A rectangle split repeatedly, each split preferably even: if halves are assumed one after the
  /// other, factors multiply up to 1e9, and two required rows violate each other alternately.
  @Test("a split tree 54 deep is solved, and each split adds up")
  func splitTree() throws {
    var solver = Solver()
    let x = (0..<216).map { _ in solver.makeVariable() }
    let parents =
      [0, 1, 1, 3, 3, 2, 4, 5, 7, 11, 13] + (24...214).filter { $0 % 2 == 0 }.map { $0 - 7 }
    var constraints: [LinearConstraint] = [x[0] == 502.792]
    for (split, parent) in parents.enumerated() {
      constraints.append(x[2 * split + 2] + x[2 * split + 3] - x[parent] == 0)
    }
    constraints += [x[14] >= 0, x[15] >= 0, x[213] >= 0, x[215] >= 0]
    var equals = [(2, 6), (8, 4), (10, 5), (12, 7), (9, 14), (11, 16), (13, 18)]
    for start in stride(from: 20, to: 212, by: 8) {
      equals += [(start, start - 3), (start + 2, start - 1)]
      equals += [(start + 1, start + 4), (start + 3, start + 6)]
    }
    equals += [(212, 209), (214, 211), (213, 209), (215, 211)]
    for (first, second) in equals {
      constraints.append((x[first] - x[second] == 0).priority(500))
    }
    try solver.add(contentsOf: constraints)
    expectEqual(solver[x[0]], 502.792)
    for (split, parent) in parents.enumerated() {
      let sum = solver[x[2 * split + 2]] + solver[x[2 * split + 3]]
      expectNear(sum, solver[x[parent]], within: 1e-6)
    }
    for bound in [14, 15, 213, 215] { #expect(solver[x[bound]] >= -1e-6) }
    expectEqual(solver.statistics.unfinishedLevels, 0)
  }
}
