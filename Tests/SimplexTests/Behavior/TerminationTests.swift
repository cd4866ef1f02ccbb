import Foundation
import Simplex
import TestSupport
import Testing

/// Systems on which simplex methods are known to cycle, and the budget that stops them.
@Suite("Termination")
struct TerminationTests {
  private typealias Term = TestConstraint.Term

  /// Rows `coefficients · x <= constant` on variables that are not negative.
  private func feasibleSet(
    _ rows: [(coefficients: [Double], constant: Double)]
  ) -> [TestConstraint] {
    var constraints = rows[0].coefficients.indices.map {
      TestConstraint([Term($0, 1)], .greaterThanOrEqual, 0)
    }
    for (coefficients, constant) in rows {
      let terms = coefficients.enumerated().map { Term($0.offset, $0.element) }
      constraints.append(TestConstraint(terms, .lessThanOrEqual, constant))
    }
    return constraints
  }

  /// Maximizes an objective with the rows in the given order, reversed and one by one.
  private func maxima(
    of objective: [Double], in set: [TestConstraint]
  ) throws -> [(value: Double, point: [Double])] {
    let terms = objective.enumerated().map { Term($0.offset, $0.element) }
    let preference = TestConstraint(terms, .greaterThanOrEqual, 1e6, priority: 250)
    let orders = [set + [preference], [preference] + set, Array((set + [preference]).reversed())]
    var results: [(value: Double, point: [Double])] = []
    for (number, constraints) in (orders + orders).enumerated() {
      var loaded = LoadedSolver(variableCount: objective.count)
      loaded.solver.pivotBudget = 200
      if number < orders.count {
        try loaded.addAll(constraints)
      } else {
        for constraint in constraints { try loaded.add(constraint) }
      }
      let point = loaded.point
      results.append((zip(objective, point).reduce(0) { $0 + $1.0 * $1.1 }, point))
    }
    return results
  }

  @Test("Beale's cycling problem ends at 5/4 in (1, 0, 1, 0)")
  func beale() throws {
    let set = feasibleSet([
      ([0.25, -8, -1, 9], 0), ([0.5, -12, -0.5, 3], 0), ([0, 0, 1, 0], 1),
    ])
    for (value, point) in try maxima(of: [0.75, -20, 0.5, -6], in: set) {
      expectNear(value, 1.25, within: 1e-9)
      expect(zip(point, [1, 0, 1, 0]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(point)")
    }
  }

  /// Rotations by a fifth of a circle: after ten pivots the tableau is the initial one again.
  @Test("Hoffman's cycling problem ends at 0 in the origin")
  func hoffman() throws {
    let angle = 2 * Double.pi / 5
    let w = 2.0
    // M rotates by the angle in a skewed plane, so its fifth power is the identity.
    let m = [cos(angle), -w * cos(angle), tan(angle) * sin(angle) / w, cos(angle)]
    func product(_ a: [Double], _ b: [Double]) -> [Double] {
      [
        a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3], a[2] * b[0] + a[3] * b[2],
        a[2] * b[1] + a[3] * b[3],
      ]
    }
    // The rows are (I, M, M², M³, M⁴), the costs (0, c, c + cM, c + cM + cM², …).
    var power = [1.0, 0, 0, 1]
    let cost = [-(1 - cos(angle)) / cos(angle), w]
    var sum = [0.0, 0]
    var objective = [0.0, 0]
    var rows: [[Double]] = [[1, 0], [0, 1]]
    for _ in 1...4 {
      let next = product(m, power)
      sum = [
        sum[0] + cost[0] * power[0] + cost[1] * power[2],
        sum[1] + cost[0] * power[1] + cost[1] * power[3],
      ]
      power = next
      rows[0] += power[..<2]
      rows[1] += power[2...]
      objective += sum.map { -$0 }
    }
    var set = feasibleSet([([Double](repeating: 1, count: 10), 10)])
    for row in rows {
      set.append(TestConstraint(row.enumerated().map { Term($0.offset, $0.element) }, .equal, 0))
    }
    for (value, point) in try maxima(of: objective, in: set) {
      #expect(abs(value) < 1e-9)
      for constraint in set { #expect(constraint.violation(at: point) < 1e-9) }
    }
  }

  @Test("Marshall and Suurballe's cycling problem ends at 8.75, bounded by a sum of 10")
  func marshallSuurballe() throws {
    let set = feasibleSet([
      ([0.4, 0.2, -1.4, -0.2], 0), ([-7.8, -1.4, 7.8, 0.4], 0), ([1, 1, 1, 1], 10),
    ])
    for (value, _) in try maxima(of: [2.3, 2.15, -13.55, -0.4], in: set) {
      expectNear(value, 8.75, within: 1e-7)
    }
  }

  @Test("Klee and Minty's cube in eight dimensions ends at 5^8 in the last corner")
  func kleeMinty() throws {
    let count = 8
    let rows = (0..<count).map { row in
      let coefficients = (0..<count).map { column -> Double in
        column < row ? Double(1 << (row - column + 1)) : column == row ? 1 : 0
      }
      return (coefficients: coefficients, constant: (0...row).reduce(1) { r, _ in r * 5 } * 1.0)
    }
    let objective = (0..<count).map { Double(1 << (count - 1 - $0)) }
    for (value, point) in try maxima(of: objective, in: feasibleSet(rows)) {
      expectNear(value, 390_625, within: 1e-3)
      expectNear(point[count - 1], 390_625, within: 1e-3)
    }
  }

  @Test("24 segments of at least 3 fill 72 exactly", arguments: [false, true])
  func segments(isBatch: Bool) throws {
    var constraints = [TestConstraint]()
    let total = (0..<24).map { Term($0, 1) }
    for segment in 0..<24 {
      constraints.append(TestConstraint([Term(segment, 1)], .greaterThanOrEqual, 3))
      constraints.append(TestConstraint([Term(segment, 1)], .equal, 72, priority: 500))
    }
    constraints.append(TestConstraint(total, .equal, 72))
    var loaded = LoadedSolver(variableCount: 24)
    loaded.solver.pivotBudget = 500
    if isBatch {
      try loaded.addAll(constraints)
    } else {
      for constraint in constraints { try loaded.add(constraint) }
    }
    expect(loaded.point.allSatisfy { abs($0 - 3) < 1e-9 })
  }

  @Test("60 equal constraints on one row and 60 against it terminate")
  func equalRows() throws {
    var loaded = LoadedSolver(variableCount: 3)
    loaded.solver.pivotBudget = 1000
    let row = [Term(0, 1), Term(1, 1), Term(2, 1)]
    for number in 0..<60 {
      let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][number % 3]
      try loaded.add(TestConstraint(row, relation, 30))
      try loaded.add(TestConstraint(row, .equal, 90, priority: 500))
      try loaded.add(TestConstraint([Term(number % 3, 1)], .equal, 10, priority: 250))
    }
    expect(loaded.point.allSatisfy { abs($0 - 10) < 1e-9 })
    for slot in 0..<loaded.ids.count {
      let id = try #require(loaded.ids[slot])
      expectNear(try loaded.solver.violation(of: id), (slot % 3 == 1 ? 60 : 0), within: 1e-9)
    }
  }

  @Test("exceeding the pivot budget is an error that leaves the solver unchanged")
  func pivotLimit() throws {
    // A stack whose container is too small squeezes its views one by one.
    let lengths = (0..<12).map { Double(20 + $0) }
    let stack = StackSystem(
      .equalCentering, .center, .smaller, lengths: lengths, huggings: lengths.map { _ in 250 },
      spacing: 8)
    var needed = try LoadedSolver(stack.system)
    let pivots = needed.solver.statistics.pivots
    try #require(pivots > 2)
    var loaded = LoadedSolver(variableCount: stack.system.variableCount)
    let before = Scene.state(of: loaded.solver)
    loaded.solver.pivotBudget = 1
    #expect(throws: SolverError.pivotLimit(1)) { try loaded.addAll(stack.system.constraints) }
    expectEqual(Scene.state(of: loaded.solver), before)
    loaded.solver.pivotBudget = pivots
    try loaded.addAll(stack.system.constraints)
    expectEqual(loaded.bits, needed.bits)
    needed.solver.pivotBudget = -5
    expectEqual(needed.solver.pivotBudget, 0)
  }

  /// `p == 1e6 q` and `q == -1e6 r`: raising `p` moves the second row by 1e-12, which is below a
  /// fixed tolerance; the row would then be violated, satisfied and violated again.
  @Test("a required constraint that a step barely moves stops the step")
  func smallCoefficients() throws {
    var solver = Solver()
    solver.pivotBudget = 100
    let p = solver.makeVariable()
    let q = solver.makeVariable()
    let r = solver.makeVariable()
    try solver.add(r == 0, priority: 50)
    try solver.add(contentsOf: [r >= 0, p >= 0, (q >= 60).priority(.high)])
    try solver.add(p - 1e6 * q == 0)
    let last = try solver.add(q + 1e6 * r == 0)
    // p >= 0 implies q >= 0, r >= 0 implies q <= 0.
    expectEqual([solver[p], solver[q], solver[r]], [0, 0, 0])
    try expectEqual(solver.violation(of: last), 0)
  }

  /// Two rows are equivalent, and coefficients differ by a factor of a million: the residue of
  /// canceled terms looks like movement, and stepping along it would lead back to the same rows.
  @Test("the rounding error of terms that cancel does not count as movement")
  func cancellingTerms() throws {
    var solver = Solver()
    solver.pivotBudget = 200
    let x = (0..<11).map { _ in solver.makeVariable() }
    let third = 1.0 / 3
    let ids = try solver.add(contentsOf: [
      0.3 * x[6] + third * x[9] - 0.7 * x[1] == 20,
      (third * x[0] + 0.1 * x[9] >= 90).priority(250), 1000 * x[1] >= 99990,
      (1000 * x[3] + third * x[10] + 0.001 * x[1] + 0.1 * x[7] == 33.43333333333333)
        .priority(250),
      -1 * x[7] + x[2] + 0.001 * x[3] >= 0,
      0.001 * x[3] + 1000 * x[9] - x[1] == 19900, x[7] - x[2] - 0.001 * x[3] <= 0,
      (x[3] + 7 * x[5] <= 10).priority(1),
      (1.3 * x[6] + 1000 * x[1] + 7 * x[0] <= 20).priority(250),
      (0.3 * x[7] + 0.1 * x[3] - 0.7 * x[6] >= 10).priority(500),
    ])
    // Values reach 1e14, whose last digit is 0.01.
    for id in ids { #expect(try solver.violation(of: id) < 0.01) }
  }

  /// Both bounds of x1 are reached within the tolerance and swap without a pivot; but x0 is 1e30
  /// times x1, so each swap violates the row that the other must satisfy.
  @Test("bounds that swap endlessly exceed the pivot budget")
  func exchangesInCircles() throws {
    var solver = Solver()
    solver.pivotBudget = 200
    let x = (0..<4).map { _ in solver.makeVariable() }
    let tiny = 1e-30
    let rows: [LinearConstraint] = [
      x[1] - tiny * x[0] == 0, (x[1] >= tiny).priority(750), (x[1] <= 5e-29).priority(260),
      x[2] - x[0] == tiny, (x[2] <= 15).priority(260), (x[3] - x[0] == 0).priority(10),
      (tiny * x[3] >= 42).priority(10),
    ]
    #expect(throws: SolverError.pivotLimit(200)) { try solver.add(contentsOf: rows) }
    expectEmpty(solver.constraints)
    expectEqual(x.map { solver[$0] }, [0, 0, 0, 0])
  }
}
