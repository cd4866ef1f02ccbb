import Simplex
import TestSupport
import Testing

/// Random systems with coefficients up to a million apart, compared with the exact reference.
///
/// Ratios multiply along chains of rows. If the solution stays below 1e9, each level must still
/// reach its optimum.
@Suite("Random systems with factors far apart")
struct RandomWideFactorTests {
  @Test("systems with factors far apart reach the optimum of each level as one batch")
  func batch() { check(isOneByOne: false) }

  @Test("systems with factors far apart reach each optimum one by one and after removals")
  func oneByOne() { check(isOneByOne: true) }

  /// Proves that the check can fail.
  @Test("the check of systems with factors far apart rejects another optimum")
  func checkCanFail() throws {
    let preference = TestConstraint([.init(0, 0.001)], .equal, 7, priority: 500)
    let other = TestConstraint([.init(0, 0.001)], .equal, 8, priority: 500)
    let loaded = try LoadedSolver(TestSystem(variableCount: 1, constraints: [preference]))
    try expectEqual(differences(loaded, [preference])?.isEmpty, true)
    try expectEqual(differences(loaded, [other])?.isEmpty, false)
  }

  /// In exact arithmetic: the combined variables vanish up to the rounding of the multipliers, and
  /// the constants contradict each other.
  @Test("conflicts with factors far apart have multipliers that prove them")
  func conflicts() throws {
    var (found, checked) = (0, 0)
    for seed in RandomPlan.seeds(share: 0.5) {
      var generator = SystemGenerator(seed: seed)
      let required = (generator.wide().constraints + generator.wide().constraints).filter {
        $0.priority == 1000
      }
      var loaded = LoadedSolver(variableCount: 6)
      do {
        try loaded.addAll(required)
      } catch {
        guard case SolverError.unsatisfiable(let conflict) = error else { continue }
        found += 1
        if let faults = try? faults(of: conflict, in: loaded) {
          checked += 1
          let system = TestSystem(variableCount: 6, constraints: required)
          expectEmpty(
            faults,
            "seed \(seed): \(conflict); \(ScriptRecord.write(system, name: "clash \(seed)"))")
        }
      }
    }
    #expect(checked * 2 >= found, "\(checked) of \(found) within 128 bits")
  }

  private func faults(
    of conflict: Conflict, in loaded: LoadedSolver
  ) throws(ArithmeticOverflow) -> [String] {
    var result: [String] = []
    var constant = Rational(0)
    var sums = [Rational](repeating: Rational(0), count: loaded.variables.count)
    var sizes = [Double](repeating: 0, count: loaded.variables.count)
    for member in conflict.members {
      let row = loaded.plain(member.constraint)
      let multiplier = try Rational(member.multiplier)
      constant = try constant.plus(multiplier.times(Rational(row.constant)))
      for term in row.terms {
        let part = try multiplier.times(Rational(term.coefficient))
        sums[term.variable] = try sums[term.variable].plus(part)
        sizes[term.variable] += abs(part.doubleValue)
      }
    }
    if constant.doubleValue <= 0 { result.append("0 >= \(constant)") }
    for (sum, size) in zip(sums, sizes) where abs(sum.doubleValue) > 1e-9 * size {
      result.append("\(sum) is left")
    }
    return result
  }

  private func check(isOneByOne: Bool) {
    var log = MismatchLog()
    for seed in RandomPlan.seeds(share: 0.3) where !log.isFull {
      var generator = SystemGenerator(seed: seed)
      let system = generator.wide()
      log.beginSystem()
      func fail(_ what: String) {
        let record = ScriptRecord.write(system, isOneByOne: isOneByOne, name: "wide \(seed)")
        log.add("seed \(seed)", "\(system)=> \(what)\n\(record)")
      }
      do {
        for difference in try run(system, isOneByOne: isOneByOne) { fail(difference) }
      } catch is ArithmeticOverflow {
        log.addOverflow()
      } catch {
        fail("\(error)")
      }
    }
    log.report()
  }

  private func run(_ system: TestSystem, isOneByOne: Bool) throws -> [String] {
    var loaded = LoadedSolver(variableCount: system.variableCount)
    let steps = isOneByOne ? system.constraints.map { [$0] } : [system.constraints]
    var present: [TestConstraint] = []
    for step in steps {
      present += step
      do {
        if isOneByOne, let row = step.first { try loaded.add(row) } else { try loaded.addAll(step) }
      } catch {
        // A value above 1e15 may be refused if the solution itself exceeds 1e9.
        guard case SolverError.invalidNumber = error, try isLarge(present, loaded.variables.count)
        else {
          throw error
        }
        return []
      }
    }
    guard isOneByOne else { return try differences(loaded, system.constraints) ?? [] }
    if let faults = try differences(loaded, system.constraints), !faults.isEmpty { return faults }
    for slot in 0..<(system.constraints.count / 2) { try loaded.apply(.remove(slot: slot)) }
    return try differences(
      loaded, Array(system.constraints.dropFirst(system.constraints.count / 2))) ?? []
  }

  /// Tells whether a variable of the exact solution may exceed 1e9.
  private func isLarge(_ constraints: [TestConstraint], _ variables: Int) throws -> Bool {
    let system = TestSystem(variableCount: variables, constraints: constraints)
    return try ReferenceSolver.solve(system).map(Self.isLarge) ?? false
  }

  private static func isLarge(_ solution: ReferenceSolution) -> Bool {
    solution.bounds.contains { bounds in
      (bounds.lower?.doubleValue ?? 0) > 1e9 || (bounds.upper?.doubleValue ?? 0) < -1e9
    }
  }

  /// Lists the levels that differ from the reference; nil if the solution may exceed 1e9.
  private func differences(
    _ loaded: LoadedSolver, _ constraints: [TestConstraint]
  ) throws -> [String]? {
    let system = TestSystem(variableCount: loaded.variables.count, constraints: constraints)
    guard let solution = try ReferenceSolver.solve(system) else { return ["no solution"] }
    if Self.isLarge(solution) { return nil }
    let point = loaded.point
    var result: [String] = []
    for constraint in constraints where constraint.priority == 1000 {
      let largest = constraint.terms.reduce(1) { max($0, $1.coefficient.magnitude) }
      let missed = constraint.violation(at: point)
      if missed > 1e-7 * largest { result.append("\(constraint) is missed by \(missed)") }
    }
    for level in solution.levels {
      let missed = system.violation(ofLevel: level.priority, at: point)
      let optimum = level.optimum.doubleValue
      if abs(missed - optimum) > 1e-4 * max(1, optimum) {
        result.append("level \(level.priority) misses by \(missed), the optimum is \(optimum)")
      }
    }
    return result
  }
}
