extension Problem {
  /// A form of captions and fields in a window, in the style of desktop toolkits.
  ///
  /// Preferences at four levels, minimum sizes, and two columns with a common line. It corresponds
  /// to the scene that Kiwi's own benchmark takes from Enaml, which has three rows.
  static func form(_ count: Int) -> Problem {
    let preferred = 510.0
    var problem = Problem()
    let window = problem.makeView()
    let middle = problem.makeVariable()
    problem.addEdit(window.width, Level.strong, 400, other: 500)
    problem.add(Level.strong, 0, 60 * Double(count), (window.height, 1))
    for variable in [window.left, window.top, window.width, window.height] {
      problem.add(Level.required, 1, 0, (variable, 1))
    }
    var above: (caption: View, field: View)?
    for index in 0..<count {
      let caption = problem.makeView()
      let field = problem.makeView()
      problem.addSizes(caption, width: 60 + 7 * Double(index % 5), height: 16, stretches: false)
      problem.addSizes(field, width: 125, height: 21, stretches: true)
      problem.addColumns(caption, field, window, middle)
      if let above {
        problem.add(
          Level.required, 1, 10, (field.top, 1), (above.field.top, -1), (above.field.height, -1))
        problem.add(
          preferred, 0, 10, (field.top, 1), (above.field.top, -1), (above.field.height, -1))
      } else {
        problem.add(Level.required, 1, 10, (field.top, 1), (window.top, -1))
        problem.add(preferred, 0, 10, (field.top, 1), (window.top, -1))
      }
      problem.add(
        Level.strong, 0, 0, (caption.top, 1), (caption.height, 0.5), (field.top, -1),
        (field.height, -0.5))
      above = (caption, field)
    }
    if let above {
      problem.add(
        Level.required, 1, 10, (window.top, 1), (window.height, 1), (above.field.top, -1),
        (above.field.height, -1))
    }
    return problem
  }

  private mutating func addSizes(_ view: View, width: Double, height: Double, stretches: Bool) {
    for variable in [view.left, view.top, view.width, view.height] {
      add(Level.required, 1, 0, (variable, 1))
    }
    add(Level.strong, 1, width, (view.width, 1))
    if !stretches { add(Level.weak, 0, width, (view.width, 1)) }
    add(Level.strong, 1, height, (view.height, 1))
    add(Level.strong, 0, height, (view.height, 1))
  }

  private mutating func addColumns(
    _ caption: View, _ field: View, _ window: View, _ middle: Int32
  ) {
    let preferred = 510.0
    add(Level.required, 1, 10, (caption.left, 1), (window.left, -1))
    add(preferred, 0, 10, (caption.left, 1), (window.left, -1))
    add(Level.strong, 0, 0, (field.left, 1), (middle, -1))
    let gap: [(Int32, Double)] = [(field.left, 1), (caption.left, -1), (caption.width, -1)]
    add(Level.required, 1, 10, gap)
    add(preferred, 0, 10, gap)
    let edge: [(Int32, Double)] = [
      (window.left, 1), (window.width, 1), (field.left, -1), (field.width, -1),
    ]
    add(Level.required, 1, 10, edge)
    add(preferred, 0, 10, edge)
  }
}
