package import Simplex

/// Makes random systems in the shapes of layouts.
///
/// All numbers are integers or have a power of two as denominator, so that a floating-point solver
/// and the exact reference get equal systems. The required constraints can always all hold.
package struct SystemGenerator: Sendable {
  /// The source of randomness.
  package var random: SplitMix64

  /// Makes the generator of a seed.
  package init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// The priorities below required in systems, fractions included.
  package static let levels: [Double] = [999.5, 999.25, 999, 751, 750, 500, 251, 250, 50, 1]

  /// A system of a kind.
  package mutating func system(_ kind: SystemKind) -> TestSystem {
    switch kind {
    case .chain: chain()
    case .equalSizes: equalSizes()
    case .ratios: ratios()
    case .grid: grid()
    case .nested: nested()
    case .rows: rows()
    case .stack: StackSystem.random(using: &random).system
    case .dense: dense()
    case .degenerate: degenerate()
    case .redundant: redundant()
    case .mixing: mixing()
    case .growing: growing()
    }
  }

  /// Eight systems, coupled by preferences; too large for the exact reference.
  package mutating func coupled() -> TestSystem {
    var system = TestSystem(variableCount: 0)
    for _ in 0..<8 {
      let kind = random.pick([SystemKind.rows, .stack, .dense, .degenerate, .chain])
      let part = self.system(kind)
      let offset = system.variableCount
      for constraint in part.constraints {
        var moved = constraint
        for index in moved.terms.indices { moved.terms[index].variable += offset }
        system.constraints.append(moved)
      }
      system.variableCount += part.variableCount
    }
    for _ in 0..<20 {
      let preference = preference(near: [Double](repeating: 20, count: system.variableCount))
      system.constraints.append(preference)
    }
    return system
  }

  /// A random relation.
  package mutating func relation() -> Relation {
    random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  /// A random priority below required.
  package mutating func level() -> Double { random.pick(Self.levels) }

  /// Up to five random variables with small coefficients.
  package mutating func terms(among variableCount: Int) -> [TestConstraint.Term] {
    var variables = Array(0..<variableCount)
    variables.shuffle(using: &random)
    let count = min(variableCount, random.pick([1, 1, 2, 2, 2, 3, 3, 4, 5]))
    return variables.prefix(count).map { variable in
      TestConstraint.Term(variable, random.pick([-3, -2, -1, 1, 1, 1, 2, 3, 0.5]))
    }
  }

  /// A required constraint that holds at a point, mostly with equality.
  package mutating func constraint(
    holdingAt point: [Double], slack: [Double] = [0, 0, 1, 5, 20]
  ) -> TestConstraint {
    let terms = terms(among: point.count)
    let value = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
    let distance = random.pick(slack)
    return switch relation() {
    case .equal: TestConstraint(terms, .equal, value)
    case .lessThanOrEqual: TestConstraint(terms, .lessThanOrEqual, value + distance)
    case .greaterThanOrEqual: TestConstraint(terms, .greaterThanOrEqual, value - distance)
    }
  }

  /// A constraint of some level that may or may not hold at a point.
  package mutating func preference(near point: [Double]) -> TestConstraint {
    let terms = terms(among: point.count)
    let value = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
    let constant = value + random.integer(-40...40)
    return TestConstraint(terms, relation(), constant, priority: level())
  }

  /// A point of small whole numbers.
  package mutating func point(_ count: Int, in range: ClosedRange<Int>) -> [Double] {
    (0..<count).map { _ in random.integer(range) }
  }
}
