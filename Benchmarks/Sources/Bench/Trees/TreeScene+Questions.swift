import Anchors

/// Trees for questions about layouts, five views per card.
extension TreeScene {
  /// A peculiarity of the cards.
  enum Peculiarity {
    case none
    /// In each card the position of a view between two edges is ambiguous.
    case open
    /// In each card a height has two preferred values.
    case tie
    /// Each text ends outside its card.
    case wrongSign
    /// In the first card a text needs more room than available.
    case conflict
  }

  /// A column of cards with a photo, a badge and two texts each.
  static func askedCards(_ count: Int, _ peculiarity: Peculiarity = .none) -> TreeScene {
    let root = View("list")
    var views: [View] = []
    for index in 0..<count {
      let card = View("card\(index)")
      root.addSubview(card)
      card.leadingAnchor(equalTo: root.leadingAnchor, constant: 10)
        .topAnchor(equalTo: views.isEmpty ? root.topAnchor : views[views.count - 5].bottomAnchor)
        .widthAnchor(equalTo: 320).heightAnchor(equalTo: 100)
      let photo = ImageView("photo\(index)", imageSize: Size(width: 80, height: 80))
      let badge = View("badge\(index)")
      card.addSubview(photo)
      card.addSubview(badge)
      photo.leadingAnchor(equalTo: card.leadingAnchor, constant: 5)
        .topAnchor(equalTo: card.topAnchor, constant: 5).widthAnchor(equalTo: 80)
      badge.topAnchor(equalTo: photo.bottomAnchor).heightAnchor(equalTo: 10).widthAnchor(
        equalTo: 10)
      if peculiarity == .open {
        badge.leadingAnchor(greaterThanOrEqualTo: card.leadingAnchor)
          .trailingAnchor(lessThanOrEqualTo: card.trailingAnchor)
      } else {
        badge.leadingAnchor(equalTo: card.leadingAnchor, constant: 5)
      }
      views += [card, photo, badge]
      for (line, text) in ["Name", "Title"].enumerated() {
        let label = Label("\(text) \(index)", name: "\(text)\(index)")
        card.addSubview(label)
        label.leadingAnchor(equalTo: photo.trailingAnchor, constant: 8)
          .trailingAnchor(
            equalTo: card.trailingAnchor, constant: peculiarity == .wrongSign ? 5 : -5
          )
          .topAnchor(equalTo: line == 0 ? card.topAnchor : views[views.count - 1].bottomAnchor)
        if peculiarity == .tie, line == 1 {
          label.heightAnchor(equalTo: 20, priority: 900).heightAnchor(equalTo: 30, priority: 900)
        }
        views.append(label)
      }
    }
    if peculiarity == .conflict { views[3].widthAnchor(greaterThanOrEqualTo: 300) }
    return TreeScene(root, views, width: 340, height: 100 * Double(count)) { _, _ in }
  }

  /// A row of images at their preferred sizes.
  static func askedRow(_ count: Int) -> TreeScene {
    let root = View("row")
    var views: [View] = []
    for index in 0..<count {
      let image = ImageView("image\(index)", imageSize: Size(width: 20, height: 10))
      root.addSubview(image)
      image.topAnchor(equalTo: root.topAnchor)
        .leadingAnchor(equalTo: views.last?.trailingAnchor ?? root.leadingAnchor, constant: 2)
      views.append(image)
    }
    return TreeScene(root, views, width: 22 * Double(count), height: 100) { _, _ in }
  }
}
