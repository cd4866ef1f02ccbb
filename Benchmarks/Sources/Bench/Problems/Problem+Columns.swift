/// Columns whose items are as wide as the column, as in rows of stack views.
extension Problem {
  /// Columns of three items with preferred widths; the widest item determines its column.
  static func columns(_ count: Int) -> Problem {
    var problem = Problem()
    let row = problem.makeVariable()
    var widths: [(Int32, Double)] = []
    for column in 0..<max(count / 3, 1) {
      let width = problem.makeVariable()
      widths.append((width, 1))
      for index in 0..<3 {
        let (left, extent) = (problem.makeVariable(), problem.makeVariable())
        let preferred = Double(20 + (column * 31 + index * 17) % 53)
        problem.add(Level.required, 0, 10, (left, 1))
        problem.add(Level.required, 0, 10, (left, 1), (extent, 1), (width, -1))
        problem.add(Level.medium, 1, preferred, (extent, 1))
        problem.add(Level.weak, -1, preferred, (extent, 1))
      }
    }
    problem.add(Level.required, 0, 0, widths + [(row, -1)])
    problem.addEdit(row, 1, 0, other: 20 * Double(count))
    return problem
  }

  /// Rows of four columns with room to spare; the items of a column prefer one width and hug it at
  /// different priorities.
  static func hugging(_ count: Int) -> Problem {
    var problem = Problem()
    let room = problem.makeVariable()
    problem.addEdit(room, 900, 5, other: 30)
    for row in 0..<max(count / 16, 1) {
      let preferred = Double(20 + row * 7 % 40)
      var widths: [(Int32, Double)] = []
      for _ in 0..<4 {
        let width = problem.makeVariable()
        widths.append((width, 1))
        for item in 0..<4 {
          let extent = problem.makeVariable()
          problem.add(Level.required, 0, 0, (extent, 1), (width, -1))
          problem.add(Level.strong, 1, preferred, (extent, 1))
          problem.add(250 - Double(item), -1, preferred, (extent, 1))
        }
      }
      problem.add(Level.required, 0, 4 * preferred, widths + [(room, -1)])
    }
    return problem
  }
}
