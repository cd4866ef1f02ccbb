/// How far values are from satisfying a problem, one sum per priority from the highest.
struct ViolationSums {
  let levels: [Double]
  let sums: [Double]

  /// Judges the values.
  ///
  /// - Parameters:
  ///   - problem: What they should satisfy.
  ///   - values: One per variable.
  ///   - editValue: What stands on the right of the edit row, if not what the problem says.
  init(_ problem: Problem, _ values: [Double], editValue: Double? = nil) {
    let levels = Array(Set(problem.priorities)).sorted(by: >)
    var sums = [Double](repeating: 0, count: levels.count)
    let position = Dictionary(uniqueKeysWithValues: levels.enumerated().map { ($1, $0) })
    for row in 0..<problem.rowCount {
      var activity = 0.0
      for term in problem.terms(of: row) {
        activity += problem.coefficients[term] * values[Int(problem.termVariables[term])]
      }
      let constant =
        row == problem.editRow ? editValue ?? problem.constants[row] : problem.constants[row]
      let excess = activity - constant
      let violation =
        switch problem.relations[row] {
        case -1: max(0, excess)
        case 1: max(0, -excess)
        default: abs(excess)
        }
      sums[position[problem.priorities[row]] ?? 0] += violation
    }
    self.levels = levels
    self.sums = sums
  }

  /// What the required constraints miss by, if there are any.
  var requiredSum: Double? { levels.first == Problem.Level.required ? sums.first : nil }

  /// How the two compare, level after level from the highest; the first difference decides.
  enum Verdict: Equatable {
    case equal
    case better(level: Double)
    case worse(level: Double)
  }

  func compared(to other: ViolationSums) -> Verdict {
    for index in levels.indices {
      if !sums[index].isFinite { return .worse(level: levels[index]) }
      let tolerance = 1e-6 * max(1, abs(sums[index]), abs(other.sums[index]))
      if sums[index] < other.sums[index] - tolerance { return .better(level: levels[index]) }
      if sums[index] > other.sums[index] + tolerance { return .worse(level: levels[index]) }
    }
    return .equal
  }
}
