import Anchors

/// The five situations named in "High Performance Auto Layout", WWDC 2018, session 220, built from
/// their names, because no code was published.
extension TreeScene {
  /// Views side by side; the first gap changes, so that all move.
  static func longRow(_ count: Int) -> TreeScene {
    let root = View("root")
    var views: [View] = []
    var gaps: [LayoutConstraint] = []
    for index in 0..<count {
      let view = ImageView(imageSize: Size(width: Problem.chainWidth(index), height: 20))
      root.addSubview(view)
      view
        .leadingAnchor(
          equalTo: views.last?.trailingAnchor ?? root.leadingAnchor, constant: 8, into: &gaps
        )
        .topAnchor(equalTo: root.topAnchor)
      views.append(view)
    }
    let first = gaps[0]
    return TreeScene(root, views, width: 100 * Double(count), height: 40) { _, changed in
      first.constant = changed ? 12 : 8
    }
  }

  /// Nested views; the outermost inset changes, so that all shrink.
  static func deepHierarchy(_ count: Int) -> TreeScene {
    let root = View("root")
    var views: [View] = []
    var insets: [LayoutConstraint] = []
    for _ in 0..<count {
      let parent = views.last ?? root
      let view = View("inner")
      parent.addSubview(view)
      view
        .leadingAnchor(equalTo: parent.leadingAnchor, constant: 1, into: &insets)
        .trailingAnchor(equalTo: parent.trailingAnchor, constant: -1)
        .topAnchor(equalTo: parent.topAnchor, constant: 1)
        .bottomAnchor(equalTo: parent.bottomAnchor, constant: -1)
      views.append(view)
    }
    let outermost = insets[0]
    let size = 2 * Double(count) + 100
    return TreeScene(root, views, width: size, height: size) { _, changed in
      outermost.constant = changed ? 3 : 1
    }
  }

  /// Independent cells at fixed positions; the text in the middle one changes.
  static func collection(_ count: Int) -> TreeScene {
    let root = View("root")
    var views: [View] = []
    var titles: [Label] = []
    for index in 0..<count {
      let cell = View("cell")
      root.addSubview(cell)
      cell
        .leadingAnchor(equalTo: root.leadingAnchor, constant: Double(index % 5) * 160)
        .topAnchor(equalTo: root.topAnchor, constant: Double(index / 5) * 90)
        .widthAnchor(equalTo: 150)
        .heightAnchor(equalTo: 80)
      let icon = ImageView("icon", imageSize: Size(width: 40, height: 40))
      let title = Label("Title \(index)", name: "title")
      let detail = Label("Detail \(index)", name: "detail")
      for view in [icon, title, detail] { cell.addSubview(view) }
      icon
        .leadingAnchor(equalTo: cell.leadingAnchor, constant: 8)
        .centerYAnchor(equalTo: cell.centerYAnchor)
      title
        .leadingAnchor(equalTo: icon.trailingAnchor, constant: 8)
        .trailingAnchor(lessThanOrEqualTo: cell.trailingAnchor, constant: -8)
        .topAnchor(equalTo: cell.topAnchor, constant: 8)
      detail
        .leadingAnchor(equalTo: title.leadingAnchor)
        .trailingAnchor(lessThanOrEqualTo: cell.trailingAnchor, constant: -8)
        .topAnchor(equalTo: title.bottomAnchor, constant: 4)
      views += [cell, icon, title, detail]
      titles.append(title)
    }
    let middle = titles[count / 2]
    return TreeScene(root, views, width: 800, height: 18 * Double(count) + 100) { _, changed in
      middle.text = changed ? "A longer title" : "Title"
    }
  }

  /// A tree of halves whose position in the root changes; nothing in it moves in its superview.
  static func movingTree(_ count: Int) -> TreeScene {
    let inner = nested(count)
    let root = View("root")
    root.addSubview(inner.root)
    var places: [LayoutConstraint] = []
    inner.root
      .leadingAnchor(equalTo: root.leadingAnchor, constant: 10, into: &places)
      .topAnchor(equalTo: root.topAnchor, constant: 10)
      .widthAnchor(equalTo: 10000)
      .heightAnchor(equalTo: 8000)
    let place = places[0]
    return TreeScene(root, inner.views, width: 12000, height: 9000) { _, changed in
      place.constant = changed ? 50 : 10
    }
  }

  /// A column of rows; the last, a tree of half of the views, is removed and added again.
  static func hierarchyRemoval(_ count: Int) -> TreeScene {
    let root = View("root")
    var views: [View] = []
    for _ in 0..<count / 2 {
      let row = ImageView(imageSize: Size(width: 100, height: 20))
      root.addSubview(row)
      row
        .topAnchor(equalTo: views.last?.bottomAnchor ?? root.topAnchor, constant: 2)
        .leadingAnchor(equalTo: root.leadingAnchor)
        .trailingAnchor(equalTo: root.trailingAnchor)
      views.append(row)
    }
    let tree = nested(max(1, count / 4))
    let above = views.last
    func attach() {
      root.addSubview(tree.root)
      tree.root
        .topAnchor(equalTo: above?.bottomAnchor ?? root.topAnchor)
        .leadingAnchor(equalTo: root.leadingAnchor)
        .trailingAnchor(equalTo: root.trailingAnchor)
        .bottomAnchor(equalTo: root.bottomAnchor)
    }
    attach()
    let size = 30 * Double(count) + 1000
    return TreeScene(root, views + tree.views, width: size, height: size) { _, changed in
      if changed { tree.root.removeFromSuperview() } else { attach() }
    }
  }
}
