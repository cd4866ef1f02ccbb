/// Variables, counted, and constraints on them.
package struct TestSystem: Sendable, Equatable {
  /// How many variables there are; a constraint mentions them by number.
  package var variableCount: Int
  /// The constraints, in the order in which they are added.
  package var constraints: [TestConstraint]

  /// A system.
  package init(variableCount: Int, constraints: [TestConstraint] = []) {
    self.variableCount = variableCount
    self.constraints = constraints
  }

  /// The priorities below required that occur, from the highest down.
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
  /// One constraint a line.
  package var description: String {
    "\(variableCount) variables\n" + constraints.map { "  \($0)\n" }.joined()
  }
}
