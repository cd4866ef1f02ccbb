import Anchors

let card = View("card")
let photo = ImageView("photo")
let name = Label("Juca dos Santos", name: "name")
card.addSubview(photo)
card.addSubview(name)

photo
  .topAnchor(equalTo: card.topAnchor, constant: 5)
  .bottomAnchor(equalTo: card.bottomAnchor, constant: -5)
  .leadingAnchor(equalTo: card.leadingAnchor, constant: 5)
  .widthAnchor(equalTo: 80)
  .heightAnchor(equalTo: 80)
name
  .leadingAnchor(equalTo: photo.trailingAnchor, constant: 8)
  .trailingAnchor(equalTo: card.trailingAnchor, constant: -5)
  .centerYAnchor(equalTo: photo.centerYAnchor)

try card.layout(width: 320, height: nil)
print(card.frameDescription)
