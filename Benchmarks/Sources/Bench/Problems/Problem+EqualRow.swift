extension Problem {
  /// A row of items of equal width that fill the container.
  static func equalRow(_ count: Int) -> Problem {
    var problem = Problem()
    let left = problem.makeVariable()
    let width = problem.makeVariable()
    problem.add(Level.required, 0, 0, (left, 1))
    problem.addEdit(width, Level.strong, 1000, other: 1200)
    var first: Int32?
    var previous = (left: left, width: width)
    for _ in 0..<count {
      let item = (left: problem.makeVariable(), width: problem.makeVariable())
      problem.add(Level.required, 1, 0, (item.width, 1))
      if let first {
        problem.add(Level.required, 0, 0, (item.width, 1), (first, -1))
        problem.add(
          Level.required, 0, 0, (item.left, 1), (previous.left, -1), (previous.width, -1))
      } else {
        problem.add(Level.required, 0, 0, (item.left, 1), (left, -1))
        first = item.width
      }
      previous = item
    }
    problem.add(
      Level.required, 0, 0, (previous.left, 1), (previous.width, 1), (left, -1), (width, -1))
    return problem
  }
}
