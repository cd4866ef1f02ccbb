extension Problem {
  /// A vertical list: each view is 5 below the previous one, and as wide as the container less 10.
  static func chain(_ count: Int) -> Problem {
    var problem = Problem()
    let root = problem.makeView()
    problem.add(Level.required, 0, 0, (root.left, 1))
    problem.add(Level.required, 0, 0, (root.top, 1))
    problem.addEdit(root.width, Level.strong, 400, other: 420)
    problem.add(Level.strong, 0, 30 * Double(count), (root.height, 1))
    var previous: View?
    for index in 0..<count {
      let view = problem.makeView()
      let height = Self.chainHeight(index)
      let width = Self.chainWidth(index)
      if let previous {
        problem.add(
          Level.required, 0, 5, (view.top, 1), (previous.top, -1), (previous.height, -1))
      } else {
        problem.add(Level.required, 0, 5, (view.top, 1), (root.top, -1))
      }
      problem.add(Level.required, 0, 5, (view.left, 1), (root.left, -1))
      problem.add(
        Level.required, 0, -5, (view.left, 1), (view.width, 1), (root.left, -1), (root.width, -1))
      problem.add(Level.weak, -1, height, (view.height, 1))
      problem.add(Level.strong, 1, height, (view.height, 1))
      problem.add(Level.weak, -1, width, (view.width, 1))
      problem.add(Level.medium, 1, width, (view.width, 1))
      previous = view
    }
    if let previous {
      problem.add(
        Level.medium, -1, 0, (previous.top, 1), (previous.height, 1), (root.top, -1),
        (root.height, -1))
    }
    return problem
  }

  static func chainHeight(_ index: Int) -> Double { Double(10 + (index * 7) % 13) }

  static func chainWidth(_ index: Int) -> Double { Double(50 + (index * 31) % 97) }

  /// The chain with its constraints stated from the last to the first.
  static func reversedChain(_ count: Int) -> Problem {
    let problem = chain(count)
    return problem.reordered((0..<problem.rowCount).reversed())
  }

  /// The chain with its constraints in a fixed random order.
  static func shuffledChain(_ count: Int) -> Problem {
    let problem = chain(count)
    var random = SplitMix64(seed: 7)
    return problem.reordered((0..<problem.rowCount).shuffled(using: &random))
  }

  /// Copies of one distance, of which any alone binds.
  static func copies(_ count: Int) -> Problem {
    var problem = Problem()
    let (left, right) = (problem.makeVariable(), problem.makeVariable())
    problem.addEdit(left, Level.strong, 10, other: 20)
    for _ in 0..<count { problem.add(Level.required, 0, 90, (right, 1), (left, -1)) }
    return problem
  }
}
