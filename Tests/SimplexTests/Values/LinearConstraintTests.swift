import Simplex
import TestSupport
import Testing

@Suite("Linear constraints")
struct LinearConstraintTests {
  private let loaded = LoadedSolver(variableCount: 3)

  private func plain(_ constraint: LinearConstraint) -> TestConstraint { loaded.plain(constraint) }

  private func expected(
    _ coefficients: [Double], _ relation: Relation, _ constant: Double
  ) -> TestConstraint {
    TestConstraint(
      coefficients.enumerated().filter { $0.element != 0 }.map { .init($0.offset, $0.element) },
      relation, constant)
  }

  @Test("a constraint puts variables on the left and numbers on the right")
  func normalForm() {
    let left = loaded.variables[0]
    let width = loaded.variables[1]
    expectEqual(plain(left + 5 == width + 10), expected([1, -1], .equal, 5))
    expectEqual(plain(10 <= left), expected([1], .greaterThanOrEqual, 10))
    expectEqual(plain(left + width <= 300), expected([1, 1], .lessThanOrEqual, 300))
  }

  @Test("variables, expressions and numbers on either side make a constraint")
  func relations() {
    let x = loaded.variables[0]
    let y = loaded.variables[1]
    let sum = y + 1
    for (made, relation) in [
      (x == y, Relation.equal), (x <= y, .lessThanOrEqual), (x >= y, .greaterThanOrEqual),
    ] {
      expectEqual(plain(made), expected([1, -1], relation, 0))
    }
    for (made, relation) in [
      (x == sum, Relation.equal), (x <= sum, .lessThanOrEqual), (x >= sum, .greaterThanOrEqual),
    ] {
      expectEqual(plain(made), expected([1, -1], relation, 1))
    }
    for (made, relation) in [
      (sum == x, Relation.equal), (sum <= x, .lessThanOrEqual), (sum >= x, .greaterThanOrEqual),
    ] {
      expectEqual(plain(made), TestConstraint([.init(1, 1), .init(0, -1)], relation, -1))
    }
    for (made, relation) in [
      (sum == 2 * x, Relation.equal), (sum <= 2 * x, .lessThanOrEqual),
      (sum >= 2 * x, .greaterThanOrEqual),
    ] {
      expectEqual(plain(made), TestConstraint([.init(1, 1), .init(0, -2)], relation, -1))
    }
    for (made, relation) in [
      (x == 7, Relation.equal), (x <= 7, .lessThanOrEqual), (x >= 7, .greaterThanOrEqual),
    ] {
      expectEqual(plain(made), expected([1], relation, 7))
    }
    for (made, relation) in [
      (sum == 7, Relation.equal), (sum <= 7, .lessThanOrEqual), (sum >= 7, .greaterThanOrEqual),
    ] {
      expectEqual(plain(made), expected([0, 1], relation, 6))
    }
  }

  @Test("a constraint with its number on the left is equivalent", arguments: [3.0, 5, 7])
  func numberLeft(value: Double) throws {
    for (index, made) in [
      5 == loaded.variables[0], 5 <= loaded.variables[0],
      5 >= loaded.variables[0], 6 == loaded.variables[0] + 1, 6 <= loaded.variables[0] + 1,
      6 >= loaded.variables[0] + 1,
    ].enumerated() {
      let holds = plain(made).violation(at: [value, 0, 0]) == 0
      expectEqual(holds, [value == 5, value >= 5, value <= 5][index % 3])
    }
  }

  @Test("constraints are required by default, and changing the priority makes a copy")
  func priority() {
    let constraint = loaded.variables[0] == 90
    expectEqual(constraint.priority, .required)
    expectEqual(constraint.priority(.low).priority, .low)
    expectEqual(constraint.priority(999.5).priority, Priority(999.5))
    expectEqual(constraint.priority, .required)
    expectEqual(plain(constraint.priority(.low)).constant, 90)
  }

  @Test("== compares variable handles where a Bool is expected")
  func handles() {
    let x = loaded.variables[0]
    let y = loaded.variables[1]
    expect(x.isSame(as: x))
    expect(!x.isSame(as: y))
    let isSame: Bool = x == y
    expect(!isSame)
  }
}
