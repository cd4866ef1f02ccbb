import Anchors

/// One view of a card after its layout.
struct PlacedItem {
  let name: String
  /// The frame in points, relative to the card's top left corner, y growing downward.
  let frame: Rect
  /// The size of the view's content, or nil without content.
  let intrinsic: Size?
  /// The label that draws the text, or nil for other views.
  let label: Label?
  /// True if the view shows the photo, or initials in its place.
  let isPhoto: Bool
}
