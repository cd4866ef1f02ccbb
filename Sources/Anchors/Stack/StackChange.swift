/// What of a stack's constraints may be out of date.
enum StackChange {
  case nothing
  /// Those of the items at these places and of their neighbors.
  case items([Int])
  case all

  var isEverything: Bool {
    if case .all = self { return true }
    return false
  }

  /// Adds the item at a place, of so many.
  mutating func insert(_ index: Int, of count: Int) {
    switch self {
    case .all: return
    case .nothing: self = .items([index])
    case .items(var places):
      guard places.last != index else { return }
      self = .nothing
      places.append(index)
      self = places.count > count ? .all : .items(places)
    }
  }
}
