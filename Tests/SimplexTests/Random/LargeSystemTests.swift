import Simplex
import TestSupport
import Testing

/// Systems too large for the exact reference, whose solution is known by construction or must not
/// depend on the order of adding.
@Suite("Large systems")
struct LargeSystemTests {
  private typealias Term = TestConstraint.Term

  /// Random equations through an integer point, more equations than variables.
  @Test("equations through a point have that point as solution", arguments: [20, 60, 150])
  func throughPoint(count: Int) throws {
    for seed in RandomPlan.seeds(share: 0.002) {
      var generator = SystemGenerator(seed: seed &+ UInt64(count) &* 1009)
      let point = generator.point(count, in: -99...99)
      var system = TestSystem(variableCount: count)
      // A chain makes the point unique.
      for variable in 0..<count {
        var terms = [Term(variable, generator.random.pick([1, 2, -3]))]
        if variable > 0 {
          for _ in 0..<Int.random(in: 1...3, using: &generator.random) {
            let other = Int.random(in: 0..<variable, using: &generator.random)
            terms.append(Term(other, generator.random.pick([1, -1, 0.5])))
          }
        }
        system.constraints.append(equation(terms, through: point))
      }
      // Adding one row to another couples the chain and keeps the point unique.
      for index in 0..<count {
        let other = (index + Int.random(in: 1..<count, using: &generator.random)) % count
        let sum = system.constraints[index].terms + system.constraints[other].terms
        system.constraints[index] = equation(sum, through: point)
      }
      // The remaining equations are implied.
      for _ in 0..<count {
        let left = generator.random.pick(system.constraints)
        let right = generator.random.pick(system.constraints).scaled(by: -2)
        system.constraints.append(equation(left.terms + right.terms, through: point))
      }
      system.constraints.shuffle(using: &generator.random)
      let loaded = try LoadedSolver(system)
      for (value, expected) in zip(loaded.point, point) {
        expectNear(value, expected, within: 1e-6, "\(note(system, seed))")
      }
      expectNil(loaded.solver.invariantFault(), "\(note(system, seed))")
    }
  }

  @Test("the violations of each level do not depend on the order of adding")
  func order() throws {
    for seed in RandomPlan.seeds(share: 0.004) {
      var generator = SystemGenerator(seed: seed)
      let system = generator.coupled()
      let first = try LoadedSolver(system)
      var shuffled = system
      shuffled.constraints.shuffle(using: &generator.random)
      let second = try LoadedSolver(shuffled)
      var third = LoadedSolver(variableCount: system.variableCount)
      for constraint in system.constraints.reversed() { try third.add(constraint) }
      expectNil(third.solver.invariantFault(), "\(note(system, seed))")
      try expectEqualMisses(first, second, third, in: system, note(system, seed))
    }
  }

  @Test("removing and adding constraints again gives the same violations of each level")
  func churn() throws {
    for seed in RandomPlan.seeds(share: 0.002) {
      var generator = SystemGenerator(seed: seed)
      let system = generator.coupled()
      let first = try LoadedSolver(system)
      var churned = first
      var slots = Array(system.constraints.indices)
      for _ in 0..<60 {
        let index = Int.random(in: slots.indices, using: &generator.random)
        let slot = slots[index]
        try churned.apply(.remove(slot: slot))
        try churned.apply(.add(system.constraints[slot], slot: slot))
        slots.swapAt(0, index)
      }
      expectNil(churned.solver.invariantFault(), "\(note(system, seed))")
      try expectEqualMisses(first, churned, in: system, note(system, seed))
    }
  }

  private func note(_ system: TestSystem, _ seed: UInt64) -> String {
    "seed \(seed); \(ScriptRecord.write(system, name: "large \(seed)"))"
  }

  private func equation(_ terms: [Term], through point: [Double]) -> TestConstraint {
    let value = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
    return TestConstraint(terms, .equal, value)
  }

  private func expectEqualMisses(
    _ solvers: LoadedSolver..., in system: TestSystem, _ name: @autoclosure () -> String
  ) throws {
    for constraint in system.constraints where constraint.priority == 1000 {
      for solver in solvers { #expect(constraint.violation(at: solver.point) < 1e-6, "\(name())") }
    }
    for level in system.softLevels {
      let misses = solvers.map { system.violation(ofLevel: level, at: $0.point) }
      let spread = (misses.max() ?? 0) - (misses.min() ?? 0)
      #expect(spread <= 1e-6 * max(1, misses[0]), "\(name()) level \(level): \(misses)")
    }
  }
}
