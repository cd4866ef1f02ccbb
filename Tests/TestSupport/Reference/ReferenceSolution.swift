/// What the exact reference found: the optimum of each level and where each variable may lie.
package struct ReferenceSolution: Sendable {
  /// The least sum of violations of one priority, given those above it.
  package struct Level: Sendable, Equatable {
    /// The priority.
    package let priority: Double
    /// The sum of violations.
    package let optimum: Rational

    /// A level and its optimum.
    package init(priority: Double, optimum: Rational) {
      self.priority = priority
      self.optimum = optimum
    }
  }

  /// The values of one variable over all optima.
  package struct Bounds: Sendable, Equatable {
    /// The least value; none where the variable may be as small as one likes.
    package let lower: Rational?
    /// The greatest value; none where the variable may be as large as one likes.
    package let upper: Rational?

    /// The bounds given.
    package init(lower: Rational?, upper: Rational?) {
      self.lower = lower
      self.upper = upper
    }

    /// The value, if there is only one.
    package var uniqueValue: Rational? { lower == upper ? lower : nil }
  }

  /// The levels below required, from the highest down.
  package let levels: [Level]
  /// The bounds of every variable.
  package let bounds: [Bounds]
}
