private import Simplex

// Systems without a layout behind them, each for one weakness of solvers.

extension SystemGenerator {
  /// Rows of random variables; the required ones hold at one point.
  mutating func dense() -> TestSystem {
    let point = point(Int.random(in: 2...8, using: &random), in: -50...50)
    var system = TestSystem(variableCount: point.count)
    for _ in 0..<Int.random(in: 4...18, using: &random) {
      system.constraints.append(
        random.chance(0.35) ? constraint(holdingAt: point) : preference(near: point))
    }
    return system
  }

  /// Many constraints through one point, including copies and multiples.
  mutating func degenerate() -> TestSystem {
    let count = Int.random(in: 2...6, using: &random)
    let point = (0..<count).map { _ in random.pick([0.0, 0, 0, 10]) }
    var system = TestSystem(variableCount: count)
    for _ in 0..<Int.random(in: 6...18, using: &random) {
      if let known = system.constraints.randomElement(using: &random), random.chance(0.25) {
        var copy = known.scaled(by: random.pick([1, 2, -1, 0.5]))
        if known.priority < 1000 { copy.priority = random.pick([known.priority, level()]) }
        system.constraints.append(copy)
        continue
      }
      var next = constraint(holdingAt: point, slack: [0])
      if random.chance(0.5) {
        next.priority = level()
        if random.chance(0.4) { next.constant += random.pick([-10, 10, 1]) }
      }
      system.constraints.append(next)
    }
    return system
  }

  /// Equations, with redundant sums and multiples of them.
  mutating func redundant() -> TestSystem {
    let point = point(Int.random(in: 3...7, using: &random), in: -20...80)
    var system = TestSystem(variableCount: point.count)
    for _ in 0..<Int.random(in: 2...5, using: &random) {
      var equation = constraint(holdingAt: point, slack: [0])
      equation.relation = .equal
      system.constraints.append(equation)
    }
    let basis = system.constraints
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      let left = random.pick(basis).scaled(by: random.pick([1, 2, -1]))
      let right = random.pick(basis).scaled(by: random.pick([1, -1, 0.5]))
      var sum = TestConstraint(
        left.terms + right.terms, relation(), left.constant + right.constant)
      if random.chance(0.3) {
        sum.priority = level()
        sum.constant += random.integer(-5...5)
      }
      system.constraints.append(sum)
    }
    for _ in 0..<4 { system.constraints.append(preference(near: point)) }
    system.constraints.shuffle(using: &random)
    return system
  }

  /// Dependent rows together with a chain of multiples.
  ///
  /// A solver that restarts because its values grew must discard the dependencies found before.
  mutating func growing() -> TestSystem {
    var system = TestSystem(variableCount: 4)
    let point = point(4, in: -20...80)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      var equation = constraint(holdingAt: point, slack: [0])
      equation.relation = .equal
      system.constraints.append(equation)
      for _ in 0..<2 {
        equation = equation.scaled(by: random.pick([1, 2, -1, 0.5]))
        equation.priority = level()
        equation.constant += random.integer(-5...5)
        system.constraints.append(equation)
      }
    }
    for _ in 0..<2 { system.constraints.append(preference(near: point)) }
    system.constraints.shuffle(using: &random)
    let sum = system.constraints.reduce(10) { $0 + abs($1.constant) }
    let priority = random.chance(0.2) ? 1000 : level()
    var value = 10.0
    var last: TestConstraint.Term?
    while value < 4000 * sum {
      let next = TestConstraint.Term(system.variableCount, 1)
      system.variableCount += 1
      let factor = random.pick([8.0, 16, 9])
      value *= last == nil ? 1 : factor
      let terms = last.map { [next, TestConstraint.Term($0.variable, -factor)] } ?? [next]
      system.constraints.append(
        TestConstraint(terms, .equal, last == nil ? 10 : 0, priority: priority))
      last = next
    }
    return system
  }

  /// Levels with larger coefficients the lower they are, for which a weighted sum would be wrong.
  mutating func mixing() -> TestSystem {
    let count = Int.random(in: 2...4, using: &random)
    var system = TestSystem(variableCount: count)
    for variable in 0..<count {
      let term = [TestConstraint.Term(variable, 1)]
      system.constraints.append(TestConstraint(term, .greaterThanOrEqual, -1000))
      system.constraints.append(TestConstraint(term, .lessThanOrEqual, 1000))
    }
    let used = Self.levels.shuffled(using: &random).prefix(4).sorted(by: >)
    for _ in 0..<Int.random(in: 4...12, using: &random) {
      let position = Int.random(in: used.indices, using: &random)
      let factor = random.chance(0.7) ? [1.0, 32, 2048, 16384][position] : 1
      var next = TestConstraint(
        terms(among: count), relation(), random.integer(-60...60), priority: used[position]
      ).scaled(by: factor)
      next.priority = used[position]
      system.constraints.append(next)
    }
    return system
  }
}

extension TestConstraint {
  /// An equivalent constraint, multiplied by a nonzero number.
  package func scaled(by factor: Double) -> TestConstraint {
    var result = self
    for index in result.terms.indices { result.terms[index].coefficient *= factor }
    result.constant *= factor
    if factor < 0 {
      switch relation {
      case .lessThanOrEqual: result.relation = .greaterThanOrEqual
      case .greaterThanOrEqual: result.relation = .lessThanOrEqual
      case .equal: break
      }
    }
    return result
  }
}
