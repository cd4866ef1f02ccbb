import Anchors

/// The four layouts of the solver's workloads, as trees of views.
extension TreeScene {
  /// `Problem.chain` as views.
  static func chain(_ count: Int) -> TreeScene {
    let root = View("root")
    var views = [root]
    var previous: View?
    for index in 0..<count {
      let view = ImageView(
        imageSize: Size(width: Problem.chainWidth(index), height: Problem.chainHeight(index)))
      view.setContentCompressionResistancePriority(500, for: .horizontal)
      root.addSubview(view)
      view
        .topAnchor(equalTo: previous?.bottomAnchor ?? root.topAnchor, constant: 5)
        .leadingAnchor(equalTo: root.leadingAnchor, constant: 5)
        .trailingAnchor(equalTo: root.trailingAnchor, constant: -5)
      views.append(view)
      previous = view
    }
    previous?.bottomAnchor(lessThanOrEqualTo: root.bottomAnchor, priority: 500)
    return TreeScene(root, views, width: 400, height: 30 * Double(count)) { scene, changed in
      scene.resize(width: changed ? 420 : 400)
    }
  }

  /// `chain` in UIKit's spelling: one array of constraints a view.
  static func activatedChain(_ count: Int) -> TreeScene {
    let root = View("root")
    var views = [root]
    var previous: View?
    for index in 0..<count {
      let view = ImageView(
        imageSize: Size(width: Problem.chainWidth(index), height: Problem.chainHeight(index)))
      view.setContentCompressionResistancePriority(500, for: .horizontal)
      root.addSubview(view)
      LayoutConstraint.activate([
        view.topAnchor.constraint(
          equalTo: previous?.bottomAnchor ?? root.topAnchor, constant: 5),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
      ])
      views.append(view)
      previous = view
    }
    if let previous {
      let bottom = previous.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor)
      bottom.priority = 500
      bottom.isActive = true
    }
    return TreeScene(root, views, width: 400, height: 30 * Double(count)) { scene, changed in
      scene.resize(width: changed ? 420 : 400)
    }
  }

  /// `Problem.cards` as views; the first card's width is a constraint that changes.
  static func cards(_ count: Int) -> TreeScene {
    let root = View("root")
    var views: [View] = []
    var widths: [LayoutConstraint] = []
    for index in 0..<count {
      let card = addCard(index, to: root, &views)
      card.widthAnchor(equalTo: 320, priority: .defaultHigh, into: &widths)
    }
    let edited = widths[0]
    return TreeScene(root, views, width: 340, height: 200 * Double(count)) { _, changed in
      edited.constant = changed ? 340 : 320
    }
  }

  /// `Problem.window` as views.
  static func window(_ count: Int) -> TreeScene {
    let root = View("root")
    var views = [root]
    for index in 0..<count {
      let card = addCard(index, to: root, &views)
      card.trailingAnchor(equalTo: root.trailingAnchor, constant: -10)
    }
    return TreeScene(root, views, width: 340, height: 200 * Double(count)) { scene, changed in
      scene.resize(width: changed ? 360 : 340)
    }
  }

  static func addCard(_ index: Int, to root: View, _ views: inout [View]) -> View {
    let card = View("card")
    root.addSubview(card)
    card
      .leadingAnchor(equalTo: root.leadingAnchor, constant: 10)
      .topAnchor(equalTo: root.topAnchor, constant: 200 * Double(index))
    let photo = View("photo")
    card.addSubview(photo)
    photo
      .topAnchor(equalTo: card.topAnchor)
      .leadingAnchor(equalTo: card.leadingAnchor)
      .trailingAnchor(equalTo: card.trailingAnchor)
      .heightAnchor(equalTo: 100)
    views += [card, photo]
    var previous = photo
    for _ in 0..<4 {
      let label = ImageView(imageSize: Size(width: 90, height: 20))
      card.addSubview(label)
      label
        .topAnchor(equalTo: previous.bottomAnchor, constant: 5)
        .leadingAnchor(equalTo: card.leadingAnchor, constant: 5)
        .trailingAnchor(equalTo: card.trailingAnchor, constant: -5)
      views.append(label)
      previous = label
    }
    previous.bottomAnchor(equalTo: card.bottomAnchor)
    return card
  }

  /// `Problem.grid` as views at least 20 high, because views have no negative height.
  static func grid(_ count: Int) -> TreeScene {
    let root = View("root")
    let cells = (0..<count).map { _ in View("cell") }
    for (index, cell) in cells.enumerated() {
      root.addSubview(cell)
      if index > 0 {
        cell.widthAnchor(equalTo: cells[0].widthAnchor)
          .heightAnchor(equalTo: cells[0].heightAnchor)
      }
      cell
        .leadingAnchor(
          equalTo: index % 10 == 0 ? root.leadingAnchor : cells[index - 1].trailingAnchor,
          constant: 8
        )
        .topAnchor(
          equalTo: index < 10 ? root.topAnchor : cells[index - 10].bottomAnchor, constant: 8)
    }
    cells[min(10, count) - 1].trailingAnchor(equalTo: root.trailingAnchor, constant: -8)
    cells[(count - 1) / 10 * 10].bottomAnchor(equalTo: root.bottomAnchor, constant: -8)
    return TreeScene(root, [root] + cells, width: 1000, height: gridHeight(count)) {
      scene, changed in
      scene.resize(width: changed ? 1020 : 1000)
    }
  }

  static func gridHeight(_ count: Int) -> Double {
    max(800, 8 + 28 * Double((count + 9) / 10))
  }

  /// `Problem.nested` as views, each half being a subview of its whole.
  static func nested(_ count: Int) -> TreeScene {
    let root = View("root")
    var views = [root]
    var depths = [0]
    for split in 0..<max(0, count - 1) {
      let parent = views[split]
      let (first, second) = (View("first"), View("second"))
      parent.addSubview(first)
      parent.addSubview(second)
      if depths[split] % 2 == 0 {
        first.leadingAnchor(equalTo: parent.leadingAnchor)
        second
          .leadingAnchor(equalTo: first.trailingAnchor, constant: 4)
          .trailingAnchor(equalTo: parent.trailingAnchor)
          .widthAnchor(equalTo: first.widthAnchor)
        for half in [first, second] {
          half.topAnchor(equalTo: parent.topAnchor).bottomAnchor(equalTo: parent.bottomAnchor)
        }
      } else {
        first.topAnchor(equalTo: parent.topAnchor)
        second
          .topAnchor(equalTo: first.bottomAnchor, constant: 4)
          .bottomAnchor(equalTo: parent.bottomAnchor)
          .heightAnchor(equalTo: first.heightAnchor)
        for half in [first, second] {
          half.leadingAnchor(equalTo: parent.leadingAnchor)
            .trailingAnchor(equalTo: parent.trailingAnchor)
        }
      }
      views += [first, second]
      depths += [depths[split] + 1, depths[split] + 1]
    }
    return TreeScene(root, views, width: 10000, height: 8000) { scene, changed in
      scene.resize(width: changed ? 10100 : 10000)
    }
  }
}
