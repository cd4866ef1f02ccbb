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
}
