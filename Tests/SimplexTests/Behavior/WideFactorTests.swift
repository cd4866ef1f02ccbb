import Simplex
import TestSupport
import Testing

/// Coefficients that differ by powers of ten within one system.
@Suite("Factors far apart")
struct WideFactorTests {
  private func solver(_ count: Int) -> (Solver, [Variable]) {
    var solver = Solver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    return (solver, variables)
  }

  @Test("removing a constraint is never refused")
  func removal() throws {
    var (solver, v) = solver(6)
    let removed = try solver.add(contentsOf: [
      -100 * v[4] == 0, (100 * v[1] + 1000 * v[4] >= -8000).priority(750),
      (-10 * v[5] == -200).priority(500), 10 * v[0] + 0.001 * v[4] <= 50,
      (0.001 * v[0] + 100 * v[3] <= -40000).priority(250),
      (v[1] - 1000 * v[2] == -40000).priority(250),
      1000 * v[3] - 0.01 * v[2] + v[0] == -399995.4,
    ])[0]
    try solver.remove(removed)
    // The remaining rows can all hold: v4 is free to compensate for v1.
    for id in solver.constraints {
      let constraint = try solver.constraint(id)
      #expect(try solver.violation(of: id) < 1e-4, "\(constraint)")
    }
    expectNear(solver[v[5]], 20, within: 1e-9)
  }

  /// v0 is 1e-18 times v6: without the cap the preference needs an unrepresentable value.
  @Test("removing constraints in one call is never refused", arguments: [true, false])
  func removalInUpdate(isUpdate: Bool) throws {
    var (solver, v) = solver(8)
    let rows = try (0..<6).map { try solver.add(v[$0] - 0.001 * v[$0 + 1] == 0) }
    let caps = try solver.add(contentsOf: [v[6] <= 1e8, v[7] >= 3])
    try solver.add((v[0] == 1).priority(500))
    if isUpdate {
      let unused = solver.makeVariable()
      try solver.update { solver in
        for cap in caps { try solver.remove(cap) }
        try solver.remove(unused)
      }
      expect(!solver.contains(unused))
    } else {
      try solver.remove(contentsOf: caps)
    }
    for cap in caps { expect(!solver.contains(cap)) }
    for row in rows { #expect(try solver.violation(of: row) < 1e-6) }
    expectEqual(solver.statistics.unfinishedLevels, 1)
    // With a new cap the preference is satisfied as far as possible.
    try solver.add(v[6] <= 1e6)
    expectNear(solver[v[0]], 1e-12, within: 1e-18)
  }

  @Test("an update that would produce a too large value is refused without effect")
  func refusedUpdate() throws {
    var (solver, v) = solver(7)
    for step in 0..<6 { try solver.add(v[step] - 0.001 * v[step + 1] == 0) }
    let cap = try solver.add(v[6] <= 1e8)
    try solver.add((v[0] == 1).priority(500))
    let digest = solver.stateDigest
    #expect(throws: SolverError.self) {
      try solver.update { solver in
        try solver.remove(cap)
        try solver.add(v[6] >= 5)
      }
    }
    expectEqual(solver.stateDigest, digest)
  }

  /// Solved forward, each value doubles the previous one; solved backward, it halves it.
  @Test("a chain of halves added one by one has bounded values", arguments: [1000.0, 500.0])
  func chainOfHalves(priority: Double) throws {
    var (solver, v) = solver(201)
    var rows: [ConstraintID] = []
    for step in 0..<200 {
      let row = (v[step] + 0.5 * v[step + 1] == 3).priority(Priority(priority))
      rows.append(try solver.add(row))
    }
    for row in rows { #expect(try solver.violation(of: row) < 1e-9) }
    // A thousand times the sum of all constants, 600, doubled by one more step.
    for variable in v { #expect(abs(solver[variable]) <= 1_200_006) }
  }

  @Test("a suggestion is solved in a nearly dependent system")
  func suggestion() throws {
    var (solver, v) = solver(6)
    let ids = try [
      -1000 * v[5] + 1000 * v[0] >= -50000,
      (-0.1 * v[2] + 0.01 * v[0] + 100 * v[3] == -6).priority(500),
      (100 * v[5] - 0.01 * v[1] - 1000 * v[2] == -5000).priority(750),
      (0.1 * v[4] + 10 * v[1] - v[2] >= 3000).priority(750),
      (-0.01 * v[1] - 100 * v[4] >= -300).priority(250), (-100 * v[2] <= -1000).priority(250),
    ].map { try solver.add($0) }
    try solver.setConstant(100, of: ids[0])
    try solver.addEdit(v[3], priority: 750)
    try solver.suggest(200, for: v[3])
    #expect(1000 * solver[v[0]] - 1000 * solver[v[5]] >= 100 - 1e-3)
  }

  @Test("required rows with coefficients of 1e9 hold")
  func largeCoefficients() throws {
    var (first, a) = solver(3)
    try first.add(contentsOf: [
      -1e8 * a[1] - 1e9 * a[2] == 0, (1e9 * a[0] + 1e7 * a[1] == 1e9).priority(750),
      a[0] - 1e9 * a[2] - 1e8 * a[1] >= 1e7,
    ])
    // With the first row, the last one implies that a0 is at least 1e7.
    #expect(first[a[0]] >= 1e7 * (1 - 1e-6))
    var (second, b) = solver(7)
    try second.add(contentsOf: [
      (7e7 * b[6] - b[4] + b[3] == -60).priority(500), 4e8 * b[1] - b[4] + b[3] >= -60,
      (-1e9 * b[6] - b[2] <= 80).priority(750), (-3e7 * b[2] - b[3] <= 60).priority(750),
      (2e7 * b[1] - b[6] == -1).priority(500),
    ])
    #expect(4e8 * second[b[1]] - second[b[4]] + second[b[3]] >= -60 - 1e-3)
  }

  /// Each row divides by 1000: v0 moves by 1e-12 if the only free variable moves by 1.
  @Test("a preference is satisfied even if a variable must move by a hundred million")
  func longLever() throws {
    var (solver, v) = solver(5)
    for step in 0..<4 { try solver.add(v[step] - 0.001 * v[step + 1] == 0) }
    try solver.add((v[0] == 0.0001).priority(500))
    expectNear(solver[v[0]], 1e-4, within: 1e-12)
    expectNear(solver[v[4]], 1e8, within: 1)
    try solver.add(v[4] <= 5e7)
    expectNear(solver[v[0]], 5e-5, within: 1e-12)
  }

  /// A nearly even trade-off.
  ///
  /// With v5 = t, v7 = 10 - t/100 and v2 = 10000 t the second row holds. The first row's violation
  /// of 701 falls by 0.1 per unit of t and the eighth's 28.7 grows by 0.1, less the contribution of
  /// v2 through v6: 1e-5 per unit.
  @Test("a slope of 1e-5 of the cost of a level is stepped along")
  func smallSlope() throws {
    var (solver, v) = solver(15)
    let rows = try solver.add(contentsOf: [
      (1000 * v[6] + 0.01 * v[1] == -12001).priority(500),
      (0.001 * v[2] + 1000 * v[7] == 10000).priority(500),
      (10 * v[3] - 100 * v[0] == -7930).priority(750),
      (-0.1 * v[10] + v[14] + 10 * v[6] >= -249.1).priority(750),
      (-100 * v[0] - v[1] <= -8000).priority(500), (v[10] - v[4] <= -91).priority(500),
      (0.001 * v[0] - 0.001 * v[1] == -0.008).priority(750),
      (-0.001 * v[3] - 0.1 * v[5] - 0.1 * v[4] == 18.993).priority(500),
      (1000 * v[14] + 0.01 * v[7] - v[5] <= -136999.9).priority(500),
      -10 * v[5] - 1000 * v[7] == -10000, 10 * v[10] == -90,
    ])
    var missed = 0.0
    for row in rows where try solver.constraint(row).priority == 500 {
      missed += try solver.violation(of: row)
    }
    // The optimum in exact arithmetic.
    expectNear(missed, 728.992394146724, within: 1e-6)
  }

  @Test("the multipliers of a conflict prove it even if they differ by a factor of 1e9")
  func conflict() throws {
    var (solver, v) = solver(4)
    let ids = try solver.add(contentsOf: [
      -0.01 * v[3] >= -0.03, 100 * v[2] == 300, 1000 * v[2] + 0.001 * v[1] == 3000,
      0.1 * v[0] - 1000 * v[1] >= -50000, 0.01 * v[0] == -0.02,
    ])
    do {
      // v2 is 3, so v1 is 0 and v0 is -2: the fourth row would be -0.2 >= 0.
      try solver.setConstant(0, of: ids[3])
      Issue.record("the rows cannot all be satisfied")
    } catch {
      guard case SolverError.unsatisfiable(let conflict) = error else { throw error }
      let sum = conflict.members.reduce(0) { $0 + $1.multiplier * $1.constraint.constant }
      #expect(sum > 0.01, "\(conflict)")
      var sources: [ConstraintID] = []
      for member in conflict.members {
        if case .existing(let id) = member.source { sources.append(id) }
      }
      expectEqual(sources, Array(ids[1...]))
    }
  }
}
