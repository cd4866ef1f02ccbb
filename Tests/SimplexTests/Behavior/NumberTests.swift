import Foundation
import Simplex
import SimplexQuestions
import TestSupport
import Testing

/// Coefficients of very different sizes, nearly dependent rows, and long use.
@Suite("Numbers")
struct NumberTests {
  private typealias Term = TestConstraint.Term

  @Test("one row may have coefficients from 1e-6 to 1e6", arguments: [1e-6, 1e-3, 1, 1e3, 1e6])
  func rowScale(factor: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.add(factor * x + factor * y == factor * 300)
    try solver.add(1e6 * x - 1e-6 * y >= 0)
    try solver.add(1e-6 * y <= 2e-4, priority: .high)
    try solver.add(x == 40, priority: .low)
    expectNear(solver[x], 100, within: 1e-6)
    expectNear(solver[y], 200, within: 1e-6)
  }

  /// Random systems with rows multiplied by powers of ten and variables in other units have the
  /// same solutions in these units.
  @Test("coefficients of different sizes change the units, not the solution")
  func spread() throws {
    for seed in RandomPlan.seeds(share: 0.03) {
      var generator = SystemGenerator(seed: seed)
      let system = generator.system(.dense)
      let solution = try #require(try ReferenceSolver.solve(system))
      let units = (0..<system.variableCount).map { _ in generator.random.pick([1e-3, 1, 1e3]) }
      var spread = system
      for index in spread.constraints.indices {
        // A soft row is not scaled, because the sum of a level's violations depends on its scale.
        let isRequired = spread.constraints[index].priority == 1000
        let factor = isRequired ? generator.random.pick([1e-3, 1, 1e3]) : 1
        spread.constraints[index] = spread.constraints[index].scaled(by: factor)
        for term in spread.constraints[index].terms.indices {
          let variable = spread.constraints[index].terms[term].variable
          spread.constraints[index].terms[term].coefficient *= units[variable]
        }
      }
      let loaded = try LoadedSolver(spread)
      for level in solution.levels {
        let missed = spread.violation(ofLevel: level.priority, at: loaded.point)
        let optimum = level.optimum.doubleValue
        expectNear(missed, optimum, within: 1e-6 * max(1, optimum), "seed \(seed)")
      }
      for (number, bounds) in solution.bounds.enumerated() {
        guard let expected = bounds.uniqueValue?.doubleValue else { continue }
        let value = loaded.point[number] * units[number]
        expectNear(value, expected, within: 1e-6 * max(1, abs(expected)), "seed \(seed) x\(number)")
      }
    }
  }

  @Test("rows that are dependent up to rounding are solved", arguments: [1e-12, 1e-6, 1e-3])
  func nearlyDependent(difference: Double) throws {
    var loaded = LoadedSolver(variableCount: 3)
    try loaded.addAll([
      TestConstraint([Term(0, 1), Term(1, 1)], .equal, 10),
      TestConstraint([Term(0, 1), Term(1, 1 + difference)], .equal, 10),
      TestConstraint([Term(0, 1), Term(1, 1), Term(2, 1)], .equal, 15),
      TestConstraint([Term(2, 3), Term(0, 3), Term(1, 3 - difference)], .lessThanOrEqual, 45),
      TestConstraint([Term(0, 1)], .equal, 10, priority: 250),
    ])
    let point = loaded.point
    expect(zip(point, [10, 0, 5]).allSatisfy { abs($0 - $1) < 1e-6 }, "\(point)")
  }

  @Test("a hundred thirds and tenths are redundant, not a conflict")
  func decimals() throws {
    var solver = Solver()
    var previous = solver.makeVariable("0")
    let first = previous
    try solver.add(first == 0.1)
    for number in 1...100 {
      let next = solver.makeVariable("\(number)")
      try solver.add(3 * next == 3 * previous + 0.1)
      previous = next
    }
    // 0.1 + 100 · 0.1 / 3, stated again as it follows.
    try solver.add(previous - first == 10.0 / 3)
    try solver.add(30 * previous == 103)
    #expect(abs(solver[previous] - 103.0 / 30) < 1e-12)
  }

  /// Length set by the environment variable `ANCHORS_EDITS`, up to a million edits and more.
  @Test("many edits leave no residue in the values")
  func manyEdits() throws {
    let count =
      ProcessInfo.processInfo.environment["ANCHORS_EDITS"].flatMap { Int($0) } ?? 1_000
    var random = SplitMix64(seed: 20_261)
    let lengths = (0..<8).map { _ in random.integer(10...90) }
    let stack = StackSystem(
      .equalCentering, .center, .larger, lengths: lengths, huggings: lengths.map { _ in 250 },
      spacing: 8)
    var loaded = try LoadedSolver(stack.system)
    var system = stack.system
    let edited = [stack.container.length, stack.views[2].length, stack.views[5].start]
    // The last but one constraint fixes the container; it yields to the edit.
    let fixed = system.constraints.count - 2
    try loaded.apply(.setPriority(40, slot: fixed))
    system.constraints[fixed].priority = 40
    for (position, variable) in edited.enumerated() {
      let priority = [999.5, 600, 100][position]
      try loaded.apply(.addEdit(variable: variable, priority: priority, value: 1))
      system.constraints.append(
        TestConstraint([Term(variable, 1)], .equal, 1, priority: priority))
    }
    let firstEdit = system.constraints.count - edited.count
    for edit in 0..<count {
      let position = edit % edited.count
      // Thousandths, so that no value is exact.
      let value = random.integer(0...900_000) / 1000
      try loaded.apply(.suggest(value, variable: edited[position]))
      system.constraints[firstEdit + position].constant = value
    }
    let point = loaded.point
    for constraint in system.constraints where constraint.priority == 1000 {
      #expect(constraint.violation(at: point) < 1e-6, "\(constraint)")
    }
    let fresh = try LoadedSolver(system)
    for level in system.softLevels {
      let missed = system.violation(ofLevel: level, at: point)
      let afresh = system.violation(ofLevel: level, at: fresh.point)
      expectNear(missed, afresh, within: 1e-6 * max(1, afresh), "level \(level)")
    }
    for (number, variable) in fresh.variables.enumerated() {
      guard try fresh.solver.isDetermined(variable) else { continue }
      expect(OptimumCheck.isClose(point[number], fresh.point[number]), "x\(number)")
    }
  }

  @Test("inputs up to 1e9 are accepted, larger ones after collecting like terms are refused")
  func largest() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let id = try solver.add(x == 1e9)
    expectEqual(solver[x], 1e9)
    try solver.remove(id)
    try solver.add(2e9 * x - 1.5e9 * x == 1e9)
    expectEqual(solver[x], 2)
    #expect(throws: SolverError.invalidNumber(1e9 + 1)) { try solver.add(x <= 1e9 + 1) }
  }

  @Test(
    "no value is ever infinite",
    arguments: [1e-308, .leastNonzeroMagnitude, 0x1p-1063, 1e-200, 1e-30])
  func tinyCoefficients(coefficient: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    // Such a constraint may be refused or accepted.
    _ = try? solver.add(coefficient * x == 1e9)
    _ = try? solver.add(y == coefficient * x, priority: .low)
    _ = try? solver.add(coefficient * y >= 1e9, priority: .medium)
    expect(solver[x].isFinite && solver[y].isFinite)
    expectNil(solver.invariantFault())
  }

  @Test("a value is never minus zero")
  func signedZero() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.add(-3 * x == 0)
    try solver.add(y == -2 * x)
    expectEqual(solver[x].bitPattern, 0)
    expectEqual(solver[y].bitPattern, 0)
    try solver.addEdit(x, priority: .low)
    try solver.suggest(-0.0, for: x)
    expectEqual(solver[x].bitPattern, 0)
  }
}
