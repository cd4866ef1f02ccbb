import Anchors

/// Self-sizing cells as in applications: an avatar, a title, a date and a wrapping text.
extension TreeScene {
  private struct Cell {
    let root = View("cell")
    let title = Label("", name: "title")
    let date = Label("", name: "date")
    let body = Label("", name: "body")

    init() {
      let avatar = View("avatar")
      body.numberOfLines = 0
      for view in [avatar, title, date, body] { root.addSubview(view) }
      avatar
        .leadingAnchor(equalTo: root.leadingAnchor, constant: 16)
        .topAnchor(equalTo: root.topAnchor, constant: 11)
        .widthAnchor(equalTo: 40)
        .heightAnchor(equalTo: 40)
        .bottomAnchor(lessThanOrEqualTo: root.bottomAnchor, constant: -11)
      title
        .leadingAnchor(equalTo: avatar.trailingAnchor, constant: 12)
        .topAnchor(equalTo: root.topAnchor, constant: 11)
      date
        .leadingAnchor(equalTo: title.trailingAnchor, constant: 8)
        .trailingAnchor(equalTo: root.trailingAnchor, constant: -16)
        .topAnchor(equalTo: title.topAnchor)
      date.setContentHuggingPriority(251, for: .horizontal)
      date.setContentCompressionResistancePriority(751, for: .horizontal)
      body
        .leadingAnchor(equalTo: title.leadingAnchor)
        .trailingAnchor(equalTo: root.trailingAnchor, constant: -16)
        .topAnchor(equalTo: title.bottomAnchor, constant: 4)
        .bottomAnchor(equalTo: root.bottomAnchor, constant: -11)
    }

    func show(_ message: Message) {
      title.text = message.title
      date.text = message.date
      body.text = message.body
    }
  }

  private struct Message {
    let title: String
    let date: String
    let body: String

    /// Bodies of 3 to 47 words.
    static let all: [Message] = {
      let words = [
        "the", "quick", "brown", "fox", "jumps", "over", "a", "lazy", "dog", "while", "seven",
        "wizards", "brew", "strong", "tea", "in", "old", "copper", "pots", "near", "harbor",
      ]
      var random = SplitMix64(seed: 11)
      return (0..<10_000).map { index in
        let length = Int(random.number(3...47))
        let body = (0..<length).map { _ in words[Int(random.number(0...20))] }
        return Message(
          title: "Sender \(index)", date: "\(1 + index % 12):\(10 + index % 49)",
          body: body.joined(separator: " "))
      }
    }()
  }

  /// One cell laid out for each row of a list; a change goes through all rows.
  static func reusedCell(_ count: Int) -> TreeScene {
    let cell = Cell()
    let messages = Message.all.prefix(count)
    cell.show(messages[0])
    return TreeScene(cell.root, [cell.root, cell.body], width: 375, height: nil) { scene, _ in
      for message in messages {
        cell.show(message)
        _ = try scene.layOut()
      }
    }
  }

  /// One cell whose fitting size is computed for each row of a list.
  static func fittedCell(_ count: Int) -> TreeScene {
    let cell = Cell()
    return fitting(cell, in: cell, for: count)
  }

  /// A cell used only for fitting sizes, next to the one in the list.
  static func prototypeCell(_ count: Int) -> TreeScene { fitting(Cell(), in: Cell(), for: count) }

  private static func fitting(_ fitted: Cell, in cell: Cell, for count: Int) -> TreeScene {
    let messages = Message.all.prefix(count)
    cell.show(messages[0])
    return TreeScene(cell.root, [cell.root, cell.body], width: 375, height: nil) { _, _ in
      for message in messages {
        fitted.show(message)
        _ = try fitted.root.systemLayoutSizeFitting(
          Size(width: 375, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      }
    }
  }

  /// A column of cells, resized in steps of 8 points between 320 and 720.
  static func screen(_ count: Int) -> TreeScene {
    let root = View("screen")
    var views: [View] = []
    for message in Message.all.prefix(count) {
      let cell = Cell()
      cell.show(message)
      root.addSubview(cell.root)
      cell.root
        .topAnchor(equalTo: views.last?.bottomAnchor ?? root.topAnchor)
        .leadingAnchor(equalTo: root.leadingAnchor)
        .trailingAnchor(equalTo: root.trailingAnchor)
      views.append(cell.root)
    }
    views.last?.bottomAnchor(equalTo: root.bottomAnchor)
    var step = 0
    return TreeScene(root, views, width: 320, height: nil) { scene, _ in
      step = (step + 1) % 100
      scene.resize(width: 320 + 8 * Double(min(step, 100 - step)))
    }
  }

  /// A column of labels in a stack view; one is inserted in the middle and removed.
  static func stackInsert(_ count: Int) -> TreeScene {
    let column = StackView(axis: .vertical, spacing: 5, name: "column")
    let labels = (0..<count).map { Label("Label \($0)") }
    for label in labels { column.addArrangedSubview(label) }
    let added = Label("One more")
    return TreeScene(column, labels, width: 200, height: nil) { _, changed in
      if changed {
        column.insertArrangedSubview(added, at: count / 2)
      } else {
        added.removeFromSuperview()
      }
    }
  }

  /// `Problem.window` as views; the second half of the cards is removed and made again.
  static func cardsRemoval(_ count: Int) -> TreeScene {
    let root = View("root")
    var kept: [View] = []
    func makeCards(_ range: Range<Int>, _ views: inout [View]) -> [View] {
      range.map { index in
        let card = addCard(index, to: root, &views)
        card.trailingAnchor(equalTo: root.trailingAnchor, constant: -10)
        return card
      }
    }
    _ = makeCards(0..<count / 2, &kept)
    var ignored: [View] = []
    var others = makeCards(count / 2..<count, &ignored)
    return TreeScene(root, kept, width: 340, height: 200 * Double(count)) { _, changed in
      if changed {
        for card in others { card.removeFromSuperview() }
        others = []
      } else {
        var ignored: [View] = []
        others = makeCards(count / 2..<count, &ignored)
      }
    }
  }
}
