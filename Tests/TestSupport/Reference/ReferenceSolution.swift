/// The result of the exact reference: the optimum of each level and the range of each variable.
package struct ReferenceSolution: Sendable {
  /// The minimum sum of violations of one priority, given those above it.
  package struct Level: Sendable, Equatable {
    /// The priority.
    package let priority: Double
    /// The sum of violations.
    package let optimum: Rational

    /// Makes a level with its optimum.
    package init(priority: Double, optimum: Rational) {
      self.priority = priority
      self.optimum = optimum
    }
  }

  /// The values of one variable over all optima.
  package struct Bounds: Sendable, Equatable {
    /// The minimum; nil if there is none.
    package let lower: Rational?
    /// The maximum; nil if there is none.
    package let upper: Rational?

    /// Makes bounds.
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
