import Anchors

/// The layout of every use: pictures as wide as the card less ten points, and 80 wide: a conflict.
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
