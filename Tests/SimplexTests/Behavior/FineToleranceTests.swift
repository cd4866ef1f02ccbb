import Simplex
import TestSupport
import Testing

/// Rows that multiply the error of another row.
@Suite("Tolerance with factors far apart")
struct FineToleranceTests {
  /// x1 is 1000 x4 - 29 900, and x3 is 1 000 000 x1 - 100 000 400: an x4 short of 30 by 1e-9 moves
  /// x3 by 1.
  @Test(
    "the error of a row is not multiplied a billionfold in a dependent one",
    arguments: [true, false])
  func lever(isBatch: Bool) throws {
    var solver = Solver()
    let x = (0..<5).map { solver.makeVariable("x\($0)") }
    let rows: [LinearConstraint] = [
      1000 * x[1] - 0.001 * x[3] - 0.001 * x[2] == 100_000.39,
      100 * x[2] + 10 * x[3] >= -3010, 10 * x[4] >= 300,
      (-0.1 * x[1] - 0.1 * x[3] >= 10_000).priority(750),
      -1 * x[0] == -30, 0.001 * x[2] == 0.01, -0.1 * x[0] + 100 * x[4] - 0.1 * x[1] == 2987,
    ]
    if isBatch {
      try solver.add(contentsOf: rows)
    } else {
      for row in rows { try solver.add(row) }
    }
    // The preference asks for a small x3; with x4 = 30 it is 1 000 000 * 100 - 100 000 400.
    for (variable, value) in zip(x, [30, 100, 10, -400, 30.0]) {
      expectNear(solver[variable], value, within: 1e-6, "\(value)")
    }
  }

  /// The rounding errors of x9's rows are a thousand times the tolerance of x0, so each step
  /// violates the row that the previous one satisfied.
  @Test("a cycle that only the fine tolerance causes terminates")
  func circle() throws {
    var solver = Solver()
    let x = (0..<12).map { solver.makeVariable("x\($0)") }
    let rows: [LinearConstraint] = [
      -0.01 * x[2] <= 4.7, 1000 * x[9] >= 400_000,
      (0.01 * x[1] - 1000 * x[9] + x[4] == -400_031.41).priority(500),
      1000 * x[1] - 1000 * x[2] - x[4] <= 429_051,
      (-0.1 * x[7] + 0.001 * x[0] >= 0.019).priority(250),
      0.1 * x[6] - 1000 * x[9] >= -420_000, -0.1 * x[9] - 0.001 * x[2] >= -39.53,
      (0.01 * x[9] <= 83).priority(250), (1000 * x[3] - 100 * x[6] <= 0).priority(500),
      (1000 * x[10] - 1000 * x[9] - 0.01 * x[8] <= -400_000).priority(500), -1 * x[1] >= 41,
      -1000 * x[9] + 0.001 * x[0] - 100 * x[2] == -352_999.981,
      -0.1 * x[4] + 0.1 * x[10] + 10 * x[0] == 193.1,
      (-1000 * x[5] + 10 * x[4] <= -310).priority(750),
      (x[5] + 100 * x[1] >= -4100).priority(250), -1 * x[1] - 100 * x[8] == 41,
      100 * x[7] - 0.1 * x[11] == 19,
      (1000 * x[0] + 0.1 * x[6] + 0.1 * x[5] <= 19_045).priority(750),
      (x[3] - 0.01 * x[7] == -66).priority(500),
    ]
    // Two rows that undo each other would exhaust it.
    solver.pivotBudget = 1000
    let ids = try solver.add(contentsOf: rows)
    for (id, row) in zip(ids, rows) where row.priority == .required {
      // Relative to constants of 400 000.
      #expect(try solver.violation(of: id) < 1e-6, "\(row)")
    }
    // x0 = 19, x1 = -41, x2 = -470, x3 = -66, x4 = -31, x6 = -660, x9 = 400 satisfy all preferences
    // above 250.
    for (id, row) in zip(ids, rows) where row.priority.rawValue >= 500 {
      #expect(try solver.violation(of: id) < 1e-2, "\(row)")
    }
  }
}
