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
    case .items(var indices):
      guard indices.last != index else { return }
      self = .nothing
      indices.append(index)
      self = indices.count > count ? .all : .items(indices)
    }
  }

  /// Adds an inserted item, and increments the indices of those after it.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - count: The number of items after the insertion.
  mutating func recordInsertion(at index: Int, of count: Int) {
    shiftIndices(from: index, by: 1)
    insert(index, of: count)
  }

  /// Adds the item after a removed one, and decrements the indices of those after it.
  ///
  /// - Parameters:
  ///   - index: The index of the removed item.
  ///   - count: The number of items after the removal.
  mutating func recordRemoval(at index: Int, of count: Int) {
    shiftIndices(from: index + 1, by: -1)
    insert(index, of: count)
  }

  private mutating func shiftIndices(from first: Int, by distance: Int) {
    guard case .items(var indices) = self else { return }
    self = .nothing
    for index in indices.indices where indices[index] >= first { indices[index] += distance }
    self = .items(indices)
  }
}
