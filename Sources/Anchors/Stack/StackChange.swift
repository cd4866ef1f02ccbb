/// The constraints of a stack that may be out of date.
enum StackChange {
  case nothing
  /// Those of the items at these indices and of their neighbors.
  case items([Int])
  case all

  var isEverything: Bool {
    if case .all = self { return true }
    return false
  }

  /// Adds the item at an index.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - count: The number of items; a longer list of changes becomes `all`.
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

  /// Adds an inserted item, and increments the indices of those after it.
  ///
  /// - Parameters:
  ///   - place: The index of the item.
  ///   - count: The number of items after the insertion.
  mutating func recordInsertion(at place: Int, of count: Int) {
    movePlaces(from: place, by: 1)
    insert(place, of: count)
  }

  /// Adds the item after a removed one, and decrements the indices of those after it.
  ///
  /// - Parameters:
  ///   - place: The index of the removed item.
  ///   - count: The number of items after the removal.
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
