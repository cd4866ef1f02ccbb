extension Problem {
  /// A column of business cards of a photo and four labels; the first card's width is edited.
  static func cards(_ count: Int) -> Problem {
    var problem = Problem()
    for index in 0..<count {
      problem.addCard(index)
    }
    return problem
  }

  /// The cards in a window that is resized together with all of them.
  static func window(_ count: Int) -> Problem {
    var problem = Problem()
    let root = problem.makeView()
    problem.add(Level.required, 0, 0, (root.left, 1))
    problem.add(Level.required, 0, 0, (root.top, 1))
    problem.addEdit(root.width, Level.strong, 340, other: 360)
    problem.add(Level.strong, 0, 200 * Double(count), (root.height, 1))
    for index in 0..<count {
      problem.addCard(index, in: root)
    }
    return problem
  }

  private mutating func addCard(_ index: Int, in window: View? = nil) {
    let card = makeView()
    if let window {
      add(Level.required, 0, 10, (card.left, 1), (window.left, -1))
      add(Level.required, 0, 200 * Double(index), (card.top, 1), (window.top, -1))
      add(
        Level.required, 0, -10, (card.left, 1), (card.width, 1), (window.left, -1),
        (window.width, -1))
    } else {
      add(Level.required, 0, 10, (card.left, 1))
      add(Level.required, 0, 200 * Double(index), (card.top, 1))
      if index == 0 {
        addEdit(card.width, Level.strong, 320, other: 340)
      } else {
        add(Level.strong, 0, 320, (card.width, 1))
      }
    }
    let photo = makeView()
    add(Level.required, 0, 0, (photo.top, 1), (card.top, -1))
    add(Level.required, 0, 0, (photo.left, 1), (card.left, -1))
    add(
      Level.required, 0, 0, (photo.left, 1), (photo.width, 1), (card.left, -1), (card.width, -1))
    add(Level.required, 0, 100, (photo.height, 1))
    var previous = photo
    for _ in 0..<4 {
      let label = makeView()
      add(Level.required, 0, 5, (label.top, 1), (previous.top, -1), (previous.height, -1))
      add(Level.required, 0, 5, (label.left, 1), (card.left, -1))
      add(
        Level.required, 0, -5, (label.left, 1), (label.width, 1), (card.left, -1),
        (card.width, -1))
      add(Level.weak, -1, 20, (label.height, 1))
      add(Level.strong, 1, 20, (label.height, 1))
      add(Level.weak, -1, 90, (label.width, 1))
      add(Level.strong, 1, 90, (label.width, 1))
      previous = label
    }
    add(
      Level.required, 0, 0, (previous.top, 1), (previous.height, 1), (card.top, -1),
      (card.height, -1))
  }
}
