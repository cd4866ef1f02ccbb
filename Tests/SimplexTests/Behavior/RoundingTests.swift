import Simplex
import TestSupport
import Testing

/// Rows implied by others up to rounding, and levels that an incomplete solve leaves to the next.
@Suite("Rounding")
struct RoundingTests {
  private func solver(_ count: Int) -> (Solver, [Variable]) {
    var solver = Solver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    return (solver, variables)
  }

  /// v1 = 270, v3 = 13, v4 = 32 and v6 = v8 = 0; v4 is (270003.2 - 270000) / 0.1.
  private func chain() throws -> (Solver, [Variable]) {
    var (solver, v) = solver(9)
    try solver.add(-v[3] == -13)
    try solver.add(10 * v[1] + 10 * v[8] == 2700)
    try solver.add(1000 * v[8] + 1000 * v[1] + 0.1 * v[4] == 270003.2)
    try solver.add(0.1 * v[1] + 0.01 * v[6] - 0.01 * v[3] == 26.87)
    try solver.add(v[1] + 0.01 * v[3] - 100 * v[4] == -2929.87)
    return (solver, v)
  }

  @Test("an equation that repeats others up to their rounding is no conflict")
  func repeated() throws {
    var (solver, v) = try chain()
    try solver.add(-100 * v[6] + 10 * v[1] + 1000 * v[3] == 15700)
    for (index, value) in [(1, 270.0), (3, 13), (4, 32), (6, 0), (8, 0)] {
      expectNear(solver[v[index]], value, within: 1e-6)
    }
    // The row still holds when the repeated rows are used again.
    try solver.add((v[5] + v[6] == 3).priority(500))
    try solver.add(v[0] == v[1] + v[8])
    expectNear(solver[v[0]], 270, within: 1e-6)
    expectNear(solver[v[5]], 3, within: 1e-6)
  }

  @Test("an equation that contradicts others by more than their rounding is a conflict")
  func contradicted() throws {
    var (solver, v) = try chain()
    let digest = solver.stateDigest
    #expect(throws: SolverError.self) {
      try solver.add(-100 * v[6] + 10 * v[1] + 1000 * v[3] == 15700.01)
    }
    expectEqual(solver.stateDigest, digest)
  }

  /// v2 = −9, v3 = −11, v5 = −270, v6 = −370, v7 = −25, v8 = 260, v9 = 120 and
  /// v10 = −25: the last but one row, 0.25 − 240 − 50, holds with equality.
  @Test("an inequality that others satisfy with equality up to rounding is no conflict")
  func bound() throws {
    var (solver, v) = solver(11)
    try solver.add(contentsOf: [
      -0.001 * v[5] - 0.03 * v[10] == 1.02,
      (-0.7 * v[10] + 300 * v[2] - 10 * v[4] == 917.5).priority(250),
      0.002 * v[8] - 0.2 * v[6] - 50 * v[3] == 624.52,
      -6 * v[9] - 30 * v[7] - 0.03 * v[5] == 38.1,
      0.001 * v[10] - 0.9 * v[3] == 9.875,
      0.4 * v[6] <= -148,
      -0.01 * v[8] + 0.002 * v[5] == -3.14,
      -0.01 * v[10] - 2 * v[9] + 2 * v[7] <= -289.75,
      0.02 * v[7] + 6 * v[5] == -1620.5,
    ])
    let expected = [(3, -11.0), (5, -270), (6, -370), (7, -25), (8, 260), (9, 120), (10, -25)]
    for (index, value) in expected { expectNear(solver[v[index]], value, within: 1e-4) }
  }

  /// The first removal leaves a level unfinished, because its optimum would exceed 1e15.
  @Test("a level that one call leaves unfinished is finished by a later call")
  func unfinished() throws {
    var (solver, v) = solver(11)
    let constraints: [LinearConstraint] = [
      -10 * v[7] - 0.001 * v[10] == 0.016, -1000 * v[3] - 0.1 * v[7] + 0.001 * v[4] == -0.015,
      100 * v[9] + v[7] == 8000, -10 * v[10] + 0.1 * v[0] == 160,
      (0.001 * v[7] - 10 * v[5] <= -370).priority(250), 0.1 * v[2] >= -37,
      (100 * v[1] + 0.01 * v[10] == -5046.16).priority(750),
      (0.001 * v[9] == -11.92).priority(500),
      (0.001 * v[10] - 100 * v[3] - 0.1 * v[9] >= -8.016).priority(750),
      1000 * v[1] + 0.001 * v[2] + 1000 * v[7] == -50000.37,
      -100 * v[9] + 0.001 * v[3] - 0.01 * v[0] == -8000,
    ]
    let rows = try solver.add(contentsOf: constraints)
    try solver.remove(rows[2])
    expectEqual(solver.statistics.unfinishedLevels, 1)
    try solver.remove(rows[7])
    try solver.add((-v[4] + 0.1 * v[5] <= 18.7).priority(250))
    // Both preferences can hold: v5 = 37, v4 = -15, v9 = 80, v10 = -16, v1 = -50.46, v2 = 459630,
    // others 0.
    #expect(-solver[v[4]] + 0.1 * solver[v[5]] < 18.7 + 1e-3)
    #expect(0.001 * solver[v[7]] - 10 * solver[v[5]] < -370 + 1e-3)
  }
}
