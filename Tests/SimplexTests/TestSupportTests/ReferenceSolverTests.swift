import Simplex
import TestSupport
import Testing

/// The reference on problems with solutions from textbooks or by hand.
@Suite("The exact reference solver")
struct ReferenceSolverTests {
  private typealias Term = TestConstraint.Term

  private func constraint(
    _ coefficients: [Double], _ relation: Relation, _ constant: Double, priority: Double = 1000
  ) -> TestConstraint {
    let terms = coefficients.enumerated().filter { $0.element != 0 }
      .map { Term($0.offset, $0.element) }
    return TestConstraint(terms, relation, constant, priority: priority)
  }

  private func nonNegative(_ count: Int) -> [TestConstraint] {
    (0..<count).map { TestConstraint([Term($0, 1)], .greaterThanOrEqual, 0) }
  }

  /// Solves `maximize objective` through a soft constraint that asks for more than possible.
  private func maximum(
    of objective: [Double], in constraints: [TestConstraint], asking goal: Double = 4096
  ) throws -> (value: Rational, bounds: [ReferenceSolution.Bounds]) {
    let preference = constraint(objective, .greaterThanOrEqual, goal, priority: 1)
    let system = TestSystem(
      variableCount: objective.count, constraints: constraints + [preference])
    let solution = try #require(try ReferenceSolver.solve(system))
    return (try Rational(goal).minus(solution.levels[0].optimum), solution.bounds)
  }

  @Test("the reference solves Beale's cycling problem: 5/4 at (1, 0, 1, 0)")
  func beale() throws {
    let rows = [
      constraint([0.25, -8, -1, 9], .lessThanOrEqual, 0),
      constraint([0.5, -12, -0.5, 3], .lessThanOrEqual, 0),
      constraint([0, 0, 1, 0], .lessThanOrEqual, 1),
    ]
    let (value, bounds) = try maximum(of: [0.75, -20, 0.5, -6], in: rows + nonNegative(4))
    try expectEqual(value, Rational(5, over: 4))
    expectEqual(bounds.map(\.uniqueValue), [1, 0, 1, 0].map { Rational($0) })
  }

  @Test("the reference solves the cycling example with optimum 1 at (1, 0, 1, 0)")
  func cycling() throws {
    let rows = [
      constraint([0.5, -5.5, -2.5, 9], .lessThanOrEqual, 0),
      constraint([0.5, -1.5, -0.5, 1], .lessThanOrEqual, 0),
      constraint([1, 0, 0, 0], .lessThanOrEqual, 1),
    ]
    let (value, bounds) = try maximum(of: [10, -57, -9, -24], in: rows + nonNegative(4))
    expectEqual(value, Rational(1))
    expectEqual(bounds.map(\.uniqueValue), [1, 0, 1, 0].map { Rational($0) })
  }

  @Test("the reference walks Klee and Minty's cube to its last corner, (0, 0, 0, 625)")
  func kleeMinty() throws {
    var rows: [TestConstraint] = []
    for row in 0..<4 {
      var coefficients = [Double](repeating: 0, count: 4)
      for column in 0..<row { coefficients[column] = Double(1 << (row - column + 1)) }
      coefficients[row] = 1
      rows.append(constraint(coefficients, .lessThanOrEqual, [5, 25, 125, 625][row]))
    }
    let (value, bounds) = try maximum(of: [8, 4, 2, 1], in: rows + nonNegative(4))
    expectEqual(value, Rational(625))
    expectEqual(bounds.map(\.uniqueValue), [0, 0, 0, 625].map { Rational($0) })
  }

  @Test("the reference reports conflicting required constraints")
  func infeasible() throws {
    let system = TestSystem(
      variableCount: 2,
      constraints: [
        constraint([1, 1], .greaterThanOrEqual, 10), constraint([1, 0], .lessThanOrEqual, 4),
        constraint([0, 1], .lessThanOrEqual, 5), constraint([1, -1], .equal, 0, priority: 500),
      ])
    try expectNil(ReferenceSolver.solve(system))
    let contradiction = TestSystem(
      variableCount: 0, constraints: [TestConstraint([], .equal, 1)])
    try expectNil(ReferenceSolver.solve(contradiction))
    let truth = TestSystem(variableCount: 0, constraints: [TestConstraint([], .equal, 0)])
    #expect(try ReferenceSolver.solve(truth) != nil)
  }

  @Test("the reference gives no bound for an unbounded variable")
  func unbounded() throws {
    // x0 >= 3; x1 and x2 differ by 4; no constraint mentions x3.
    let system = TestSystem(
      variableCount: 4,
      constraints: [
        constraint([1, 0, 0, 0], .greaterThanOrEqual, 3),
        constraint([0, 1, -1, 0], .equal, 4),
      ])
    let bounds = try #require(try ReferenceSolver.solve(system)).bounds
    expectEqual(bounds[0], .init(lower: Rational(3), upper: nil))
    for variable in 1...3 { expectEqual(bounds[variable], .init(lower: nil, upper: nil)) }
  }

  @Test("reference ranges bound the optimal face, not the feasible set")
  func face() throws {
    // Two preferences of one level, 90 and 100: every value between them misses by 10 in all.
    let system = TestSystem(
      variableCount: 2,
      constraints: [
        constraint([1, 0], .lessThanOrEqual, 90, priority: 500),
        constraint([1, 0], .greaterThanOrEqual, 100, priority: 500),
        constraint([2, -1], .equal, 5),
      ])
    let solution = try #require(try ReferenceSolver.solve(system))
    expectEqual(solution.levels, [.init(priority: 500, optimum: Rational(10))])
    expectEqual(solution.bounds[0], .init(lower: Rational(90), upper: Rational(100)))
    expectEqual(solution.bounds[1], .init(lower: Rational(175), upper: Rational(195)))
  }

  @Test("many constraints of a level never outweigh one of a higher level in the reference")
  func lexicographic() throws {
    var constraints = [constraint([1], .equal, 4, priority: 251)]
    constraints += (0..<40).map { _ in constraint([1], .equal, 3, priority: 250.5) }
    constraints += (0..<40).map { _ in constraint([1], .equal, 2, priority: 250.25) }
    let system = TestSystem(variableCount: 1, constraints: constraints)
    let solution = try #require(try ReferenceSolver.solve(system))
    expectEqual(solution.bounds[0].uniqueValue, Rational(4))
    expectEqual(solution.levels.map(\.optimum), [0, 40, 80].map { Rational($0) })
  }

  @Test("the reference takes the median of three preferences")
  func median() throws {
    let system = TestSystem(
      variableCount: 1,
      constraints: [10, 17, 90].map { constraint([1], .equal, $0, priority: 250) })
    let solution = try #require(try ReferenceSolver.solve(system))
    expectEqual(solution.bounds[0].uniqueValue, Rational(17))
    expectEqual(solution.levels[0].optimum, Rational(80))
  }

  @Test("the reference handles redundant rows, repeated variables and thirds")
  func redundant() throws {
    let system = TestSystem(
      variableCount: 2,
      constraints: [
        TestConstraint([Term(0, 1), Term(0, 2)], .equal, 1),
        constraint([6, 0], .equal, 2), constraint([3, -3], .equal, 0),
        constraint([1, -1], .equal, 0), constraint([1, 1], .lessThanOrEqual, 1),
      ])
    let third = try Rational(1, over: 3)
    let solution = try #require(try ReferenceSolver.solve(system))
    expectEqual(solution.bounds.map(\.uniqueValue), [third, third])
  }

  @Test("the reference distinguishes irreducible conflicts from reducible ones and from none")
  func conflicts() throws {
    let conflict = [
      constraint([1, 1], .greaterThanOrEqual, 10), constraint([1, 0], .lessThanOrEqual, 4),
      constraint([0, 1], .lessThanOrEqual, 5),
    ]
    let bystander = constraint([0, 1], .greaterThanOrEqual, 0)
    try expect(ReferenceSolver.isIrreducibleConflict(conflict, variableCount: 2))
    try expect(!ReferenceSolver.isIrreducibleConflict(conflict + [bystander], variableCount: 2))
    try expect(
      !ReferenceSolver.isIrreducibleConflict(
        Array(conflict.dropFirst()), variableCount: 2))
  }

  @Test("the reference throws when numbers exceed 128 bits")
  func overflow() throws {
    var rows: [TestConstraint] = []
    for row in 1...6 {
      // Each decimal has a denominator of some 2^50, and products of six of them are needed.
      let coefficients = (1...6).map { (column: Int) -> Double in
        Double(row * row + column * row * 7) + 0.1
      }
      rows.append(constraint(coefficients, .equal, 0.3))
    }
    #expect(throws: ArithmeticOverflow.self) {
      try ReferenceSolver.solve(TestSystem(variableCount: 6, constraints: rows))
    }
  }
}
