import Anchors

let card = View("card")
let photo = ImageView("photo")
card.addSubview(photo)
photo
  .leadingAnchor(equalTo: card.leadingAnchor, constant: 5)
  .trailingAnchor(equalTo: card.trailingAnchor, constant: -5)
  .widthAnchor(equalTo: 80, identifier: "photo width")

do {
  try card.layout(width: 320, height: 80)
} catch LayoutError.unsatisfiable(let report) {
  print(report)
}
