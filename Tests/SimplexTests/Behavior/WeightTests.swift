import Simplex
import TestSupport
import Testing

/// Weights of constraints among those of the same priority.
@Suite("Weights")
struct WeightTests {
  /// The points that three constraints pull a variable to.
  private let points = [0.0, 10, 20]

  /// A solver in which constraints of one priority pull a variable to points.
  private func pulls(
    _ weights: [Double], priority: Priority = .low
  ) throws -> (solver: Solver, x: Variable, ids: [ConstraintID]) {
    var solver = Solver()
    let x = solver.makeVariable("x")
    var ids: [ConstraintID] = []
    for (point, weight) in zip(points, weights) {
      ids.append(try solver.add(x == point, priority: priority))
      try solver.setWeight(weight, of: ids[ids.count - 1])
    }
    return (solver, x, ids)
  }

  @Test(
    "a variable goes to the weighted median of its points",
    arguments: [
      [1.0, 1, 1], [3, 1, 1], [1, 1, 3], [0.25, 0.125, 1], [1, 1.75, 1], [1e9, 9e8, 5e7],
    ])
  func median(weights: [Double]) throws {
    let (solver, x, ids) = try pulls(weights)
    let half = weights.reduce(0, +) / 2
    var (sum, median) = (0.0, 0.0)
    for (point, weight) in zip(points, weights) where sum < half {
      sum += weight
      median = point
    }
    expectEqual(solver[x], median)
    for (point, id) in zip(points, ids) {
      let violation = try solver.violation(of: id)
      expectEqual(violation, abs(median - point), "violations are in the constraint's own units")
    }
  }

  @Test("a changed weight moves what it pulls, and an equal one nothing")
  func changed() throws {
    var (solver, x, ids) = try pulls([1, 1, 1])
    for (weight, value) in [(1.0, 10.0), (2.5, 0), (2.5, 0), (1.5, 10), (1e9, 0), (1e-9, 10)] {
      try solver.setWeight(weight, of: ids[0])
      expectEqual(solver[x], value)
    }
    try solver.setWeight(4, of: ids[2])
    expectEqual(solver[x], 20)
  }

  @Test("no weight outweighs a priority")
  func priorities() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let high = try solver.add(x == 0, priority: .high)
    let low = try solver.add(x == 90, priority: .low)
    try solver.setWeight(1e-9, of: high)
    try solver.setWeight(1e9, of: low)
    expectEqual(solver[x], 0)
  }

  @Test("a weight has no effect on a required constraint, and counts once its priority is lowered")
  func required() throws {
    var (solver, x, ids) = try pulls([1, 1, 1])
    try solver.setPriority(.required, of: ids[2])
    try solver.setWeight(5, of: ids[2])
    expectEqual(solver[x], 20)
    try expectEqual(solver.weight(of: ids[2]), 5)
    try solver.setPriority(.low, of: ids[2])
    expectEqual(solver[x], 20)
    try solver.setWeight(1, of: ids[2])
    expectEqual(solver[x], 10)
    let conflict = #expect(throws: SolverError.self) {
      try solver.update { solver throws in
        for id in ids { try solver.setWeight(1e6, of: id) }
        for id in ids { try solver.setPriority(.required, of: id) }
      }
    }
    guard case .unsatisfiable = conflict else {
      Issue.record("three points cannot all be required: \(String(describing: conflict))")
      return
    }
    try expect(solver.weight(of: ids[0]) == 1 && solver[x] == 10)
  }

  @Test("a refused weight changes nothing", arguments: [0, -1, .nan, .infinity, 1.1e9, 0.9e-9])
  func refused(weight: Double) throws {
    var (solver, x, ids) = try pulls([1, 3, 1])
    let before = solver.dump()
    let error = #expect(throws: SolverError.self) { try solver.setWeight(weight, of: ids[1]) }
    guard case .invalidWeight(let culprit) = error else {
      Issue.record("the error names the weight: \(String(describing: error))")
      return
    }
    expectEqual(culprit.bitPattern, weight.bitPattern)
    expect(solver.dump() == before && solver[x] == 10)
    try solver.remove(ids[1])
    #expect(throws: SolverError.unknownConstraint(ids[1])) { try solver.setWeight(2, of: ids[1]) }
    #expect(throws: SolverError.unknownConstraint(ids[1])) { try solver.weight(of: ids[1]) }
  }

  @Test("weights are those before an update that fails, and a copy has its own")
  func undone() throws {
    var (solver, x, ids) = try pulls([1, 1, 1])
    let before = solver.dump()
    #expect(throws: SolverError.self) {
      try solver.update { solver throws in
        try solver.setWeight(9, of: ids[0])
        try solver.add(x == 4)
        try solver.add(x == 5)
      }
    }
    expectEqual(solver.dump(), before)
    var copy = solver
    try copy.setWeight(9, of: ids[0])
    expect(copy[x] == 0 && solver[x] == 10)
    try expect(copy.weight(of: ids[0]) == 9 && solver.weight(of: ids[0]) == 1)
  }

  @Test("weights apply to numbers whose product with them is far out of range")
  func products() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let scaled = try solver.add(1e9 * x == 1e9, priority: .low)
    let plain = try solver.add(x == 5, priority: .low)
    expectEqual(solver[x], 1)
    try solver.setWeight(1e-9, of: scaled)
    try solver.setWeight(2, of: plain)
    expectEqual(solver[x], 5)
    try solver.setWeight(1e9, of: scaled)
    expectEqual(solver[x], 1)
    try expectEqual(solver.weight(of: scaled), 1e9)
  }

  @Test(
    "random systems with weights have the optimum of rows multiplied by them",
    arguments: SystemKind.allCases)
  func random(kind: SystemKind) throws {
    var compared = 0
    for seed in RandomPlan.seeds(share: 0.1 / Double(SystemKind.allCases.count)) {
      var generator = SystemGenerator(seed: seed)
      let system = generator.system(kind)
      guard var loaded = try? LoadedSolver(system) else { continue }
      var weights = [Double](repeating: 1, count: system.constraints.count)
      for round in 0..<3 {
        // The second round changes some, and the third changes all in one update.
        for index in weights.indices where round != 1 || (Int(seed) + index) % 3 == 0 {
          weights[index] = [0.25, 0.75, 1, 2, 3, 5][(Int(seed) + index * 7 + round) % 6]
        }
        if round < 2 {
          for (id, weight) in zip(loaded.ids, weights) {
            if let id { try loaded.solver.setWeight(weight, of: id) }
          }
        } else {
          let ids = loaded.ids
          try loaded.solver.update { solver throws in
            for (id, weight) in zip(ids, weights) {
              if let id { try solver.setWeight(weight, of: id) }
            }
          }
        }
        let multiplied = Self.multiplied(system, by: weights)
        guard let solution = try? ReferenceSolver.solve(multiplied) else { continue }
        compared += 1
        let differences = OptimumCheck.differences(of: loaded, from: solution, of: multiplied)
        expectEmpty(differences, "\(kind) seed \(seed) round \(round): \(differences)")
      }
    }
    expect(compared > 0)
  }

  /// The system with every row below required times its weight.
  private static func multiplied(_ system: TestSystem, by weights: [Double]) -> TestSystem {
    var result = system
    for (index, weight) in weights.enumerated() where system.constraints[index].priority < 1000 {
      for term in result.constraints[index].terms.indices {
        result.constraints[index].terms[term].coefficient *= weight
      }
      result.constraints[index].constant *= weight
    }
    return result
  }
}
