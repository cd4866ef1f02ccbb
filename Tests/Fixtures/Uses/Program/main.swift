import Anchors

let names = ["a", "b"].map { $0 + "!" }
let card = View("card")
let photo = View("photo")
card.addSubview(photo)
photo.edges(equalTo: card).widthAnchor(equalTo: 80)
do {
  try card.layout(width: 320, height: 80)
} catch LayoutError.unsatisfiable(let report) {
  print(names, report)
}
for width in [240.0, 320].sorted(by: >) {
  do {
    try card.layout(width: width, height: nil)
  } catch LayoutError.unsatisfiable(let report) {
    print(report.members.map { $0.multiplier })
  }
}
