import Anchors

/// Lists as in applications.
extension TreeScene {
  /// A column of cards with a photo and four lines of text; the list is resized.
  static func cardList(_ count: Int) -> TreeScene {
    let (root, views, _) = makeCardList(count)
    return TreeScene(root, views, width: 320, height: nil) { scene, changed in
      scene.resize(width: changed ? 360 : 320)
    }
  }

  /// The list of cards; the name on the first card changes.
  static func textChange(_ count: Int) -> TreeScene {
    let (root, views, name) = makeCardList(count)
    return TreeScene(root, views, width: 320, height: nil) { _, changed in
      name.text = changed ? "Name of another length" : "Name 0"
    }
  }

  private static func makeCardList(_ count: Int) -> (View, [View], Label) {
    let root = View("list")
    var views: [View] = []
    var names: [Label] = []
    var previous: View?
    for index in 0..<count {
      let card = View("card")
      root.addSubview(card)
      card
        .topAnchor(equalTo: previous?.bottomAnchor ?? root.topAnchor, constant: 10)
        .leadingAnchor(equalTo: root.leadingAnchor, constant: 10)
        .trailingAnchor(equalTo: root.trailingAnchor, constant: -10)
      let photo = ImageView("photo", imageSize: Size(width: 80, height: 80))
      card.addSubview(photo)
      photo
        .topAnchor(equalTo: card.topAnchor, constant: 5)
        .leadingAnchor(equalTo: card.leadingAnchor, constant: 5)
      views += [card, photo]
      var above: View?
      for text in ["Name", "Title", "555-010", "mail"] {
        let label = Label("\(text) \(index)", name: text)
        card.addSubview(label)
        label
          .topAnchor(equalTo: above?.bottomAnchor ?? card.topAnchor, constant: 5)
          .leadingAnchor(equalTo: photo.trailingAnchor, constant: 8)
          .trailingAnchor(lessThanOrEqualTo: card.trailingAnchor, constant: -5)
        if above == nil { names.append(label) }
        views.append(label)
        above = label
      }
      above?.bottomAnchor(equalTo: card.bottomAnchor, constant: -5)
      previous = card
    }
    previous?.bottomAnchor(equalTo: root.bottomAnchor, constant: -10)
    return (root, views, names[0])
  }

  /// Rows of an icon beside two texts; the first title changes.
  enum Rows {
    case top, centered
    /// Centered by anchors in place of stacks, each row as high as its contents.
    case anchors
    /// Centered, beside two widths that only a system of two equations determines.
    case besideBlock
  }

  static func rows(_ kind: Rows) -> @Sendable (Int) -> TreeScene {
    { count in
      let titles = (0..<count).map { Label("Title \($0)") }
      let lines = titles.map { title in
        let icon = View("icon")
        let row = kind == .anchors ? anchoredRow(icon, title) : stackedRow(icon, title, kind)
        icon.widthAnchor(equalTo: 40).heightAnchor(equalTo: 40)
        return row
      }
      let root = View("root")
      let list = StackView("list", axis: .vertical, spacing: 4, lines)
      root.addSubview(list)
      list.topAnchor(equalTo: root.topAnchor)
        .leadingAnchor(equalTo: root.leadingAnchor).trailingAnchor(equalTo: root.trailingAnchor)
      if kind == .besideBlock { addBlock(to: root) }
      return TreeScene(root, titles, width: 375, height: Double(90 * count)) { _, changed in
        titles[0].text = changed ? "Another title" : "Title 0"
      }
    }
  }

  private static func stackedRow(_ icon: View, _ title: Label, _ kind: Rows) -> View {
    let texts = StackView("texts", axis: .vertical, spacing: 2, [title, Label("Detail")])
    return StackView(
      "row", axis: .horizontal, spacing: 8, alignment: kind == .top ? .top : .center, [icon, texts])
  }

  private static func anchoredRow(_ icon: View, _ title: Label) -> View {
    let row = View("row")
    for view in [icon, title] {
      row.addSubview(view)
      view.centerYAnchor(equalTo: row.centerYAnchor)
        .topAnchor(greaterThanOrEqualTo: row.topAnchor)
        .bottomAnchor(lessThanOrEqualTo: row.bottomAnchor)
    }
    icon.leadingAnchor(equalTo: row.leadingAnchor)
    title.leadingAnchor(equalTo: icon.trailingAnchor, constant: 8)
      .trailingAnchor(equalTo: row.trailingAnchor)
    row.heightAnchor(equalTo: 0, priority: 50)
    return row
  }

  private static func addBlock(to root: View) {
    let (first, second) = (View("first"), View("second"))
    for view in [first, second] {
      root.addSubview(view)
      view.topAnchor(equalTo: root.topAnchor).leadingAnchor(equalTo: root.leadingAnchor)
        .heightAnchor(equalTo: 5)
    }
    first.widthAnchor(equalTo: second.widthAnchor, constant: 10)
      .widthAnchor(equalTo: second.widthAnchor, multiplier: -1, constant: 100)
  }
}
