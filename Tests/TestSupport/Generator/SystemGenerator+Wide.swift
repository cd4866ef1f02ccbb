private import Simplex

extension SystemGenerator {
  /// A system whose coefficients differ by factors up to a million, also within one row.
  ///
  /// They are small numbers times powers of two from -10 to 10. Few variables and short rows let
  /// the exact reference stay within 128 bits.
  package mutating func wide() -> TestSystem {
    var system = TestSystem(variableCount: random.pick([4, 5, 6]), constraints: [])
    let point = point(system.variableCount, in: -50...50)
    for _ in 0..<Int.random(in: 4...8, using: &random) {
      var variables = Array(0..<system.variableCount)
      variables.shuffle(using: &random)
      let terms = variables.prefix(random.pick([1, 2, 2, 2, 3])).map { variable in
        TestConstraint.Term(variable, random.pick([-3, -1, 1, 1, 1, 3]) * powerOfTwo())
      }
      let value = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
      let isRequired = random.chance(0.4)
      let (relation, unit) = (relation(), random.pick([1, powerOfTwo()]))
      var distance = random.pick([0, 0, 1, 20]) * unit
      if !isRequired {
        distance = random.pick([-60, -7, 0, 5, 90]) * unit
      } else if relation != .lessThanOrEqual {
        distance = relation == .equal ? 0 : -distance
      }
      system.constraints.append(
        TestConstraint(
          terms, relation, value + distance,
          priority: isRequired ? 1000 : random.pick([750, 500, 250])))
    }
    return system
  }

  /// A power of two from -10 to 10.
  private mutating func powerOfTwo() -> Double {
    Double(sign: .plus, exponent: Int.random(in: -10...10, using: &random), significand: 1)
  }
}
