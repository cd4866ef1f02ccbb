import Simplex
import SimplexQuestions
import TestSupport
import Testing

/// Queries about solutions of random systems, compared with the exact reference.
@Suite("Queries about random systems")
struct RandomQuestionTests {
  private static let kinds: [SystemKind] = [
    .chain, .rows, .stack, .dense, .degenerate, .redundant, .nested, .grid,
  ]

  /// A random system with its solver and the solution of the reference; nil if it has none.
  private func solved(
    _ seed: UInt64
  ) throws -> (system: TestSystem, loaded: LoadedSolver, solution: ReferenceSolution)? {
    var generator = SystemGenerator(seed: seed &+ 90_000)
    let system = generator.system(Self.kinds[Int(seed % UInt64(Self.kinds.count))])
    guard let solution = try? ReferenceSolver.solve(system) else { return nil }
    return (system, try LoadedSolver(system), solution)
  }

  @Test(
    "ranges of all variables are those of the reference", arguments: RandomPlan.seeds(share: 0.06)
  )
  func ranges(seed: UInt64) throws {
    guard let (system, loaded, solution) = try solved(seed) else { return }
    let ranges = try loaded.solver.ranges(of: loaded.variables)
    try expectEqual(
      loaded.solver.areAmbiguous(loaded.variables, on: loaded.solver.optimalFace()),
      solution.bounds.map { $0.uniqueValue == nil }, "\(text(system, seed))")
    for (number, bounds) in solution.bounds.enumerated() {
      let lower = bounds.lower?.doubleValue ?? -.infinity
      let upper = bounds.upper?.doubleValue ?? .infinity
      let range = ranges[number]
      expect(
        OptimumCheck.isClose(range.lowerBound, lower)
          && OptimumCheck.isClose(range.upperBound, upper),
        "x\(number) in \(range), the reference says \(lower)...\(upper)\n\(text(system, seed))")
    }
  }

  @Test(
    "each freedom is free after fixing earlier ones, and fixing all determines everything",
    arguments: RandomPlan.seeds(share: 0.04))
  func freedoms(seed: UInt64) throws {
    guard let (system, loaded, solution) = try solved(seed) else { return }
    let freedoms = try loaded.solver.freedoms(among: loaded.variables)
    expectEqual(
      freedoms.isEmpty, solution.bounds.allSatisfy { $0.uniqueValue != nil },
      "\(text(system, seed))")
    // Values inside the ranges, so that all constraints can hold.
    var fixed = loaded.solver
    for freedom in freedoms {
      try expect(!fixed.isDetermined(freedom.variable), "\(text(system, seed))")
      let range = try fixed.range(of: freedom.variable)
      try fixed.add(freedom.variable == Self.inside(range))
    }
    for variable in loaded.variables {
      try expect(fixed.isDetermined(variable), "\(freedoms.count) freedoms\n\(text(system, seed))")
    }
  }

  @Test(
    "the resistance of a variable is the cost growth that the reference computes",
    arguments: RandomPlan.seeds(share: 0.04))
  func pushes(seed: UInt64) throws {
    guard let (system, loaded, solution) = try solved(seed) else { return }
    var solver = loaded.solver
    for number in (0..<system.variableCount).prefix(4) {
      guard let value = solution.bounds[number].uniqueValue else { continue }
      for rises in [true, false] {
        let found = try solver.resistance(
          to: LinearExpression(loaded.variables[number]), rises: rises)
        // Small enough that no other constraint is reached.
        let constant = value.doubleValue + (rises ? 1 : -1) / 1_048_576
        var pushed = system
        pushed.constraints.append(
          TestConstraint(
            [.init(number, 1)], rises ? .greaterThanOrEqual : .lessThanOrEqual, constant))
        let step = try Rational(constant).minus(value).doubleValue.magnitude
        // Numbers may outgrow the reference.
        guard let answers = try? [ReferenceSolver.solve(pushed)] else { continue }
        func note() -> Comment {
          "x\(number) \(rises ? "up" : "down"), \(found)\n\(text(system, seed))"
        }
        guard let other = answers[0] else {
          expect(found.priority == .required && found.cost == 1, note())
          continue
        }
        var expected: (priority: Double, cost: Double)?
        for (before, after) in zip(solution.levels, other.levels) where expected == nil {
          guard let growth = try? after.optimum.minus(before.optimum).doubleValue, growth > 0
          else { continue }
          expected = (before.priority, growth / step)
        }
        expectEqual(found.priority?.rawValue, expected?.priority, note())
        guard let expected else { continue }
        #expect((found.cost - expected.cost).magnitude <= 1e-6 * max(1, expected.cost), note())
      }
    }
  }

  /// The text of a system and the path of its record.
  private func text(_ system: TestSystem, _ seed: UInt64) -> String {
    "\(system)\(ScriptRecord.write(system, name: "questions \(seed)"))"
  }

  /// A number inside a range, away from its ends.
  private static func inside(_ range: ClosedRange<Double>) -> Double {
    switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
    case (true, true): (range.lowerBound + range.upperBound) / 2
    case (true, false): range.lowerBound + 1
    case (false, true): range.upperBound - 1
    case (false, false): 0
    }
  }
}
