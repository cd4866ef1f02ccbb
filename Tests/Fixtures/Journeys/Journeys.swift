import Anchors
import Simplex

// Makes the calls of the journey that the argument names; those before it are not counted.

/// Sets the counters of coverage to zero.
@_extern(c, "__llvm_profile_reset_counters") func beginJourney()

/// A card with a photo and a text beside it.
func card() -> (card: View, photo: View, text: Label, width: LayoutConstraint) {
  let card = View("card")
  let photo = View("photo")
  let text = Label("Ada Lovelace", name: "text")
  card.addSubview(photo)
  card.addSubview(text)
  photo.leadingAnchor(equalTo: card.leadingAnchor).topAnchor(equalTo: card.topAnchor)
    .bottomAnchor(equalTo: card.bottomAnchor).heightAnchor(equalToConstant: 40)
  text.leadingAnchor(equalTo: photo.trailingAnchor, constant: 8)
    .trailingAnchor(equalTo: card.trailingAnchor).topAnchor(equalTo: card.topAnchor)
  let width = photo.widthAnchor.constraint(equalToConstant: 40)
  width.isActive = true
  return (card, photo, text, width)
}

let (root, photo, text, width) = card()
switch CommandLine.arguments.last {
case "a chain call":
  beginJourney()
  text.widthAnchor(greaterThanOrEqualToConstant: 20)
case "a first layout":
  beginJourney()
  try root.layout(width: 200, height: nil)
case "a constant, then a layout":
  try root.layout(width: 200, height: nil)
  beginJourney()
  width.constant = 50
  try root.layout(width: 200, height: nil)
case "a view removed, then a layout":
  try root.layout(width: 200, height: nil)
  beginJourney()
  text.removeFromSuperview()
  try root.layout(width: 200, height: nil)
case "a conflict, reported":
  photo.widthAnchor(equalToConstant: 60)
  beginJourney()
  do { try root.layout(width: 200, height: nil) } catch { _ = "\(error)" }
case "`solver.add`":
  var solver = Solver()
  let (left, right) = (solver.makeVariable("left"), solver.makeVariable("right"))
  beginJourney()
  try solver.add(left >= 10)
  try solver.add(right == left + 100)
default: break
}
