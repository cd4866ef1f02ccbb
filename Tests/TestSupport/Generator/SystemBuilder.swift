package import Simplex

/// Collects a system in terms of layout: variables on demand, constraints in order.
package struct SystemBuilder: Sendable {
  /// The collected system.
  package private(set) var system = TestSystem(variableCount: 0)

  /// Makes an empty system.
  package init() {}

  /// Adds a variable and returns its number.
  package mutating func variable() -> Int {
    system.variableCount += 1
    return system.variableCount - 1
  }

  /// Adds several variables and returns their numbers.
  package mutating func variables(_ count: Int) -> [Int] {
    (0..<count).map { _ in variable() }
  }

  /// Adds `terms relation constant`; each term has a coefficient and a variable.
  package mutating func add(
    _ terms: [(Double, Int)], _ relation: Relation, _ constant: Double, _ priority: Double = 1000
  ) {
    system.constraints.append(
      TestConstraint(
        terms.map { TestConstraint.Term($0.1, $0.0) }, relation, constant, priority: priority))
  }

  /// Adds `left - right == constant`.
  package mutating func equate(
    _ left: Int, _ right: Int, plus constant: Double = 0, _ priority: Double = 1000
  ) {
    add([(1, left), (-1, right)], .equal, constant, priority)
  }

  /// Adds the constraints of a content size: hugging and compression resistance.
  package mutating func addContentSize(
    _ size: Int, _ value: Double, hugging: Double, compression: Double
  ) {
    add([(1, size)], .lessThanOrEqual, value, hugging)
    add([(1, size)], .greaterThanOrEqual, value, compression)
  }

  /// Adds a constraint unchanged.
  package mutating func add(_ constraint: TestConstraint) {
    system.constraints.append(constraint)
  }
}
