import Anchors

/// One view of a card where the layout put it.
struct PlacedItem {
  let name: String
  /// The frame relative to the card, y growing down, in points.
  let frame: Rect
  /// The size of the view's content, nil where it has none.
  let intrinsic: Size?
  /// The label that draws the text, if this is one.
  let label: Label?
}
