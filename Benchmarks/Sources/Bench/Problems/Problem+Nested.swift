extension Problem {
  /// A rectangle halved repeatedly, alternating between the axes, until there are `count` leaves.
  static func nested(_ count: Int) -> Problem {
    var problem = Problem()
    let root = problem.makeView()
    problem.add(Level.required, 0, 0, (root.left, 1))
    problem.add(Level.required, 0, 0, (root.top, 1))
    problem.addEdit(root.width, Level.strong, 10000, other: 10100)
    problem.add(Level.strong, 0, 8000, (root.height, 1))
    var open = [(view: root, depth: 0)]
    for split in 0..<max(0, count - 1) {
      let (parent, depth) = open[split]
      let halves = (problem.makeView(), problem.makeView())
      problem.halve(parent, into: halves, across: depth % 2 == 0)
      open.append((halves.0, depth + 1))
      open.append((halves.1, depth + 1))
    }
    return problem
  }

  private mutating func halve(_ parent: View, into halves: (View, View), across: Bool) {
    func position(_ view: View) -> Int32 { across ? view.left : view.top }
    func length(_ view: View) -> Int32 { across ? view.width : view.height }
    func otherPosition(_ view: View) -> Int32 { across ? view.top : view.left }
    func otherLength(_ view: View) -> Int32 { across ? view.height : view.width }
    let (a, b) = halves
    add(Level.required, 0, 0, (position(a), 1), (position(parent), -1))
    add(Level.required, 0, 4, (position(b), 1), (position(a), -1), (length(a), -1))
    add(
      Level.required, 0, 0, (position(b), 1), (length(b), 1), (position(parent), -1),
      (length(parent), -1))
    add(Level.required, 0, 0, (length(a), 1), (length(b), -1))
    for half in [a, b] {
      add(Level.required, 0, 0, (otherPosition(half), 1), (otherPosition(parent), -1))
      add(
        Level.required, 0, 0, (otherPosition(half), 1), (otherLength(half), 1),
        (otherPosition(parent), -1), (otherLength(parent), -1))
    }
  }
}
