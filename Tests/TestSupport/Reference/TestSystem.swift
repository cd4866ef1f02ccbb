/// A number of variables, and constraints on them.
package struct TestSystem: Sendable, Equatable {
  /// Number of variables, which constraints mention by number.
  package var variableCount: Int
  /// The constraints, in order of adding.
  package var constraints: [TestConstraint]

  /// Makes a system.
  package init(variableCount: Int, constraints: [TestConstraint] = []) {
    self.variableCount = variableCount
    self.constraints = constraints
  }

  /// The priorities below required in the system, in descending order.
  package var softLevels: [Double] {
    Set(constraints.lazy.map(\.priority).filter { $0 < 1000 }).sorted(by: >)
  }

  /// The sum of the violations of one level at a point.
  package func violation(ofLevel priority: Double, at point: [Double]) -> Double {
    constraints.lazy.filter { $0.priority == priority }
      .reduce(0) { $0 + $1.violation(at: point) }
  }
}

extension TestSystem: CustomStringConvertible {
  /// The system, one constraint per line.
  package var description: String {
    "\(variableCount) variables\n" + constraints.map { "  \($0)\n" }.joined()
  }
}
