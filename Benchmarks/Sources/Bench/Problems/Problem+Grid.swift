extension Problem {
  /// Cells of equal size, ten per row, 8 apart and 8 from the container's edges.
  static func grid(_ count: Int) -> Problem {
    var problem = Problem()
    let root = problem.makeView()
    problem.add(Level.required, 0, 0, (root.left, 1))
    problem.add(Level.required, 0, 0, (root.top, 1))
    problem.addEdit(root.width, Level.strong, 1000, other: 1020)
    problem.add(Level.strong, 0, 800, (root.height, 1))
    let cells = (0..<count).map { _ in problem.makeView() }
    for cell in cells.dropFirst() {
      problem.add(Level.required, 0, 0, (cell.width, 1), (cells[0].width, -1))
      problem.add(Level.required, 0, 0, (cell.height, 1), (cells[0].height, -1))
    }
    for (index, cell) in cells.enumerated() {
      if index % 10 == 0 {
        problem.add(Level.required, 0, 8, (cell.left, 1), (root.left, -1))
      } else {
        let before = cells[index - 1]
        problem.add(
          Level.required, 0, 8, (cell.left, 1), (before.left, -1), (before.width, -1))
      }
      if index < 10 {
        problem.add(Level.required, 0, 8, (cell.top, 1), (root.top, -1))
      } else {
        let above = cells[index - 10]
        problem.add(Level.required, 0, 8, (cell.top, 1), (above.top, -1), (above.height, -1))
      }
    }
    let lastOfRow = cells[min(10, count) - 1]
    problem.add(
      Level.required, 0, -8, (lastOfRow.left, 1), (lastOfRow.width, 1), (root.left, -1),
      (root.width, -1))
    let firstOfLastRow = cells[(count - 1) / 10 * 10]
    problem.add(
      Level.required, 0, -8, (firstOfLastRow.top, 1), (firstOfLastRow.height, 1), (root.top, -1),
      (root.height, -1))
    return problem
  }
}
