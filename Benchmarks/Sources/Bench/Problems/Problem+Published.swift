/// The three systems that Badros, Borning and Stuckey measured in "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm", ACM TOCHI 8(4), 2001, section 3.3.
extension Problem {
  /// `x₁ = x₂ = … = xₙ`, a weak stay on the last, a strong edit on the first.
  static func publishedChain(_ count: Int) -> Problem {
    var problem = Problem()
    let variables = (0..<max(2, count)).map { _ in problem.makeVariable() }
    for index in 1..<variables.count {
      problem.add(Level.required, 0, 0, (variables[index - 1], 1), (variables[index], -1))
    }
    problem.add(Level.weak, 0, 7, (variables[variables.count - 1], 1))
    problem.addEdit(variables[0], Level.strong, 100, other: 110)
    return problem
  }

  /// Outputs equal to inputs plus a common offset, weak stays on the inputs, a strong edit on the
  /// offset.
  static func publishedStar(_ count: Int) -> Problem {
    var problem = Problem()
    let offset = problem.makeVariable()
    for index in 0..<count {
      let input = problem.makeVariable()
      let output = problem.makeVariable()
      problem.add(Level.required, 0, 0, (output, 1), (input, -1), (offset, -1))
      problem.add(Level.weak, 0, Double(index), (input, 1))
    }
    problem.addEdit(offset, Level.strong, 10, other: 20)
    return problem
  }

  /// A binary tree whose inner nodes are the sums of their children, weak stays on at least `count`
  /// leaves, a strong edit on the root.
  static func publishedTree(_ count: Int) -> Problem {
    var problem = Problem()
    var leaves = 1
    while leaves < count { leaves *= 2 }
    let nodes = (0..<2 * leaves - 1).map { _ in problem.makeVariable() }
    for parent in 0..<leaves - 1 {
      problem.add(
        Level.required, 0, 0, (nodes[parent], 1), (nodes[2 * parent + 1], -1),
        (nodes[2 * parent + 2], -1))
    }
    for leaf in leaves - 1..<nodes.count {
      problem.add(Level.weak, 0, Double(leaf % 9), (nodes[leaf], 1))
    }
    problem.addEdit(nodes[0], Level.strong, 10 * Double(leaves), other: 11 * Double(leaves))
    return problem
  }
}
