/// A guide that comes with every item, or with a scroll view.
enum ItemGuide: String, CaseIterable {
  case margins
  case safeArea
  case readable
  case contentGuide
  case frameGuide
}
