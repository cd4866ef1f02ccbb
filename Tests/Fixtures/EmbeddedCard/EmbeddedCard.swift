import Anchors

/// A card with a photo and a name, laid out without Foundation, existentials or reflection.
@main struct EmbeddedCard {
  static func main() {
    let card = View("card")
    let photo = ImageView("photo")
    let name = Label("Juca", name: "name")
    card.addSubview(photo)
    card.addSubview(name)
    photo
      .topAnchor(equalTo: card.topAnchor)
      .bottomAnchor(equalTo: card.bottomAnchor)
      .leadingAnchor(equalTo: card.leadingAnchor, constant: 5)
      .widthAnchor(equalTo: 80)
      .heightAnchor(equalTo: 80)
    name
      .topAnchor(equalTo: photo.topAnchor, constant: 10)
      .leadingAnchor(equalTo: photo.trailingAnchor, constant: 5)
      .heightAnchor(equalTo: 20)

    do throws(LayoutError) {
      try card.layout(width: 320, height: nil)
      print(card.frameDescription)
      photo.widthAnchor(equalTo: 60)
      try card.layout(width: 320, height: nil)
    } catch {
      if case .unsatisfiable(let report) = error { print(report.description) }
    }
  }
}
