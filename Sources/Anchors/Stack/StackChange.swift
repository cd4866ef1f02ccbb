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

  /// Adds the item that was inserted at a place, of so many; those behind it have moved on.
  mutating func recordInsertion(at place: Int, of count: Int) {
    movePlaces(from: place, by: 1)
    insert(place, of: count)
  }

  /// Adds the item behind one that was removed from a place, of so many that are left.
  mutating func recordRemoval(at place: Int, of count: Int) {
    movePlaces(from: place + 1, by: -1)
    insert(place, of: count)
  }

  private mutating func movePlaces(from first: Int, by distance: Int) {
    guard case .items(var places) = self else { return }
    self = .nothing
    for index in places.indices where places[index] >= first { places[index] += distance }
    self = .items(places)
  }
}
