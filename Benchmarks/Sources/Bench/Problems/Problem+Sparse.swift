extension Problem {
  /// Random rows of two or three variables; a hidden point satisfies all required ones.
  ///
  /// The required rows are half as many as the variables, two thirds of them equations. The soft
  /// rows of three levels are one and a half times as many and miss the point by up to 20.
  static func sparse(_ count: Int) -> Problem {
    var problem = Problem()
    var random = SplitMix64(seed: UInt64(count))
    let variables = (0..<count).map { _ in problem.makeVariable() }
    let hidden = variables.map { _ in random.number(0...500) }
    problem.addEdit(0, Level.strong, hidden[0], other: hidden[0] + 10)
    for index in 0..<count * 2 {
      let required = index % 4 == 0
      let terms = Self.sparseTerms(around: index, of: count, using: &random)
      let activity = terms.reduce(0) { $0 + hidden[Int($1.0)] * $1.1 }
      let relation = index % 3 == 0 ? Int8.random(in: 0...1, using: &random) * 2 - 1 : 0
      let slack = random.number(0...20)
      if required {
        problem.add(Level.required, relation, activity - Double(relation) * slack, terms)
      } else {
        let level = [Level.strong, Level.medium, Level.weak][Int.random(in: 0..<3, using: &random)]
        problem.add(level, relation, activity + slack - 10, terms)
      }
    }
    return problem
  }

  /// Two or three distinct variables, mostly with close indices as in a layout.
  private static func sparseTerms(
    around index: Int, of count: Int, using random: inout SplitMix64
  ) -> [(Int32, Double)] {
    var terms: [(Int32, Double)] = []
    let wanted = min(count, Int.random(in: 2...3, using: &random))
    while terms.count < wanted {
      let near = index / 2 + Int.random(in: -8...8, using: &random)
      let far = Int.random(in: 0..<count, using: &random)
      let chosen = Int.random(in: 0..<8, using: &random) == 0 ? far : (near + count) % count
      let variable = Int32(chosen < 0 ? far : chosen)
      if !terms.contains(where: { $0.0 == variable }) {
        terms.append((variable, terms.isEmpty ? 1 : [-1, 1, -1, 2][terms.count]))
      }
    }
    return terms
  }
}
