import Anchors

/// What every use lays out: a picture as wide as the card less ten points, which clashes with its own width.
func makeCard(_ names: [String]) -> View {
  let card = View("card")
  for name in names {
    let photo = View(name)
    card.addSubview(photo)
    photo
      .leadingAnchor(equalTo: card.leadingAnchor, constant: 5)
      .trailingAnchor(equalTo: card.trailingAnchor, constant: -5)
      .widthAnchor(equalTo: 80)
  }
  return card
}
